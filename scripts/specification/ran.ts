import { type Row, TABLE } from './table.ts';

/** A test of a run; in a table of tests each row is one, under its own title. */
export interface RanTest {
  readonly file: string;
  readonly title: string;
  readonly hasPassed: boolean;
  /** `npm run soak` runs it, and `npm test` does not. */
  readonly isInSoak: boolean;
}

/** What a table of tests fills into a title: '%s', '$name.first', and in a template '$\{name}'. */
const FILLED_IN = /\$\{[^}]*\}|%[sdifjoOc#$%]|\$[\w.]+/;

/** The titles that a title of the source may become. */
export function titlesOf(source: string): RegExp {
  const parts = source
    .split(FILLED_IN)
    .map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(`^${parts.join('[^]*')}$`);
}

/**
 * A line for each test that the page of the specification names and that did not run, or did not pass. Rows of a table
 * that are left to the soak are no part of the run.
 */
export function testsNotRun(rows: readonly Row[], ran: readonly RanTest[]): string[] {
  const byFile = Map.groupBy(
    ran.filter(({ isInSoak }) => !isInSoak),
    ({ file }) => file,
  );
  const problemOf = (file: string, title: string): string | undefined => {
    const titles = titlesOf(title);
    const found = byFile.get(file)?.filter((one) => titles.test(one.title)) ?? [];
    if (found.length === 0) return 'did not run';
    return found.every(({ hasPassed }) => hasPassed) ? undefined : 'did not pass';
  };
  return rows.flatMap(({ line, tests }) =>
    tests.flatMap(({ file, contents }) =>
      contents.flatMap((title) => {
        const problem = problemOf(file, title);
        return problem === undefined
          ? []
          : [`${TABLE}:${line} names '${title}' of ${file}, which ${problem}.`];
      }),
    ),
  );
}
