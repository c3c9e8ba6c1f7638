import { useLanguage } from '../staff-language.tsx';

const formats = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }),
  es: new Intl.DateTimeFormat('es-MX', { dateStyle: 'medium', timeStyle: 'short' }),
};

/** An instant in the reader's language and their own time zone. */
export function When({ at }: { readonly at: string }) {
  const language = useLanguage();
  return <time dateTime={at}>{formats[language].format(new Date(at))}</time>;
}
