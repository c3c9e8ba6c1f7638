CREATE TABLE "page_draw_day" (
	"page_id" integer NOT NULL,
	"draw" text NOT NULL,
	"version" text NOT NULL,
	"language" text NOT NULL,
	"day" date NOT NULL,
	"visitors" integer NOT NULL,
	"presses" integer NOT NULL,
	CONSTRAINT "page_draw_day_page_id_draw_version_language_day_pk" PRIMARY KEY("page_id","draw","version","language","day")
);
