import fc from 'fast-check';
import { expect, it } from 'vitest';
import { changedWords, folded, wordPieces } from './word-diff.ts';

const marked = (stretches: readonly { text: string; isChanged: boolean }[]) =>
  stretches.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join('');

it('only the words that changed are marked, on each side its own', () => {
  const { before, after } = changedWords('Yoga at seven by the pool', 'Yoga at eight by the sea, daily');
  expect(marked(before)).toBe('Yoga at [seven] by the [pool]');
  expect(marked(after)).toBe('Yoga at [eight] by the [sea, daily]');
});

it('letters with accents belong to their word', () => {
  const { before, after } = changedWords('Cena en el jardín', 'Cena en el salón');
  expect([marked(before), marked(after)]).toEqual(['Cena en el [jardín]', 'Cena en el [salón]']);
});

it('a long text is folded around its change, a short one is not', () => {
  const long = 'Sunrise over the bay and coffee on the terrace. '.repeat(12);
  const { after } = changedWords(`${long}Seven. ${long}`, `${long}Eight. ${long}`);
  const short = folded(after)!;
  expect(marked(short)).toMatch(/^… .{20,60}\[Eight\]\. .{20,60} …$/);
  expect(folded(changedWords('One', 'Two').after)).toBeNull();
});

it('without what was put in a text reads as the one before, without what was taken out as it is', () => {
  const text = fc.array(fc.constantFrom('a', 'b', ' ', '\n', 'sea')).map((words) => words.join(''));
  fc.assert(
    fc.property(text, text, (before, after) => {
      const pieces = wordPieces(before, after);
      const without = (kind: string) =>
        pieces
          .filter(({ is }) => is !== kind)
          .map((piece) => piece.text)
          .join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});

it('long texts with nothing in common count as wholly different', () => {
  const [before, after] = ['sun '.repeat(5000), 'moon '.repeat(5000)];
  expect(wordPieces(before, after)).toEqual([
    { text: before, is: 'removed' },
    { text: after, is: 'added' },
  ]);
});
