CREATE TABLE "form_entry" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"text" text NOT NULL,
	"actor" text,
	"actor_name" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_submission" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "form_submission_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"site_id" integer NOT NULL,
	"form" text NOT NULL,
	"language" text NOT NULL,
	"page" text NOT NULL,
	"values" jsonb NOT NULL,
	"name" text,
	"email" text NOT NULL,
	"search" text NOT NULL,
	"nonce" text NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"assignee" text,
	"assignee_name" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"delete_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "form_try" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"submission_id" bigint,
	"subscriber_id" bigint,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"sender_name" text NOT NULL,
	"reply_to" text,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"headers" jsonb,
	"link" text,
	"message_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp (3) with time zone DEFAULT now(),
	"sent_at" timestamp (3) with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriber" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscriber_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" integer NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"consent" text NOT NULL,
	"consent_version" text NOT NULL,
	"page" text NOT NULL,
	"token_hash" text,
	"token_ends_at" timestamp (3) with time zone,
	"asked_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "site" ADD COLUMN "formMail" jsonb;--> statement-breakpoint
ALTER TABLE "form_entry" ADD CONSTRAINT "form_entry_submission_id_form_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_submission_id_form_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."form_submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_subscriber_id_newsletter_subscriber_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."newsletter_subscriber"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_entry_of_submission" ON "form_entry" USING btree ("submission_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "form_submission_once" ON "form_submission" USING btree ("nonce");--> statement-breakpoint
CREATE INDEX "form_submission_of_site" ON "form_submission" USING btree ("site_id","state","id");--> statement-breakpoint
CREATE INDEX "form_submission_of_email" ON "form_submission" USING btree ("email");--> statement-breakpoint
CREATE INDEX "form_submission_by_end" ON "form_submission" USING btree ("delete_at");--> statement-breakpoint
CREATE INDEX "form_try_by_end" ON "form_try" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_waiting" ON "mail_outbox" USING btree ("next_try_at") WHERE next_try_at is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_of_submission" ON "mail_outbox" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_of_subscriber" ON "mail_outbox" USING btree ("subscriber_id");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriber_once" ON "newsletter_subscriber" USING btree ("site_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "newsletter_subscriber_token" ON "newsletter_subscriber" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "newsletter_subscriber_of_email" ON "newsletter_subscriber" USING btree ("email");
--> statement-breakpoint
-- Roles of before know nothing of forms: whoever looks after people looks after what visitors send, so that
-- administrators stay administrators.
UPDATE "role" SET "permissions" = array_append("permissions", 'manage forms')
WHERE 'manage users' = ANY("permissions") AND "may_change" AND "words_only_in" = '{}' AND NOT 'manage forms' = ANY("permissions");
