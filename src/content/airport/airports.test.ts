import { describe, expect, it } from 'vitest';
import { airportList } from '../../domain/airport.ts';
import list from './airports.json' with { type: 'json' };

const { cities, airports } = list;
const rows = [...cities, ...airports].map(
  ([id, code, place, country]) => [id, String(code), String(place), String(country)] as const,
);

describe('the airports', () => {
  it('are about three thousand, each with an id of its own', () => {
    expect(rows.length).toBeGreaterThan(2800);
    expect(rows.length).toBeLessThan(3400);
    expect(new Set(rows.map(([id]) => id)).size).toBe(rows.length);
  });

  it('have three letters, a place and a country', () => {
    const wrong = rows.filter(
      ([, code, place, country]) =>
        !/^[A-Z]{3}$/.test(code) || !/^\S.*\S$/.test(place) || !/^[A-Z]{2}$/.test(country),
    );
    expect(wrong).toEqual([]);
  });

  it('have seven cities that stand for all their airports', () => {
    const names = cities.map(([, , place]) => String(place).replace(' (all airports)', '')).sort();
    expect(names).toEqual([
      'Dallas',
      'Houston',
      'London',
      'Los Angeles',
      'New York',
      'Toronto',
      'Washington',
    ]);
  });

  it('repeat one code: WHO is all of Houston and a town in New Zealand', () => {
    const codes = rows.map(([, code]) => code);
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual(['WHO']);
    const who = airportList(cities, airports).filter(({ code }) => code === 'WHO');
    expect(who.map(({ name }) => name)).toEqual([
      'Houston (all airports), US (WHO)',
      'Franz Josef, NZ (WHO)',
    ]);
  });
});
