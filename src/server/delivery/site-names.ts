import { and, isNull } from 'drizzle-orm';
import { contentTypes } from '../../content/index.ts';
import type { Database } from '../content/store/repository.ts';
import { tablesOf } from '../content/store/tables.ts';

/** What tells sites apart before any of them is read whole. */
export interface SiteName {
  readonly id: number;
  readonly key: string;
  readonly hosts: readonly string[];
  readonly hubHosts: readonly string[];
  readonly isDefault: boolean;
  /** Whether it speaks both languages. */
  readonly localized: boolean;
}

interface NameRow {
  id: number;
  key: string;
  hosts: { host: string }[] | null;
  hubHosts: { prefix: string }[] | null;
  isDefault: boolean;
  localized: boolean;
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
      localized: records.localized,
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
