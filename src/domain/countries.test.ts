import { expect, it } from 'vitest';
import { countryCodes, isCountryOrRegion, placeIn } from './countries.ts';

it('every country has a name in both languages', () => {
  expect(countryCodes).toHaveLength(249);
  for (const language of ['en', 'es']) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    expect(countryCodes.filter((code) => names.of(code) === undefined)).toEqual([]);
  }
});

it('a region stands after a country that there is', () => {
  expect(['MX', 'CA-ON', 'US-TX', 'MX-ROO'].every(isCountryOrRegion)).toBe(true);
  expect(['XX', 'UK', 'XX-ON', 'CA-', 'CA-ONTARIO', 'CA-O-N', 'mx', ''].some(isCountryOrRegion)).toBe(false);
});

it('a place is read however it is written, and what is none is nothing', () => {
  expect(placeIn(' mx-jal ')).toEqual({ country: 'MX', region: 'JAL' });
  expect(placeIn('ca')).toEqual({ country: 'CA' });
  expect(placeIn('Mexico')).toBeUndefined();
});
