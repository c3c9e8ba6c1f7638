import { type Avoided, avoidable, type Diet, diets } from '../../domain/dining/my-table.ts';
import { fillIn, useKitPhrases, useLanguage } from '../language/language.tsx';
import { listInWords } from '../language/list-in-words.ts';

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

  const about = avoidable.filter((one) => asks.includes(one)).map((one) => phrases[`about-${one}`]);
  const whether = diets
    .filter((one) => asks.includes(one))
    .map((one) => phrases[one].toLocaleLowerCase(language));
  const said = [
    about.length > 0 && fillIn(phrases['ask-about'], { what: listInWords(about, language) }),
    whether.length > 0 &&
      fillIn(phrases['ask-whether'], { what: listInWords(whether, language, 'disjunction') }),
  ].filter(Boolean);
  return said.length > 0 ? <p className={className}>{said.join(' · ')}</p> : null;
}
