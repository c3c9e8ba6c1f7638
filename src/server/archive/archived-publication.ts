import type { ContentType } from '../../domain/content-type.ts';
import { isLanguage, type Language, languages } from '../../domain/language.ts';
import type { RecordValues } from '../../domain/record/parse-record.ts';
import { statesOf } from '../../domain/publication/state.ts';
import { recordValues, type StoredRecord } from '../content/store/record.ts';
import type { Queries } from '../content/store/repository.ts';
import { findRevision } from '../content/write/history.ts';
import { isValues, type Values } from './read-json.ts';

/**
 * What guests of each language read: the record as it stands in the archive (true), or an older state of it. They read
 * nothing in a language that is left out.
 */
export type ArchivedPublication = Readonly<Partial<Record<Language, true | Values>>>;

/** Whether an import without a word about it brings about the same. */
function isDefault({ publishes = 'at-once' }: ContentType, published: ArchivedPublication): boolean {
  return languages.every((language) => published[language] === (publishes === 'at-once' ? true : undefined));
}

/**
 * What guests read of a record now; undefined where that is what the type does by default. `bodyOf` makes the body of an
 * older state as the archive keeps it.
 */
export async function publicationOf(
  db: Queries,
  type: ContentType,
  record: StoredRecord,
  bodyOf: (values: RecordValues) => Values,
): Promise<ArchivedPublication | undefined> {
  const states = statesOf(record.publication, new Date().toISOString());
  const published: Partial<Record<Language, true | Values>> = {};
  for (const language of languages) {
    const { revision, is_changed } = states[language];
    if (revision === null) continue;
    const older = is_changed ? await findRevision(db, type, record.id, revision) : undefined;
    published[language] = older ? bodyOf(recordValues(type, older.record)) : true;
  }
  return isDefault(type, published) ? undefined : published;
}

/** The older states that guests read. */
export const olderIn = (published: ArchivedPublication = {}): Values[] =>
  Object.values(published).filter((state) => state !== true);

/** The publication with other bodies of its older states. */
export const mapOlder = (
  published: ArchivedPublication,
  change: (body: Values) => Values,
): ArchivedPublication =>
  Object.fromEntries(
    Object.entries(published).map(([language, state]) => [language, state === true ? true : change(state)]),
  );

/** The languages for which something is scheduled, which an archive does not carry. */
export const scheduledIn = (record: StoredRecord): Language[] => {
  const states = statesOf(record.publication, new Date().toISOString());
  return languages.filter((language) => states[language].due.length > 0);
};

interface Step {
  readonly body: Values;
  readonly languages: readonly Language[];
}

/** The bodies to write one after the other, and what each publishes; the record as it stands comes last. */
export function publicationSteps(body: Values, published: ArchivedPublication): Step[] {
  const older = languages.flatMap((language): Step[] => {
    const state = published[language];
    return typeof state === 'object' ? [{ body: state, languages: [language] }] : [];
  });
  return [...older, { body, languages: languages.filter((language) => published[language] === true) }];
}

/** The languages of which guests of a stored record read other than the archive says. */
export function changedPublication(current: StoredRecord, published: ArchivedPublication): Language[] {
  const states = statesOf(current.publication, new Date().toISOString());
  return languages.filter((language) => {
    const { revision, is_changed } = states[language];
    const state = published[language];
    if (state === undefined || revision === null) return (state === undefined) !== (revision === null);
    return (state === true) === is_changed;
  });
}

/** A fault of the publication of an entry, in words; undefined where there is none. */
export function publicationFault(published: unknown): string | undefined {
  if (published === undefined) return undefined;
  const isFit =
    isValues(published) &&
    Object.entries(published).every(
      ([language, state]) => isLanguage(language) && (state === true || isValues(state)),
    );
  return isFit ? undefined : 'This should say for en and es true, or hold the record as guests read it.';
}
