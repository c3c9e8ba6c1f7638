import { createContext, type ReactNode } from 'react';
import { Markdown } from '../../web/markdown/markdown.tsx';
import { type Language, languageNames } from '../../domain/language.ts';
import { unbroken } from '../../domain/unbroken.ts';
import { useKitPhrases, useLanguage } from '../../web/language/language.tsx';
import { useCounted, useLeading, useSay } from '../site-context.tsx';

/** One to three words in small capitals above a title. */
export const Label = ({
  children,
  lang,
}: {
  readonly children: ReactNode;
  readonly lang?: Language | undefined;
}) =>
  children ? (
    <p className="label" lang={lang}>
      {children}
    </p>
  ) : null;

/** ' (en inglés)' behind the way to what is written in another language than the page. */
export function WrittenIn({ language }: { readonly language: Language | undefined }) {
  const say = useSay();
  const own = useLanguage();
  if (!language) return null;
  return <> {unbroken(`(${say('written-in', { language: languageNames[own][language] })})`)}</>;
}

interface TitleProps {
  readonly children: ReactNode;
  /** The one h1 of the page. */
  readonly isFirst?: boolean;
  /** As large as the title of the page. */
  readonly isDisplay?: boolean;
}

export function Title({ children, isFirst = false, isDisplay = isFirst }: TitleProps) {
  if (!children) return null;
  const Heading = isFirst ? 'h1' : 'h2';
  return (
    <Heading className={isDisplay ? 'display' : 'title'}>
      {typeof children === 'string' ? <Unhyphenated text={children} /> : children}
    </Heading>
  );
}

/** Words whose lines do not end after the hyphen of one: 'single- / use', or half an address. */
export const Unhyphenated = ({ text }: { readonly text: string }) =>
  text.split(/( )/).map((word, at) =>
    /\S-\S/.test(word) ? (
      <span key={at} className="unhyphenated">
        {word}
      </span>
    ) : (
      word
    ),
  );

/** Whether a slice has a heading of its own, below which those inside it stand. */
export const HasOwnHeading = createContext(true);

export const Lead = ({ children }: { readonly children: ReactNode }) =>
  children ? (
    <p className="lead">{typeof children === 'string' ? <Unhyphenated text={children} /> : children}</p>
  ) : null;

interface ArrowLinkProps {
  readonly text: string | null;
  readonly address: string | null;
  /** Filled with the colour of the site. */
  readonly isButton?: boolean;
  /** Of what it leads to, where it is not that of the page. */
  readonly language?: Language | undefined;
}

/** A link that staff wrote: of this site, to a tab of its own, or a call. Nothing where it leads nowhere. */
export function ArrowLink({ text, address, isButton = false, language }: ArrowLinkProps) {
  const leading = useLeading()(address);
  const newTab = useKitPhrases()['opens-in-new-tab'];
  const counted = useCounted();
  if (!text || !leading) return null;
  const { href, isOutside } = leading;
  return (
    <a
      className={isButton ? 'button' : 'arrow'}
      href={href}
      hrefLang={language}
      {...counted}
      {...(isOutside ? { target: '_blank', rel: 'noopener' } : {})}
    >
      {text}
      <WrittenIn language={language} />
      {isOutside && <span className="unseen"> ({newTab})</span>}
    </a>
  );
}

/** Words that staff wrote in several paragraphs, as safe HTML. */
export function Prose({ html }: { readonly html: string | null }) {
  const leading = useLeading();
  const hrefOf = (address: string) => {
    const found = leading(address);
    return found && !found.isOutside ? found.href : undefined;
  };
  return <Markdown html={html} className="prose" hrefOf={hrefOf} />;
}
