import { createContext, useContext } from 'react';
import type { Field } from '../../../domain/fields/field.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import { defaultLanguage, isLanguage, type Language, otherLanguage } from '../../../domain/language.ts';
import { isTranslatable } from '../../../domain/record/leaves.ts';

/** The languages whose words alone may be changed in a form; undefined where no role narrows it so. */
export const WordsIn = createContext<readonly Language[] | undefined>(undefined);

export const useWordsIn = () => useContext(WordsIn);

/** Whether the form's site is written in both languages; one that is not shows its first language alone. */
export const IsLocalized = createContext(true);

export const useIsLocalized = () => useContext(IsLocalized);

/** Whether what is written stands in an entry that is shown in one language alone, and needs no translation. */
export const IsOfOneLanguage = createContext(false);

export const useIsOfOneLanguage = () => useContext(IsOfOneLanguage);

/** The language in which the form's site says what is required. */
export const FirstLanguage = createContext<Language>(defaultLanguage);

export const useFirstLanguage = () => useContext(FirstLanguage);

/** The languages of a form in their order: what is translated stands beside its translation. */
export function useLanguagesInOrder(): readonly [Language, Language] {
  const first = useFirstLanguage();
  return [first, otherLanguage(first)];
}

/** The language of a path: that of its locale, or of the one text of two it names, 'versions.0.title.es'. */
function languageOf(path: string): Language | undefined {
  const [first, second] = path.split('.');
  const named = first === 'locale' ? second : path.split('.').at(-1);
  return isLanguage(named) ? named : undefined;
}

/** Whether somebody who may change the words of these languages must leave a field as it is. A list keeps its entries. */
export function isKeptFrom(wordsIn: readonly Language[], field: Field, path: string): boolean {
  if (fieldTypeOf(field).holds) return true;
  const language = languageOf(path);
  const isMine = language !== undefined && wordsIn.includes(language);
  return !isMine || !isTranslatable(field);
}
