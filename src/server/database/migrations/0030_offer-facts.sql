ALTER TABLE "special" ADD COLUMN "kind" text;--> statement-breakpoint
ALTER TABLE "special" ADD COLUMN "resorts" jsonb;--> statement-breakpoint
ALTER TABLE "special" ADD COLUMN "stay_from" text;--> statement-breakpoint
ALTER TABLE "special" ADD COLUMN "stay_until" text;--> statement-breakpoint
CREATE INDEX "special_with_kind" ON "special" USING btree ("kind","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "special_with_resorts" ON "special" USING gin ("resorts" jsonb_path_ops) WITH (fastupdate=false);