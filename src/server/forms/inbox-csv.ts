import { allForms, forms } from '../../content/forms/index.ts';
import type { Queries } from '../content/store/repository.ts';
import { csvOf } from '../http/csv.ts';
import { type InboxFilter, listSubmissions } from './inbox.ts';

/** The newest ones: more than a spreadsheet is looked through for. */
const MAX_ROWS = 5000;

const about = ['id', 'created_at', 'site_id', 'form', 'state', 'assignee', 'language', 'page'] as const;

/** What visitors sent as a table: a column for each field of the form, or of all forms. */
export async function inboxCsv(db: Queries, filter: InboxFilter): Promise<{ csv: string; rows: number }> {
  const { data } = await listSubmissions(db, filter, { page: 1, pageSize: MAX_ROWS });
  const kept = filter.forms;
  const shown = filter.form
    ? [forms[filter.form]]
    : allForms.filter(({ name }) => kept === undefined || kept.includes(name));
  const fields = [...new Set(shown.flatMap((form) => Object.keys(form.fields)))];
  const rows = data.map(({ values, assignee_name, ...row }) => ({
    ...values,
    ...Object.fromEntries(about.map((name) => [name, name === 'assignee' ? assignee_name : row[name]])),
  }));
  return { csv: csvOf([...about, ...fields], rows), rows: rows.length };
}
