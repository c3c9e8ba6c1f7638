import { createContext, useContext } from 'react';
import type { Field } from '../../../domain/fields/field.ts';
import { fieldsInside } from '../../../domain/fields/nested.ts';
import { isLanguage, type Language } from '../../../domain/language.ts';
import { isWords } from '../../../domain/record/beyond-words.ts';

/** The languages whose words alone may be changed in a form; undefined where no role narrows it so. */
export const WordsIn = createContext<readonly Language[] | undefined>(undefined);

export const useWordsIn = () => useContext(WordsIn);

/** The language of a path: that of its locale, or of the one text of two it names, 'versions.0.title.es'. */
function languageOf(path: string): Language | undefined {
  const [first, second] = path.split('.');
  const named = first === 'locale' ? second : path.split('.').at(-1);
  return isLanguage(named) ? named : undefined;
}

/** Whether somebody who may change the words of these languages must leave a field as it is. A list keeps its entries. */
export function isKeptFrom(wordsIn: readonly Language[], field: Field, path: string): boolean {
  // Both halves of a text that is asked twice decide for themselves.
  if (field.type === 'paired') return false;
  if (fieldsInside(field)) return true;
  const language = languageOf(path);
  const isMine = language !== undefined && wordsIn.includes(language);
  return !isMine || !isWords(path.split('.').at(-1)!, field);
}
