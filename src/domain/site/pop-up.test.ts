import { describe, expect, it } from 'vitest';
import type { Language } from '../language.ts';
import {
  afterAnswer,
  afterSeen,
  isOnPage,
  mayOpen,
  type PopUpMemory,
  popUpsClash,
  readMemory,
} from './pop-up.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 24);

describe('the pages of a pop-up', () => {
  it.each([
    [[], ['/anything'], true],
    [['/offers'], ['/offers', '/es/ofertas'], true],
    [['/es/ofertas'], ['/offers', '/es/ofertas'], true],
    [['/offers'], ['/offers/spring'], false],
    [['/offers/*'], ['/offers/spring'], true],
    [['/offers/*'], ['/offers'], true],
    [['/offers/*'], ['/offers-of-old'], false],
    [['/'], ['/', '/es/'], true],
    [['/'], ['/rooms'], false],
    [['/*'], ['/rooms'], true],
    [['/Offers/'], ['/offers'], true],
    [['/a', '/b'], ['/b'], true],
  ])('named as %j, a page at %j: %s', (named, hrefs, expected) => {
    expect(isOnPage(named, hrefs)).toBe(expected);
  });
});

describe('a pop-up', () => {
  const may = (memory: PopUpMemory, now = NOW) => mayOpen(memory, { id: 7, againAfter: 30, now });

  it('opens for whoever has seen none', () => {
    expect(may({})).toBe(true);
  });

  it('waits its days after any other one was seen', () => {
    const memory = afterSeen({}, NOW);
    expect([may(memory), may(memory, NOW + 30 * DAY - 1), may(memory, NOW + 30 * DAY)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('never opens again for whoever has answered it, and another one does', () => {
    const memory = afterAnswer({}, 7);
    expect(may(memory, NOW + 400 * DAY)).toBe(false);
    expect(mayOpen(memory, { id: 8, againAfter: 30, now: NOW })).toBe(true);
  });

  it('opens although the clock of the device was set back', () => {
    expect(may({ seen: NOW + DAY })).toBe(true);
  });
});

describe('what a device has kept', () => {
  it('is read again as it was written', () => {
    const memory = afterAnswer(afterSeen(afterAnswer({}, 3), NOW), 7);
    expect(readMemory(JSON.stringify(memory))).toEqual({ seen: NOW, answered: [3, 7] });
  });

  it.each([null, '', 'x', 'null', '[]', '{"seen":"yesterday","answered":"all"}', '{"answered":[1.5,"a"]}'])(
    'is as nothing where it makes no sense: %s',
    (kept) => {
      expect(mayOpen(readMemory(kept), { id: 7, againAfter: 30, now: NOW })).toBe(true);
    },
  );
});

describe('two pop-ups', () => {
  const placed = (pages: string[], languages: Language[] = ['en', 'es']) => ({ pages, languages });

  it('clash where they stand on the same page, also below a star, and where both stand on all pages', () => {
    expect(popUpsClash(placed(['/rooms']), placed(['/offers', '/Rooms/']))).toBe(true);
    expect(popUpsClash(placed(['/rooms/*']), placed(['/rooms/suites/*']))).toBe(true);
    expect(popUpsClash(placed(['/rooms/suites/one']), placed(['/rooms/*']))).toBe(true);
    expect(popUpsClash(placed([]), placed([]))).toBe(true);
    expect(popUpsClash(placed(['/rooms']), placed(['/roomservice', '/rooms/suites/*']))).toBe(false);
  });

  it('do not clash where one is for all other pages, or in another language', () => {
    expect(popUpsClash(placed([]), placed(['/rooms']))).toBe(false);
    expect(popUpsClash(placed([], ['en']), placed([], ['es']))).toBe(false);
    expect(popUpsClash(placed([], []), placed([]))).toBe(false);
  });
});
