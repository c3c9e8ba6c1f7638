import { MAX_SEARCH_LENGTH, searchTerms } from '../../../domain/search.ts';
import type { Database } from '../../content/store/repository.ts';
import type { CachedResponse } from '../../delivery/cached-response.ts';
import type { Snapshot } from '../../delivery/snapshot.ts';
import { BadRequest } from '../../http/errors.ts';
import { numberParameter, textParameter } from '../../http/parameter.ts';
import { defineQuery } from '../../http/query.ts';
import { limitConcurrency } from '../../limit-concurrency.ts';
import { isDatabaseAway } from '../../plugins/transient-errors.ts';
import { respondWith } from '../make-page.ts';
import type { SiteFiles } from '../site-files.ts';
import type { SiteRequest } from '../site-request.ts';
import { findTexts, type FoundTexts } from './find-texts.ts';
import { SearchIndex } from './search-index.ts';
import { nothingFound, PAGE_SIZE, type Search, searchPage } from './search-page.ts';

/** What the search of a public site answers. Nothing of it is cached: strangers may ask for whatever they like. */

/** Nobody reads further; what is sought stands at the beginning. */
const MAX_PAGE = 50;

const query = defineQuery({
  q: textParameter({ maxLength: MAX_SEARCH_LENGTH }),
  page: numberParameter({ default: 1, maximum: MAX_PAGE }),
});

/** Searches of a process at a time; staff and guests need the other connections of the pool. */
const AT_ONCE = 4;
/** Milliseconds after which a search that waits for its turn is told to come again. */
const MAX_WAIT = 1500;
/** Searches that wait; those beyond are told so at once. */
const MAX_WAITING = 40;
/** Seconds. */
const RETRY_AFTER = ['retry-after', '2'];

interface Asked {
  readonly request: SiteRequest;
  /** The snapshot of the site cache, from which the request was made. */
  readonly whole: Snapshot;
  /** The address with its query. */
  readonly url: string;
  readonly files: SiteFiles;
}

interface Answer {
  readonly search: Search;
  readonly status: number;
}

const failed = (state: 'unreadable' | 'away', status: number, given = ''): Answer => ({
  search: { state, query: given, page: 1, found: nothingFound },
  status,
});

export type SearchAnswers = (asked: Asked) => Promise<CachedResponse>;

/** `hasRoom` says whether the disk of the database has room for texts that are not there yet. */
export function searchAnswers(db: Database, hasRoom: () => boolean): SearchAnswers {
  const index = new SearchIndex(db, hasRoom);
  const inTurn = limitConcurrency(AT_ONCE, MAX_WAIT);
  let asking = 0;

  async function find(
    { request, whole }: Asked,
    words: readonly string[],
    page: number,
  ): Promise<{ found: FoundTexts; state: Search['state'] }> {
    const { language } = request;
    const rows = await index.rowsOf(request, whole);
    const wanted = { language, rows, words, page, pageSize: PAGE_SIZE };
    const all = await findTexts(db, { ...wanted, joined: 'all' });
    if (all.total > 0) return { found: all, state: 'found' };
    const some = words.length > 1 ? await findTexts(db, { ...wanted, joined: 'any' }) : all;
    return { found: some, state: some.total > 0 ? 'some' : 'nothing' };
  }

  async function answer(asked: Asked, given: string, page: number): Promise<Answer> {
    const words = searchTerms(given);
    const nothing = { found: nothingFound, state: 'nothing' } as const;
    if (words.length === 0) return { search: { query: given, page, ...nothing }, status: 200 };
    if (asking >= AT_ONCE + MAX_WAITING) return failed('away', 503, given);
    asking += 1;
    try {
      const { found, state } = await inTurn(() => find(asked, words, page));
      return { search: { query: given, page, found, state }, status: 200 };
    } catch (error) {
      if (!isDatabaseAway(error as object)) throw error;
      return failed('away', 503, given);
    } finally {
      asking -= 1;
    }
  }

  function read({ url }: Asked): { q: string; page: number } | undefined {
    try {
      const { q = '', page = 1 } = query.read({ url });
      return page > MAX_PAGE ? undefined : { q: q.trim(), page };
    } catch (error) {
      if (error instanceof BadRequest) return undefined;
      throw error;
    }
  }

  return async (asked) => {
    const { request, files } = asked;
    const values = read(asked);
    const { search, status } = values
      ? await answer(asked, values.q, values.page)
      : failed('unreadable', 400);
    const alone = status === 503 ? RETRY_AFTER : [];
    return respondWith({ request, page: searchPage(request, search), files, status, alone });
  };
}
