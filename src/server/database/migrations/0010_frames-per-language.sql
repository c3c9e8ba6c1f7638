-- The frames of a site (cabanas, spa, dining reservations) have an address per language. One that is not a text is left as it
-- is: a draft may hold anything.
CREATE FUNCTION palapa_0010_frame(frame jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN jsonb_typeof(frame -> 'url') IN ('string', 'null')
    THEN frame || jsonb_build_object('url', jsonb_build_object('en', frame -> 'url', 'es', NULL))
    ELSE frame END;
$$;
--> statement-breakpoint
CREATE FUNCTION palapa_0010_record(held jsonb) RETURNS jsonb LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  name text;
BEGIN
  FOREACH name IN ARRAY '{cabanas, spa, diningReservations}'::text[] LOOP
    IF jsonb_typeof(held -> name) = 'object' THEN
      held := held || jsonb_build_object(name, palapa_0010_frame(held -> name));
    END IF;
  END LOOP;
  RETURN held;
END $$;
--> statement-breakpoint
UPDATE site SET cabanas = palapa_0010_frame(cabanas), spa = palapa_0010_frame(spa),
  "diningReservations" = palapa_0010_frame("diningReservations");
--> statement-breakpoint
UPDATE revision SET record = palapa_0010_record(record) WHERE type = 'site';
--> statement-breakpoint
-- Drafts are kept to the letter, and hold what jsonb does not; what is no JSON is left as it is.
DO $$
DECLARE
  kept record;
BEGIN
  FOR kept IN SELECT * FROM draft WHERE type = 'site' LOOP
    BEGIN
      UPDATE draft SET "values" = palapa_0010_record(kept."values"::jsonb)::text
      WHERE person = kept.person AND key = kept.key;
    EXCEPTION WHEN data_exception OR program_limit_exceeded THEN
      RAISE WARNING 'Draft % of % is no JSON and stays as it is.', kept.key, kept.person;
    END;
  END LOOP;
END $$;
--> statement-breakpoint
DROP FUNCTION palapa_0010_record(jsonb);--> statement-breakpoint
DROP FUNCTION palapa_0010_frame(jsonb);
