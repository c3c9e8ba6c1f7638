ALTER TABLE "role" ADD COLUMN "words_only_in" text[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
UPDATE "role" SET "words_only_in" = '{en,es}', "version" = "version" + 1, "updated_at" = now()
  WHERE "name" = 'Translator' AND "may_change";
--> statement-breakpoint
UPDATE "role" SET "description" = 'The words of everything that is written in two languages, and nothing but words.',
    "description_es" = 'Los textos de todo lo que se escribe en dos idiomas, y solo los textos.'
  WHERE "name" = 'Translator' AND "description" = 'Everything that is written in two languages.';
