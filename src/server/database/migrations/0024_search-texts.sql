CREATE TABLE "search_text" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_text_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"digest" text NOT NULL,
	"site_id" integer NOT NULL,
	"language" text NOT NULL,
	"kind" text NOT NULL,
	"record_id" integer NOT NULL,
	"body" text NOT NULL,
	"vector" "tsvector" NOT NULL,
	"used_on" date DEFAULT current_date NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "search_text_once" ON "search_text" USING btree ("digest");