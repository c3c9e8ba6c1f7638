import { describe, expect, it } from 'vitest';
import { airportList } from './airport.ts';
import { AirportIndex } from './airport-index.ts';
import { searchTerms } from './search.ts';

/** In no order: two cities, and an airport that shares the code of one. */
const someAirports = airportList(
  [
    [5, 'LON', 'London (all airports)', 'GB'],
    [8, 'WHO', 'Houston (all airports)', 'US'],
  ],
  [
    [9, 'WHO', 'Franz Josef', 'NZ'],
    [1, 'CAN', 'Guangzhou Baiyun', 'CN'],
    [2, 'CUN', 'Cancún', 'MX'],
    [3, 'ELS', 'East London - Ben Schoeman', 'ZA'],
    [4, 'IAH', 'George Bush Intercontinental Houston', 'US'],
    [6, 'LHR', 'London Heathrow', 'GB'],
    [7, 'USH', 'Ushuaia', 'AR'],
  ],
);
const index = new AirportIndex(someAirports);
const codes = (q: string, limit?: number) => index.suggest(searchTerms(q), limit).map(({ code }) => code);

describe('the list of airports', () => {
  it('is sorted by code, a city before an airport that shares its code', () => {
    expect(someAirports.map(({ id }) => id)).toEqual([1, 2, 3, 4, 6, 5, 7, 8, 9]);
  });

  it('names the place, its country and the code', () => {
    expect(someAirports[1]).toEqual({ id: 2, code: 'CUN', name: 'Cancún, MX (CUN)' });
    expect(someAirports[7]).toEqual({
      id: 8,
      code: 'WHO',
      name: 'Houston (all airports), US (WHO)',
      isCity: true,
    });
  });
});

describe('suggestions', () => {
  it('ignore accents and case', () => {
    expect(codes('cancun')).toEqual(['CUN']);
    expect(codes('CANCÚN')).toEqual(['CUN']);
  });

  it('begin with the exact code, whatever it is called', () => {
    expect(codes('can')).toEqual(['CAN', 'CUN']);
  });

  it('show a city before its airports, and names that begin so before the others', () => {
    expect(codes('lon')).toEqual(['LON', 'LHR', 'ELS']);
    expect(codes('london')).toEqual(['LON', 'LHR', 'ELS']);
    expect(codes('houston')).toEqual(['WHO', 'IAH']);
  });

  it('keep both of a repeated code, the city first', () => {
    expect(index.suggest(['who']).map(({ id }) => id)).toEqual([8, 9]);
  });

  it('match the beginnings of words, never their middle', () => {
    expect(codes('heath lon')).toEqual(['LHR']);
    expect(codes('ondon')).toEqual([]);
  });

  it('take a country after a place, not alone', () => {
    expect(codes('london za')).toEqual(['ELS']);
    expect(codes('us')).toEqual(['USH']);
  });

  it('are none before a letter is typed', () => {
    expect(codes('')).toEqual([]);
    expect(codes('  -- ')).toEqual([]);
  });

  it('stop at the number asked for', () => {
    expect(codes('l', 2)).toEqual(['LON', 'LHR']);
  });
});
