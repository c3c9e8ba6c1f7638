import Papa from 'papaparse';

/** A cell that begins so would be run as a formula by a spreadsheet; the wide signs are those of East Asian keyboards. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Rows as CSV, cells that a spreadsheet would run with an apostrophe before them. */
export const csvOf = (
  fields: readonly string[],
  data: readonly Readonly<Record<string, unknown>>[],
): string =>
  `${Papa.unparse({ fields: [...fields], data: [...data] }, { escapeFormulae: FORMULA, newline: '\r\n' })}\r\n`;
