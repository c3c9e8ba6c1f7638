import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PageLayout } from './canvas-messages.ts';
import { scrolledTogether } from './scroll-together.ts';

const page = (end: number, ...places: [entry: string, top: number][]): PageLayout => ({
  places: places.map(([entry, top]) => ({ entry, top, height: 100 })),
  end,
});

const before = page(2000, ['hero', 0], ['rooms', 800], ['map', 1200]);
const after = page(3000, ['hero', 0], ['quote', 800], ['rooms', 1400], ['map', 1800]);

it('shows the same slice at the top of both pages', () => {
  expect(scrolledTogether(800, before, after)).toBe(1400);
  expect(scrolledTogether(1800, after, before)).toBe(1200);
});

it('moves both alike through a slice that both have, and evenly through what only one has', () => {
  expect(scrolledTogether(850, before, after)).toBe(1450);
  // From the end of the hero to the rooms there are 700 pixels on one page and 1300 on the other.
  expect(scrolledTogether(450, before, after)).toBe(750);
  expect(scrolledTogether(750, after, before)).toBe(450);
});

it('ends where the other page ends, however long either is', () => {
  expect(scrolledTogether(2000, before, after)).toBe(3000);
  expect(scrolledTogether(2500, before, after)).toBe(3000);
  expect(scrolledTogether(0, before, after)).toBe(0);
});

it('leaves a slice out that stands elsewhere, so that neither page jumps back', () => {
  const moved = page(2000, ['map', 0], ['hero', 400], ['rooms', 1200]);
  expect(scrolledTogether(800, before, moved)).toBe(1200);
});

it('a page without slices scrolls evenly', () => {
  expect(scrolledTogether(500, page(1000), page(3000))).toBe(1500);
  expect(scrolledTogether(0, page(0), page(3000))).toBe(3000);
});

it('scrolling on never scrolls the other page back', () => {
  const tops = fc.array(fc.nat({ max: 5000 }), { maxLength: 8 });
  const layout = tops.chain((some) =>
    fc
      .shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], {
        minLength: some.length,
        maxLength: some.length,
      })
      .map((entries) =>
        page(
          4000,
          ...some
            .toSorted((one, other) => one - other)
            .map((top, at) => [entries[at]!, top] as [string, number]),
        ),
      ),
  );
  fc.assert(
    fc.property(layout, layout, fc.nat({ max: 4000 }), fc.nat({ max: 4000 }), (here, there, one, other) => {
      const [first, second] = [Math.min(one, other), Math.max(one, other)];
      expect(scrolledTogether(first, here, there)).toBeLessThanOrEqual(scrolledTogether(second, here, there));
    }),
  );
});
