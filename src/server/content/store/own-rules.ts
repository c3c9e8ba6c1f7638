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

interface Hosted {
  readonly id: number;
  readonly name: string;
  readonly hosts: unknown;
  readonly isDefault: boolean | null;
}

/** Each host leads to one site. */
function hostIssues(given: unknown, others: readonly Hosted[]): ValidationIssue[] {
  const entries = (given ?? []) as { host?: string | null }[];
  return entries.flatMap(({ host }, index): ValidationIssue[] => {
    const path = `hosts.${index}.host`;
    if (typeof host !== 'string') return [];
    if (hostsOf(entries.slice(0, index)).includes(host.toLowerCase())) return [{ path, code: 'host-twice' }];
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

/** A second record of a type that each site has one of is refused at the field that names it. */
async function isAnother(db: Queries, type: ContentType, { siteId, current }: Written): Promise<boolean> {
  if (!type.onePerSite || current) return false;
  // Two who create at once would both find none.
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${type.name}), ${siteId})`);
  const { records } = tablesOf(type);
  const [there] = await db
    .select({ id: records.id })
    .from(records)
    .where(and(eq(records.site_id, siteId), isNull(records.deleted_at)))
    .limit(1);
  return there !== undefined;
}

const rules: Readonly<Partial<Record<ContentTypeName, OwnRule>>> = {
  redirect: redirectRule,
  site: siteRule,
};

export const ownRuleIssues = async (
  db: Queries,
  type: ContentType,
  written: Written,
): Promise<ValidationIssue[]> => {
  if (await isAnother(db, type, written)) return [{ path: type.titleField, code: 'one-per-site' }];
  return (await rules[type.name as ContentTypeName]?.(db, written)) ?? [];
};
