import type { ReactNode } from 'react';
import { ArrowLink, Label, Lead, Title } from './words.tsx';

interface IntroProps {
  readonly slice: {
    readonly title: string | null;
    readonly label?: string | null;
    readonly text?: string | null;
    readonly link_text?: string | null;
    readonly link_url?: string | null;
  };
  readonly isFirst?: boolean;
}

/** The head of a slice: label, title, a sentence, and where to see all of it. */
export function Intro({ slice, isFirst = false }: IntroProps) {
  const { title, label = null, text = null, link_text = null, link_url = null } = slice;
  if (!title && !label && !text && !link_text) return null;
  return (
    <header className="intro">
      <Label>{label}</Label>
      <Title isFirst={isFirst}>{title}</Title>
      <Lead>{text}</Lead>
      <ArrowLink text={link_text} address={link_url} />
    </header>
  );
}

interface SectionProps {
  /** The slice's own class, and one for its composition: 'chapter', 'chapter-left'. */
  readonly name: string;
  readonly layout?: string | null;
  readonly children: ReactNode;
}

/** A slice on the twelve columns of the sheet. */
export const Section = ({ name, layout, children }: SectionProps) => (
  <section className={`slice sheet ${name}${layout ? ` ${name}-${layout}` : ''}`}>{children}</section>
);
