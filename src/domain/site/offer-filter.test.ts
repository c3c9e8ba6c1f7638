import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { specialKinds } from '../special.ts';
import {
  blankOfferFilter,
  isBlankFilter,
  matchesOffer,
  type OfferFacts,
  readOfferFilter,
  savings,
  writeOfferFilter,
} from './offer-filter.ts';

const RESORTS = [7, 9];

const offer = (more: Partial<OfferFacts> = {}): OfferFacts => ({
  percent: 25,
  kind: 'Family',
  resorts: [],
  stay_from: null,
  stay_until: null,
  words: () => 'Niños duermen gratis. Kids stay free',
  ...more,
});

const finds = (asked: Record<string, string>, more: Partial<OfferFacts> = {}) =>
  matchesOffer(readOfferFilter(asked, RESORTS).filter, offer(more));

describe('looking for an offer', () => {
  it('asks for nothing where nothing is given', () => {
    const { filter, issues } = readOfferFilter({ q: '  ', kind: '' }, RESORTS);
    expect([filter, issues, isBlankFilter(filter)]).toEqual([blankOfferFilter, [], true]);
    expect(writeOfferFilter(filter)).toEqual({});
    expect(matchesOffer(filter, offer())).toBe(true);
  });

  it('finds by words with and without accents, all of them', () => {
    expect(finds({ q: 'ninos' })).toBe(true);
    expect(finds({ q: 'GRATIS niños' })).toBe(true);
    expect(finds({ q: 'gratis whales' })).toBe(false);
    expect(finds({ q: '!!' })).toBe(false);
  });

  it('finds by resort, and what holds at all of them', () => {
    expect(finds({ resort: '7' })).toBe(true);
    expect(finds({ resort: '7' }, { resorts: [9] })).toBe(false);
    expect(finds({ resort: '9' }, { resorts: [9] })).toBe(true);
  });

  it('finds by kind, by what it saves at least, and by a night of the stay', () => {
    expect(finds({ kind: 'family' })).toBe(true);
    expect(finds({ kind: 'long-stay' })).toBe(false);
    expect([finds({ saves: '20' }), finds({ saves: '30' })]).toEqual([true, false]);
    const may = { stay_from: '2027-05-01', stay_until: '2027-05-31' };
    const on = (stay: string) => finds({ stay }, may);
    expect(['2027-04-30', '2027-05-01', '2027-05-31', '2027-06-01'].map(on)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it.each([
    ['q', 'x'.repeat(201), 'too-long'],
    ['resort', '8', 'resort'],
    ['resort', '7 or 1=1', 'resort'],
    ['kind', 'toString', 'kind'],
    ['saves', '25', 'saves'],
    ['stay', '2026-02-30', 'day'],
    ['stay', 'tomorrow', 'day'],
  ])('names %s where it is %j', (field, value, is) => {
    expect(readOfferFilter({ [field]: value }, RESORTS)).toEqual({
      filter: blankOfferFilter,
      issues: [{ field, is }],
    });
  });

  it('stands in an address from which it is read again', () => {
    const anyFilter = fc.record({
      q: fc.string({ maxLength: 60 }).map((text) => text.trim()),
      resort: fc.option(fc.constantFrom(...RESORTS)),
      kind: fc.option(fc.constantFrom(...specialKinds)),
      saves: fc.option(fc.constantFrom(...savings)),
      stay: fc.option(fc.constantFrom('2026-12-24', '2028-02-29')),
    });
    fc.assert(
      fc.property(anyFilter, (filter) => {
        expect(readOfferFilter(writeOfferFilter(filter), RESORTS)).toEqual({ filter, issues: [] });
      }),
    );
  });
});
