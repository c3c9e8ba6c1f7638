import { inArray } from 'drizzle-orm';
import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { issueText } from '../../domain/fields/issue.ts';
import { parseRecord } from '../../domain/record/parse-record.ts';
import { mapLinks } from '../../domain/record/record-links.ts';
import { namedPictures } from '../../domain/record/record-pictures.ts';
import type { Database, Queries } from '../content/store/repository.ts';
import { tablesOf } from '../content/store/tables.ts';
import type { PublishWish } from '../content/publication/publish-save.ts';
import type { Actor } from '../content/write/history.ts';
import { findItems } from '../media/items.ts';
import { type Archive, GROUP, recordFile } from './archive.ts';
import type { ArchiveIssue } from './archive-issue.ts';
import { mapOlder, olderIn } from './archived-publication.ts';
import type { Values } from './read-json.ts';
import { arrangeRecords } from './arrange-records.ts';
import { countAbove } from './fresh-id.ts';
import { writeArchived, type WrittenRecord } from './import-record.ts';
import { type IdPlan, planIds } from './plan-ids.ts';

export interface ImportedRecord extends WrittenRecord {
  readonly file: string;
  /** In the archive. */
  readonly record: number;
  /** In this database. */
  readonly id: number;
}

export interface ImportedRecords {
  readonly records: readonly ImportedRecord[];
  /** Files whose records stood in another order. */
  readonly reordered: readonly string[];
  readonly issues: readonly ArchiveIssue[];
}

export interface ImportOptions {
  readonly actor: Actor;
  /** Nothing that is written will be kept. */
  readonly isDryRun: boolean;
  /** What of the records guests read; what each type does by default where nothing is said. */
  readonly publish?: PublishWish;
}

const newIds = (plan: IdPlan, type: ContentType): number[] =>
  [...plan.get(type.name)!.values()].flatMap(({ id, current }) => (current ? [] : [id]));

/** What a record of the archive is called here. */
type Lookup = (target: string, id: number) => number | undefined;

/** The ids that sites have here which a group's archive names by their keys. */
async function siteIdsByKey(db: Queries, { header }: Archive): Promise<ReadonlyMap<number, number>> {
  const sites = Object.entries(header.sites ?? {});
  if (sites.length === 0) return new Map();
  const { records } = tablesOf(contentTypes.site);
  const rows = (await db
    .select({ id: records.id, key: records.key })
    .from(records)
    .where(
      inArray(
        records.key,
        sites.map(([key]) => key),
      ),
    )) as { id: number; key: string }[];
  const byKey = new Map(rows.map(({ id, key }) => [key, id]));
  return new Map(sites.flatMap(([key, id]) => (byKey.has(key) ? [[id, byKey.get(key)!] as const] : [])));
}

function linksMapped(type: ContentType, body: Values, lookup: Lookup) {
  const missing: { path: string; target: string; id: number }[] = [];
  const mapped = mapLinks(type, body, (target, id, path) => {
    const here = lookup(target, id);
    if (here === undefined) missing.push({ path, target, id });
    return here ?? id;
  });
  return { body: mapped, missing };
}

/** Pictures that records name and that neither the archive nor the database has. */
async function missingPictures(db: Queries, { records, media }: Archive): Promise<ArchiveIssue[]> {
  const named = [...records].flatMap(([type, archived]) =>
    archived.flatMap(({ body, published }) =>
      [body, ...olderIn(published)].flatMap((one) => namedPictures(type, one).map(({ id }) => id)),
    ),
  );
  const stored = new Set((await findItems(db, [...new Set(named)])).map(({ key }) => key));
  return [...records].flatMap(([type, archived]) =>
    archived.flatMap(({ id, body, published }) =>
      [body, ...olderIn(published)]
        .flatMap((one) => namedPictures(type, one))
        .filter((picture) => !media.has(picture.id) && !stored.has(picture.id))
        .map((picture) => ({
          file: recordFile(type),
          record: id,
          field: picture.path,
          message: `There is no picture ${picture.id} in the archive.`,
        })),
    ),
  );
}

/** A reference to a record that was refused itself says nothing new. */
const isConsequence = (
  plan: IdPlan,
  refused: ReadonlySet<string>,
  type: ContentType,
  path: string,
  id: string,
) => {
  const { to } = (type.fields[path] ?? {}) as { to?: string };
  return to !== undefined && plan.has(to) && refused.has(`${to} ${id}`);
};

/**
 * Writes the records of an archive, for a transaction to keep or, where there are issues, to take back. Files of
 * the library are looked at here and stored by `import-media.ts`.
 */
export async function importRecords(
  db: Database,
  archive: Archive,
  { actor, isDryRun, publish }: ImportOptions,
): Promise<ImportedRecords> {
  const plan = await planIds(db, archive);
  // Before anything is written: a server that runs beside this import must not give the same ids meanwhile.
  if (!isDryRun) for (const type of archive.records.keys()) await countAbove(db, type, newIds(plan, type));
  const sites = await siteIdsByKey(db, archive);
  const lookup: Lookup = (target, id) => {
    const planned = plan.get(target);
    if (planned) return planned.get(id)?.id;
    // What the archive does not carry is named as it is called here; the engine says whether it is there.
    return target === 'site' && archive.header.site === GROUP ? sites.get(id) : id;
  };
  const [site] = plan.get('site')?.values() ?? [];
  const imported: ImportedRecord[] = [];
  const issues: ArchiveIssue[] = await missingPictures(db, archive);
  const refused = new Set<string>();
  const reordered: string[] = [];
  const isKnownSite = site?.current !== undefined;

  for (const [type, archived] of archive.records) {
    const file = recordFile(type);
    const siteId = type.scope === 'site' ? site!.id : null;
    for (const record of archived) {
      const planned = plan.get(type.name)!.get(record.id)!;
      const { body, missing } = linksMapped(type, record.body, lookup);
      const published =
        record.published &&
        mapOlder(record.published, (older) => {
          const mapped = linksMapped(type, older, lookup);
          missing.push(...mapped.missing);
          return mapped.body;
        });
      for (const { path, target, id } of missing) {
        issues.push({
          file,
          record: record.id,
          field: path,
          message: `There is no ${target} ${id} in the archive.`,
        });
      }
      const written =
        missing.length > 0
          ? { problems: parseRecord(type, body).issues }
          : await writeArchived(db, {
              type,
              record: { ...record, body, published },
              planned,
              siteId,
              actor,
              publish,
            });
      if ('change' in written) {
        imported.push({ file, record: record.id, id: planned.id, ...written });
        continue;
      }
      refused.add(`${type.name} ${planned.id}`);
      for (const problem of written.problems) {
        const { path: field, code, detail = '' } = problem;
        if (code === 'missing' && isConsequence(plan, refused, type, field, detail)) continue;
        issues.push({ file, record: record.id, field, message: issueText(problem, 'en') });
      }
      // Nothing can be written for a site that is not there.
      if (type.scope === 'itself') return { records: imported, reordered: [], issues };
    }
    const ids = archived.map(({ id }) => plan.get(type.name)!.get(id)!.id);
    if (isKnownSite && (await arrangeRecords(db, type, siteId, ids))) reordered.push(file);
  }
  return { records: imported, reordered, issues };
}
