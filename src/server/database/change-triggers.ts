/**
 * Every write that guests can see, by any program, notifies all instances of the site's id, or * for all sites.
 */
export const CHANGED = 'palapa_changed';

/** A table whose writes are announced. */
export interface WatchedTable {
  readonly table: string;
  /** The column that names the site; * where a write is seen on all sites. */
  readonly siteColumn: string;
}

const withoutColumns = (row: string, columns: readonly string[]) =>
  `to_jsonb(${row}) - ARRAY[${columns.map((name) => `'${name}'`).join()}]`;

/** Notifies all instances, and inserts a row for those that are not connected at the moment (`site_change`). */
const announceSite = `CREATE OR REPLACE FUNCTION palapa_announce(site text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('${CHANGED}', coalesce(site, '*'));
  INSERT INTO site_change (site_id, xid)
  VALUES (coalesce(nullif(site, '*')::int, 0), pg_current_xact_id())
  ON CONFLICT DO NOTHING;
END $$;`;

const announceRow = (
  unwatched: readonly string[],
) => `CREATE OR REPLACE FUNCTION palapa_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF ${withoutColumns('OLD', unwatched)} = ${withoutColumns('NEW', unwatched)} THEN
      RETURN NULL;
    END IF;
  END IF;
  IF TG_LEVEL = 'STATEMENT' OR TG_ARGV[0] = '*' THEN
    PERFORM palapa_announce('*');
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    PERFORM palapa_announce(to_jsonb(OLD) ->> TG_ARGV[0]);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM palapa_announce(to_jsonb(NEW) ->> TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;`;

/**
 * SQL statements that give new tables their triggers. A write that changes nothing but `unwatched` columns wakes
 * nobody.
 */
export function changeTriggers(watched: readonly WatchedTable[], unwatched: readonly string[]): string[] {
  if (watched.length === 0) return [];
  return [
    announceSite,
    announceRow(unwatched),
    ...watched.flatMap(({ table, siteColumn }) => [
      `CREATE TRIGGER ${table}_changed AFTER INSERT OR UPDATE OR DELETE ON "${table}" FOR EACH ROW EXECUTE FUNCTION palapa_changed('${siteColumn}');`,
      `CREATE TRIGGER ${table}_emptied AFTER TRUNCATE ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION palapa_changed();`,
    ]),
  ];
}
