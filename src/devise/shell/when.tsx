import { useLanguage } from '../staff-language.tsx';
import { exactly } from '../workflow/when.ts';

/** An instant in the reader's language and their own time zone. */
export function When({ at }: { readonly at: string }) {
  const language = useLanguage();
  return <time dateTime={at}>{exactly(at, language)}</time>;
}
