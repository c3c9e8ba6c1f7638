import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Papa from 'papaparse';
import { type AirportFile, airportsOf, asText, type SourceRow } from './airports/airport-list.ts';

/**
 * `npm run airports -- airports.csv` makes the list of airports again from the table of OurAirports, and says what has
 * changed; without a file it fetches the table from where OurAirports publishes it.
 */
const SOURCE = 'https://davidmegginson.github.io/ourairports-data/airports.csv';
const LIST = join(import.meta.dirname, '../src/content/airport/airports.json');

async function readSource(file: string | undefined): Promise<string> {
  if (file !== undefined) return readFileSync(file, 'utf8');
  const response = await fetch(SOURCE);
  if (!response.ok) throw new Error(`${SOURCE} answered ${response.status}.`);
  return response.text();
}

const changes = (before: AirportFile, after: AirportFile): string[] => {
  const textOf = ({ airports }: AirportFile) =>
    new Map(airports.map(([id, code, name, country]) => [id, `${code} ${name}, ${country}`]));
  const [old, made] = [textOf(before), textOf(after)];
  return [...new Set([...old.keys(), ...made.keys()])].flatMap((id) => {
    const [was, is] = [old.get(id), made.get(id)];
    if (was === is) return [];
    return was === undefined ? `+ ${is}` : is === undefined ? `- ${was}` : `${was} → ${is}`;
  });
};

try {
  const { data } = Papa.parse<SourceRow>(await readSource(process.argv[2]), {
    header: true,
    skipEmptyLines: true,
  });
  const before = JSON.parse(readFileSync(LIST, 'utf8')) as AirportFile;
  const after = airportsOf(data, before);
  writeFileSync(LIST, asText(after));
  console.log([...changes(before, after), `${after.airports.length} airports.`].join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
