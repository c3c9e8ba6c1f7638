import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { wordsIn } from '../../../domain/fold.ts';
import { searchTerms } from '../../../domain/search.ts';

/** Options in which every word typed begins a word, accents and case aside; at most as many as the select shows. */
export const optionsFilter: OptionsFilter = ({ options, search, limit }) => {
  const terms = searchTerms(search);
  let left = limit;
  const isFound = ({ label }: ComboboxItem) => {
    if (left === 0) return false;
    const words = wordsIn(label);
    const isMatch = terms.every((term) => words.some((word) => word.startsWith(term)));
    if (isMatch) left -= 1;
    return isMatch;
  };
  return options.flatMap((one): typeof options => {
    if (!('group' in one)) return isFound(one) ? [one] : [];
    const items = one.items.filter((item) => typeof item === 'object' && isFound(item));
    return items.length > 0 ? [{ ...one, items }] : [];
  });
};
