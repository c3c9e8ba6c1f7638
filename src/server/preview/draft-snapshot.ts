import { allContentTypes, contentTypes } from '../../content/index.ts';
import type { OwnScreens } from '../../domain/appearance.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { liveVersion, type SpecialVersion } from '../../domain/special.ts';
import { addDays, dayOf } from '../../domain/time/calendar.ts';
import { parseRecord } from '../../domain/record/parse-record.ts';
import { LenientContext } from '../../domain/record/lenient-context.ts';
import { isOf, recordValues, recordFromRows, type StoredRecord } from '../content/store/record.ts';
import { recordsOf, type Snapshot, withRecords } from '../delivery/snapshot.ts';

/** The id of an unsaved record; stored ids begin at 1. */
const UNSAVED = 0;

/** An empty record. */
function blank(type: ContentType, siteId: number | null): StoredRecord {
  const now = new Date().toISOString();
  const row = { id: UNSAVED, site_id: siteId, version: 0, position: 0, created_at: now, updated_at: now };
  return recordFromRows(type, row, []);
}

/**
 * The record as if the draft were saved: always valid, with stored values in place of invalid ones. `now` is
 * the property's wall clock.
 */
export function draftedRecord(
  type: ContentType,
  siteId: number | null,
  values: unknown,
  now: string,
  current: StoredRecord = blank(type, siteId),
): StoredRecord {
  const stored = recordValues(type, current);
  const { plain, locale } = parseRecord(type, values, stored, new LenientContext(stored));
  return { ...current, ...plain, ...visibleNow(type, plain, now), locale };
}

/** A dated record made visible now. */
export const atNow = (type: ContentType, record: StoredRecord, now: string): StoredRecord => ({
  ...record,
  ...visibleNow(type, record, now),
});

/** Makes dated records visible now, so that their draft can be previewed before its start date. */
function visibleNow(
  type: ContentType,
  { start_date, published_at, effective_from, versions, percent_off }: Readonly<Record<string, unknown>>,
  now: string,
): object {
  if (type.name === 'event') return { start_date: start_date ?? now };
  if (type.name === 'promotion') return { start_date: null, end_date: null, repeats: 0, position: -1 };
  // What is new and has no date yet is shown as if it came now.
  if (Object.hasOwn(type.fields, 'published_at')) return { published_at: published_at ?? now };
  if (type.name === contentTypes.special.name) {
    return { versions: versionsNow(versions, now), percent_off: percent_off ?? 0 };
  }
  if (type.name === 'terms') return { effective_from: effective_from ?? now };
  return {};
}

const unwritten = {
  version_name: '',
  priority: 0,
  title: null,
  image: null,
  percent_off: null,
  code: null,
} as const;

/** An offer is drawn in the version that everybody is made now; where there is none, in its first one. */
function versionsNow(versions: unknown, now: string): readonly SpecialVersion[] {
  const written = (versions ?? []) as readonly SpecialVersion[];
  if (liveVersion(written, { now, audience: 'Everyone' })) return written;
  const [first] = written;
  const end_date = first && first.end_date > now ? first.end_date : `${addDays(dayOf(now), 1)}T00:00`;
  const shown = { start_date: now, end_date, audience: 'Everyone', pages: [{ page: '*' }] } as const;
  return [{ ...unwritten, ...first, ...shown }];
}

const namedBy = (record: StoredRecord, field: string): readonly unknown[] => [record[field] ?? []].flat();

/** What guests reach by way of another record, and no record leads to yet, is shown at the first one. */
function atAnyRecord(snapshot: Snapshot, type: ContentType, drafted: StoredRecord): Snapshot {
  const { through } = (type.appears?.guests?.hub ?? {}) as OwnScreens;
  const way = through && allContentTypes.find(({ name }) => name === through.type);
  if (!way) return snapshot;
  const { field } = through;
  const [first, ...others] = recordsOf(snapshot, way);
  if (!first || [first, ...others].some((one) => namedBy(one, field).includes(drafted.id))) return snapshot;
  const leading = { ...first, [field]: [...namedBy(first, field), drafted.id] };
  return withRecords(snapshot, way, [leading, ...others]);
}

/** The records with the drafted one in the place of the stored one, at their end where it is new. */
function withRecord(records: readonly StoredRecord[], drafted: StoredRecord): StoredRecord[] {
  const at = records.findIndex(({ id }) => id === drafted.id);
  return at === -1 ? [...records, drafted] : records.toSpliced(at, 1, drafted);
}

/** The site with the drafted record in the place of the stored one. */
export function withDraft(snapshot: Snapshot, type: ContentType, drafted: StoredRecord): Snapshot {
  if (isOf(contentTypes.site, type, drafted)) return { ...snapshot, site: drafted };
  const records = withRecord(recordsOf(snapshot, type), drafted);
  return atAnyRecord(withRecords(snapshot, type, records), type, drafted);
}
