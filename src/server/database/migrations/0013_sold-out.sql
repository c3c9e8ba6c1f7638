CREATE TABLE "sold_out" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sold_out_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"menu_id" integer NOT NULL,
	"item" text NOT NULL,
	"name" text NOT NULL,
	"until" timestamp (3) with time zone,
	"actor" text,
	"actor_name" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" text,
	"ended_by_name" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "sold_out_dish" ON "sold_out" USING btree ("menu_id","item") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "sold_out_of_site" ON "sold_out" USING btree ("site_id","ended_at");--> statement-breakpoint
CREATE INDEX "sold_out_by_time" ON "sold_out" USING btree ("at");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION palapa_announce(site text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('palapa_changed', coalesce(site, '*'));
  INSERT INTO site_change (site_id, xid)
  VALUES (coalesce(nullif(site, '*')::int, 0), pg_current_xact_id())
  ON CONFLICT DO NOTHING;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION palapa_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(OLD) - ARRAY['view_count'] = to_jsonb(NEW) - ARRAY['view_count'] THEN
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
END $$;
--> statement-breakpoint
CREATE TRIGGER sold_out_changed AFTER INSERT OR UPDATE OR DELETE ON "sold_out" FOR EACH ROW EXECUTE FUNCTION palapa_changed('site_id');
--> statement-breakpoint
CREATE TRIGGER sold_out_emptied AFTER TRUNCATE ON "sold_out" FOR EACH STATEMENT EXECUTE FUNCTION palapa_changed();