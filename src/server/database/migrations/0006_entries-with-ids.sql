-- Lists are stored once, in the record's own table: each entry has an id and carries both languages inside.
-- Rows, revisions and drafts are converted here. Everything happens in one transaction: either all of it or nothing.
ALTER TABLE "clock" ADD COLUMN "links" jsonb;--> statement-breakpoint
ALTER TABLE "content_section" ADD COLUMN "links" jsonb;--> statement-breakpoint
ALTER TABLE "content_section" ADD COLUMN "rich_links" jsonb;--> statement-breakpoint
ALTER TABLE "content_section" ADD COLUMN "gallery" jsonb;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "links" jsonb;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "gallery" jsonb;--> statement-breakpoint
ALTER TABLE "fact_sheet" ADD COLUMN "gallery" jsonb;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "sections" jsonb;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "specialtysection" jsonb;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "settings" jsonb;--> statement-breakpoint
ALTER TABLE "resort" ADD COLUMN "gallery" jsonb;--> statement-breakpoint
ALTER TABLE "restaurant" ADD COLUMN "links" jsonb;--> statement-breakpoint
ALTER TABLE "restaurant" ADD COLUMN "gallery" jsonb;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "menuTiles" jsonb;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "menuLink" jsonb;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "safeStay" jsonb;--> statement-breakpoint
-- What the converted fields hold, by type, each as [name, kind, what is inside]. 'list', 'pictures' (a list of bare ids)
-- and 'group' at the top stood once per language; 'list once' stood in the record already. Inside, 'words' and 'other' are
-- kept per language, where an 'other' (a price, an address, a picture) that is the same in Spanish follows the English;
-- 'once' is the same in both; 'title' was a group of both languages.
CREATE FUNCTION palapa_0006_fields() RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  item jsonb := '[["title", "words"], ["desc", "words"], ["price", "other"],
    ["amount", "once"], ["currency", "once"], ["dr", "once"]]';
  titled jsonb := jsonb_build_array('["title", "words"]'::jsonb, jsonb_build_array('items', 'list', item));
  link jsonb := '[["type", "once"], ["linktext", "words"], ["linkurl", "other"], ["pageId", "once"]]';
  links jsonb := jsonb_build_array('links', 'list', link);
  gallery jsonb := '["gallery", "pictures", [["image", "once"]]]';
BEGIN
  RETURN jsonb_build_object(
    'clock', jsonb_build_array(links),
    'content_section', jsonb_build_array(links, gallery, jsonb_build_array('rich_links', 'list',
      '[["image", "once"], ["title", "words"], ["description", "words"]]' || link)),
    'event', jsonb_build_array(links, gallery),
    'fact_sheet', jsonb_build_array(gallery),
    'menu', jsonb_build_array(
      jsonb_build_array('sections', 'list',
        titled || jsonb_build_array(jsonb_build_array('subsections', 'list', titled))),
      jsonb_build_array('specialtysection', 'list', item || '[["image", "once"]]')),
    'promotion', jsonb_build_array(jsonb_build_array('settings', 'group',
      '[["title", "words"], ["text", "words"], ["image", "other"], ["cfId", "other"]]' || jsonb_build_array(links))),
    'resort', jsonb_build_array(gallery),
    'restaurant', jsonb_build_array(links, gallery),
    'site', '[["hosts", "list once", [["host", "once"]]], ["hubHosts", "list once", [["prefix", "once"]]],
      ["menuTiles", "list", [["page_id", "once"], ["icon", "once"], ["name", "words"], ["url", "other"]]],
      ["menuLink", "group", [["enabled", "other"], ["href", "other"], ["target", "other"], ["text", "words"]]]]'
      || jsonb_build_array(jsonb_build_array('safeStay', 'group',
        '[["title", "words"], ["image", "other"], ["content", "words"]]' || jsonb_build_array(gallery))),
    'special', '[["versions", "list once", [["version_name", "once"], ["start_date", "once"], ["end_date", "once"],
      ["audience", "once"], ["priority", "once"], ["pages", "list", [["page", "once"]]], ["title", "title"],
      ["image", "once"], ["percent_off", "once"], ["code", "once"]]]]'::jsonb);
END $$;
--> statement-breakpoint
-- The entries of a list as objects. What is no list has none, and what is no entry is left out: a draft may hold anything.
CREATE FUNCTION palapa_0006_entries(kind text, held jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  IF held IS NULL OR jsonb_typeof(held) <> 'array' THEN
    RETURN '[]';
  ELSIF kind = 'pictures' THEN
    RETURN coalesce(
      (SELECT jsonb_agg(jsonb_build_object('image', picture) ORDER BY place)
       FROM jsonb_array_elements(held) WITH ORDINALITY AS pictures (picture, place)
       WHERE jsonb_typeof(picture) = 'string'), '[]');
  ELSIF jsonb_path_exists(held, 'strict $[*] ? (@.type() != "object")') THEN
    RETURN coalesce(
      (SELECT jsonb_agg(entry ORDER BY place)
       FROM jsonb_array_elements(held) WITH ORDINALITY AS entries (entry, place)
       WHERE jsonb_typeof(entry) = 'object'), '[]');
  END IF;
  RETURN held;
END $$;
--> statement-breakpoint
-- What is not written reads as null, however it is stored.
CREATE FUNCTION palapa_0006_written(held jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
BEGIN
  RETURN CASE WHEN held IS NULL OR held IN ('""', '[]', '{}') THEN 'null' ELSE held END;
END $$;
--> statement-breakpoint
-- One list of the English and the Spanish entries, either of which may be NULL; NULL where they differ in anything that
-- is the same in both languages. The ids follow from the place in the result, so that the same entry has the same id in
-- the record, its revisions and its drafts. Written as text, and without queries inside, for speed.
CREATE FUNCTION palapa_0006_pair(
  fields jsonb, english jsonb, spanish jsonb, seed text, path text, first integer, only_in text
) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  is_both boolean := english IS NOT NULL AND spanish IS NOT NULL;
  fixed text := CASE WHEN only_in IS NULL THEN '' ELSE '","only_in":"' || only_in END;
  result text := '';
  en jsonb;
  es jsonb;
  own text;
  name text;
  kind text;
  value text;
BEGIN
  IF is_both AND jsonb_array_length(english) <> jsonb_array_length(spanish) THEN
    RETURN NULL;
  END IF;
  FOR place IN 0 .. jsonb_array_length(coalesce(english, spanish)) - 1 LOOP
    en := english -> place;
    es := spanish -> place;
    own := path || '.' || first + place;
    result := result || CASE place WHEN 0 THEN '' ELSE ',' END
      || '{"id":"' || substr(md5(seed || own), 1, 8) || fixed || '"';
    FOR at IN 0 .. jsonb_array_length(fields) - 1 LOOP
      name := fields -> at ->> 0;
      kind := fields -> at ->> 1;
      IF kind = 'words' THEN
        value := '{"en":' || coalesce((en -> name)::text, 'null')
          || ',"es":' || coalesce((es -> name)::text, 'null') || '}';
      ELSIF kind = 'other' THEN
        value := '{"en":' || coalesce((en -> name)::text, 'null') || ',"es":'
          || CASE WHEN en -> name = es -> name THEN 'null' ELSE coalesce((es -> name)::text, 'null') END || '}';
      ELSIF kind = 'once' THEN
        IF is_both AND en -> name IS DISTINCT FROM es -> name
          AND palapa_0006_written(en -> name) <> palapa_0006_written(es -> name) THEN
          RETURN NULL;
        END IF;
        value := coalesce((coalesce(en, es) -> name)::text, 'null');
      ELSIF kind = 'title' THEN
        value := jsonb_build_object('en', en -> name -> 'en', 'es', en -> name -> 'es');
      ELSE
        value := palapa_0006_pair(
          fields -> at -> 2,
          CASE WHEN en IS NOT NULL THEN palapa_0006_entries(kind, en -> name) END,
          CASE WHEN es IS NOT NULL THEN palapa_0006_entries(kind, es -> name) END,
          seed, own || '.' || name, 0, NULL);
        IF value IS NULL THEN
          RETURN NULL;
        END IF;
      END IF;
      result := result || ',"' || name || '":' || value;
    END LOOP;
    result := result || '}';
  END LOOP;
  RETURN '[' || result || ']';
END $$;
--> statement-breakpoint
-- A list without Spanish is read from the English, one without English from the Spanish. Two that do not pair stay two.
CREATE FUNCTION palapa_0006_list(field jsonb, english jsonb, spanish jsonb, seed text, path text) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  fields jsonb := field -> 2;
  en jsonb := palapa_0006_entries(field ->> 1, english);
  es jsonb := palapa_0006_entries(field ->> 1, spanish);
BEGIN
  IF es = '[]' THEN
    RETURN palapa_0006_pair(fields, en, NULL, seed, path, 0, NULL);
  ELSIF en = '[]' THEN
    RETURN palapa_0006_pair(fields, NULL, es, seed, path, 0, NULL);
  END IF;
  RETURN coalesce(
    palapa_0006_pair(fields, en, es, seed, path, 0, NULL)::jsonb,
    palapa_0006_pair(fields, en, NULL, seed, path, 0, 'en')::jsonb
      || palapa_0006_pair(fields, NULL, es, seed, path, jsonb_array_length(en), 'es')::jsonb);
END $$;
--> statement-breakpoint
CREATE FUNCTION palapa_0006_group(fields jsonb, english jsonb, spanish jsonb, seed text, path text) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  en jsonb := CASE WHEN jsonb_typeof(english) = 'object' THEN english END;
  es jsonb := CASE WHEN jsonb_typeof(spanish) = 'object' THEN spanish END;
  result jsonb := '{}';
  field jsonb;
  name text;
BEGIN
  IF en IS NULL AND es IS NULL THEN
    RETURN 'null';
  END IF;
  FOR field IN SELECT * FROM jsonb_array_elements(fields) LOOP
    name := field ->> 0;
    result := result || jsonb_build_object(name, CASE
      WHEN field -> 2 IS NOT NULL THEN palapa_0006_list(field, en -> name, es -> name, seed, path || '.' || name)
      WHEN field ->> 1 = 'other' AND en -> name = es -> name THEN jsonb_build_object('en', en -> name, 'es', NULL)
      ELSE jsonb_build_object('en', en -> name, 'es', es -> name) END);
  END LOOP;
  RETURN result;
END $$;
--> statement-breakpoint
-- A record as revisions and drafts hold it, with the localized lists and groups taken out of `locale`. What the record
-- does not mention is not added.
CREATE FUNCTION palapa_0006_record(type text, record_key text, held jsonb) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  en jsonb := held #> '{locale,en}';
  es jsonb := held #> '{locale,es}';
  taken_out text[] := '{}';
  result jsonb;
  converted jsonb;
  seed text;
  field jsonb;
  name text;
BEGIN
  IF jsonb_typeof(held) <> 'object' THEN
    RETURN held;
  END IF;
  -- Two of four thousand million ids are hardly ever the same; then all of this record's are drawn again.
  FOR attempt IN 0 .. 9 LOOP
    seed := type || ':' || record_key || ':' || CASE attempt WHEN 0 THEN '' ELSE attempt || ':' END;
    converted := '{}';
    FOR field IN SELECT * FROM jsonb_array_elements(palapa_0006_fields() -> type) LOOP
      name := field ->> 0;
      IF field ->> 1 = 'list once' THEN
        CONTINUE WHEN NOT held ? name;
        converted := converted || jsonb_build_object(name, palapa_0006_list(field, held -> name, NULL, seed, name));
      ELSIF en ? name OR es ? name THEN
        taken_out := taken_out || name;
        converted := converted || jsonb_build_object(name, CASE field ->> 1
          WHEN 'group' THEN palapa_0006_group(field -> 2, en -> name, es -> name, seed, name)
          ELSE palapa_0006_list(field, en -> name, es -> name, seed, name) END);
      END IF;
    END LOOP;
    EXIT WHEN (SELECT count(*) = count(DISTINCT id) FROM jsonb_path_query(converted, 'strict $.**.id') AS ids (id));
  END LOOP;
  result := held || converted;
  IF jsonb_typeof(en) = 'object' THEN
    result := jsonb_set(result, '{locale,en}', en - taken_out);
  END IF;
  IF jsonb_typeof(es) = 'object' THEN
    result := jsonb_set(result, '{locale,es}', es - taken_out);
  END IF;
  RETURN result;
END $$;
--> statement-breakpoint
-- The texts whose Spanish was written for another English, by path, with that English. `held` is the record, a group or an
-- entry that is converted already, `base` what it said in English when its Spanish was written.
CREATE FUNCTION palapa_0006_due(fields jsonb, held jsonb, base jsonb, path text) RETURNS jsonb
LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  due jsonb := '{}';
  field jsonb;
  name text;
  said jsonb;
  entries jsonb;
BEGIN
  FOR field IN SELECT * FROM jsonb_array_elements(fields) LOOP
    name := field ->> 0;
    said := held -> name;
    IF field ->> 1 = 'group' THEN
      due := due || palapa_0006_due(field -> 2, said, base -> name, path || name || '.');
    ELSIF field -> 2 IS NOT NULL THEN
      entries := palapa_0006_entries(field ->> 1, base -> name);
      CONTINUE WHEN jsonb_typeof(said) IS DISTINCT FROM 'array';
      -- Without one English entry for each, nobody can tell which text was which.
      CONTINUE WHEN jsonb_array_length(said) <> jsonb_array_length(entries);
      FOR place IN 0 .. jsonb_array_length(said) - 1 LOOP
        due := due || palapa_0006_due(
          field -> 2, said -> place, entries -> place, path || name || '.' || (said -> place ->> 'id') || '.');
      END LOOP;
    ELSIF field ->> 1 = 'words'
      AND palapa_0006_written(said -> 'en') <> 'null'
      AND palapa_0006_written(said -> 'es') <> 'null'
      AND palapa_0006_written(base -> name) NOT IN ('null', said -> 'en') THEN
      due := due || jsonb_build_object(path || name, base -> name);
    END IF;
  END LOOP;
  RETURN due;
END $$;
--> statement-breakpoint
-- The rows. Search texts and what else is derived from them are drawn anew after the start, because of `derived`.
DO $do$
DECLARE
  type text;
  fields jsonb;
  names text[];
BEGIN
  FOR type, fields IN SELECT * FROM jsonb_each(palapa_0006_fields()) LOOP
    names := ARRAY(SELECT field ->> 0 FROM jsonb_array_elements(fields) AS fields (field));
    EXECUTE format(
      $update$
        WITH converted AS MATERIALIZED (
          SELECT id, palapa_0006_record(%1$L, id::text, to_jsonb(%1$I) || jsonb_build_object('locale',
            (SELECT jsonb_object_agg(language, to_jsonb(%2$I)) FROM %2$I WHERE record_id = id))) AS held
          FROM %1$I)
        UPDATE %1$I AS record SET %3$s, derived = 0,
          translation_due = (translation_due - $2) || (
            SELECT palapa_0006_due(coalesce(jsonb_agg(field), '[]'), held, translation_due, '')
            FROM jsonb_array_elements($1) AS fields (field) WHERE translation_due ? (field ->> 0))
        FROM converted WHERE converted.id = record.id
      $update$,
      type, type || '_locale',
      (SELECT string_agg(format('%1$I = nullif(held -> %1$L, ''null'')', name), ', ') FROM unnest(names) AS name))
    USING fields, names;
  END LOOP;
END $do$;
--> statement-breakpoint
UPDATE revision SET record = palapa_0006_record(type, record_id::text, record)
  WHERE palapa_0006_fields() ? type;
--> statement-breakpoint
-- Drafts are kept to the letter, and hold what jsonb does not: a zero character, half of a surrogate pair. Such
-- characters give way, since no record could be saved with them. What still is no JSON is left as it is.
DO $$
DECLARE
  kept record;
  held jsonb;
BEGIN
  FOR kept IN SELECT * FROM draft WHERE palapa_0006_fields() ? type LOOP
    BEGIN
      BEGIN
        held := kept."values"::jsonb;
      EXCEPTION WHEN data_exception THEN
        held := regexp_replace(
          kept."values", '(?<!\\)((?:\\\\)*)\\u(?:0000|[dD][89a-fA-F][0-9a-fA-F]{2})', '\1\\ufffd', 'g')::jsonb;
      END;
      held := palapa_0006_record(kept.type, coalesce(kept.record_id::text, kept.key), held);
      UPDATE draft SET "values" = held::text WHERE person = kept.person AND key = kept.key;
    EXCEPTION WHEN data_exception OR program_limit_exceeded THEN
      RAISE WARNING 'Draft % of % is no JSON and stays as it is.', kept.key, kept.person;
    END;
  END LOOP;
END $$;
--> statement-breakpoint
DROP FUNCTION palapa_0006_due(jsonb, jsonb, jsonb, text);--> statement-breakpoint
DROP FUNCTION palapa_0006_record(text, text, jsonb);--> statement-breakpoint
DROP FUNCTION palapa_0006_group(jsonb, jsonb, jsonb, text, text);--> statement-breakpoint
DROP FUNCTION palapa_0006_list(jsonb, jsonb, jsonb, text, text);--> statement-breakpoint
DROP FUNCTION palapa_0006_pair(jsonb, jsonb, jsonb, text, text, integer, text);--> statement-breakpoint
DROP FUNCTION palapa_0006_written(jsonb);--> statement-breakpoint
DROP FUNCTION palapa_0006_entries(text, jsonb);--> statement-breakpoint
DROP FUNCTION palapa_0006_fields();--> statement-breakpoint
ALTER TABLE "clock_locale" DROP COLUMN "links";--> statement-breakpoint
ALTER TABLE "content_section_locale" DROP COLUMN "links";--> statement-breakpoint
ALTER TABLE "content_section_locale" DROP COLUMN "rich_links";--> statement-breakpoint
ALTER TABLE "content_section_locale" DROP COLUMN "gallery";--> statement-breakpoint
ALTER TABLE "event_locale" DROP COLUMN "links";--> statement-breakpoint
ALTER TABLE "event_locale" DROP COLUMN "gallery";--> statement-breakpoint
ALTER TABLE "fact_sheet_locale" DROP COLUMN "gallery";--> statement-breakpoint
ALTER TABLE "menu_locale" DROP COLUMN "sections";--> statement-breakpoint
ALTER TABLE "menu_locale" DROP COLUMN "specialtysection";--> statement-breakpoint
ALTER TABLE "promotion_locale" DROP COLUMN "settings";--> statement-breakpoint
ALTER TABLE "resort_locale" DROP COLUMN "gallery";--> statement-breakpoint
ALTER TABLE "restaurant_locale" DROP COLUMN "links";--> statement-breakpoint
ALTER TABLE "restaurant_locale" DROP COLUMN "gallery";--> statement-breakpoint
ALTER TABLE "site_locale" DROP COLUMN "menuTiles";--> statement-breakpoint
ALTER TABLE "site_locale" DROP COLUMN "menuLink";--> statement-breakpoint
ALTER TABLE "site_locale" DROP COLUMN "safeStay";
