import { sql } from 'drizzle-orm';
import type { Language } from '../../../domain/language.ts';
import type { Database } from '../../content/store/repository.ts';
import { configurationOf } from './search-index.ts';
import type { SearchKind } from './record-words.ts';

/** What PostgreSQL's full text search finds among the rows of a site. */

export interface FoundText {
  readonly kind: SearchKind;
  readonly id: number;
  readonly body: string;
}

export interface FoundTexts {
  readonly texts: readonly FoundText[];
  /** Of all pages of the list together. */
  readonly total: number;
  /** How words begin that were found: the ones looked for, and their stems. */
  readonly beginnings: readonly string[];
}

interface Wanted {
  readonly language: Language;
  /** The rows that may be found. */
  readonly rows: readonly number[];
  /** Folded; letters and digits alone. */
  readonly words: readonly string[];
  /** Whether all words have to be there, or one of them. */
  readonly joined: 'all' | 'any';
  readonly page: number;
  readonly pageSize: number;
}

/** Milliseconds: a search of a large site takes some twenty. */
const STATEMENT_TIMEOUT = 1500;

/**
 * A word matches by its stem or by its beginning. Words that say nothing ('the', 'de') count only where there are no
 * others. What has the words themselves comes before what only begins so: 'sea' before 'season'. A word of the title
 * weighs ten of the text.
 */
export async function findTexts(db: Database, wanted: Wanted): Promise<FoundTexts> {
  const { language, rows, words, joined, page, pageSize } = wanted;
  const configuration = configurationOf(language);
  const join = sql.raw(joined === 'all' ? "' & '" : "' | '");
  const found = await db.transaction(
    async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${STATEMENT_TIMEOUT}`));
      return tx.execute<{
        kind: SearchKind;
        record_id: number;
        body: string;
        total: string;
        stems: string[];
      }>(sql`
        with word as (
          select word, plainto_tsquery(${configuration}, word) as stem, (quote_literal(word) || ':*')::tsquery as start
          from unnest(${sql.param(words)}::text[]) as word
        ), query as (
          select coalesce(
            string_agg('(' || (stem || start)::text || ')', ${join}) filter (where numnode(stem) > 0),
            string_agg(start::text, ${join})
          )::tsquery as query,
          -- Nothing where every word says nothing: then all that is found is found by a beginning.
          string_agg('(' || stem::text || ')', ${join}) filter (where numnode(stem) > 0)::tsquery as whole,
          array(select unnest(tsvector_to_array(to_tsvector(${configuration}, word))) from word) as stems
          from word
        )
        select kind, record_id, body, stems, count(*) over () as total
        from search_text, query
        where id = any(${sql.param(rows)}::bigint[]) and vector @@ query
        order by vector @@ whole desc nulls last, ts_rank('{0.1, 0.1, 0.1, 1}', vector, query, 1) desc, kind, id
        limit ${pageSize} offset ${(page - 1) * pageSize}`);
    },
    { accessMode: 'read only' },
  );
  return {
    texts: found.rows.map(({ kind, record_id, body }) => ({ kind, id: record_id, body })),
    total: Number(found.rows[0]?.total ?? 0),
    beginnings: [
      ...new Set([...words, ...(found.rows[0]?.stems ?? []).map((stem) => beginningOf(stem, language))]),
    ],
  };
}

/** English stems end in an i where words end in y: 'famili' is how 'family' and 'families' are found. */
const beginningOf = (stem: string, language: Language): string =>
  language === 'en' ? stem.replace(/(?<=..)i$/, '') : stem;
