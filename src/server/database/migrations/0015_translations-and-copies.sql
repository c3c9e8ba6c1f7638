CREATE TABLE "record_copy" (
	"type" text NOT NULL,
	"copy_id" integer NOT NULL,
	"origin_id" integer NOT NULL,
	"in_step" boolean NOT NULL,
	"publishes" boolean NOT NULL,
	"base" jsonb NOT NULL,
	"origin_version" integer NOT NULL,
	"origin_publication" jsonb NOT NULL,
	"failure" text,
	"made_by" text NOT NULL,
	"made_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "record_copy_type_copy_id_pk" PRIMARY KEY("type","copy_id")
);
--> statement-breakpoint
CREATE INDEX "record_copy_of_origin" ON "record_copy" USING btree ("type","origin_id");--> statement-breakpoint
CREATE INDEX "booking_code_trigger_spanish_due" ON "booking_code_trigger" USING btree ("id") WHERE translation_due <> '{}'::jsonb and needs_spanish and archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "brand_spanish_due" ON "brand" USING btree ("id") WHERE translation_due <> '{}'::jsonb and needs_spanish and archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "clock_spanish_due" ON "clock" USING btree ("site_id","id") WHERE translation_due <> '{}'::jsonb and needs_spanish and archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "content_section_spanish_due" ON "content_section" USING btree ("site_id","id") WHERE translation_due <> '{}'::jsonb and needs_spanish and archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "event_spanish_due" ON "event" USING btree ("site_id","id") WHERE translation_due <> '{}'::jsonb and needs_spanish and archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "fact_sheet_spanish_due" ON "fact_sheet" USING btree ("id") WHERE translation_due <> '{}'::jsonb and needs_spanish and archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "menu_spanish_due" ON "menu" USING btree ("site_id","id") WHERE translation_due <> '{}'::jsonb and needs_spanish and archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "pc_event_spanish_due" ON "pc_event" USING btree ("site_id","id") WHERE translation_due <> '{}'::jsonb and needs_spanish and archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "pc_post_spanish_due" ON "pc_post" USING btree ("site_id","id") WHERE translation_due <> '{}'::jsonb and needs_spanish and archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "post_spanish_due" ON "post" USING btree ("site_id","id") WHERE translation_due <> '{}'::jsonb and needs_spanish and archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "promotion_spanish_due" ON "promotion" USING btree ("site_id","id") WHERE translation_due <> '{}'::jsonb and needs_spanish and archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "resort_spanish_due" ON "resort" USING btree ("id") WHERE translation_due <> '{}'::jsonb and needs_spanish and archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "restaurant_spanish_due" ON "restaurant" USING btree ("site_id","id") WHERE translation_due <> '{}'::jsonb and needs_spanish and archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "site_spanish_due" ON "site" USING btree ("id") WHERE translation_due <> '{}'::jsonb and needs_spanish and archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "special_spanish_due" ON "special" USING btree ("site_id","id") WHERE translation_due <> '{}'::jsonb and needs_spanish and archived_at is null and deleted_at is null;