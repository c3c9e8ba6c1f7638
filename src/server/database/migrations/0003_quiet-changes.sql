CREATE OR REPLACE FUNCTION palapa_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed jsonb;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(OLD) - ARRAY['view_count'] = to_jsonb(NEW) - ARRAY['view_count'] THEN
      RETURN NULL;
    END IF;
  END IF;
  IF TG_LEVEL = 'STATEMENT' OR TG_ARGV[0] = '*' THEN
    PERFORM pg_notify('palapa_changed', '*');
    RETURN NULL;
  END IF;
  IF TG_OP <> 'INSERT' THEN
    changed := to_jsonb(OLD);
    PERFORM pg_notify('palapa_changed', changed ->> TG_ARGV[0]);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    changed := to_jsonb(NEW);
    PERFORM pg_notify('palapa_changed', changed ->> TG_ARGV[0]);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER brand_changed ON "brand";
--> statement-breakpoint
DROP TRIGGER brand_emptied ON "brand";
--> statement-breakpoint
DROP TRIGGER brand_locale_changed ON "brand_locale";
--> statement-breakpoint
DROP TRIGGER brand_locale_emptied ON "brand_locale";
--> statement-breakpoint
DROP TRIGGER fact_sheet_changed ON "fact_sheet";
--> statement-breakpoint
DROP TRIGGER fact_sheet_emptied ON "fact_sheet";
--> statement-breakpoint
DROP TRIGGER fact_sheet_locale_changed ON "fact_sheet_locale";
--> statement-breakpoint
DROP TRIGGER fact_sheet_locale_emptied ON "fact_sheet_locale";
--> statement-breakpoint
DROP TRIGGER media_changed ON "media";
--> statement-breakpoint
CREATE TRIGGER media_changed AFTER UPDATE OR DELETE ON "media" FOR EACH ROW EXECUTE FUNCTION palapa_changed('*');