/** What a write draws for lists: guests see nothing of it. */
const UNSEEN = [
  'search',
  'words',
  'name_key',
  'in_en',
  'in_es',
  'needs_spanish',
  'refers_to',
  'derived',
  'updated_at',
  'updated_by',
];

const seen = (row: string) => `to_jsonb(${row}) - ARRAY[${UNSEEN.map((name) => `'${name}'`).join()}]`;

/** A record of the library is announced to the sites that have shown its picture, or to all where the group has. */
const announceUsers = `CREATE OR REPLACE FUNCTION palapa_media_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb;
  picture text;
  site int;
BEGIN
  IF TG_LEVEL = 'STATEMENT' THEN
    PERFORM palapa_announce('*');
    RETURN NULL;
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF ${seen('OLD')} = ${seen('NEW')} THEN
      RETURN NULL;
    END IF;
  END IF;
  changed := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
  IF TG_ARGV[0] = 'record_id' THEN
    SELECT key INTO picture FROM media_item WHERE id = (changed ->> 'record_id')::int;
  ELSE
    picture := changed ->> TG_ARGV[0];
  END IF;
  -- Icons of tiles are named by declarations too.
  IF picture LIKE 'icon-%' THEN
    PERFORM palapa_announce('*');
    RETURN NULL;
  END IF;
  FOR site IN SELECT DISTINCT site_id FROM media_use WHERE media_id = picture LOOP
    PERFORM palapa_announce(CASE site WHEN 0 THEN '*' ELSE site::text END);
  END LOOP;
  RETURN NULL;
END $$;`;

/** The column by which each table of the library knows its picture. */
const pictureColumns: Readonly<Record<string, string>> = {
  media_item: 'key',
  media_item_locale: 'record_id',
};

/** SQL statements that give the tables of the library their triggers, as far as they are among the new ones. */
export function mediaTriggers(tables: readonly string[]): string[] {
  const watched = tables.filter((table) => Object.hasOwn(pictureColumns, table));
  if (watched.length === 0) return [];
  return [
    announceUsers,
    ...watched.flatMap((table) => [
      `CREATE TRIGGER ${table}_changed AFTER INSERT OR UPDATE OR DELETE ON "${table}" FOR EACH ROW EXECUTE FUNCTION palapa_media_changed('${pictureColumns[table]}');`,
      `CREATE TRIGGER ${table}_emptied AFTER TRUNCATE ON "${table}" FOR EACH STATEMENT EXECUTE FUNCTION palapa_media_changed();`,
    ]),
  ];
}
