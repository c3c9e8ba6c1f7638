CREATE TABLE "site_change" (
	"site_id" integer NOT NULL,
	"xid" "xid8" NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_change_site_id_xid_pk" PRIMARY KEY("site_id","xid")
);
--> statement-breakpoint
CREATE INDEX "site_change_by_time" ON "site_change" USING btree ("at");
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
