import { contentTypes } from '../../../content/index.ts';
import type { Queries } from './repository.ts';
import { tablesOf } from './tables.ts';

/** Whether the database holds no site yet: then the demo group may be loaded. */
export async function isEmpty(db: Queries): Promise<boolean> {
  const { records } = tablesOf(contentTypes.site);
  return (await db.select({ id: records.id }).from(records).limit(1)).length === 0;
}
