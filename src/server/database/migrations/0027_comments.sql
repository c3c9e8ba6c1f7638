CREATE TABLE "record_comment" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "record_comment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"record_id" integer NOT NULL,
	"site_id" integer,
	"entry" text,
	"block" text,
	"name" text,
	"text" text NOT NULL,
	"author" text,
	"author_name" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	"resolved_by" text,
	"resolved_by_name" text
);
--> statement-breakpoint
CREATE INDEX "record_comment_of_record" ON "record_comment" USING btree ("type","record_id");--> statement-breakpoint
CREATE INDEX "record_comment_open" ON "record_comment" USING btree ("type","site_id") WHERE resolved_at is null;