import { allContentTypes, contentTypes, type ContentTypeName } from '../../content/index.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { isStorable } from '../../domain/fields/text.ts';
import { holds } from '../../domain/staff/permission.ts';
import { isWallClock } from '../../domain/time/time-format.ts';
import { instantAt, wallClockIn } from '../../domain/time/zone-time.ts';
import { siteOf } from '../../domain/record/site-of.ts';
import { findDraft } from '../content/drafts/drafts.ts';
import { NotFound } from '../http/errors.ts';
import type { StoredRecord } from '../content/store/record.ts';
import { findRevision, recordThen } from '../content/write/history.ts';
import { type Database, findRecord } from '../content/store/repository.ts';
import { mayAccessSite, type Staff } from '../http/staff.ts';
import type { CacheRegistry } from '../delivery/cache-registry.ts';
import type { SiteDirectory } from '../delivery/site-directory.ts';
import { recordsOf, type Snapshot, withMediaOf } from '../delivery/snapshot.ts';
import { approvedRecord } from './approved-record.ts';
import { atNow, draftedRecord, withDraft } from './draft-snapshot.ts';

/** A person's draft and the site as guests would see it with that draft saved. */
export interface Preview {
  readonly type: ContentType;
  readonly record: StoredRecord;
  readonly snapshot: Snapshot;
  /** The wall clock at the property: now, or the moment that is looked at. */
  readonly now: string;
  /** What guests read then, not what staff prepare. */
  readonly isPublished: boolean;
}

const NO_DRAFT = 'There is no such draft.';

/** The draft's own record, when it changes one. Throws NotFound for one of another site. */
async function recordOf(db: Database, type: ContentType, id: number | null, siteId: number | null) {
  if (id === null) return undefined;
  const record = await findRecord(db, type, id);
  if (!record || siteOf(type, record) !== siteId) throw new NotFound(NO_DRAFT);
  return record;
}

/** The site on which visitors find the group's own records of a type; undefined for one that has no pages of its own. */
export const groupSiteOf = ({ appears }: ContentType, { group }: SiteDirectory): number | undefined =>
  appears?.guests?.sitePage ? group?.id : undefined;

interface PreviewTarget {
  readonly type: ContentType | undefined;
  /** Null for what is the group's. */
  readonly siteId: number | null;
  /** The record in the hub; undefined where guests see none. */
  record(snapshot: Snapshot, now: string): Promise<StoredRecord | undefined>;
  /** Shown as published, not as it stands in a draft or in the working copy. */
  readonly isPublished?: boolean;
  /** The wall clock in the key. */
  readonly asOf?: string;
}

const STORED = /^([a-z-]+)\.(\d{1,9})(?:@(published|.{16})|~([1-9]\d{0,8}))?$/;

interface StoredKey {
  readonly path: string;
  readonly id: number;
  /** 'published' for now, or a wall clock of the property. */
  readonly moment: string | undefined;
  /** The number of a revision. */
  readonly revision: number | undefined;
}

const PUBLISHED_NOW = 'published';

/** A stored record as it stands or as a save left it, or as guests read it now or at the moment in the key. */
async function storedTarget(
  db: Database,
  { path, id, moment, revision }: StoredKey,
): Promise<PreviewTarget | undefined> {
  const type = allContentTypes.find((one) => one.path === path);
  const record = type && (await findRecord(db, type, id));
  const asOf = moment === PUBLISHED_NOW ? undefined : moment;
  if (!type || !record || (asOf !== undefined && !isWallClock(asOf))) return undefined;
  const siteId = siteOf(type, record);
  const past = revision === undefined ? undefined : await findRevision(db, type, id, revision);
  if (revision !== undefined && !past) return undefined;
  if (moment === undefined) {
    // The id, the site and what is published stay those of the record.
    const shown = past ? { ...recordThen(type, past.record), publication: record.publication } : record;
    const drafted = (_: Snapshot, now: string) =>
      Promise.resolve(draftedRecord(type, siteId, {}, now, shown));
    return { type, siteId, record: drafted };
  }
  const published = (snapshot: Snapshot) => {
    const records = type.scope === 'itself' ? [snapshot.site] : recordsOf(snapshot, type);
    return Promise.resolve(records.find((one: StoredRecord) => one.id === id));
  };
  return { type, siteId, record: published, isPublished: true, ...(asOf !== undefined && { asOf }) };
}

/** A record as it will be published if an approval is given. */
async function approvalTarget(db: Database, staff: Staff, id: number): Promise<PreviewTarget> {
  const { type, row, approved } = await approvedRecord(db, staff, id);
  return {
    type,
    siteId: row.site_id,
    record: (_, now) => Promise.resolve(approved && atNow(type, approved, now)),
  };
}

/**
 * What a key refers to: `restaurants.1501`, as guests read it `restaurants.1501@published` and
 * `restaurants.1501@2026-11-27T20:00`, a revision `restaurants.1501~7`, `approvals.12`, or a draft.
 */
async function targetOfKey(db: Database, staff: Staff, key: string): Promise<PreviewTarget | undefined> {
  const [, path, id, moment, revision] = STORED.exec(key) ?? [];
  if (path === 'approvals') {
    return moment === undefined && revision === undefined ? approvalTarget(db, staff, Number(id)) : undefined;
  }
  if (path !== undefined) {
    const number = revision === undefined ? undefined : Number(revision);
    return storedTarget(db, { path, id: Number(id), moment, revision: number });
  }
  if (!isStorable(key)) return undefined;
  const draft = await findDraft(db, staff.id, key);
  const type = draft && contentTypes[draft.type as ContentTypeName];
  if (!draft || !type) return undefined;
  const { site_id: siteId, record_id: recordId, values } = draft;
  const drafted = async (_: Snapshot, now: string) =>
    draftedRecord(type, siteId, values, now, await recordOf(db, type, recordId, siteId));
  return { type, siteId, record: drafted };
}

/**
 * `asOf`, a wall clock of the property, shows what will be published by then around the record, which guests are not
 * told. Throws NotFound, also for a draft of somebody else, or of a site or type that is not theirs to see.
 */
export async function loadPreview(
  { db, registry }: { db: Database; registry: CacheRegistry },
  staff: Staff,
  key: string,
  asOf?: string,
): Promise<Preview> {
  const target = await targetOfKey(db, staff, key);
  const { type, siteId } = target ?? {};
  if (!target || !type || siteId === undefined || !holds(staff.views, type.permission))
    throw new NotFound(NO_DRAFT);
  if (siteId !== null && !mayAccessSite(staff, siteId)) throw new NotFound(NO_DRAFT);
  const shownAt = siteId ?? groupSiteOf(type, await registry.directory());
  const cache = shownAt === undefined ? undefined : await registry.site(shownAt);
  if (!cache) throw new NotFound(NO_DRAFT);
  const zone = cache.snapshot.site.timeZone;
  const moment = asOf ?? target.asOf;
  const now = moment ?? wallClockIn(new Date(), zone);
  const around = moment === undefined ? cache.snapshot : cache.snapshot.at(instantAt(moment, zone).getTime());
  const record = await target.record(around, now);
  if (!record) throw new NotFound('Guests do not see this then.');
  if (target.isPublished) return { type, record, snapshot: around, now, isPublished: true };
  const snapshot = await withMediaOf(db, withDraft(around, type, record), type, record);
  return { type, record, snapshot, now, isPublished: false };
}
