import { fold, wordsIn } from './fold.ts';

/** What a search looks for, everywhere the same: more or longer words than these nobody needs to find something. */

/** Characters of what somebody types into a search. */
export const MAX_SEARCH_LENGTH = 200;
const MAX_TERMS = 8;
const MAX_TERM_LENGTH = 40;

/** The first characters, none of them cut in half. */
const beginning = (word: string): string => word.slice(0, MAX_TERM_LENGTH).replace(/[\ud800-\udbff]$/, '');

const limited = (words: readonly string[]): string[] => words.slice(0, MAX_TERMS).map(beginning);

/** The words that a search looks for, folded: letters and digits. What is too much is left out. */
export const searchTerms = (text: string): string[] => limited(wordsIn(text));

/** The same, but apart at blanks only, so that an email address or a label stays in one piece. */
export const searchPieces = (text: string): string[] => limited(fold(text).match(/\S+/g) ?? []);
