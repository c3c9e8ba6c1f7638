import { Readable } from 'node:stream';
import { type Column, lt, type SQL } from 'drizzle-orm';
import Papa from 'papaparse';

/** A cell that begins so would be run as a formula by a spreadsheet; the wide signs are those of East Asian keyboards. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Tells spreadsheets that what follows is UTF-8: without it they read 'Niñez' as 'NiÃ±ez'. */
const BYTE_ORDER_MARK = '\ufeff';

/** Cells by the name of their column, or in the order of the columns. */
type Row = Readonly<Record<string, unknown>> | readonly unknown[];

function linesOf(fields: readonly string[], data: readonly Row[], header = true): string {
  const lines = Papa.unparse(
    { fields: [...fields], data: [...data] },
    { escapeFormulae: FORMULA, newline: '\r\n', header },
  );
  // Headings without rows end their line already.
  return lines.endsWith('\r\n') ? lines : `${lines}\r\n`;
}

/** Rows as CSV for a spreadsheet, cells that a spreadsheet would run with an apostrophe before them. */
export const csvOf = (fields: readonly string[], data: readonly Row[]): string =>
  BYTE_ORDER_MARK + linesOf(fields, data);

/** Rows of a table that are in memory at once. */
const ROWS_AT_ONCE = 1000;

/** The part of a list, newest first, that is read next: what is older than the last row, as ids tell. */
export interface CsvPart {
  readonly before: number | undefined;
  readonly limit: number;
}

/** The condition of a part; `id` is the column of the ids. */
export const olderThan = (id: Column, { before }: CsvPart): SQL | undefined =>
  before === undefined ? undefined : lt(id, before);

/**
 * A list as CSV that is read while it is sent: however long it is, nothing of it is left out, and little of it is in memory.
 * Where reading fails, the download breaks off, and the browser says so.
 */
export function csvStream<R extends { readonly id: number }>(
  fields: readonly string[],
  read: (part: CsvPart) => Promise<readonly R[]>,
  rowOf: (row: R) => Row,
): Readable {
  async function* lines() {
    yield csvOf(fields, []);
    let before: number | undefined;
    for (;;) {
      const rows = await read({ before, limit: ROWS_AT_ONCE });
      if (rows.length > 0) yield linesOf(fields, rows.map(rowOf), false);
      if (rows.length < ROWS_AT_ONCE) return;
      before = rows.at(-1)!.id;
    }
  }
  return Readable.from(lines(), { objectMode: false });
}
