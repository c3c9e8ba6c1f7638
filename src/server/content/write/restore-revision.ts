import { type ContentType, fieldsByPlace } from '../../../domain/content-type.ts';
import { type Language, languages } from '../../../domain/language.ts';
import type { Change } from './change.ts';
import { NotFound } from '../../http/errors.ts';
import { englishBefore, findRevision } from './history.ts';
import { recordFromRows, type StoredRecord } from '../store/record.ts';
import type { Database } from '../store/repository.ts';
import { updateRecord } from './write.ts';

type Values = Readonly<Record<string, unknown>>;

const pick = (from: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(from, name)).map((name) => [name, from[name]]));

/** What a revision said, in the fields that are still declared; those declared since are left as they are. */
function bodyOf(type: ContentType, past: StoredRecord) {
  const { plain, localized } = fieldsByPlace(type.fields);
  return {
    ...pick(past, plain),
    locale: Object.fromEntries(
      languages.map((language) => [language, pick(past.locale?.[language] ?? {}, localized)]),
    ),
  };
}

interface Restoring extends Change {
  readonly number: number;
}

/** Writes an earlier revision's values, and what waited then, as the newest. Throws NotFound, Conflict and ValidationFailed. */
export async function restoreRevision(db: Database, type: ContentType, change: Restoring) {
  const past = await findRevision(db, type, change.id, change.number);
  if (!past) throw new NotFound('There is no such revision.');
  // What was written or called still right since is not so of the English that comes back.
  const due = await englishBefore(db, type, { ...change, record: past.record });
  return updateRecord(db, type, { ...change, body: bodyOf(type, past.record), due });
}

/** A revision's record in today's fields: what is no longer declared is left out, what is new is empty. */
export function recordThen(type: ContentType, past: StoredRecord): StoredRecord {
  const rows = languages.map((language: Language) => ({ language, ...past.locale?.[language] }));
  const record = recordFromRows(type, past, rows);
  return { ...record, translation_due: past.translation_due ?? [] };
}
