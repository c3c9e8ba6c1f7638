import { type ContentType, fieldsByPlace } from '../../domain/content-type.ts';
import type { ValidationIssue } from '../../domain/fields/issue.ts';
import { languages } from '../../domain/language.ts';
import { type ParsedRecord, parseRecord } from '../../domain/record/parse-record.ts';
import { isSameValue } from '../../domain/record/same-value.ts';
import { ValidationFailed } from '../http/errors.ts';
import { recordValues, type StoredRecord } from '../content/store/record.ts';
import { parseContextOf, siteOfSave } from '../content/store/main-language.ts';
import { type Database, findRecord } from '../content/store/repository.ts';
import { ANY_VERSION } from '../content/write/change.ts';
import { decidePublication } from '../content/publication/change-publication.ts';
import { EVERYTHING } from '../content/publication/publish-right.ts';
import type { PublishWish } from '../content/publication/publish-save.ts';
import type { Actor } from '../content/write/history.ts';
import { archiveRecord, restoreRecord } from '../content/write/state.ts';
import { createRecord, updateRecord } from '../content/write/write.ts';
import type { ArchivedRecord } from './archive.ts';
import { changedPublication, publicationSteps } from './archived-publication.ts';
import type { PlannedRecord } from './plan-ids.ts';
import { isValues, type Values } from './read-json.ts';

export interface WrittenRecord {
  readonly change: 'new' | 'changed' | 'unchanged';
  /** Paths of the fields that changed. */
  readonly fields: readonly string[];
}

interface Writing {
  readonly type: ContentType;
  readonly record: ArchivedRecord;
  readonly planned: PlannedRecord;
  readonly siteId: number | null;
  readonly actor: Actor;
  /** What of it guests read; what the type does by default where nothing is said. */
  readonly publish?: PublishWish | undefined;
}

/**
 * The whole of a record: a field that the archive leaves out is empty, where a form that leaves it out keeps what is
 * there. Only an address stays as it was once drawn from the title.
 */
export function wholeBody(type: ContentType, body: Values, current: StoredRecord): Values {
  const { plain, localized } = fieldsByPlace(type.fields);
  const empty = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, null]));
  const locale = isValues(body.locale) ? body.locale : {};
  const inLanguage = (language: (typeof languages)[number]) => {
    const values = isValues(locale[language]) ? locale[language] : {};
    const { slug } = current.locale[language];
    return { ...empty(localized), ...(slug ? { slug } : {}), ...values };
  };
  return {
    ...empty(plain),
    ...body,
    locale: { ...locale, ...Object.fromEntries(languages.map((one) => [one, inLanguage(one)])) },
  };
}

function changedFields(type: ContentType, current: StoredRecord, draft: ParsedRecord): string[] {
  const before = recordValues(type, current);
  const { plain, localized } = fieldsByPlace(type.fields);
  return [
    ...plain.filter((name) => !isSameValue(before.plain[name], draft.plain[name])),
    ...languages.flatMap((one) =>
      localized
        .filter((name) => !isSameValue(before.locale[one][name], draft.locale[one][name]))
        .map((name) => `locale.${one}.${name}`),
    ),
  ];
}

/** What is written one after the other, and what each of it publishes. */
const stepsOf = ({ body, published }: ArchivedRecord, publish: PublishWish) =>
  published
    ? publicationSteps(body, published).map((step) => ({
        body: step.body,
        publish: step.languages.length > 0 ? { languages: step.languages } : ('keep' as const),
      }))
    : [{ body, publish }];

async function create(
  db: Database,
  { type, record, planned, siteId, actor, publish = 'default' }: Writing,
): Promise<WrittenRecord> {
  const { id } = planned;
  const [first, ...later] = stepsOf(record, publish);
  await createRecord(db, type, { id, siteId, ...first!, actor, referencesFollow: true });
  const change = { id, version: ANY_VERSION, actor } as const;
  for (const step of later) {
    const current = (await findRecord(db, type, id))!;
    const body = wholeBody(type, step.body, current);
    await updateRecord(db, type, { ...change, ...step, body, referencesFollow: true });
  }
  if (record.isArchived) await archiveRecord(db, type, { id, version: ANY_VERSION, actor });
  return { change: 'new', fields: [] };
}

async function update(
  db: Database,
  { type, record, siteId, actor, publish = 'default' }: Writing,
  current: StoredRecord,
): Promise<WrittenRecord> {
  const change = { id: current.id, version: ANY_VERSION, actor } as const;
  const body = wholeBody(type, record.body, current);
  const draft = parseRecord(
    type,
    body,
    recordValues(type, current),
    parseContextOf(type, await siteOfSave(db, siteId), body),
  );
  if (draft.issues.length > 0) throw new ValidationFailed(draft.issues);
  const fields = changedFields(type, current, draft);
  const changed = record.published ? changedPublication(current, record.published) : [];
  if (fields.length > 0 || changed.length > 0) {
    for (const step of stepsOf(record, publish)) {
      const whole = wholeBody(type, step.body, current);
      await updateRecord(db, type, { ...change, ...step, body: whole, referencesFollow: true });
    }
  }
  const gone = changed.filter((language) => record.published?.[language] === undefined);
  if (gone.length > 0) {
    const decision = { action: 'withdraw', languages: gone } as const;
    await decidePublication(db, type, { ...change, publishRight: EVERYTHING }, decision);
  }
  fields.push(...changed.map((language) => `published.${language}`));
  if (record.isArchived !== (current.archived_at !== null)) {
    await (record.isArchived ? archiveRecord : restoreRecord)(db, type, change);
    fields.push('archived');
  }
  return { change: fields.length > 0 ? 'changed' : 'unchanged', fields };
}

/** Writes one record of an archive through the engine, with its revision. What the engine refuses comes back as problems. */
export async function writeArchived(
  db: Database,
  writing: Writing,
): Promise<WrittenRecord | { problems: readonly ValidationIssue[] }> {
  const { current } = writing.planned;
  try {
    return await (current ? update(db, writing, current) : create(db, writing));
  } catch (error) {
    if (error instanceof ValidationFailed) return { problems: error.issues };
    throw error;
  }
}
