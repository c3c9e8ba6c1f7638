import { fold } from '../../src/domain/fold.ts';
import byHand from './by-hand.json' with { type: 'json' };

/** The list of airports, made from the table of OurAirports (`airports.csv`) and from what is ours: `by-hand.json`. */

/** The columns that are read. */
export interface SourceRow {
  readonly iata_code: string;
  readonly name: string;
  readonly municipality: string;
  readonly iso_country: string;
  readonly scheduled_service: string;
  readonly type: string;
}

/** id, code, name, country */
type Row = readonly [id: number, code: string, name: string, country: string];

export interface AirportFile {
  readonly cities: readonly Row[];
  readonly airports: readonly Row[];
}

const places: Readonly<Record<string, string>> = byHand.places;

/** Without blanks where none belong, and without what joins names where one of them is gone. */
function tidy(text: string): string {
  const words = text
    .replace(/\s+/g, ' ')
    .replace(/ ([,)])/g, '$1')
    .split(' ');
  const isName = (word: string) => !/^[-/,]*$/.test(word);
  return words.slice(words.findIndex(isName), words.findLastIndex(isName) + 1).join(' ');
}

/** 'Cancún International Airport' → 'Cancún': what every airport is says nothing of this one. */
const properName = (name: string): string =>
  tidy(
    name.replace(
      /\bAeropuerto Internacional(?: de)?\b|\b(?:International|Airport|Airfield|Aerodrome)\b/g,
      ' ',
    ),
  );

const wordsOf = (text: string): string =>
  ` ${fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** The place and the name of an airport, which often has the place in it: 'Houston - William P Hobby', 'London City'. */
export function nameOf({ iata_code, name, municipality }: SourceRow): string {
  const place = places[iata_code] ?? tidy(municipality).replace(/^Ciudad de (?!la )/, '');
  const proper = properName(name);
  if (proper === '' || place === '') return proper || place;
  // 'Köln (Cologne)' and 'Dinard/Pleurtuit' have several names, of which the first counts.
  const [first = ''] = place.replace(/\([^()]*\)/g, '').split(/[/,]/);
  const isNamed = [place, first].some((one) => one !== '' && wordsOf(proper).includes(wordsOf(one)));
  return isNamed ? proper : `${place} - ${proper}`;
}

/** Ids stay with their code, and new ones follow the highest that there is. */
function withIds(
  known: readonly Row[],
  rows: readonly (readonly string[])[],
  next: () => number,
): readonly Row[] {
  const ids = new Map(known.map(([id, code]) => [code, id]));
  return rows
    .toSorted(([a = ''], [b = '']) => (a < b ? -1 : Number(a > b)))
    .map(([code = '', name = '', country = '']) => [ids.get(code) ?? next(), code, name, country]);
}

/** Throws where the table has no airports, so that a wrong file never empties the list. */
export function airportsOf(source: readonly SourceRow[], known: AirportFile): AirportFile {
  const listed = source.filter(
    ({ iata_code, scheduled_service, type }) =>
      /^[A-Z]{3}$/.test(iata_code) && scheduled_service === 'yes' && type !== 'closed',
  );
  if (listed.length === 0) throw new Error('The table has no airport with a code and scheduled flights.');
  let last = Math.max(0, ...[...known.cities, ...known.airports].map(([id]) => id));
  const next = () => (last += 1);
  const rows = [
    ...listed.map((row) => [row.iata_code, nameOf(row), row.iso_country]),
    ...byHand.airports.filter(([code]) => listed.every(({ iata_code }) => iata_code !== code)),
  ];
  return {
    cities: withIds(known.cities, byHand.cities, next),
    airports: withIds(known.airports, rows, next),
  };
}

/** A row a line, so that a review shows which airports changed. */
export function asText({ cities, airports }: AirportFile): string {
  const lines = (rows: readonly Row[]) =>
    rows.map((row) => `    [${row.map((value) => JSON.stringify(value)).join(', ')}]`).join(',\n');
  return `{\n  "cities": [\n${lines(cities)}\n  ],\n  "airports": [\n${lines(airports)}\n  ]\n}\n`;
}
