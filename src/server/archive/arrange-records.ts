import type { ContentType } from '../../domain/content-type.ts';
import { type Database, findRecords } from '../content/store/repository.ts';
import { orderRecords } from '../content/write/order.ts';

/**
 * Gives the records of an archive the order in which it has them; records that it does not have keep their places.
 * Answers whether any of them moved.
 */
export async function arrangeRecords(
  db: Database,
  type: ContentType,
  siteId: number | null,
  ids: readonly number[],
): Promise<boolean> {
  if (!type.ordered || siteId === null) return false;
  const standing = (await findRecords(db, type, { siteIds: [siteId] })).map(({ id }) => id);
  const isLive = new Set(standing);
  const arranged = ids.filter((id) => isLive.has(id));
  const isArranged = new Set(arranged);
  const options = standing.map((id) => (isArranged.has(id) ? arranged.shift()! : id));
  if (options.every((id, place) => id === standing[place])) return false;
  await orderRecords(db, type, siteId, { ids: options });
  return true;
}
