import { and, isNull, sql } from 'drizzle-orm';
import { contentTypes } from '../../content/index.ts';
import type { GuestPicture } from '../../content/guest.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { type Database, findRecord, findRecords, type Queries } from '../content/store/repository.ts';
import type { StoredRecord } from '../content/store/record.ts';
import { tablesOf } from '../content/store/tables.ts';
import { media } from '../database/schema.ts';
import { guestPicture } from '../media/address.ts';

/** What is needed to turn a stored value into one for guests. */
export interface SerializeContext {
  /** Null for a picture that is gone. */
  readonly picture: (id: string) => GuestPicture | null;
  /** Markdown to safe HTML. */
  readonly html: (markdown: string) => string;
}

/** Everything that guests may see of one site, read once from the database and never changed afterwards. */
export interface Snapshot {
  readonly site: StoredRecord;
  readonly menus: readonly StoredRecord[];
  readonly restaurants: readonly StoredRecord[];
  readonly pages: readonly StoredRecord[];
  readonly events: readonly StoredRecord[];
  readonly promotions: readonly StoredRecord[];
  /** Of the whole group: each says for which resorts it holds. */
  readonly triggers: readonly StoredRecord[];
  readonly resorts: readonly StoredRecord[];
  readonly context: SerializeContext;
  /** The moment of reading, as PostgreSQL writes its snapshots: which transactions were seen (`site-changes.ts`). */
  readonly readMark: string;
}

async function readPictures(db: Queries): Promise<Map<string, GuestPicture>> {
  const rows = await db.select().from(media);
  return new Map(rows.map((row) => [row.id, guestPicture(row)]));
}

/** Undefined when there is no such site. All of it is of one moment: one transaction sees one state. */
export async function readSnapshot(db: Database, siteId: number): Promise<Snapshot | undefined> {
  const { markdownToHtml } = await import('./markdown.ts');
  return db.transaction(
    async (tx) => {
      const site = await findRecord(tx, contentTypes.site, siteId);
      if (!site || site.archived_at) return undefined;
      const of = (type: ContentType) => findRecords(tx, type, { siteIds: [siteId] });
      const pictures = await readPictures(tx);
      const { rows } = await tx.execute<{ mark: string }>(sql`select pg_current_snapshot()::text as mark`);
      return {
        site,
        menus: await of(contentTypes.menu),
        restaurants: await of(contentTypes.restaurant),
        pages: await of(contentTypes.content_section),
        events: await of(contentTypes.event),
        promotions: await of(contentTypes.promotion),
        triggers: await of(contentTypes.booking_code_trigger),
        resorts: await of(contentTypes.resort),
        context: { picture: (id) => pictures.get(id) ?? null, html: markdownToHtml },
        readMark: rows[0]!.mark,
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** What tells sites apart before any of them is read whole. */
export interface SiteName {
  readonly id: number;
  readonly key: string;
  readonly hosts: readonly string[];
  readonly hubHosts: readonly string[];
  readonly isDefault: boolean;
}

interface NameRow {
  id: number;
  key: string;
  hosts: { host: string }[] | null;
  hubHosts: { prefix: string }[] | null;
  isDefault: boolean;
}

export async function readSiteNames(db: Database): Promise<SiteName[]> {
  const { records } = tablesOf(contentTypes.site);
  const rows = (await db
    .select({
      id: records.id,
      key: records.key,
      hosts: records.hosts,
      hubHosts: records.hubHosts,
      isDefault: records.isDefault,
    })
    .from(records)
    .where(and(isNull(records.deleted_at), isNull(records.archived_at)))
    .orderBy(records.id)) as NameRow[];
  return rows.map(({ hosts, hubHosts, ...row }) => ({
    ...row,
    hosts: (hosts ?? []).map(({ host }) => host.toLowerCase()),
    hubHosts: (hubHosts ?? []).map(({ prefix }) => prefix.toLowerCase()),
  }));
}
