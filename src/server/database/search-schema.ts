import { bigint, customType, date, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import type { Language } from '../../domain/language.ts';

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * Texts that visitors of public sites search, as their pages say them in one language. A row never changes: a text that
 * reads otherwise is another row, and which rows are those of a site's pages is what the process knows that reads the site
 * (`server/site/search/search-index.ts`). Rows that no process used for long go with the daily maintenance.
 *
 * There is no index on `vector`: rows are read by their ids, some hundreds for a site, and an index over all sites would
 * be read for each word of every one of them.
 */
export const search_text = pgTable(
  'search_text',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Of everything else in the row, so that each text stands here once. */
    digest: text('digest').notNull(),
    site_id: integer('site_id').notNull(),
    language: text('language').$type<Language>().notNull(),
    /** What the page is of, and its record; 0 for the page of a section. */
    kind: text('kind').notNull(),
    record_id: integer('record_id').notNull(),
    /** The lines of the page, as visitors read them. */
    body: text('body').notNull(),
    vector: searchVector('vector').notNull(),
    used_on: date('used_on')
      .notNull()
      .default(sql`current_date`),
  },
  (table) => [uniqueIndex('search_text_once').on(table.digest)],
);
