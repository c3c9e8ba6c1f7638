CREATE TABLE "approval" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"record_id" integer NOT NULL,
	"site_id" integer,
	"revision" integer NOT NULL,
	"languages" text[] NOT NULL,
	"note" text,
	"asked_by" text,
	"asked_by_name" text NOT NULL,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"outcome" text,
	"comment" text,
	"decided_by" text,
	"decided_by_name" text,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "publication" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "publication_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"record_id" integer NOT NULL,
	"site_id" integer,
	"language" text NOT NULL,
	"action" text NOT NULL,
	"revision" integer,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text,
	"actor_name" text NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by" text
);
--> statement-breakpoint
ALTER TABLE "booking_code_trigger" ADD COLUMN "publication" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_code_trigger" ADD COLUMN "publication_en" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_code_trigger" ADD COLUMN "publication_es" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "booking_code_trigger" ADD COLUMN "publication_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "publication" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "publication_en" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "publication_es" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "publication_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "clock" ADD COLUMN "publication" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "clock" ADD COLUMN "publication_en" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "clock" ADD COLUMN "publication_es" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "clock" ADD COLUMN "publication_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "content_section" ADD COLUMN "publication" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content_section" ADD COLUMN "publication_en" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_section" ADD COLUMN "publication_es" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "content_section" ADD COLUMN "publication_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "publication" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "publication_en" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "publication_es" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "publication_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "fact_sheet" ADD COLUMN "publication" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "fact_sheet" ADD COLUMN "publication_en" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "fact_sheet" ADD COLUMN "publication_es" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "fact_sheet" ADD COLUMN "publication_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "publication" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "publication_en" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "publication_es" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "menu" ADD COLUMN "publication_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pc_event" ADD COLUMN "publication" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pc_event" ADD COLUMN "publication_en" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "pc_event" ADD COLUMN "publication_es" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "pc_event" ADD COLUMN "publication_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pc_post" ADD COLUMN "publication" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "pc_post" ADD COLUMN "publication_en" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "pc_post" ADD COLUMN "publication_es" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "pc_post" ADD COLUMN "publication_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "publication" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "publication_en" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "publication_es" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "publication_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "publication" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "publication_en" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "publication_es" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "publication_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "resort" ADD COLUMN "publication" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "resort" ADD COLUMN "publication_en" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "resort" ADD COLUMN "publication_es" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "resort" ADD COLUMN "publication_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "restaurant" ADD COLUMN "publication" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurant" ADD COLUMN "publication_en" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurant" ADD COLUMN "publication_es" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "restaurant" ADD COLUMN "publication_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "publication" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "publication_en" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "publication_es" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "publication_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "special" ADD COLUMN "publication" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "special" ADD COLUMN "publication_en" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "special" ADD COLUMN "publication_es" text DEFAULT 'none' NOT NULL;--> statement-breakpoint
ALTER TABLE "special" ADD COLUMN "publication_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "role" ADD COLUMN "may_publish" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "approval_by_outcome" ON "approval" USING btree ("outcome","type","id");--> statement-breakpoint
CREATE INDEX "approval_of_record" ON "approval" USING btree ("type","record_id");--> statement-breakpoint
CREATE INDEX "publication_of_record" ON "publication" USING btree ("type","record_id","at","id");--> statement-breakpoint
CREATE INDEX "booking_code_trigger_publication_en" ON "booking_code_trigger" USING btree ("publication_en","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "booking_code_trigger_publication_es" ON "booking_code_trigger" USING btree ("publication_es","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "booking_code_trigger_publication_due" ON "booking_code_trigger" USING btree ("publication_due_at") WHERE publication_due_at is not null;--> statement-breakpoint
CREATE INDEX "brand_publication_en" ON "brand" USING btree ("publication_en","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "brand_publication_es" ON "brand" USING btree ("publication_es","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "brand_publication_due" ON "brand" USING btree ("publication_due_at") WHERE publication_due_at is not null;--> statement-breakpoint
CREATE INDEX "clock_publication_en" ON "clock" USING btree ("publication_en","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "clock_publication_es" ON "clock" USING btree ("publication_es","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "clock_publication_due" ON "clock" USING btree ("publication_due_at") WHERE publication_due_at is not null;--> statement-breakpoint
CREATE INDEX "content_section_publication_en" ON "content_section" USING btree ("publication_en","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "content_section_publication_es" ON "content_section" USING btree ("publication_es","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "content_section_publication_due" ON "content_section" USING btree ("publication_due_at") WHERE publication_due_at is not null;--> statement-breakpoint
CREATE INDEX "event_publication_en" ON "event" USING btree ("publication_en","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "event_publication_es" ON "event" USING btree ("publication_es","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "event_publication_due" ON "event" USING btree ("publication_due_at") WHERE publication_due_at is not null;--> statement-breakpoint
CREATE INDEX "fact_sheet_publication_en" ON "fact_sheet" USING btree ("publication_en","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "fact_sheet_publication_es" ON "fact_sheet" USING btree ("publication_es","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "fact_sheet_publication_due" ON "fact_sheet" USING btree ("publication_due_at") WHERE publication_due_at is not null;--> statement-breakpoint
CREATE INDEX "menu_publication_en" ON "menu" USING btree ("publication_en","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "menu_publication_es" ON "menu" USING btree ("publication_es","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "menu_publication_due" ON "menu" USING btree ("publication_due_at") WHERE publication_due_at is not null;--> statement-breakpoint
CREATE INDEX "pc_event_publication_en" ON "pc_event" USING btree ("publication_en","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "pc_event_publication_es" ON "pc_event" USING btree ("publication_es","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "pc_event_publication_due" ON "pc_event" USING btree ("publication_due_at") WHERE publication_due_at is not null;--> statement-breakpoint
CREATE INDEX "pc_post_publication_en" ON "pc_post" USING btree ("publication_en","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "pc_post_publication_es" ON "pc_post" USING btree ("publication_es","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "pc_post_publication_due" ON "pc_post" USING btree ("publication_due_at") WHERE publication_due_at is not null;--> statement-breakpoint
CREATE INDEX "post_publication_en" ON "post" USING btree ("publication_en","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "post_publication_es" ON "post" USING btree ("publication_es","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "post_publication_due" ON "post" USING btree ("publication_due_at") WHERE publication_due_at is not null;--> statement-breakpoint
CREATE INDEX "promotion_publication_en" ON "promotion" USING btree ("publication_en","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "promotion_publication_es" ON "promotion" USING btree ("publication_es","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "promotion_publication_due" ON "promotion" USING btree ("publication_due_at") WHERE publication_due_at is not null;--> statement-breakpoint
CREATE INDEX "resort_publication_en" ON "resort" USING btree ("publication_en","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "resort_publication_es" ON "resort" USING btree ("publication_es","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "resort_publication_due" ON "resort" USING btree ("publication_due_at") WHERE publication_due_at is not null;--> statement-breakpoint
CREATE INDEX "restaurant_publication_en" ON "restaurant" USING btree ("publication_en","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "restaurant_publication_es" ON "restaurant" USING btree ("publication_es","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "restaurant_publication_due" ON "restaurant" USING btree ("publication_due_at") WHERE publication_due_at is not null;--> statement-breakpoint
CREATE INDEX "site_publication_en" ON "site" USING btree ("publication_en","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "site_publication_es" ON "site" USING btree ("publication_es","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "site_publication_due" ON "site" USING btree ("publication_due_at") WHERE publication_due_at is not null;--> statement-breakpoint
CREATE INDEX "special_publication_en" ON "special" USING btree ("publication_en","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "special_publication_es" ON "special" USING btree ("publication_es","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "special_publication_due" ON "special" USING btree ("publication_due_at") WHERE publication_due_at is not null;

--> statement-breakpoint
-- Whatever was there before is published in both languages at its newest revision, so that guests read what they read.
DO $$
DECLARE
  content_type text;
  site_column text;
BEGIN
  FOREACH content_type IN ARRAY ARRAY['site', 'menu', 'restaurant', 'content_section', 'event', 'promotion',
    'booking_code_trigger', 'brand', 'resort', 'fact_sheet', 'clock', 'special', 'post', 'pc_post', 'pc_event']
  LOOP
    site_column := CASE
      WHEN content_type = 'site' THEN 'id'
      WHEN content_type IN ('booking_code_trigger', 'brand', 'resort', 'fact_sheet')
        THEN 'NULL::int'
      ELSE 'site_id'
    END;
    EXECUTE format($sql$
      WITH entry AS (
        INSERT INTO publication (type, record_id, site_id, language, action, revision, at, actor_name)
        SELECT %1$L, id, %2$s, language, 'publish', version, updated_at, coalesce(updated_by, 'Palapa')
        FROM %1$I CROSS JOIN unnest(ARRAY['en', 'es']) AS language
        RETURNING id, record_id, language, revision, at
      ), summary AS (
        SELECT record_id, jsonb_object_agg(language, jsonb_build_object('words', revision, 'held', jsonb_build_object(
          'id', id, 'action', 'publish', 'revision', revision,
          'at', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')))) AS languages
        FROM entry GROUP BY record_id
      )
      UPDATE %1$I SET publication = jsonb_build_object('plain', version) || languages,
        publication_en = 'published', publication_es = 'published'
      FROM summary WHERE record_id = id
    $sql$, content_type, site_column);
  END LOOP;
END $$;
