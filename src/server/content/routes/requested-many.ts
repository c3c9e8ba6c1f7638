import type { ContentType } from '../../../domain/content-type.ts';
import { issueText, type ValidationIssue } from '../../../domain/fields/issue.ts';
import { isId } from '../../../domain/fields/reference.ts';
import { isLanguage, type Language, languages } from '../../../domain/language.ts';
import { bulkFields } from '../../../domain/record/bulk-fields.ts';
import { parseRecord } from '../../../domain/record/parse-record.ts';
import { fieldOfPath } from '../../../domain/workflow/step.ts';
import { MayNotPublish, NotFound, ValidationFailed, VersionMissing } from '../../http/errors.ts';
import { NO_ROOM } from '../../plugins/problem.ts';
import type { BulkAction, BulkActionName, BulkChange, BulkEntry, BulkFailure } from '../write/bulk.ts';

/** What requests ask of many records at once, and how they are told what could not be done. */

export const MAX_BULK = 500;
// More than a site's list has; a request cannot ask for the whole group's.
const MAX_ORDERED = 5000;

/** The actions that a type allows with many records at once. */
export const bulkActions = (type: ContentType): readonly BulkActionName[] => [
  ...(type.remove === 'never' ? [] : [type.remove, 'restore' as const]),
  'set',
  'revert',
  'publish',
  'withdraw',
];

const isEntry = (entry: unknown): entry is BulkEntry => {
  const { id, version } = (entry ?? {}) as Partial<Record<keyof BulkEntry, unknown>>;
  return isId(id) && isId(version);
};

/** Ids without their versions, in this form or the one before: nothing may be changed that was not read. */
function lacksVersions(records: unknown, ids: unknown): boolean {
  if (records === undefined) return Array.isArray(ids) && ids.length > 0;
  const entries: readonly unknown[] = Array.isArray(records) ? records : [];
  return entries.some((entry) => {
    const { id, version } = (entry ?? {}) as Partial<Record<keyof BulkEntry, unknown>>;
    return isId(id) && (version === undefined || version === null);
  });
}

/** What many records are to be set to: fields that may be set so, with values that fit. */
function checkValues(type: ContentType, values: unknown, issues: ValidationIssue[]): void {
  const { locale, ...plain } = (values ?? {}) as { locale?: unknown };
  const spoken = typeof locale === 'object' && locale !== null ? Object.values(locale) : [];
  const inLocale = spoken.flatMap((one: unknown) =>
    typeof one === 'object' && one !== null ? Object.keys(one) : [],
  );
  const named = [...Object.keys(plain), ...inLocale];
  const allowed = bulkFields(type);
  for (const name of new Set(named)) {
    if (!allowed.includes(name)) issues.push({ path: `values.${name}`, code: 'unknown' });
  }
  if (named.length === 0) issues.push({ path: 'values', code: 'required' });
  // What is wrong with a value is wrong for every record; what else a record requires, each has.
  const parsed = parseRecord(type, values);
  const own = parsed.issues.filter(({ path }) => ['', ...named].includes(fieldOfPath(path)));
  issues.push(...own.map((issue) => ({ ...issue, path: `values.${issue.path}` })));
}

function requestedAction(type: ContentType, body: Body, issues: ValidationIssue[]): BulkAction | undefined {
  const { action, values, languages: asked } = body;
  const known = bulkActions(type);
  const name = known.find((one) => one === action);
  switch (name) {
    case undefined:
      issues.push({ path: 'action', code: 'choice', detail: known.join(', ') });
      return undefined;
    case 'set':
      checkValues(type, values, issues);
      return { action: name, body: values };
    case 'publish':
    case 'withdraw':
      if (Array.isArray(asked) && asked.length > 0 && asked.every(isLanguage)) {
        return { action: name, languages: languages.filter((one) => asked.includes(one)) };
      }
      issues.push({ path: 'languages', code: 'choice', detail: languages.join(', ') });
      return undefined;
    default:
      return { action: name };
  }
}

type Body = Readonly<Partial<Record<'action' | 'values' | 'languages' | 'records' | 'ids', unknown>>>;

/** What is to be done with which records, each once. Throws VersionMissing and ValidationFailed. */
export function requestedBulk(type: ContentType, sent: unknown): Pick<BulkChange, 'what' | 'records'> {
  const body = (sent ?? {}) as Body;
  const { records, ids } = body;
  const issues: ValidationIssue[] = [];
  const what = requestedAction(type, body, issues);
  if (lacksVersions(records, ids)) throw new VersionMissing();
  if (!Array.isArray(records) || !records.every(isEntry)) {
    issues.push({ path: 'records', code: 'type', detail: 'a list of record ids with their versions' });
  } else if (records.length > MAX_BULK) {
    issues.push({ path: 'records', code: 'too-many', detail: String(MAX_BULK) });
  }
  if (!what || issues.length > 0) throw new ValidationFailed(issues);
  const byId = new Map((records as BulkEntry[]).map((entry) => [entry.id, entry]));
  return { what, records: [...byId.values()] };
}

const reasons = {
  gone: { en: 'There is no such record.', es: 'No existe este registro.' },
  savedFirst: {
    en: 'Somebody saved this record first.',
    es: 'Otra persona guardó este registro antes.',
  },
  mayNotPublish: {
    en: 'Your role does not publish this.',
    es: 'Su rol no publica esto.',
  },
} as const;

/** Why one record of many was left as it is. */
export function failureText(cause: BulkFailure, language: Language): string {
  if (cause === 'no-room') return NO_ROOM.detail;
  if (cause instanceof NotFound) return reasons.gone[language];
  if (cause instanceof MayNotPublish) return reasons.mayNotPublish[language];
  if (cause instanceof ValidationFailed) return cause.issues.map((one) => issueText(one, language)).join(' ');
  return reasons.savedFirst[language];
}

/** The ids of a list in their new order. Throws ValidationFailed. */
export function requestedOrder(body: unknown): readonly number[] {
  const { ids } = (body ?? {}) as { ids?: unknown };
  if (!Array.isArray(ids) || !ids.every(isId) || new Set(ids).size !== ids.length) {
    throw new ValidationFailed([{ path: 'ids', code: 'type', detail: 'a list of record ids' }]);
  }
  if (ids.length > MAX_ORDERED) {
    throw new ValidationFailed([{ path: 'ids', code: 'too-many', detail: String(MAX_ORDERED) }]);
  }
  return ids;
}
