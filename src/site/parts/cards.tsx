import { type ReactNode, use } from 'react';
import type { Card } from '../view.ts';
import { Photo } from './photo.tsx';
import { HasOwnHeading, Label, Unhyphenated } from './words.tsx';

/** How slices show a record of the site. */

/** The `sizes` of a picture that is most of a page's width on a desktop, and of one of three in a line. */
export const LARGE = '(min-width: 900px) 60vw, 100vw';
export const SMALL = '(min-width: 900px) 34vw, 100vw';

export function CardTitle({ card }: { readonly card: Card }) {
  const Heading = use(HasOwnHeading) ? 'h3' : 'h2';
  return (
    <Heading className="card-title">
      <a href={card.href} lang={card.language} hrefLang={card.language}>
        <Unhyphenated text={card.title} />
      </a>
    </Heading>
  );
}

interface PictureCardProps {
  readonly card: Card;
  readonly sizes: string;
  readonly ratio: string;
  readonly className?: string;
  /** Facts below the text. */
  readonly children?: ReactNode;
}

export const PictureCard = ({ card, sizes, ratio, className, children }: PictureCardProps) => (
  <article className={['card', className].filter(Boolean).join(' ')}>
    <Photo picture={card.picture} sizes={sizes} ratio={ratio} isDecorative />
    <Label lang={card.language}>{card.label}</Label>
    <CardTitle card={card} />
    {card.text && <p lang={card.language}>{card.text}</p>}
    {children}
  </article>
);

/** Records by name and text, without a picture. */
export const CardList = ({ cards }: { readonly cards: readonly Card[] }) => (
  <ul className="card-list">
    {cards.map((card) => (
      <li key={card.href}>
        <Label>{card.label}</Label>
        <CardTitle card={card} />
        {card.text && <p>{card.text}</p>}
      </li>
    ))}
  </ul>
);

/** What a slice says that finds no record. */
export const Nothing = ({ children }: { readonly children: string }) => <p className="nothing">{children}</p>;
