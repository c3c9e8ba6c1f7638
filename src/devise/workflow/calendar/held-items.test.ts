import { expect, it } from 'vitest';
import type { CalendarItem } from './calendar-items.ts';
import { asListed, heldItems } from './held-items.ts';

const item = (key: string, starts: string): CalendarItem =>
  ({ key, record: { id: Number(key.split('.')[0]) }, occurrence: { starts, ends: null } }) as CalendarItem;

const placesOf = (items: readonly CalendarItem[]) =>
  items.map(({ key, occurrence: { starts } }) => [key, starts]);

it('a date that was saved at another place is moved on from there, and stands once', () => {
  const held = item('7.2031-02-05', '2031-02-05T10:00');
  const [shown] = heldItems([held], [{ item: held, to: '2031-02-09T10:00' }]);
  const saved = item('7.2031-02-09', '2031-02-09T10:00');
  const other = item('8.2031-02-09', '2031-02-09T10:00');
  const move = asListed({ item: shown!, to: '2031-02-08T10:00' }, [other, saved]);
  expect(move).toEqual({ item: saved, to: '2031-02-08T10:00' });
  expect(placesOf(heldItems([other, saved], [move]))).toEqual([
    ['8.2031-02-09', '2031-02-09T10:00'],
    ['7.2031-02-09', '2031-02-08T10:00'],
  ]);
});

it('a date that the list does not hold, or still holds, is moved as it was lifted', () => {
  const move = { item: item('7.2031-02-05', '2031-02-05T10:00'), to: '2031-02-06T10:00' };
  expect(asListed(move, [])).toBe(move);
  expect(asListed(move, [item('7.2031-02-05', '2031-02-05T11:00')])).toBe(move);
});
