import { expect, it } from 'vitest';
import list from '../../src/content/airport/airports.json' with { type: 'json' };
import { type AirportFile, airportsOf, asText, nameOf, type SourceRow } from './airport-list.ts';

/** How the list of airports is made from the table of OurAirports. */

const row = (
  iata_code: string,
  name: string,
  municipality: string,
  more: Partial<SourceRow> = {},
): SourceRow => ({
  iata_code,
  name,
  municipality,
  iso_country: 'MX',
  scheduled_service: 'yes',
  type: 'large_airport',
  ...more,
});

it.each([
  ['Cancún International Airport', 'Cancún', 'Cancún'],
  ['London Heathrow Airport', 'London', 'London Heathrow'],
  ['William P Hobby Airport', 'Houston', 'Houston - William P Hobby'],
  ['Oslo Airport, Gardermoen', 'Oslo', 'Oslo, Gardermoen'],
  ['Dinard-Pleurtuit-Saint-Malo Airport', 'Dinard/Pleurtuit', 'Dinard-Pleurtuit-Saint-Malo'],
  ['Aeropuerto Internacional de Los Cabos', 'Ciudad de San José del Cabo', 'San José del Cabo - Los Cabos'],
  ['Bo Airport', 'Bo', 'Bo'],
  ['International Airport', 'Nowhere', 'Nowhere'],
])('%s at %s is called %s', (name, place, called) => {
  expect(nameOf(row('XXX', name, place))).toBe(called);
});

it('a place that its table has in another way is put right by hand', () => {
  expect(
    nameOf(row('GDL', 'Aeropuerto Internacional Miguel Hidalgo', 'Ciudad de Tlajomulco de Zúñiga')),
  ).toBe('Guadalajara - Miguel Hidalgo');
});

const known: AirportFile = {
  cities: [[7, 'WHO', 'Houston (all airports)', 'US']],
  airports: [
    [3, 'CUN', 'Cancun', 'MX'],
    [5, 'OLD', 'Closed since', 'MX'],
    [9, 'WHO', 'Franz Josef', 'NZ'],
  ],
};
const source = [
  row('PVR', 'Licenciado Gustavo Díaz Ordaz International Airport', 'Puerto Vallarta'),
  row('CUN', 'Cancún International Airport', 'Cancún'),
  row('ZZZ', 'Airport without flights', 'Nowhere', { scheduled_service: 'no' }),
  row('OLD', 'Old Airport', 'Old', { type: 'closed' }),
  row('', 'Airport without a code', 'Nowhere'),
];

it('holds what has a code and flights, sorted by code, with WHO twice and an id that stays', () => {
  const made = airportsOf(source, known);
  expect(made.airports).toEqual([
    [3, 'CUN', 'Cancún', 'MX'],
    [expect.any(Number), 'PVR', 'Puerto Vallarta - Licenciado Gustavo Díaz Ordaz', 'MX'],
    [9, 'WHO', 'Franz Josef', 'NZ'],
  ]);
  expect(made.cities).toHaveLength(7);
  expect(made.cities).toContainEqual([7, 'WHO', 'Houston (all airports)', 'US']);
  const ids = [...made.cities, ...made.airports].map(([id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(airportsOf(source, made)).toEqual(made);
});

it('a table without airports changes nothing', () => {
  expect(() => airportsOf([], known)).toThrow('no airport');
  expect(() => airportsOf([{} as SourceRow], known)).toThrow('no airport');
});

it('is written a row a line, as the file of the project stands', () => {
  const text = asText(list as unknown as AirportFile);
  expect(JSON.parse(text)).toEqual(list);
  expect(text.split('\n')).toContain('    [2886, "WHO", "Houston (all airports)", "US"],');
});
