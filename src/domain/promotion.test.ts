import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPromotionChange, type Promoted, promotionLocations, promotionsAt } from './promotion.ts';

const promotion = (id: number, more: Partial<Promoted> = {}): Promoted => ({
  id,
  position: null,
  start_date: null,
  end_date: null,
  repeats: 0,
  repeat_frequency: null,
  repeat_settings: null,
  locations: ['Dining', 'Menu'],
  ...more,
});
const shown = (promotions: Promoted[], location: string, now = '2026-11-21T12:00') =>
  promotionsAt(promotions, location, now).map(({ id }) => id);

// A Saturday, as '2026-11-21' is.
const onSaturdays = {
  every: 1,
  repeat_days: {
    repeats_sunday: false,
    repeats_monday: false,
    repeats_tuesday: false,
    repeats_wednesday: false,
    repeats_thursday: false,
    repeats_friday: false,
    repeats_saturday: true,
  },
  until: null,
  cancelled: ['2026-12-05'],
  moved: [],
  elsewhere: [],
};

describe('promotions in a place', () => {
  it('are those of that place, however it is capitalised', () => {
    const all = promotionLocations.map((location, id) => promotion(id, { locations: [location] }));
    expect(promotionLocations.flatMap((location) => shown(all, location.toUpperCase()))).toEqual([
      0, 1, 2, 3, 4, 5, 6,
    ]);
  });

  it('are none in a place nobody knows', () => {
    expect(shown([promotion(1)], 'Lobby')).toEqual([]);
    expect(shown([promotion(1)], '')).toEqual([]);
    expect(shown([promotion(1)], 'Din')).toEqual([]);
  });

  it('stand in staff’s order, those without a place last, then by age', () => {
    const given = [promotion(4), promotion(3, { position: 2 }), promotion(1), promotion(2, { position: 1 })];
    expect(shown(given, 'Menu')).toEqual([2, 3, 1, 4]);
    expect(shown([promotion(9, { position: 1 }), promotion(5, { position: 1 })], 'Menu')).toEqual([5, 9]);
  });
});

describe('a promotion', () => {
  it('shows from its start until just before its end', () => {
    const given = [promotion(1, { start_date: '2026-11-21T08:00', end_date: '2026-11-21T18:00' })];
    const at = (time: string) => shown(given, 'Menu', `2026-11-21T${time}`);
    expect([at('07:59'), at('08:00'), at('17:59'), at('18:00')]).toEqual([[], [1], [1], []]);
  });

  it('without an end or a start goes on', () => {
    expect(shown([promotion(1, { start_date: '2020-01-01T00:00' })], 'Menu')).toEqual([1]);
    expect(shown([promotion(1, { end_date: '2030-01-01T00:00' })], 'Menu')).toEqual([1]);
  });

  it('that repeats shows all day on its days, not on cancelled ones', () => {
    const given = [
      promotion(1, {
        start_date: '2026-11-14T17:00',
        repeats: 1,
        repeat_frequency: 'weekly',
        repeat_settings: onSaturdays,
      }),
    ];
    const on = (now: string) => shown(given, 'Menu', now);
    expect(on('2026-11-21T09:00')).toEqual([1]);
    expect(on('2026-11-22T17:30')).toEqual([]);
    expect(on('2026-11-07T17:30')).toEqual([]);
    expect(on('2026-12-05T17:30')).toEqual([]);
  });

  it('that repeats with a start and an end shows between them on its days, also past midnight', () => {
    const given = [
      promotion(1, {
        start_date: '2026-11-14T22:00',
        end_date: '2026-11-15T01:00',
        repeats: 1,
        repeat_frequency: 'weekly',
        repeat_settings: { ...onSaturdays, until: '2026-11-21' },
      }),
    ];
    const on = (now: string) => shown(given, 'Menu', now);
    expect(['2026-11-21T21:59', '2026-11-21T22:00', '2026-11-22T00:59', '2026-11-22T01:00'].map(on)).toEqual([
      [],
      [1],
      [1],
      [],
    ]);
    expect(on('2026-11-28T22:30')).toEqual([]);
    expect(nextPromotionChange(given, 'Menu', '2026-11-21T21:00')).toBe('2026-11-21T22:00');
    expect(nextPromotionChange(given, 'Menu', '2026-11-22T00:30')).toBe('2026-11-22T01:00');
  });

  it('that repeats without a start has always been repeating', () => {
    const given = [promotion(1, { repeats: 1, repeat_frequency: 'weekly', repeat_settings: onSaturdays })];
    expect(shown(given, 'Menu', '2026-11-21T09:00')).toEqual([1]);
    expect(shown(given, 'Menu', '2026-11-20T09:00')).toEqual([]);
    const monthly = [
      promotion(2, {
        repeats: 1,
        repeat_frequency: 'monthly',
        repeat_settings: { ...onSaturdays, until: '2026-12-31' },
      }),
    ];
    expect(shown(monthly, 'Menu', '2026-12-01T09:00')).toEqual([2]);
    expect(shown(monthly, 'Menu', '2027-01-01T09:00')).toEqual([]);
  });
});

describe('the next change of a place', () => {
  const now = '2026-11-21T12:00';

  it('is the next start or end there, or midnight where one repeats', () => {
    const ends = promotion(1, { end_date: '2026-11-23T10:00' });
    const starts = promotion(2, { start_date: '2026-11-22T10:00' });
    const over = promotion(3, { end_date: '2026-11-20T10:00' });
    const elsewhere = promotion(4, { end_date: '2026-11-21T13:00', locations: ['Home'] });
    const change = (...given: Promoted[]) => nextPromotionChange(given, 'menu', now);
    expect(change(ends, over, elsewhere)).toBe('2026-11-23T10:00');
    expect(change(ends, starts)).toBe('2026-11-22T10:00');
    expect(change(over)).toBeUndefined();
    const repeats = promotion(5, {
      repeats: 1,
      repeat_frequency: 'weekly',
      repeat_settings: onSaturdays,
    });
    expect(change(starts, repeats)).toBe('2026-11-22T00:00');
    expect(nextPromotionChange([ends], 'nowhere', now)).toBeUndefined();
  });

  it('leaves what is on as it is until then', () => {
    const hour = fc.option(fc.integer({ min: 0, max: 71 }));
    const clock = (count: number) => new Date(Date.UTC(2026, 10, 20, count)).toISOString().slice(0, 16);
    const given = fc.array(fc.record({ start: hour, end: hour, repeats: fc.constantFrom(0, 0, 1) }), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(given, fc.integer({ min: 0, max: 40 }), (spans, begin) => {
        const promotions = spans.map(({ start, end, repeats }, id) =>
          promotion(id, {
            start_date: start === null ? null : clock(start),
            end_date: end === null ? null : clock(end),
            ...(repeats ? { repeats, repeat_frequency: 'weekly', repeat_settings: onSaturdays } : {}),
          }),
        );
        const change = nextPromotionChange(promotions, 'Menu', clock(begin));
        const on = shown(promotions, 'Menu', clock(begin));
        for (let hours = begin; hours <= 71 && (!change || clock(hours) < change); hours += 1) {
          expect(shown(promotions, 'Menu', clock(hours))).toEqual(on);
        }
      }),
    );
  });
});
