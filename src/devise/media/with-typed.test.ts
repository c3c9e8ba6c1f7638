import { expect, it } from 'vitest';
import type { MediaValues } from './media.ts';
import { isOvertaken, withTyped } from './with-typed.ts';

const values = (
  changes: Partial<MediaValues> = {},
  alt = 'A pier',
  caption: string | null = null,
): MediaValues => ({
  name: 'Pier',
  folder: null,
  credit: null,
  rights_until: null,
  focal_x: 0.5,
  focal_y: 0.5,
  rotation: null,
  flipped: false,
  crop: null,
  locale: { en: { alt, caption, captions: null }, es: { alt: 'Un muelle', caption: null, captions: null } },
  ...changes,
});

it('what was typed and not saved stays when another file takes the place of this one', () => {
  const typed = values({ credit: 'L. Paz' }, 'A pier at dusk');
  const replaced = values({ name: 'Pier 2', focal_x: 0.2 });
  expect(withTyped(typed, values(), replaced)).toEqual(
    values({ name: 'Pier 2', focal_x: 0.2, credit: 'L. Paz' }, 'A pier at dusk'),
  );
});

it('texts of one language merge field by field', () => {
  const theirs = values({}, 'A pier', 'By night');
  expect(withTyped(values({}, 'A pier at dusk'), values(), theirs)).toEqual(
    values({}, 'A pier at dusk', 'By night'),
  );
});

it('what somebody else changed, too, is overtaken; what only one of both changed is not', () => {
  const typed = values({ credit: 'L. Paz' }, 'A pier at dusk');
  expect(isOvertaken(typed, values(), values({ name: 'Jetty' }, 'A pier', 'By night'))).toBe(false);
  expect(isOvertaken(typed, values(), typed)).toBe(false);
  expect(isOvertaken(typed, values(), values({}, 'A jetty'))).toBe(true);
  expect(isOvertaken(typed, values(), values({ credit: 'R. Sol' }))).toBe(true);
});
