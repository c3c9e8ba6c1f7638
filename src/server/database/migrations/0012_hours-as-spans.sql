-- Hours of a meal are spans with seasons, and exceptions on dates. Before, `{ opens, closes, days }` was one span a day.
-- Rows, revisions and drafts are converted here, in one transaction. The id of an entry is drawn from its record and meal, so
-- that it is the same in the record and in its history.
CREATE FUNCTION palapa_0012_hours(seed text, hours jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(hours) = 'object' AND NOT hours ? 'spans' AND hours ?| '{opens, closes, days}'
    THEN jsonb_build_object(
      'spans', jsonb_build_array(jsonb_build_object('id', substr(md5(seed), 1, 8), 'opens', hours -> 'opens',
        'closes', hours -> 'closes', 'days', coalesce(hours -> 'days', '[]'), 'season', NULL)),
      'exceptions', jsonb_build_array())
    ELSE hours END;
$$;
--> statement-breakpoint
CREATE FUNCTION palapa_0012_record(seed text, held jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY '{breakfast, lunch, dinner, lounge}'::text[] LOOP
    IF jsonb_typeof(held -> name) = 'object' THEN
      held := held || jsonb_build_object(name, palapa_0012_hours(seed || ' ' || name, held -> name));
    END IF;
  END LOOP;
  RETURN held;
END $$;
--> statement-breakpoint
UPDATE restaurant SET
  breakfast = palapa_0012_hours(id || ' breakfast', breakfast),
  lunch = palapa_0012_hours(id || ' lunch', lunch),
  dinner = palapa_0012_hours(id || ' dinner', dinner),
  lounge = palapa_0012_hours(id || ' lounge', lounge);
--> statement-breakpoint
UPDATE revision SET record = palapa_0012_record(record_id::text, record) WHERE type = 'restaurant';
--> statement-breakpoint
-- Drafts are kept to the letter, and hold what jsonb does not; what is no JSON is left as it is.
DO $$
DECLARE
  kept record;
BEGIN
  FOR kept IN SELECT * FROM draft WHERE type = 'restaurant' LOOP
    BEGIN
      UPDATE draft SET "values" = palapa_0012_record(coalesce(kept.record_id::text, kept.key), kept."values"::jsonb)::text
      WHERE person = kept.person AND key = kept.key;
    EXCEPTION WHEN data_exception OR program_limit_exceeded THEN
      RAISE WARNING 'Draft % of % is no JSON and stays as it is.', kept.key, kept.person;
    END;
  END LOOP;
END $$;
--> statement-breakpoint
DROP FUNCTION palapa_0012_record(text, jsonb);--> statement-breakpoint
DROP FUNCTION palapa_0012_hours(text, jsonb);
