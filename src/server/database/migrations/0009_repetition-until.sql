-- How long something goes on repeating is a question of its own: `repeat_settings.until`. Before, `end_date` said both when
-- the last occurrence ends and, by its time of day, when each does. Now it is the end of the first occurrence.
-- Rows, revisions and drafts are converted here, in one transaction.
CREATE FUNCTION palapa_0009_record(type text, held jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  plain CONSTANT jsonb := '{"every": 1, "repeat_days": {"repeats_sunday": false, "repeats_monday": false,
    "repeats_tuesday": false, "repeats_wednesday": false, "repeats_thursday": false, "repeats_friday": false,
    "repeats_saturday": false}, "until": null, "cancelled": [], "moved": [], "elsewhere": []}';
  wall_clock CONSTANT text := '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$';
  settings jsonb := held -> 'repeat_settings';
  begins text := held ->> 'start_date';
  ends text := held ->> 'end_date';
  starts_at text;
  last date;
BEGIN
  IF jsonb_typeof(held) IS DISTINCT FROM 'object' THEN
    RETURN held;
  END IF;
  IF jsonb_typeof(settings) = 'object' THEN
    held := held || jsonb_build_object('repeat_settings', plain || settings);
  END IF;
  -- Drafts hold anything. Without an end the repetition had none.
  IF held -> 'repeats' IS DISTINCT FROM '1' OR ends IS NULL OR ends !~ wall_clock
    OR (begins IS NOT NULL AND begins !~ wall_clock) THEN
    RETURN held;
  END IF;
  starts_at := coalesce(substr(begins, 12), '00:00');
  -- What ended at its start or before it ended past midnight, and its last night was the one before.
  last := substr(ends, 1, 10)::date - CASE WHEN substr(ends, 12) > starts_at THEN 0 ELSE 1 END;
  last := greatest(last, substr(begins, 1, 10)::date);
  settings := CASE WHEN jsonb_typeof(settings) = 'object' THEN plain || settings ELSE plain END;
  RETURN held || jsonb_build_object(
    'repeat_settings', settings || jsonb_build_object('until', to_char(last, 'YYYY-MM-DD')),
    -- A promotion that repeated was shown all day.
    'end_date', CASE WHEN type = 'event' AND begins IS NOT NULL THEN
      to_char(substr(begins, 1, 10)::date + CASE WHEN substr(ends, 12) > starts_at THEN 0 ELSE 1 END, 'YYYY-MM-DD')
        || 'T' || substr(ends, 12) END);
EXCEPTION WHEN datetime_field_overflow OR invalid_datetime_format THEN
  -- A day that no calendar has, in a draft.
  RETURN held;
END $$;
--> statement-breakpoint
DO $do$
DECLARE
  type text;
BEGIN
  FOREACH type IN ARRAY '{event, promotion}'::text[] LOOP
    EXECUTE format(
      $update$
        WITH converted AS MATERIALIZED (
          SELECT id, palapa_0009_record(%1$L, jsonb_build_object('start_date', start_date, 'end_date', end_date,
            'repeats', repeats, 'repeat_settings', repeat_settings)) AS held
          FROM %1$I)
        UPDATE %1$I AS record
        SET end_date = held ->> 'end_date', repeat_settings = nullif(held -> 'repeat_settings', 'null')
        FROM converted WHERE converted.id = record.id
      $update$, type);
  END LOOP;
END $do$;
--> statement-breakpoint
UPDATE revision SET record = palapa_0009_record(type, record) WHERE type IN ('event', 'promotion');
--> statement-breakpoint
-- Drafts are kept to the letter, and hold what jsonb does not; what is no JSON is left as it is.
DO $$
DECLARE
  kept record;
BEGIN
  FOR kept IN SELECT * FROM draft WHERE type IN ('event', 'promotion') LOOP
    BEGIN
      UPDATE draft SET "values" = palapa_0009_record(kept.type, kept."values"::jsonb)::text
      WHERE person = kept.person AND key = kept.key;
    EXCEPTION WHEN data_exception OR program_limit_exceeded THEN
      RAISE WARNING 'Draft % of % is no JSON and stays as it is.', kept.key, kept.person;
    END;
  END LOOP;
END $$;
--> statement-breakpoint
DROP FUNCTION palapa_0009_record(text, jsonb);
