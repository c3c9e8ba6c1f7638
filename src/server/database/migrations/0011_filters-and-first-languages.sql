ALTER TABLE "site" ADD COLUMN "firstLanguage" text;--> statement-breakpoint
CREATE INDEX "brand_with_website" ON "brand" USING btree (left(lower("website"), 200),"id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "brand_locale_with_tagline" ON "brand_locale" USING btree (left(lower("tagline"), 200),"site_id","record_id");--> statement-breakpoint
CREATE INDEX "clock_locale_with_specials_title" ON "clock_locale" USING btree (left(lower("specials_title"), 200),"site_id","record_id");--> statement-breakpoint
CREATE INDEX "event_locale_with_location" ON "event_locale" USING btree (left(lower("location"), 200),"site_id","record_id");--> statement-breakpoint
CREATE INDEX "pc_event_locale_with_location" ON "pc_event_locale" USING btree (left(lower("location"), 200),"site_id","record_id");--> statement-breakpoint
CREATE INDEX "restaurant_locale_with_type" ON "restaurant_locale" USING btree (left(lower("type"), 200),"site_id","record_id");--> statement-breakpoint
CREATE INDEX "site_with_firstLanguage" ON "site" USING btree ("firstLanguage","id") WHERE archived_at is null and deleted_at is null;--> statement-breakpoint
UPDATE "role" SET description = 'Brands, resorts, fact sheets, specials, clocks, booking codes, posts, Playa Cares and event posts.' WHERE description = 'Brands, resorts, fact sheets, specials and publications.';
--> statement-breakpoint
UPDATE "role" SET description_es = 'Marcas, resorts, fichas técnicas, ofertas, relojes, códigos de reservación, publicaciones, Playa Cares y publicaciones de eventos.' WHERE description_es = 'Marcas, resorts, fichas técnicas, ofertas y publicaciones.';
--> statement-breakpoint
UPDATE "role" SET description = 'Menus, and what the hub shows: restaurants, events, hotel information, promotions.' WHERE description = 'Menus and restaurants.';
--> statement-breakpoint
UPDATE "role" SET description_es = 'Menús y lo que muestra el hub: restaurantes, eventos, información del hotel, promociones.' WHERE description_es = 'Menús y restaurantes.';
--> statement-breakpoint
UPDATE "role" SET description = 'What the hub shows: events, restaurants, hotel information, promotions.' WHERE description = 'Events and what the hub says of the property.';
--> statement-breakpoint
UPDATE "role" SET description_es = 'Lo que muestra el hub: eventos, restaurantes, información del hotel, promociones.' WHERE description_es = 'Eventos y la información del hotel en el hub.';
--> statement-breakpoint
UPDATE "role" SET description = 'Specials, clocks, booking codes, posts, brands, and what the hub shows: promotions, events, restaurants, hotel information.' WHERE description = 'Specials, clocks, booking codes, promotions and posts.';
--> statement-breakpoint
UPDATE "role" SET description_es = 'Ofertas, relojes, códigos de reservación, publicaciones, marcas y lo que muestra el hub: promociones, eventos, restaurantes, información del hotel.' WHERE description_es = 'Ofertas, relojes, códigos de reservación, promociones y publicaciones.';
--> statement-breakpoint
UPDATE "role" SET description = 'Pages, descriptions for search engines, languages, redirects, posts, brands, and what the hub shows: hotel information, events, restaurants, promotions.' WHERE description = 'Pages, pictures, descriptions for search engines, languages and redirects.';
--> statement-breakpoint
UPDATE "role" SET description_es = 'Páginas, descripciones para buscadores, idiomas, redirecciones, publicaciones, marcas y lo que muestra el hub: información del hotel, eventos, restaurantes, promociones.' WHERE description_es = 'Páginas, imágenes, descripciones para buscadores, idiomas y redirecciones.';
--> statement-breakpoint
UPDATE "role" SET description = 'Posts (press releases and blog), Playa Cares and event posts, and brands.' WHERE description = 'Press releases, blog, Playa Cares and event posts.';
--> statement-breakpoint
UPDATE "role" SET description_es = 'Publicaciones (comunicados y blog), Playa Cares, marcas y publicaciones de eventos.' WHERE description_es = 'Comunicados de prensa, blog, Playa Cares y publicaciones de eventos.';
