import { describe, expect, it } from 'vitest';
import { airportList } from './airport.ts';
import { AirportIndex } from './airport-index.ts';
import { searchTerms } from './search.ts';

const index = new AirportIndex(
  airportList(
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
  ),
);
const codes = (q: string, most?: number) => index.suggest(searchTerms(q), most).map(({ code }) => code);

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
