import { type ContentType, fieldsByPlace } from '../../../domain/content-type.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import { languages } from '../../../domain/language.ts';
import { siteOf } from '../../../domain/record/site-of.ts';
import type { Change } from './change.ts';
import { NotFound } from '../../http/errors.ts';
import { findRevision, originalsBefore } from './history.ts';
import type { StoredRecord } from '../store/record.ts';
import { mainLanguageOf } from '../store/main-language.ts';
import type { Queries, Transactions } from '../store/repository.ts';
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

/** What was read from the file that the record had then, which is still stored. */
function factsOf(type: ContentType, past: StoredRecord): Values {
  const names = Object.keys(type.fields).filter((name) => fieldTypeOf(type.fields[name]!).isFact);
  return pick(past, names);
}

interface Restoring extends Change {
  readonly number: number;
}

/** Writes an earlier revision's values, and what waited then, as the newest. Throws NotFound, Conflict and ValidationFailed. */
export async function restoreRevision(db: Transactions & Queries, type: ContentType, change: Restoring) {
  const past = await findRevision(db, type, change.id, change.number);
  if (!past) throw new NotFound('There is no such revision.');
  const from = await mainLanguageOf(db, siteOf(type, past.record));
  // What was written or called still right since is not so of the original that comes back.
  const due = await originalsBefore(db, type, { ...change, record: past.record, from });
  return updateRecord(db, type, {
    ...change,
    body: bodyOf(type, past.record),
    facts: factsOf(type, past.record),
    due,
  });
}
