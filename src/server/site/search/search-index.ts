import { createHash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { lt, sql } from 'drizzle-orm';
import type { Language } from '../../../domain/language.ts';
import { wordsIn } from '../../../domain/fold.ts';
import type { Database, Queries } from '../../content/store/repository.ts';
import { search_text } from '../../database/search-schema.ts';
import type { Snapshot } from '../../delivery/snapshot.ts';
import { holdsUntil, type SiteRequest } from '../site-request.ts';
import type { SearchedPage } from './record-words.ts';
import { searchedPages } from './searched-pages.ts';

/**
 * Which rows of `search_text` are what visitors of a site may find now. They follow from the snapshot of the site, as its
 * pages do: so what is published, scheduled or withdrawn is found from the same moment on at which it is read. ADR 52.
 */

/** How PostgreSQL calls the languages. */
const configurations: Readonly<Record<Language, string>> = { en: 'english', es: 'spanish' };

/** As it may stand in a statement. */
export const configurationOf = (language: Language) => sql.raw(`'${configurations[language]}'::regconfig`);

/** Characters of one page; a wine list has 20,000. */
const MAX_BODY = 60_000;
/** Rows that one statement writes: a second of work on a slow machine. */
const BATCH = 100;
/** Pages whose texts are read without a pause. */
const AT_ONCE = 2;
/** Milliseconds after which a process looks again whether its rows are there. */
const MAX_AGE = 6 * 3_600_000;
/** Days without a process that used them, after which rows go; more than `MAX_AGE` by far. */
const UNUSED_DAYS = 7;

interface TextRow {
  readonly digest: string;
  readonly kind: string;
  readonly record_id: number;
  readonly title: string;
  readonly body: string;
  /** Folded, so that accents do not matter, and split as what is looked for is split. */
  readonly title_words: string;
  readonly words: string;
}

const folded = (text: string): string => wordsIn(text).join(' ');

function rowOf({ kind, id, card, lines }: SearchedPage, siteId: number, language: Language): TextRow {
  const { title } = card();
  const body = lines()
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n')
    .slice(0, MAX_BODY)
    .replace(/[\ud800-\udbff]$/, '');
  const digest = createHash('sha256')
    .update(JSON.stringify([siteId, language, kind, id, title, body]))
    .digest('base64url');
  return { digest, kind, record_id: id, title, body, title_words: folded(title), words: folded(body) };
}

async function idsOf(db: Queries, digests: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ digest: string; id: string }>(
    sql`select digest, id from search_text where digest = any(${sql.param(digests)}::text[])`,
  );
  return new Map(rows.map(({ digest, id }) => [digest, Number(id)]));
}

/** In the order of their digests, so that processes which write the same rows never wait for each other in a circle. */
async function writeRows(db: Queries, siteId: number, language: Language, rows: readonly TextRow[]) {
  const sorted = [...rows].sort((a, b) => (a.digest < b.digest ? -1 : 1));
  const configuration = configurationOf(language);
  // Words as they are find 'habitaciones' by its beginning. Stems find it by 'habitación': of the folded words, as what
  // is looked for is folded, and of the text, because 'habitacion' without its accent has another stem.
  const vector = (words: string, text: string) => sql`
    to_tsvector('simple', ${sql.raw(words)}) || to_tsvector(${configuration}, ${sql.raw(words)})
    || to_tsvector(${configuration}, ${sql.raw(text)})`;
  for (let at = 0; at < sorted.length; at += BATCH) {
    await db.execute(sql`
      insert into search_text (digest, site_id, language, kind, record_id, body, vector)
      select digest, ${siteId}::int, ${language}, kind, record_id, body,
        setweight(${vector('title_words', 'title')}, 'A') || setweight(${vector('words', 'body')}, 'C')
      from jsonb_to_recordset(${JSON.stringify(sorted.slice(at, at + BATCH))}::jsonb)
        as given(digest text, kind text, record_id int, title text, body text, title_words text, words text)
      on conflict (digest) do nothing`);
  }
}

/** Says that rows are in use; those that somebody else says it of at this moment are left to them. */
const markUsed = (db: Queries, ids: readonly number[]) =>
  db.execute(sql`
    update search_text set used_on = current_date where id in (
      select id from search_text
      where id = any(${sql.param(ids)}::bigint[]) and used_on < current_date for update skip locked
    )`);

/** The ids of the rows of all pages, written where they are not there yet and may be. */
async function idsOfPages(
  db: Database,
  { snapshot: { site }, language }: SiteRequest,
  pages: readonly SearchedPage[],
  mayWrite: boolean,
): Promise<number[]> {
  const rows: TextRow[] = [];
  for (const page of pages) {
    rows.push(rowOf(page, site.id, language));
    // Others are served in between: all texts of a large site take a tenth of a second.
    if (rows.length % AT_ONCE === 0) await nextTurn();
  }
  const digests = rows.map(({ digest }) => digest);
  let known = await idsOf(db, digests);
  const missing = rows.filter(({ digest }) => !known.has(digest));
  if (mayWrite && missing.length > 0) {
    await writeRows(db, site.id, language, missing);
    known = await idsOf(db, digests);
  }
  const ids = [...known.values()];
  if (mayWrite) await markUsed(db, ids);
  return ids;
}

interface Indexed {
  readonly ids: Promise<readonly number[]>;
  /** Epoch milliseconds. */
  readonly until: number;
  /** False where rows that were not there yet had to wait for room on the disk. */
  readonly mayWrite: boolean;
}

export class SearchIndex {
  readonly #db: Database;
  /** Whether the disk of the database has room. */
  readonly #hasRoom: () => boolean;
  readonly #known = new WeakMap<Snapshot, Partial<Record<Language, Indexed>>>();

  constructor(db: Database, hasRoom: () => boolean) {
    this.#db = db;
    this.#hasRoom = hasRoom;
  }

  /** The rows that visitors may find. `whole` is the snapshot of the site cache, which is another after each change. */
  rowsOf(request: SiteRequest, whole: Snapshot): Promise<readonly number[]> {
    const { language } = request;
    const ofSite = this.#known.get(whole) ?? {};
    this.#known.set(whole, ofSite);
    const known = ofSite[language];
    const mayWrite = this.#hasRoom();
    if (known && known.until > Date.now() && (known.mayWrite || !mayWrite)) return known.ids;
    const pages = searchedPages(request);
    // Before their texts are read: when a restaurant opens is on its card and no matter of which pages there are.
    const until = Math.min(holdsUntil(request), Date.now() + MAX_AGE);
    const ids = idsOfPages(this.#db, request, pages, mayWrite);
    const made: Indexed = { ids, until, mayWrite };
    ofSite[language] = made;
    ids.catch(() => {
      if (ofSite[language] === made) delete ofSite[language];
    });
    return ids;
  }
}

/** Part of the daily maintenance. */
export async function forgetUnusedTexts(db: Queries): Promise<void> {
  await db.delete(search_text).where(lt(search_text.used_on, sql`current_date - ${UNUSED_DAYS}::int`));
}
