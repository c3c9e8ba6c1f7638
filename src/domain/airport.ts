/** An airport, or a city that stands for all its airports. A code may repeat, an id never does. */
export interface Airport {
  readonly id: number;
  /** Three letters. */
  readonly code: string;
  /** 'Punta Cana, DO (PUJ)' */
  readonly name: string;
  /** Only there when it stands for all airports of a city. */
  readonly isCity?: true;
}

/** A line of the reference list: id, code, city or airport name, two-letter country code. */
type AirportRow = readonly [id: number, code: string, place: string, country: string];

/** The same as the compiler reads it in the JSON file. */
type Line = readonly (string | number)[];

const isAirportRow = (line: Line): line is AirportRow => {
  const [id, ...texts] = line;
  return typeof id === 'number' && texts.length === 3 && texts.every((text) => typeof text === 'string');
};

function airport(line: Line): Airport {
  if (!isAirportRow(line)) throw new TypeError(`No airport stands in the line '${line.join(', ')}'.`);
  const [id, code, place, country] = line;
  return { id, code, name: `${place}, ${country} (${code})` };
}

// Codes are plain letters, which compare as they are.
const byCode = (a: Airport, b: Airport) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);
const citiesFirst = (a: Airport, b: Airport) => Number(b.isCity ?? false) - Number(a.isCity ?? false);

/** The whole list sorted by code; a city comes before an airport with the same code. Throws for a line that is none. */
export function airportList(cities: readonly Line[], airports: readonly Line[]): Airport[] {
  const all: Airport[] = [
    ...cities.map((row) => ({ ...airport(row), isCity: true as const })),
    ...airports.map(airport),
  ];
  return all.sort((a, b) => byCode(a, b) || citiesFirst(a, b));
}
