import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const TABLE = 'docs/specification.md';

/** A file that a cell names, with what is said to stand in it: words of the code, or titles of tests. */
export interface NamedFile {
  readonly file: string;
  readonly contents: readonly string[];
}

/** A row of one of the tables: what the specification says, where it lives, and which tests show it. */
export interface Row {
  readonly line: number;
  /** What the tables of a section have in their first column: 'Rule', 'Hub route', 'Call' … */
  readonly kind: string;
  /** The code spans of the first cell: an address, a call, the name of a type and its fields. */
  readonly names: readonly string[];
  readonly places: readonly NamedFile[];
  readonly tests: readonly NamedFile[];
}

/** 'src/hub/app.tsx', and of files without a folder 'vite.hub.config.ts'. */
const isFile = (span: string): boolean =>
  /^(?:[\w.@-]+\/)+[\w.@-]+\.(?:tsx?|m?js|css|json|md|sql)$|^[\w.]+\.config\.ts$/.test(span);

/** A code span is in one backtick, or in two where it has one inside. */
const spansIn = (cell: string): string[] =>
  [...cell.matchAll(/``\s?(.+?)\s?``|`([^`]+)`/g)].map(([, inTwo, inOne]) =>
    (inTwo ?? inOne!).replaceAll(String.raw`\|`, '|'),
  );

/** Each file of a cell, with the code spans up to the next one. */
function filesIn(cell: string): NamedFile[] {
  const files: { file: string; contents: string[] }[] = [];
  for (const span of spansIn(cell)) {
    if (isFile(span)) files.push({ file: span, contents: [] });
    else files.at(-1)?.contents.push(span);
  }
  return files;
}

/** The cells of a line of a table; undefined for any other line. */
function cellsOf(line: string): string[] | undefined {
  if (!line.startsWith('|')) return undefined;
  return line
    .replace(/\|\s*$/, '')
    .slice(1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());
}

/** The rows of all tables in a text; their columns are the statement, 'Lives in' and 'Shown by'. */
export function rowsIn(text: string): Row[] {
  const rows: Row[] = [];
  let kind: string | undefined;
  for (const [at, line] of text.split('\n').entries()) {
    const cells = cellsOf(line);
    if (!cells) kind = undefined;
    else if (kind === undefined) kind = cells[0]!;
    else if (!/^:?-+:?$/.test(cells[0]!)) {
      const [statement = '', places = '', tests = ''] = cells;
      rows.push({
        line: at + 1,
        kind,
        names: spansIn(statement),
        places: filesIn(places),
        tests: filesIn(tests),
      });
    }
  }
  return rows;
}

export const readRows = (root: string): Row[] => rowsIn(readFileSync(join(root, TABLE), 'utf8'));
