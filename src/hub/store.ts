import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { seenIn } from '../domain/publication/seen-in.ts';
import { forgetErrors, reportError } from '../web/errors/errors.tsx';
import { fetchData, FetchFailed } from '../web/fetch.ts';
import { useLanguage } from '../web/language/language.tsx';
import { start } from './start.ts';
import { whenBackAfter } from './when-back.ts';

/** Every answer is fetched once and shared by all pages (section 4). */
interface CacheEntry {
  readonly data?: unknown;
  readonly failed?: FetchFailed;
}

const LOADING: CacheEntry = {};
/** A hub left open on a phone asks anew after so long in the pocket (milliseconds). */
const MAX_AGE = 15 * 60_000;

const entries = new Map<string, CacheEntry>(
  Object.entries(start.answers).map(([path, data]) => [path, { data }]),
);
const listeners = new Set<() => void>();

function setEntry(path: string, entry: CacheEntry): void {
  entries.set(path, entry);
  listeners.forEach((listener) => listener());
}

function load(path: string): void {
  setEntry(path, LOADING);
  fetchData(path).then(
    (data) => setEntry(path, { data }),
    (error: unknown) => {
      const failed = error instanceof FetchFailed ? error : new FetchFailed(path, 0);
      setEntry(path, { failed });
      reportError(failed);
    },
  );
}

/** Nobody waits for it, so nobody is told when it fails. */
function loadInBackground(path: string): Promise<void> {
  return fetchData(path).then(
    (data) => setEntry(path, { data }),
    () => undefined,
  );
}

whenBackAfter(MAX_AGE, () => entries.forEach((_, path) => void loadInBackground(path)));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export interface DataState<T> {
  readonly data?: T | undefined;
  readonly failed?: FetchFailed | undefined;
  readonly loading: boolean;
  readonly retry: () => void;
}

/** `data` of `GET /api/<path>` as guests of the language see it, fetched when nobody has it yet; null asks for nothing. */
export function useData<T>(path: string | null): DataState<T> {
  const entry = useSyncExternalStore(subscribe, () => (path === null ? undefined : entries.get(path)));
  useEffect(() => {
    if (path === null) return;
    const known = entries.get(path);
    // A failure is asked again by the next page that needs the answer.
    if (!known || known.failed) load(path);
  }, [path]);
  const language = useLanguage();
  const data = useMemo(() => seenIn(entry?.data, language), [entry, language]);
  const retry = useCallback(() => {
    if (path === null) return;
    forgetErrors();
    load(path);
  }, [path]);
  return {
    data: data as T | undefined,
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
export function useGlance<T>(path: string | null): { data: T | undefined; loading: boolean } {
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
  return { data: data as T | undefined, loading: path !== null && !isKnown && glance === undefined };
}

/** Asks for an answer before a page needs it. */
export const prefetchData = async (path: string): Promise<void> =>
  entries.has(path) ? undefined : loadInBackground(path);
