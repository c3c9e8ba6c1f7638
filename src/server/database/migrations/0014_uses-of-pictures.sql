CREATE TABLE "media_use" (
	"site_id" integer NOT NULL,
	"media_id" text NOT NULL,
	CONSTRAINT "media_use_site_id_media_id_pk" PRIMARY KEY("site_id","media_id")
);
