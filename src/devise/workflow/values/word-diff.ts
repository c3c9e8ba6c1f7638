import { diffWordsWithSpace } from 'diff';

/** A stretch of a text; `isChanged` where the other text does not have it. */
export interface Stretch {
  readonly text: string;
  readonly isChanged: boolean;
}

/** Unchanged stretches up to this many characters are shown whole. */
const SHORT = 160;
/** So much of a long one is shown beside a change. */
const BESIDE = 60;

/** A piece of a text beside an earlier one. */
export interface WordPiece {
  readonly text: string;
  readonly is: 'same' | 'added' | 'removed';
}

/** Words put in and taken out; beyond that the search takes too long, and both texts count as wholly different. */
const MAX_EDITS = 1000;

/** A text with what was taken out of an earlier one and what was put in, word by word. */
export function wordPieces(before: string, after: string): WordPiece[] {
  const parts = diffWordsWithSpace(before, after, { maxEditLength: MAX_EDITS }) ?? [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
  return parts.map(({ value, added, removed }) => ({
    text: value,
    is: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/** The words of two texts, each with what the other does not have. */
export function changedWords(before: string, after: string): { before: Stretch[]; after: Stretch[] } {
  const pieces = wordPieces(before, after);
  const without = (other: WordPiece['is']) =>
    pieces.filter((piece) => piece.is !== other).map(({ text, is }) => ({ text, isChanged: is !== 'same' }));
  return { before: without('added'), after: without('removed') };
}

/** The beginning and the end of a text, no word cut. */
const firstWords = (text: string): string => text.slice(0, Math.max(0, text.lastIndexOf(' ', BESIDE)));
const lastWords = (text: string): string => text.slice(text.indexOf(' ', text.length - BESIDE) + 1);

/** The same with what lies far from every change left out; null where nothing is. */
export function folded(stretches: readonly Stretch[]): Stretch[] | null {
  if (stretches.every(({ isChanged, text }) => isChanged || text.length <= SHORT)) return null;
  return stretches.map((stretch, place) => {
    const { isChanged, text } = stretch;
    if (isChanged || text.length <= SHORT) return stretch;
    const start = place === 0 ? '' : `${firstWords(text)} `;
    const end = place === stretches.length - 1 ? '' : ` ${lastWords(text)}`;
    return { text: `${start}…${end}`, isChanged };
  });
}
