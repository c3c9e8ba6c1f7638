import type { Readable } from 'node:stream';
import { allForms, forms } from '../../content/forms/index.ts';
import { type FormField, shownValue, staffLabel } from '../../domain/forms/form-field.ts';
import { stateNames } from '../../domain/forms/submission.ts';
import type { Language, Locales } from '../../domain/language.ts';
import type { Queries } from '../content/store/repository.ts';
import { csvStream } from '../http/csv.ts';
import { type InboxFilter, type Submission, submissionsBefore } from './inbox.ts';

interface Column {
  readonly heading: Locales<string>;
  readonly cell: (submission: Submission, language: Language) => unknown;
}

const about: readonly Column[] = [
  { heading: { en: 'Number', es: 'Número' }, cell: ({ id }) => id },
  { heading: { en: 'Came', es: 'Llegó' }, cell: ({ created_at }) => created_at },
  { heading: { en: 'Property (number)', es: 'Propiedad (número)' }, cell: ({ site_id }) => site_id },
  {
    heading: { en: 'Form', es: 'Formulario' },
    cell: ({ form }, language) => forms[form]?.labels[language] ?? form,
  },
  { heading: { en: 'State', es: 'Estado' }, cell: ({ state }, language) => stateNames[state][language] },
  { heading: { en: 'Looked after by', es: 'A cargo de' }, cell: ({ assignee_name }) => assignee_name },
  { heading: { en: 'Language', es: 'Idioma' }, cell: ({ language }) => language },
  { heading: { en: 'Page', es: 'Página' }, cell: ({ page }) => page },
];

/** The answer to a field. Forms ask for some of the same things, each in words and options of its own. */
const answer = (name: string, first: FormField): Column => ({
  heading: { en: staffLabel(first, 'en'), es: staffLabel(first, 'es') },
  cell: ({ form, values }, language) => {
    const value = values[name];
    const field = forms[form]?.fields[name];
    return value !== undefined && field ? shownValue(field, value, language) : value;
  },
});

/** What visitors sent as a table in a language: a column for each field of the form, or of all forms. */
export function inboxCsv(db: Queries, filter: InboxFilter, language: Language): Readable {
  const kept = filter.forms;
  const shown = filter.form
    ? [forms[filter.form]]
    : allForms.filter(({ name }) => kept === undefined || kept.includes(name));
  const fields = new Map<string, FormField>();
  for (const [name, field] of shown.flatMap((form) => Object.entries(form.fields))) {
    if (!fields.has(name)) fields.set(name, field);
  }
  const columns = [...about, ...[...fields].map(([name, field]) => answer(name, field))];
  return csvStream(
    columns.map(({ heading }) => heading[language]),
    (part) => submissionsBefore(db, filter, part),
    (row) => columns.map(({ cell }) => cell(row, language)),
  );
}
