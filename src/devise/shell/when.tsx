import { type Language, localeTags } from '../../domain/language.ts';
import { useLanguage } from '../staff-language.tsx';

const formatFor = (locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
const formats = { en: formatFor(localeTags.en), es: formatFor(localeTags.es) };

/** An instant by a format of `Intl`; the half of the day in Spanish as `formatTime` writes it, for browsers differ there. */
export const formatMoment = (instant: string, format: Intl.DateTimeFormat): string =>
  format.format(new Date(instant)).replace(/([ap])\.\s?m\./, '$1.\u00a0m.');

/** An instant in the reader's own zone, for whoever wants to know exactly. */
export const exactly = (instant: string, language: Language): string =>
  formatMoment(instant, formats[language]);

/** An instant in the reader's language and their own time zone. */
export function When({ at }: { readonly at: string }) {
  return <time dateTime={at}>{exactly(at, useLanguage())}</time>;
}
