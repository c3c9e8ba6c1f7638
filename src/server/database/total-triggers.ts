/**
 * Keeps `record_total`: an exact total costs a list the same with ten records and with a hundred thousand. Whole
 * statements are counted at once, so that a load of many records stays quick.
 */

const show = `case when deleted_at is not null then 'deleted' when archived_at is not null then 'archived' else 'live' end`;

function rows(table: string, siteColumn: string, by: number): string {
  return `SELECT ${siteColumn} AS site_id, ${show} AS show, in_en, in_es, needs_spanish, ${by} AS one FROM ${table}`;
}

function countFunction(name: string, siteColumn: string): string {
  const add = (from: string) => `INSERT INTO record_total AS held
      SELECT TG_TABLE_NAME, site_id, show, in_en, in_es, needs_spanish, sum(one) FROM (${from}) AS changes
      GROUP BY site_id, show, in_en, in_es, needs_spanish HAVING sum(one) <> 0
      ORDER BY site_id, show, in_en, in_es, needs_spanish
      ON CONFLICT (type, site_id, show, in_en, in_es, needs_spanish)
      DO UPDATE SET total = held.total + excluded.total;`;
  const gone = rows('before_rows', siteColumn, -1);
  const come = rows('after_rows', siteColumn, 1);
  return `CREATE OR REPLACE FUNCTION ${name}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'TRUNCATE' THEN
    DELETE FROM record_total WHERE type = TG_TABLE_NAME;
  ELSIF TG_OP = 'INSERT' THEN
    ${add(come)}
  ELSIF TG_OP = 'DELETE' THEN
    ${add(gone)}
  ELSE
    ${add(`${gone} UNION ALL ${come}`)}
  END IF;
  RETURN NULL;
END $$;`;
}

const functions = {
  site: { name: 'palapa_count_of_site', column: 'site_id' },
  group: { name: 'palapa_count_of_group', column: '0' },
} as const;

/** A table of records: each of a site, or all of the group. */
export interface CountedTable {
  readonly table: string;
  readonly scope: keyof typeof functions;
}

/** SQL statements that begin to count the records of new tables. */
export function totalTriggers(counted: readonly CountedTable[]): string[] {
  if (counted.length === 0) return [];
  return [
    ...Object.values(functions).map(({ name, column }) => countFunction(name, column)),
    ...counted.flatMap(({ table, scope }) => {
      const { name, column } = functions[scope];
      const trigger = (event: string, referencing: string) =>
        `CREATE TRIGGER ${table}_counted_${event} AFTER ${event.toUpperCase()} ON "${table}" ${referencing}FOR EACH STATEMENT EXECUTE FUNCTION ${name}();`;
      return [
        trigger('insert', 'REFERENCING NEW TABLE AS after_rows '),
        trigger('update', 'REFERENCING OLD TABLE AS before_rows NEW TABLE AS after_rows '),
        trigger('delete', 'REFERENCING OLD TABLE AS before_rows '),
        trigger('truncate', ''),
        // What was there before anybody counted.
        `INSERT INTO record_total SELECT '${table}', site_id, show, in_en, in_es, needs_spanish, count(*) FROM (${rows(`"${table}"`, column, 1)}) AS held GROUP BY site_id, show, in_en, in_es, needs_spanish;`,
      ];
    }),
  ];
}
