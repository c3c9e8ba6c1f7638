import { join } from 'node:path';
import { buildAll } from './build.ts';
import { bundles, deviseBundles } from './check/bundles.ts';
import { casts } from './check/casts.ts';
import { deviseSizes } from './check/devise-sizes.ts';
import { format } from './check/format.ts';
import { lint } from './check/lint.ts';
import { lock } from './check/lock.ts';
import { type Outcome, type Part, passes } from './check/part.ts';
import { siteBundles } from './check/site-bundles.ts';
import { sizes } from './check/sizes.ts';
import { specification } from './check/specification.ts';
import { types } from './check/types.ts';
import { unused } from './check/unused.ts';
import { fieldBranches } from './check/field-branches.ts';
import { vocabulary } from './check/vocabulary.ts';

/** Everything that can be said about the code without running it; ends with 1 when something is to be mended. */
const root = join(import.meta.dirname, '..');

/** So many problems of a part are printed: who mends these sees the next. */
const SHOWN = 40;

const asOutcome = (error: unknown): Outcome => ({ checked: 0, of: 'files', problems: [String(error)] });

async function passed({ name, check }: Part): Promise<boolean> {
  const start = performance.now();
  const outcome = await check(root).catch(asOutcome);
  const isFine = passes(outcome);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const status = isFine ? 'fine' : `${outcome.problems.length} to mend`;
  console.log(
    `${isFine ? '✓' : '✗'} ${name.padEnd(8)}${outcome.checked} ${outcome.of}, ${status} (${seconds} s)`,
  );
  for (const problem of outcome.problems.slice(0, SHOWN)) console.log(`    ${problem}`);
  const more = outcome.problems.length - SHOWN;
  if (more > 0) console.log(`    … and ${more} more`);
  return isFine;
}

async function passedInTurn(parts: readonly Part[]): Promise<boolean> {
  let isFine = true;
  for (const part of parts) isFine = (await passed(part)) && isFine;
  return isFine;
}

const built = buildAll().then(() => passedInTurn([bundles, deviseBundles, siteBundles, sizes, deviseSizes]));
const results = await Promise.all([
  built.catch((error: unknown) => {
    console.log(`✗ build: ${String(error)}`);
    return false;
  }),
  passedInTurn([lock, types, unused]),
  passedInTurn([lint, format, vocabulary, specification, fieldBranches, casts]),
]);
process.exitCode = results.every(Boolean) ? 0 : 1;
