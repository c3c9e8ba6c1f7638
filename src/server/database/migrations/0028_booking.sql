ALTER TABLE "resort" ADD COLUMN "booking" jsonb;--> statement-breakpoint
ALTER TABLE "resort" ADD COLUMN "closed_dates" jsonb;--> statement-breakpoint
ALTER TABLE "resort" ADD COLUMN "gateways" text;--> statement-breakpoint
ALTER TABLE "resort" ADD COLUMN "partners" jsonb;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "bookingExcludeResorts" text;--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "flights" text;