import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { GuestResponseAt } from '../content/guest.ts';
import { seenIn } from '../domain/publication/seen-in.ts';
import { connectionLost, whenConnected } from '../web/connection.ts';
import { forgetErrors, reportError } from '../web/errors/errors.tsx';
import { fetchData, FetchFailed, onPreviewRefresh } from '../web/fetch.ts';
import { useLanguage } from '../web/language/language.tsx';
import { start } from './start.ts';
import { whenBackAfter } from './when-back.ts';

/** Every answer is shared by all pages. */
interface CacheEntry {
  readonly data?: unknown;
  readonly failed?: FetchFailed;
  /** When it was fetched (epoch milliseconds). */
  readonly since?: number;
  /** Which of all requests it answers. */
  readonly asked?: number;
}

/**
 * Section 4: these are fetched only where there are none yet. Anything else, such as a menu on which a dish is sold out,
 * is shown as it is known and fetched anew by each page that opens.
 */
const FETCHED_ONCE = /^(?:restaurants\/all|content-sections\/(?:all|menu)|promos\/by-location)/;

/** Parts of one page that open one after the other share an answer (milliseconds). */
const ONE_PAGE = 1000;

const LOADING: CacheEntry = {};
/** A hub left open on a phone asks anew after so long in the pocket (milliseconds). */
const MAX_AGE = 15 * 60_000;

/** An answer that is fetched once may be so old when the first page shows it (milliseconds). */
const AHEAD_FOR = 60_000;
/** Any other that was fetched for a page which then opens: a slow phone takes more than a second to draw it. */
const AHEAD_OF_PAGE = 3000;

const entries = new Map<string, CacheEntry>(
  Object.entries(start.answers).map(([path, data]) => [path, { data, since: Date.now() }]),
);
const listeners = new Set<() => void>();
/** The answers that no page has asked for yet. Beside the entries: a page is not drawn again because it asked. */
const fetchedAhead = new Set<string>();

function setEntry(path: string, entry: CacheEntry): void {
  entries.set(path, entry);
  fetchedAhead.delete(path);
  listeners.forEach((listener) => listener());
}

interface Answer {
  readonly data: unknown;
  readonly asked: number;
}

const requests = new Map<string, Promise<Answer>>();
let asked = 0;

/** Whoever asks for what is on its way already waits for the same answer. */
function request(path: string): Promise<Answer> {
  let pending = requests.get(path);
  if (!pending) {
    const turn = (asked += 1);
    const own = fetchData<unknown>(path)
      .then((data) => ({ data, asked: turn }))
      .finally(() => requests.get(path) === own && requests.delete(path));
    pending = own;
    requests.set(path, pending);
  }
  return pending;
}

/** The answer to an older request may come after that to a newer one, and then says what no longer holds. */
function setAnswer(path: string, answer: Answer): void {
  if (answer.asked >= (entries.get(path)?.asked ?? 0)) setEntry(path, { ...answer, since: Date.now() });
}

/** One record that is not there: its page says so, and nothing is to be tried again. */
const isMissingRecord = ({ status, path }: FetchFailed): boolean =>
  status === 404 && /^restaurant-menus\/|\/by-slug\?/.test(path);

function load(path: string): void {
  setEntry(path, LOADING);
  request(path).then(
    (answer) => setAnswer(path, answer),
    (error: unknown) => {
      const failed = error instanceof FetchFailed ? error : new FetchFailed(path, 0);
      if (failed.status === 0) return waitForConnection(path);
      setEntry(path, { failed });
      if (isMissingRecord(failed)) console.error(failed);
      else reportError(failed);
    },
  );
}

/** The page keeps its shapes; that there is no connection is said once, for all that waits for it. */
function waitForConnection(path: string): void {
  whenConnected(() => load(path));
  connectionLost();
}

/** Nobody waits for it, so nobody is told when it fails. */
function loadInBackground(path: string): Promise<void> {
  return request(path).then(
    (answer) => setAnswer(path, answer),
    () => undefined,
  );
}

whenBackAfter(MAX_AGE, () => entries.forEach((_, path) => void loadInBackground(path)));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** How old an answer may be for a page that opens (milliseconds). */
function maxAgeOf(path: string): number {
  const isKept = FETCHED_ONCE.test(path);
  if (fetchedAhead.has(path)) return isKept ? AHEAD_FOR : AHEAD_OF_PAGE;
  return isKept ? Infinity : ONE_PAGE;
}

/** Whether a page that opens shows an answer and fetches a newer one. */
const isOld = (path: string, { since }: CacheEntry): boolean =>
  since !== undefined && Date.now() - since > maxAgeOf(path);

export interface DataState<T> {
  readonly data?: T | undefined;
  readonly failed?: FetchFailed | undefined;
  readonly loading: boolean;
  readonly retry: () => void;
}

/** A path of the public API whose data is known by its type; null asks for nothing. */
type Path<P extends string> = [GuestResponseAt<P>] extends [never] ? null : P | null;

/** `data` of `GET /api/<path>` as guests of the language see it, fetched when nobody has it yet. */
export function useData<const P extends string>(path: Path<P>): DataState<GuestResponseAt<P>> {
  const entry = useSyncExternalStore(subscribe, () => (path === null ? undefined : entries.get(path)));
  useEffect(() => {
    if (path === null) return;
    const known = entries.get(path);
    // A failure is asked again by the next page that needs the answer.
    if (!known || known.failed) load(path);
    else if (isOld(path, known)) void loadInBackground(path);
    else fetchedAhead.delete(path);
  }, [path]);
  const language = useLanguage();
  const data = useMemo(() => seenIn(entry?.data, language), [entry, language]);
  const retry = useCallback(() => {
    if (path === null) return;
    forgetErrors();
    load(path);
  }, [path]);
  return {
    data: data as GuestResponseAt<P> | undefined,
    failed: entry?.failed,
    loading: path !== null && entry?.data === undefined && entry?.failed === undefined,
    retry,
  };
}

const glances = new Map<string, Promise<unknown>>();

/**
 * Like `useData` for what a page can do without: an answer that no page has yet is fetched aside, so that a page opened
 * later reads one of its own time. `data` stays undefined where that fails.
 */
export function useGlance<const P extends string>(
  path: Path<P>,
): { data: GuestResponseAt<P> | undefined; loading: boolean } {
  const stored = useSyncExternalStore(subscribe, () => (path === null ? undefined : entries.get(path)?.data));
  const [glance, setGlance] = useState<{ data?: unknown }>();
  const isKnown = stored !== undefined;
  useEffect(() => {
    if (path === null || isKnown) return;
    let fetched = glances.get(path);
    if (!fetched) {
      fetched = fetchData(path).catch(() => undefined);
      glances.set(path, fetched);
    }
    void fetched.then((data) => setGlance({ data }));
  }, [path, isKnown]);
  const language = useLanguage();
  const found = stored ?? glance?.data;
  const data = useMemo(() => seenIn(found, language), [found, language]);
  return {
    data: data as GuestResponseAt<P> | undefined,
    loading: path !== null && !isKnown && glance === undefined,
  };
}

/** Asks for an answer before a page needs it. */
export async function prefetchData(path: string): Promise<void> {
  if (entries.has(path)) return;
  const answer = await request(path).catch(() => undefined);
  // A page may have asked meanwhile, and got the same answer.
  if (answer !== undefined && entries.get(path)?.data === undefined) {
    setEntry(path, { ...answer, since: Date.now() });
    fetchedAhead.add(path);
  }
}

onPreviewRefresh(async () => {
  // What is on its way answers for an older draft.
  requests.clear();
  glances.clear();
  await Promise.all([...entries.keys()].map(loadInBackground));
});
