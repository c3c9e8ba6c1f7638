import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { contentTypes } from '../../content/index.ts';
import type { GuestPicture } from '../../content/guest.ts';
import type { PictureShape } from '../../domain/fields/picture.ts';
import { type MediaKind, pictureKinds } from '../../domain/media/media-kinds.ts';
import { searchTerms } from '../../domain/search.ts';
import { findRecords, type Queries } from '../content/store/repository.ts';
import { tablesOf } from '../content/store/tables.ts';
import { media_use } from '../database/schema.ts';
import { guestPicture, type MediaRecord } from './address.ts';

export interface ListedPicture extends GuestPicture {
  /** The key under which fields keep it. */
  readonly id: string;
  /** The last day on which it may be used; null where nothing is said. */
  readonly rights_until: string | null;
}

const { records } = tablesOf(contentTypes.media_item);

/** Undefined for what is no picture. */
export function listedPicture(record: MediaRecord): ListedPicture | undefined {
  const picture = guestPicture(record);
  return picture && { id: record.key!, rights_until: record.rights_until, ...picture };
}

/** A file of the library that is no picture, as choosers show it. */
export interface ListedFile {
  readonly id: string;
  /** Its address without a hash: it goes on to lead to the file when that is replaced. */
  readonly src: string;
  readonly name: string;
  readonly bytes: number | null;
  readonly duration: number | null;
  /** The address of a video's poster; null where it has none. */
  readonly poster: string | null;
}

const addressOf = (key: string): string => `/media/${key}`;

/** The first files of a kind in whose words every term is found, the newest first. */
export async function listFiles(
  db: Queries,
  { q, kind, limit }: { readonly q: string; readonly kind: MediaKind; readonly limit: number },
): Promise<ListedFile[]> {
  const { key, name, bytes, duration, poster, search, deleted_at, hash, created_at } = records;
  const rows = await db
    .select({ id: key, name, bytes, duration, poster })
    .from(records)
    .where(
      and(
        isNull(deleted_at),
        isNotNull(hash),
        eq(records.kind, kind),
        ...searchTerms(q).map((term) => sql`position(${term} in ${search}) > 0`),
      ),
    )
    .orderBy(desc(created_at), asc(key))
    .limit(limit);
  return (rows as Omit<ListedFile, 'src'>[]).map((row) => ({
    ...row,
    src: addressOf(row.id),
    poster: row.poster && addressOf(row.poster),
  }));
}

const isLogo = sql`position('logo' in ${records.search}) > 0`;

/** Whether a picture suits a place: a logo is a drawing or is called one, a landscape is wide and neither. */
const suits: Readonly<Record<PictureShape, SQL>> = {
  logo: sql`(${records.thumbhash} is null or ${isLogo})`,
  landscape: sql`(${records.thumbhash} is not null and not ${isLogo} and ${records.width} >= 1.2 * ${records.height})`,
};

interface Asked {
  readonly q: string;
  readonly page: number;
  readonly pageSize: number;
  /** Pictures that this site has shown come first. */
  readonly siteId?: number | undefined;
  /** Of these and of the others, those that suit the place come first. */
  readonly shape?: PictureShape | undefined;
}

/** Pictures of the library in whose words every term is found: the site's own, what suits, the newest first. */
export async function listPictures(
  db: Queries,
  { q, page, pageSize, siteId, shape }: Asked,
): Promise<{ pictures: ListedPicture[]; total: number }> {
  const condition = and(
    isNull(records.deleted_at),
    isNotNull(records.hash),
    inArray(records.kind, [...pictureKinds]),
    // Pictures are hundreds, not hundreds of thousands: their few words are looked through.
    ...searchTerms(q).map((term) => sql`position(${term} in ${records.search}) > 0`),
  );
  const isOwn = sql`exists (select 1 from ${media_use} where ${media_use.site_id} = ${siteId ?? 0} and ${media_use.media_id} = ${records.key})`;
  const first = [
    ...(siteId === undefined ? [] : [sql`${isOwn} desc`]),
    ...(shape === undefined ? [] : [sql`${suits[shape]} desc`]),
  ];
  const [rows, [all]] = await Promise.all([
    db
      .select({ id: records.id })
      .from(records)
      .where(condition)
      .orderBy(...first, desc(records.created_at), asc(records.key))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    db.select({ total: count() }).from(records).where(condition),
  ]);
  const ids = rows.map(({ id }) => id as number);
  const found = ids.length === 0 ? [] : await findRecords(db, contentTypes.media_item, { ids });
  const byId = new Map(found.map((record) => [record.id, record]));
  return {
    pictures: ids.flatMap((id) => listedPicture(byId.get(id)!) ?? []),
    total: all?.total ?? 0,
  };
}
