import type { ContentType } from '../../../domain/content-type.ts';
import { fieldTypeOf } from '../../../domain/fields/field-types.ts';
import { allContentTypes } from '../../../content/index.ts';
import { changeTriggers, type WatchedTable } from '../../database/change-triggers.ts';
import { mediaTriggers } from '../../database/media-triggers.ts';
import { type CountedTable, totalTriggers } from '../../database/total-triggers.ts';

/**
 * Of the group, and not for guests. When such a type begins to appear for guests, a migration has to give its tables
 * their triggers.
 */
const isUnseen = ({ scope, appears }: ContentType): boolean =>
  scope === 'group' && appears?.guests === undefined;

/** Columns that only count: if they woke anybody, every visit would have the next one wait. */
const counts = [
  ...new Set(
    allContentTypes.flatMap(({ fields }) =>
      Object.keys(fields).filter((name) => fieldTypeOf(fields[name]!).isCounted),
    ),
  ),
];

/** Which column of a table names the site, * for all sites; undefined where a write changes nothing that guests see. */
function siteColumn(table: string): string | undefined {
  if (table === 'sold_out') return 'site_id';
  const type = allContentTypes.find(({ name }) => table === name || table === `${name}_locale`);
  if (!type || isUnseen(type)) return undefined;
  if (type.scope === 'itself') return table === type.name ? 'id' : 'site_id';
  return type.scope === 'site' ? 'site_id' : '*';
}

const watchedTables = (tables: readonly string[]): WatchedTable[] =>
  tables.flatMap((table) => {
    const column = siteColumn(table);
    return column === undefined ? [] : [{ table, siteColumn: column }];
  });

/** The tables of records among the new ones; those of all types when the totals themselves are new. */
function countedTables(tables: readonly string[]): CountedTable[] {
  const isFirst = tables.includes('record_total');
  return allContentTypes
    .filter(({ name }) => isFirst || tables.includes(name))
    .map(({ name, scope }) => ({ table: name, scope: scope === 'site' ? 'site' : 'group' }));
}

/** SQL statements that give the named new tables their triggers, for the migration that creates them. */
export const tableTriggers = (tables: readonly string[]): string[] => [
  ...changeTriggers(watchedTables(tables), counts),
  ...mediaTriggers(tables),
  ...totalTriggers(countedTables(tables)),
];
