import type { Readable } from 'node:stream';
import { allForms, forms } from '../../content/forms/index.ts';
import type { Queries } from '../content/store/repository.ts';
import { csvStream } from '../http/csv.ts';
import { type InboxFilter, type Submission, submissionsBefore } from './inbox.ts';

const about = ['id', 'created_at', 'site_id', 'form', 'state', 'assignee', 'language', 'page'] as const;

const rowOf = ({ values, assignee_name, ...row }: Submission) => ({
  ...values,
  ...Object.fromEntries(about.map((name) => [name, name === 'assignee' ? assignee_name : row[name]])),
});

/** What visitors sent as a table: a column for each field of the form, or of all forms. */
export function inboxCsv(db: Queries, filter: InboxFilter): Readable {
  const kept = filter.forms;
  const shown = filter.form
    ? [forms[filter.form]]
    : allForms.filter(({ name }) => kept === undefined || kept.includes(name));
  const fields = [...new Set(shown.flatMap((form) => Object.keys(form.fields)))];
  return csvStream([...about, ...fields], (part) => submissionsBefore(db, filter, part), rowOf);
}
