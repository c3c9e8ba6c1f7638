import { type Language, languages } from '../../../domain/language.ts';
import type { DifferentSlice } from './compare-pages.ts';
import type { comparePhrases } from './phrases.ts';

type Words = (typeof comparePhrases)['en'];

/** The one language in which alone a slice says something else; undefined where it differs in more than that. */
function onlyChangedIn({ changes }: DifferentSlice): Language | undefined {
  return languages.find((one) => changes.length > 0 && changes.every(({ language }) => language === one));
}

/** What differs of a slice, in words: 'Moved, Changed'. A change that the language shown has no part in names its own. */
export const differencesIn =
  (words: Words, shown?: Language) =>
  (slice: DifferentSlice): string => {
    const only = onlyChangedIn(slice);
    return slice.differences
      .map((one) =>
        one === 'changed' && only !== undefined && only !== shown ? words.changedIn[only] : words.marks[one],
      )
      .join(', ');
  };
