import { type Avoided, avoidable, type Diet, diets } from '../../domain/dining/my-table.ts';
import type { Language } from '../../domain/language.ts';
import { fillIn, useKitPhrases, useLanguage } from '../language/language.tsx';

/** 'nuts, shellfish and gluten' without a comma before the last. */
const locales: Readonly<Record<Language, string>> = { en: 'en-GB', es: 'es' };

/** What a dish's tags leave open, as a request to ask: 'Ask about gluten · Ask if it is vegan'. */
export function Asks({
  asks,
  className,
}: {
  asks: readonly (Avoided | Diet)[];
  className?: string | undefined;
}) {
  const phrases = useKitPhrases();
  const language = useLanguage();
  const listed = (words: readonly string[], type: 'conjunction' | 'disjunction') =>
    new Intl.ListFormat(locales[language], { type }).format(words);

  const about = avoidable.filter((one) => asks.includes(one)).map((one) => phrases[`about-${one}`]);
  const whether = diets
    .filter((one) => asks.includes(one))
    .map((one) => phrases[one].toLocaleLowerCase(language));
  const said = [
    about.length > 0 && fillIn(phrases['ask-about'], { what: listed(about, 'conjunction') }),
    whether.length > 0 && fillIn(phrases['ask-whether'], { what: listed(whether, 'disjunction') }),
  ].filter(Boolean);
  return said.length > 0 ? <p className={className}>{said.join(' · ')}</p> : null;
}
