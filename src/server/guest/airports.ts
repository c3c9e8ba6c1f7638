import { type Airport, airportList, type AirportRow } from '../../domain/airport.ts';

let reading: Promise<Airport[]> | undefined;

async function read(): Promise<Airport[]> {
  const { default: rows } = await import('../../content/airport/airports.json', { with: { type: 'json' } });
  const { cities, airports } = rows as unknown as Record<'cities' | 'airports', AirportRow[]>;
  return airportList(cities, airports);
}

/** Three thousand airports, the same for every site: read when somebody first asks, so that starting costs nothing. */
export function allAirports(): Promise<Airport[]> {
  reading ??= read();
  return reading;
}
