import { airportList, type AirportRow } from '../../domain/airport.ts';
import { AirportIndex } from '../../domain/airport-index.ts';

let reading: Promise<AirportIndex> | undefined;

async function read(): Promise<AirportIndex> {
  const { default: rows } = await import('../../content/airport/airports.json', { with: { type: 'json' } });
  const { cities, airports } = rows as unknown as Record<'cities' | 'airports', AirportRow[]>;
  return new AirportIndex(airportList(cities, airports));
}

/** Three thousand airports, the same for every site: read when somebody first asks, so that starting costs nothing. */
export function readAirports(): Promise<AirportIndex> {
  reading ??= read();
  return reading;
}
