import { airportList } from '../../domain/airport.ts';
import { AirportIndex } from '../../domain/airport-index.ts';

let reading: Promise<AirportIndex> | undefined;

async function read(): Promise<AirportIndex> {
  const [{ default: list }, { default: spanish }] = await Promise.all([
    import('../../content/airport/airports.json', { with: { type: 'json' } }),
    import('../../content/airport/spanish-names.json', { with: { type: 'json' } }),
  ]);
  return new AirportIndex(airportList(list.cities, list.airports), spanish);
}

/** Three thousand airports, the same for every site: read when somebody first asks, so that starting costs nothing. */
export function readAirports(): Promise<AirportIndex> {
  reading ??= read();
  return reading;
}
