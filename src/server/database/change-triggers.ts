import { allContentTypes } from '../../content/index.ts';

/** Every write, by whatever program, tells all instances whose guests must see it: a site's id, or * for all. */
export const CHANGED = 'palapa_changed';

const announce = `CREATE OR REPLACE FUNCTION palapa_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb;
BEGIN
  IF TG_LEVEL = 'STATEMENT' OR TG_ARGV[0] = '*' THEN
    PERFORM pg_notify('${CHANGED}', '*');
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    changed := to_jsonb(OLD);
    PERFORM pg_notify('${CHANGED}', changed ->> TG_ARGV[0]);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    changed := to_jsonb(NEW);
    PERFORM pg_notify('${CHANGED}', changed ->> TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;`;

/** Which column of a table names the site; undefined where a write changes nothing that guests see. */
function siteColumn(table: string): string | undefined {
  if (table === 'media') return '*';
  if (table === 'site') return 'id';
  const type = allContentTypes.find(({ name }) => table === name || table === `${name}_locale`);
  if (!type) return undefined;
  return type.scope === 'site' || table === 'site_locale' ? 'site_id' : '*';
}

/** SQL statements that give the named new tables their triggers. */
export function changeTriggers(tables: readonly string[]): string[] {
  const watched = tables.flatMap((table) => {
    const column = siteColumn(table);
    return column === undefined ? [] : [{ table, column }];
  });
  if (watched.length === 0) return [];
  return [
    announce,
    ...watched.flatMap(({ table, column }) => [
      `CREATE TRIGGER ${table}_changed AFTER INSERT OR UPDATE OR DELETE ON "${table}" FOR EACH ROW EXECUTE FUNCTION palapa_changed('${column}');`,
      `CREATE TRIGGER ${table}_emptied AFTER TRUNCATE ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION palapa_changed();`,
    ]),
  ];
}
