import { and, inArray, isNull } from 'drizzle-orm';
import { contentTypes } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import type { Field } from '../../../domain/fields/field.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import type { ValidationIssue } from '../../../domain/fields/issue.ts';
import type { MediaKind } from '../../../domain/media/media-kinds.ts';
import { leavesOf, spokenValues } from '../../../domain/record/leaves.ts';
import type { RecordValues } from '../../../domain/record/parse-record.ts';
import type { StoredRecord } from './record.ts';
import type { Queries } from './repository.ts';
import { tablesOf } from './tables.ts';

interface NamedFile {
  readonly key: string;
  readonly path: string;
  readonly kinds: readonly MediaKind[];
}

const namesFiles = (field: Field): boolean => fieldTypeOf(field).mediaOf !== undefined;

const namedFiles = (type: ContentType, record: unknown): NamedFile[] =>
  leavesOf(type, record, 'place', namesFiles).flatMap((leaf) =>
    spokenValues(leaf).flatMap(({ value, path }) => {
      const { keys, kinds } = fieldTypeOf(leaf.field).mediaOf?.(value, leaf.field) ?? { keys: [], kinds: [] };
      return keys.map((key) => ({ key, path, kinds }));
    }),
  );

/** Files of the library where another kind belongs: a PDF as a picture. What a record named before may stay. */
export async function wrongMedia(
  db: Queries,
  type: ContentType,
  values: RecordValues,
  current?: StoredRecord,
): Promise<ValidationIssue[]> {
  const before = new Set(current ? namedFiles(type, current).map(({ key }) => key) : []);
  const named = namedFiles(type, { ...values.plain, locale: values.locale }).filter(
    ({ key }) => !before.has(key),
  );
  if (named.length === 0) return [];
  const { records } = tablesOf(contentTypes.media_item);
  const keys = named.map(({ key }) => key);
  const rows = (await db
    .select({ key: records.key, kind: records.kind })
    .from(records)
    .where(and(inArray(records.key, keys), isNull(records.deleted_at)))) as {
    key: string;
    kind: MediaKind;
  }[];
  const kindOf = new Map(rows.map(({ key, kind }) => [key, kind]));
  return named.flatMap(({ key, path, kinds }): ValidationIssue[] => {
    const kind = kindOf.get(key);
    const isWrong = kind !== undefined && !kinds.includes(kind);
    return isWrong ? [{ path, code: 'media-kind', detail: kinds.join(', ') }] : [];
  });
}
