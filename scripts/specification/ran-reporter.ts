import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';
import { type RanTest, testsNotRun } from './ran.ts';
import { readRows } from './table.ts';

/**
 * Looks at what a whole `npm test` ran, which no list of files can say: a test may be left out by a project's `include`,
 * by `ctx.skip()` or by a table without rows. Ends the run with 1 where docs/specification.md names a test that did not
 * pass, and where no project runs a file of tests. `scripts/test.ts` adds it where nothing narrows the run.
 */

const root = join(import.meta.dirname, '../..');
const fileOf = ({ relativeModuleId }: TestModule): string => relativeModuleId.replaceAll('\\', '/');

const testsOf = (module: TestModule): RanTest[] =>
  [...module.children.allTests()].map((test) => ({
    file: fileOf(module),
    title: test.name,
    hasPassed: test.result().state === 'passed',
    isInSoak: test.tags.includes('soak'),
  }));

export default class RanReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const ran = new Set(modules.map(fileOf));
    const left = globSync('{src,test,demo,scripts}/**/*.test.{ts,tsx}', { cwd: root })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => !ran.has(file));
    const problems = [
      ...left.map((file) => `${file} is run by no project of vitest.config.ts.`),
      ...testsNotRun(readRows(root), modules.flatMap(testsOf)),
    ];
    if (problems.length === 0) return;
    process.stderr.write(`\n${problems.join('\n')}\n`);
    process.exitCode = 1;
  }
}
