import { allContentTypes } from '../../content/index.ts';

/** Every write that guests can see, by whatever program, tells all instances whose: a site's id, or * for all. */
export const CHANGED = 'palapa_changed';

/** Of the group, and in no site's snapshot: what a snapshot begins to hold leaves this list by a migration. */
const UNSEEN = new Set(['brand', 'fact_sheet']);

/** What is only counted wakes nobody, or every visit would have the next one wait. */
const counts = [
  ...new Set(
    allContentTypes.flatMap(({ fields }) =>
      Object.keys(fields).filter((name) => fields[name]!.type === 'count'),
    ),
  ),
];
const withoutCounts = (row: string) =>
  `to_jsonb(${row}) - ARRAY[${counts.map((name) => `'${name}'`).join()}]`;

/** Tells all instances, and leaves a row for those that are not connected at the moment (`site_change`). */
const announceSite = `CREATE OR REPLACE FUNCTION palapa_announce(site text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('${CHANGED}', coalesce(site, '*'));
  INSERT INTO site_change (site_id, xid)
  VALUES (coalesce(nullif(site, '*')::int, 0), pg_current_xact_id())
  ON CONFLICT DO NOTHING;
END $$;`;

const announceRow = `CREATE OR REPLACE FUNCTION palapa_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF ${withoutCounts('OLD')} = ${withoutCounts('NEW')} THEN
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

/** Which column of a table names the site; undefined where a write changes nothing that guests see. */
function siteColumn(table: string): string | undefined {
  if (table === 'media') return '*';
  if (table === 'site') return 'id';
  const type = allContentTypes.find(({ name }) => table === name || table === `${name}_locale`);
  if (!type || UNSEEN.has(type.name)) return undefined;
  return type.scope === 'site' || table === 'site_locale' ? 'site_id' : '*';
}

/** A new picture is seen with the record that shows it: its own write changes nothing yet. */
const events = (table: string) => (table === 'media' ? 'UPDATE OR DELETE' : 'INSERT OR UPDATE OR DELETE');

/** SQL statements that give the named new tables their triggers. */
export function changeTriggers(tables: readonly string[]): string[] {
  const watched = tables.flatMap((table) => {
    const column = siteColumn(table);
    return column === undefined ? [] : [{ table, column }];
  });
  if (watched.length === 0) return [];
  return [
    announceSite,
    announceRow,
    ...watched.flatMap(({ table, column }) => [
      `CREATE TRIGGER ${table}_changed AFTER ${events(table)} ON "${table}" FOR EACH ROW EXECUTE FUNCTION palapa_changed('${column}');`,
      `CREATE TRIGGER ${table}_emptied AFTER TRUNCATE ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION palapa_changed();`,
    ]),
  ];
}
