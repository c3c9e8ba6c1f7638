import { join } from 'node:path';
import { entriesOf, readManifest, stylesOf } from '../built-app.ts';
import { projectRoot } from '../project-root.ts';

/** What the page of the staff app asks for at once. Addresses begin with '/devise/'. */
export interface DeviseFiles {
  readonly entry: string;
  /** Scripts that the entry imports. */
  readonly imports: readonly string[];
  readonly styles: readonly string[];
}

export const deviseFolder = join(projectRoot, 'dist/devise');

const ENTRY = 'src/devise/main.tsx';

/** Reads what `npm run build` left. Throws a clear line when it was not run. */
export function readDeviseFiles(): DeviseFiles {
  const entries = entriesOf(readManifest(deviseFolder, 'The staff app'), ENTRY);
  const address = (name: string) => `/devise/${name}`;
  const [entry, ...imports] = entries.map((one) => address(one.file));
  return { entry: entry!, imports, styles: stylesOf(entries).map(address) };
}
