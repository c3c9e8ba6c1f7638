import { readFile } from 'node:fs/promises';
import { codeOf } from '../database/embedded/unavailable.ts';
import { BadArchive } from './archive-issue.ts';

export type Values = Readonly<Record<string, unknown>>;

export const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A JSON file of an archive, which messages call `name`. Throws BadArchive. */
export async function readJson(path: string, name: string): Promise<unknown> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    const message =
      codeOf(error) === 'ENOENT' ? 'There is no such file.' : `It cannot be read: ${String(error)}`;
    throw new BadArchive([{ file: name, message }]);
  });
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadArchive([{ file: name, message: `This is not JSON: ${(error as Error).message}` }]);
  }
}
