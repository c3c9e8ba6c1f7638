import { describe, expect, it } from 'vitest';
import { asksForFlight, codeIn, flightIssues, flightLink, flightQuery, readAskedFlight } from './flight.ts';

const TODAY = '2026-11-23';
const query = { from: 'YYZ', to: 'Punta Cana, DO (PUJ)', depart: '2026-12-12', back: '2026-12-19' };
const airports = { from: 'YYZ', to: 'PUJ' };
const issues = (
  more: Record<string, string>,
  found: Partial<Parameters<typeof flightIssues>[1]> = airports,
) =>
  flightIssues(readAskedFlight({ ...query, ...more }), { from: [], to: [], ...found }, TODAY).map(
    ({ field, is }) => `${field}: ${is}`,
  );

describe('a flight', () => {
  it('there and back has nothing wrong, nor has one way without a day of return', () => {
    expect(issues({})).toEqual([]);
    expect(issues({ trip: 'one-way', back: 'never' })).toEqual([]);
    expect(asksForFlight(query)).toBe(true);
    expect(asksForFlight({ to: 'PUJ' })).toBe(false);
  });

  it('has two airports, days to come in their order, and passengers', () => {
    expect(issues({ from: '' }, {})).toEqual(['from: airport', 'to: no-airport']);
    expect(issues({}, { from: 'PUJ', to: 'PUJ' })).toEqual(['to: same-airport']);
    expect(issues({ depart: '2026-11-22' })).toEqual(['depart: past']);
    expect(issues({ depart: '2026-12-20' })).toEqual(['back: order']);
    expect(issues({ depart: '', back: '' })).toEqual(['depart: day', 'back: day']);
    expect(issues({ depart: '2028-01-01', back: '2028-01-02' })).toEqual([
      'depart: too-late',
      'back: too-late',
    ]);
    for (const passengers of ['0', '10', 'x', '-1']) {
      expect(issues({ passengers })).toEqual(['passengers: passengers']);
    }
  });

  it('offers the airports that what was typed may mean', () => {
    const london = [
      { id: 1, code: 'LGW', name: 'London Gatwick, GB (LGW)' },
      { id: 2, code: 'LHR', name: 'London Heathrow, GB (LHR)' },
    ];
    const asked = readAskedFlight({ ...query, from: 'london' });
    expect(flightIssues(asked, { from: london, to: 'PUJ' }, TODAY)).toEqual([
      { field: 'from', is: 'several-airports', airports: london },
    ]);
  });

  it('is sent again as it was asked for', () => {
    const asked = readAskedFlight({ ...query, cabin: 'first', passengers: '3' });
    expect(readAskedFlight(Object.fromEntries(new URLSearchParams(flightQuery(asked))))).toEqual(asked);
  });

  it('is sold at the address of staff and nowhere else', () => {
    const asked = readAskedFlight({ ...query, trip: 'one-way', cabin: 'business', passengers: '2' });
    expect(flightLink('https://fly.test/find?partner=7', asked, airports, 'es')).toBe(
      'https://fly.test/find?partner=7&trip=one-way&from=YYZ&to=PUJ&depart=2026-12-12&cabin=business&passengers=2&lang=es',
    );
    expect(flightLink('//fly.test', asked, airports, 'es')).toBeUndefined();
  });
});

it('an airport is meant by its code, alone or behind its name', () => {
  expect(['puj', 'Punta Cana, DO (PUJ)', 'Punta Cana', 'Rio', 'a (b)'].map(codeIn)).toEqual([
    'PUJ',
    'PUJ',
    undefined,
    'RIO',
    undefined,
  ]);
});
