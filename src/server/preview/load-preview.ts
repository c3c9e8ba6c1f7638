import { allContentTypes, contentTypes, type ContentTypeName } from '../../content/index.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { isStorable } from '../../domain/fields/text.ts';
import { holds } from '../../domain/staff/permission.ts';
import type { Language } from '../../domain/language.ts';
import { wallClockIn } from '../../domain/time/zone-time.ts';
import { siteOf } from '../content/write/change.ts';
import { findDraft } from '../content/drafts/drafts.ts';
import { NotFound } from '../http/errors.ts';
import type { StoredRecord } from '../content/store/record.ts';
import { type Database, findRecord } from '../content/store/repository.ts';
import { mayAccessSite, type Staff } from '../http/staff.ts';
import type { CacheRegistry } from '../delivery/cache-registry.ts';
import type { Snapshot } from '../delivery/snapshot.ts';
import { draftedRecord, withDraft } from './draft-snapshot.ts';
import { hubRoute } from './hub-route.ts';

/** A person's draft and the site as guests would see it with that draft saved. */
export interface Preview {
  readonly type: ContentType;
  readonly record: StoredRecord;
  readonly snapshot: Snapshot;
}

const NO_DRAFT = 'There is no such draft.';

/** The draft's own record, when it changes one. Throws NotFound for one of another site. */
async function recordOf(db: Database, type: ContentType, id: number | null, siteId: number) {
  if (id === null) return undefined;
  const record = await findRecord(db, type, id);
  if (!record || siteOf(type, record) !== siteId) throw new NotFound(NO_DRAFT);
  return record;
}

interface PreviewTarget {
  readonly type: ContentType | undefined;
  readonly siteId: number | null | undefined;
  readonly recordId: number | null;
  readonly values: unknown;
}

const STORED = /^([a-z-]+)\.(\d{1,9})$/;

/** What a key refers to: a draft, or with `restaurants.1501` a stored record. */
async function targetOfKey(db: Database, staff: Staff, key: string): Promise<PreviewTarget | undefined> {
  const stored = STORED.exec(key);
  if (!stored) {
    if (!isStorable(key)) return undefined;
    const draft = await findDraft(db, staff.id, key);
    const type = draft && contentTypes[draft.type as ContentTypeName];
    return draft && { type, siteId: draft.site_id, recordId: draft.record_id, values: draft.values };
  }
  const type = allContentTypes.find(({ path }) => path === stored[1]);
  const recordId = Number(stored[2]);
  const record = type && (await findRecord(db, type, recordId));
  return { type, siteId: record && siteOf(type, record), recordId, values: {} };
}

/** Throws NotFound, also for a draft of somebody else, or of a site or type that is not theirs to see. */
export async function loadPreview(
  { db, registry }: { db: Database; registry: CacheRegistry },
  staff: Staff,
  key: string,
): Promise<Preview> {
  const { type, siteId, recordId, values } = (await targetOfKey(db, staff, key)) ?? {};
  if (!type || !siteId || !holds(staff.views, type.permission) || !mayAccessSite(staff, siteId)) {
    throw new NotFound(NO_DRAFT);
  }
  const cache = await registry.site(siteId);
  if (!cache) throw new NotFound(NO_DRAFT);
  const current = await recordOf(db, type, recordId ?? null, siteId);
  const now = wallClockIn(new Date(), cache.snapshot.site.timeZone);
  const record = draftedRecord(type, siteId, values, now, current);
  return { type, record, snapshot: withDraft(cache.snapshot, type, record) };
}

/** Throws NotFound where guests do not meet records of the type in the hub. */
export function previewRoute({ type, record, snapshot }: Preview, language: Language): string {
  const route = hubRoute(type.name, record, snapshot, language);
  if (route === undefined) throw new NotFound('The hub does not show this.');
  return route;
}
