import { describe, expect, it } from 'vitest';
import { airportList } from './airport.ts';

const airports = airportList(
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

describe('the list', () => {
  it('is sorted by code, a city before an airport that shares its code', () => {
    expect(airports.map(({ id }) => id)).toEqual([1, 2, 3, 4, 6, 5, 7, 8, 9]);
  });

  it('names the place, its country and the code', () => {
    expect(airports[1]).toEqual({ id: 2, code: 'CUN', name: 'Cancún, MX (CUN)' });
    expect(airports[7]).toEqual({
      id: 8,
      code: 'WHO',
      name: 'Houston (all airports), US (WHO)',
      isCity: true,
    });
  });
});
