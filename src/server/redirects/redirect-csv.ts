import Papa from 'papaparse';
import { contentTypes } from '../../content/index.ts';
import type { ValidationIssue } from '../../domain/fields/issue.ts';
import { readSource, writeSource } from '../../domain/redirect-source.ts';
import { csvOf } from '../http/csv.ts';
import { ValidationFailed } from '../http/errors.ts';
import type { PublishRight } from '../content/publication/publish-right.ts';
import { type Database, findRecords, type Queries, type Transactions } from '../content/store/repository.ts';
import type { StoredRecord } from '../content/store/record.ts';
import { ANY_VERSION } from '../content/write/change.ts';
import type { Actor } from '../content/write/history.ts';
import { createRecord, updateRecord } from '../content/write/write.ts';

/** Redirects of a site as a table of text, out and in. */

const type = contentTypes.redirect;
type Redirect = StoredRecord<typeof type>;

const columns = ['from', 'to', 'drop_query', 'name'] as const;
type Column = (typeof columns)[number];
type Row = Readonly<Partial<Record<Column, string>>>;

/** Rows of one file: each is a save of its own, and all of them are one transaction. */
export const MAX_ROWS = 500;
const MAX_NAME = 160;

/** `csvOf` writes an apostrophe before what a spreadsheet would run as a formula; reading takes it away again. */
const ESCAPED = /^'(?=[=+\-@\t\r\n＝＋－＠])/;

export async function exportRedirects(db: Queries, siteId: number): Promise<string> {
  const records = await findRecords(db, type, {
    siteIds: [siteId],
    sort: { by: 'from', isDescending: false },
  });
  const rows = records.map(({ from, to, drop_query, name, hits, moved }) => ({
    from,
    to,
    drop_query: drop_query ? 'yes' : 'no',
    name,
    hits,
    moved,
  }));
  return csvOf([...columns, 'hits', 'moved'], rows);
}

export type ImportOutcome = 'created' | 'changed' | 'same' | 'refused';

export interface ImportedRow {
  /** Its line in the file; the first one has the names of the columns. */
  readonly line: number;
  readonly from: string;
  readonly to: string;
  readonly outcome: ImportOutcome;
  readonly issues: readonly ValidationIssue[];
}

const cell = (text: string | undefined): string => (text ?? '').replace(ESCAPED, '').trim();

/** Throws ValidationFailed for what is no such table. */
function readRows(csv: string): Row[] {
  const { data, meta } = Papa.parse<Row>(csv, {
    header: true,
    skipEmptyLines: 'greedy',
    preview: MAX_ROWS + 1,
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const missing = (['from', 'to'] as const).filter((name) => !meta.fields?.includes(name));
  if (missing.length > 0) {
    throw new ValidationFailed(missing.map((name) => ({ path: `csv.${name}`, code: 'required' as const })));
  }
  if (data.length > MAX_ROWS) {
    throw new ValidationFailed([{ path: 'csv', code: 'too-many', detail: String(MAX_ROWS) }]);
  }
  return data;
}

const YES = /^(yes|sí|si|true|1)$/i;

function bodyOf(row: Row) {
  const [from, to] = [cell(row.from), cell(row.to)];
  const name = cell(row.name) || `${from} → ${to}`.slice(0, MAX_NAME);
  return { from, to, name, drop_query: YES.test(cell(row.drop_query)) };
}

/** As it is stored, so that rows of an export find their redirects; what is no address stays as it is. */
function storedSource(from: string): string {
  const source = readSource(from);
  return typeof source === 'string' ? from : writeSource(source);
}

interface Importing {
  readonly siteId: number;
  readonly actor: Actor;
  readonly publishRight: PublishRight;
}

async function importRow(
  tx: Transactions & Queries,
  row: Row,
  bySource: ReadonlyMap<string, Redirect>,
  { siteId, ...by }: Importing,
): Promise<Pick<ImportedRow, 'outcome' | 'issues'>> {
  const body = bodyOf(row);
  const known = bySource.get(storedSource(body.from));
  // A column that the file does not have says nothing of a redirect that is there.
  const given = known && !cell(row.name) ? { ...body, name: known.name } : body;
  const asked = known && row.drop_query === undefined ? { ...given, drop_query: known.drop_query } : given;
  const isSame =
    known && known.to === asked.to && known.name === asked.name && known.drop_query === asked.drop_query;
  if (isSame) return { outcome: 'same', issues: [] };
  try {
    if (known) await updateRecord(tx, type, { ...by, id: known.id, version: ANY_VERSION, body: asked });
    else await createRecord(tx, type, { ...by, siteId, body: asked });
    return { outcome: known ? 'changed' : 'created', issues: [] };
  } catch (error) {
    if (!(error instanceof ValidationFailed)) throw error;
    return { outcome: 'refused', issues: error.issues };
  }
}

/** Ends a transaction that is only tried. */
class Tried extends Error {}

export interface Imported {
  /** Whether the redirects are stored now. */
  readonly done: boolean;
  readonly rows: readonly ImportedRow[];
}

/**
 * Reads a table of redirects into a site: all of it, or nothing where one row is refused. A dry run does the same and
 * takes it back. Throws ValidationFailed for what is no such table.
 */
export async function importRedirects(
  db: Database,
  csv: string,
  importing: Importing & { readonly isDryRun: boolean },
): Promise<Imported> {
  const rows: ImportedRow[] = [];
  const given = readRows(csv);
  try {
    await db.transaction(async (tx) => {
      const records = await findRecords(tx, type, { siteIds: [importing.siteId] });
      const bySource = new Map(records.map((record) => [record.from, record]));
      for (const [index, row] of given.entries()) {
        const { outcome, issues } = await importRow(tx, row, bySource, importing);
        rows.push({ line: index + 2, from: cell(row.from), to: cell(row.to), outcome, issues });
      }
      if (importing.isDryRun || rows.some(({ outcome }) => outcome === 'refused')) throw new Tried();
    });
    return { done: true, rows };
  } catch (error) {
    if (!(error instanceof Tried)) throw error;
    return { done: false, rows };
  }
}
