ALTER TABLE "media" ALTER COLUMN "width" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ALTER COLUMN "height" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "duration" integer;--> statement-breakpoint
ALTER TABLE "media_item" ADD COLUMN "poster" text;--> statement-breakpoint
ALTER TABLE "media_item" ADD COLUMN "duration" integer;--> statement-breakpoint
ALTER TABLE "media_item_locale" ADD COLUMN "captions" text;