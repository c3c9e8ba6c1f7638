CREATE TABLE "agent" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT true NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"agency" text NOT NULL,
	"number_kind" text NOT NULL,
	"number" text NOT NULL,
	"country" text NOT NULL,
	"city" text NOT NULL,
	"telephone" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"reason" text,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"consent_version" text NOT NULL,
	"is_listed" boolean DEFAULT false NOT NULL,
	"slug" text NOT NULL,
	"speaks" text[] DEFAULT '{}' NOT NULL,
	"specialities" text[] DEFAULT '{}' NOT NULL,
	"about" text,
	"search" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_account" (
	"id" text PRIMARY KEY NOT NULL,
	"agent_id" text NOT NULL,
	"provider" text NOT NULL,
	"account_id" text NOT NULL,
	"password" text,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_application" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_application_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"language" text NOT NULL,
	"values" jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_booking" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_booking_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"agent_id" text,
	"resort_id" integer NOT NULL,
	"resort_name" text NOT NULL,
	"number" text NOT NULL,
	"number_key" text NOT NULL,
	"guest" text NOT NULL,
	"arrival" date NOT NULL,
	"nights" integer NOT NULL,
	"rooms" integer NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"payable_from" date NOT NULL,
	"state" text DEFAULT 'logged' NOT NULL,
	"reason" text,
	"payment_id" bigint,
	"logged_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_booking_step" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_booking_step_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"booking_id" bigint NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"reason" text,
	"actor" text,
	"actor_name" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_payment" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "agent_payment_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" text,
	"reference" text NOT NULL,
	"currency" text NOT NULL,
	"cents" bigint NOT NULL,
	"bookings" integer NOT NULL,
	"actor_name" text NOT NULL,
	"paid_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_rules" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"min_nights" integer NOT NULL,
	"before_arrival" boolean NOT NULL,
	"basis" text NOT NULL,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"resorts" jsonb NOT NULL,
	"payable_after_days" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_session" (
	"id" text PRIMARY KEY NOT NULL,
	"agent_id" text NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip" text,
	"agent" text,
	"last_seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "agent_verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "form_submission" ADD COLUMN "agent_id" text;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "agent_id" text;--> statement-breakpoint
ALTER TABLE "agent_account" ADD CONSTRAINT "agent_account_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_booking" ADD CONSTRAINT "agent_booking_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_booking" ADD CONSTRAINT "agent_booking_payment_id_agent_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."agent_payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_booking_step" ADD CONSTRAINT "agent_booking_step_booking_id_agent_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."agent_booking"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_payment" ADD CONSTRAINT "agent_payment_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agent_session" ADD CONSTRAINT "agent_session_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agent_email_taken" ON "agent" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_slug_taken" ON "agent" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "agent_by_state" ON "agent" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "agent_of_number" ON "agent" USING btree ("number_kind","number");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_account_of_agent" ON "agent_account" USING btree ("agent_id","provider");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_application_token" ON "agent_application" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "agent_application_of_email" ON "agent_application" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_booking_once" ON "agent_booking" USING btree ("agent_id","resort_id","number_key") WHERE state <> 'declined';--> statement-breakpoint
CREATE UNIQUE INDEX "agent_booking_earned_once" ON "agent_booking" USING btree ("resort_id","number_key") WHERE state in ('verified', 'payable', 'paid');--> statement-breakpoint
CREATE INDEX "agent_booking_of_agent" ON "agent_booking" USING btree ("agent_id","id");--> statement-breakpoint
CREATE INDEX "agent_booking_by_state" ON "agent_booking" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "agent_booking_of_number" ON "agent_booking" USING btree ("resort_id","number_key");--> statement-breakpoint
CREATE INDEX "agent_booking_of_payment" ON "agent_booking" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "agent_booking_step_of_booking" ON "agent_booking_step" USING btree ("booking_id","id");--> statement-breakpoint
CREATE INDEX "agent_payment_of_agent" ON "agent_payment" USING btree ("agent_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_session_token_taken" ON "agent_session" USING btree ("token");--> statement-breakpoint
CREATE INDEX "agent_session_of_agent" ON "agent_session" USING btree ("agent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_verification_by_identifier" ON "agent_verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "agent_verification_of_agent" ON "agent_verification" USING btree ("value");--> statement-breakpoint
ALTER TABLE "form_submission" ADD CONSTRAINT "form_submission_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_agent_id_agent_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agent"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_outbox_of_agent" ON "mail_outbox" USING btree ("agent_id");
--> statement-breakpoint
-- Roles of before know nothing of travel agents: whoever looks after people and every site looks after them, so that
-- administrators stay administrators.
UPDATE "role" SET "permissions" = array_append("permissions", 'manage agents')
WHERE 'manage users' = ANY("permissions") AND 'manage sites' = ANY("permissions") AND "may_change" AND "words_only_in" = '{}' AND NOT 'manage agents' = ANY("permissions");
