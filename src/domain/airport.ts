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
export type AirportRow = readonly [id: number, code: string, place: string, country: string];

const airport = ([id, code, index, country]: AirportRow): Airport => ({
  id,
  code,
  name: `${index}, ${country} (${code})`,
});

// Codes are plain letters, which compare as they are.
const byCode = (a: Airport, b: Airport) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0);
const citiesFirst = (a: Airport, b: Airport) => Number(b.isCity ?? false) - Number(a.isCity ?? false);

/** The whole list sorted by code; a city comes before an airport with the same code. */
export function airportList(cities: readonly AirportRow[], airports: readonly AirportRow[]): Airport[] {
  const all: Airport[] = [
    ...cities.map((row) => ({ ...airport(row), isCity: true as const })),
    ...airports.map(airport),
  ];
  return all.sort((a, b) => byCode(a, b) || citiesFirst(a, b));
}
