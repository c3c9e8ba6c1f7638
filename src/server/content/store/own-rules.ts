import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { contentTypes, type ContentTypeName } from '../../../content/index.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import type { ValidationIssue } from '../../../domain/fields/issue.ts';
import type { RecordValues } from '../../../domain/record/parse-record.ts';
import { loopThrough, targetFault } from '../../redirects/redirect-chain.ts';
import type { RedirectRule } from '../../redirects/redirect-table.ts';
import type { StoredRecord } from './record.ts';
import type { Queries } from './repository.ts';
import { tablesOf } from './tables.ts';

/** Rules of single types that look at other records, which a declaration cannot say. */

interface Written {
  readonly siteId: number;
  readonly draft: RecordValues;
  readonly current?: StoredRecord | undefined;
}

type OwnRule = (db: Queries, written: Written) => Promise<ValidationIssue[]>;

const hostsOf = (hosts: unknown): string[] =>
  ((hosts ?? []) as { host?: string | null }[]).flatMap(({ host }) => host?.trim().toLowerCase() || []);

/** A redirect leads somewhere, and never back to where it began. */
const redirectRule: OwnRule = async (db, { siteId, draft: { plain }, current }) => {
  const { from, to, drop_query } = plain as { from: unknown; to: unknown; drop_query: boolean | null };
  if (typeof from !== 'string' || typeof to !== 'string') return [];
  const fault = targetFault(from, to);
  if (fault) return [{ path: 'to', code: fault }];
  const { records } = tablesOf(contentTypes.redirect);
  const others = (await db
    .select({ id: records.id, from: records.from, to: records.to, drop_query: records.drop_query })
    .from(records)
    .where(
      and(eq(records.site_id, siteId), isNull(records.deleted_at), current && ne(records.id, current.id)),
    )) as RedirectRule[];
  const sites = tablesOf(contentTypes.site).records;
  const [site] = await db.select({ hosts: sites.hosts }).from(sites).where(eq(sites.id, siteId));
  const rule = { id: current?.id ?? 0, from, to, drop_query };
  const loop = loopThrough(rule, others, hostsOf(site?.hosts));
  return loop === undefined ? [] : [{ path: 'to', code: 'redirect-loop', detail: loop }];
};

/** A name or an address, without a port. */
const HOST = /^(?:[a-z0-9_][a-z0-9_.-]{0,252}|\[[0-9a-f:.]{2,45}\])$/i;

interface Hosted {
  readonly id: number;
  readonly name: string;
  readonly hosts: unknown;
  readonly isDefault: boolean | null;
}

/** Hosts are written as browsers send them, and each leads to one site. */
function hostIssues(given: unknown, others: readonly Hosted[]): ValidationIssue[] {
  const entries = (given ?? []) as { host?: string | null }[];
  return entries.flatMap(({ host }, index): ValidationIssue[] => {
    const path = `hosts.${index}.host`;
    if (typeof host !== 'string') return [];
    if (!HOST.test(host)) return [{ path, code: 'host' }];
    if (hostsOf(entries.slice(0, index)).includes(host.toLowerCase())) return [{ path, code: 'taken' }];
    const owner = others.find((one) => hostsOf(one.hosts).includes(host.toLowerCase()));
    return owner ? [{ path, code: 'host-taken', detail: owner.name }] : [];
  });
}

/** What a request's host means is never in doubt: no host is two sites', and one site at most answers on all others. */
const siteRule: OwnRule = async (db, { draft: { plain }, current }) => {
  // Two who save at once would both find a host free.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('hosts of sites'))`);
  const { records } = tablesOf(contentTypes.site);
  const others = (await db
    .select({ id: records.id, name: records.name, hosts: records.hosts, isDefault: records.isDefault })
    .from(records)
    .where(
      and(isNull(records.deleted_at), isNull(records.archived_at), current && ne(records.id, current.id)),
    )) as Hosted[];
  const other = plain.isDefault === true ? others.find(({ isDefault }) => isDefault) : undefined;
  return [
    ...hostIssues(plain.hosts, others),
    ...(other ? [{ path: 'isDefault', code: 'other-default' as const, detail: other.name }] : []),
  ];
};

const rules: Readonly<Partial<Record<ContentTypeName, OwnRule>>> = {
  redirect: redirectRule,
  site: siteRule,
};

export const ownRuleIssues = async (
  db: Queries,
  type: ContentType,
  written: Written,
): Promise<ValidationIssue[]> => (await rules[type.name as ContentTypeName]?.(db, written)) ?? [];
