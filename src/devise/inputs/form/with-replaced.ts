import type { Field, Fields } from '../../../domain/fields/field.ts';
import { replacedText } from '../../../domain/fields/replacement.ts';
import type { Language } from '../../../domain/language.ts';
import { longestReplacement, placeholdersIn } from '../../../domain/phrases/placeholders.ts';

function helpIn(text: string) {
  const placeholders = placeholdersIn(text);
  const most = longestReplacement(text);
  const kept = (word: string, and: string) =>
    placeholders.length > 0 ? ` · ${word} ${placeholders.join(` ${and} `)}` : '';
  return {
    en: `Built in: “${text}”${kept('Keep', 'and')} · At most ${most} characters`,
    es: `Incluida: «${text}»${kept('Conserve', 'y')} · Como máximo ${most} caracteres`,
  };
}

/** A field that replaces a phrase says which one in the language that it is written in, and what of it has to stay. */
export function withReplaced<F extends Field>(
  field: F,
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  language: Language,
): F {
  const text = replacedText(fields, field, values, language);
  return text === undefined ? field : { ...field, help: helpIn(text) };
}
