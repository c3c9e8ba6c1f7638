import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { forgetErrors, reportError } from '../web/errors/errors.tsx';
import { fetchData, FetchFailed } from '../web/fetch.ts';
import { start } from './start.ts';
import { whenBackAfter } from './when-back.ts';

/** Every answer is fetched once and shared by all pages (section 4). */
interface Answer {
  readonly data?: unknown;
  readonly failed?: FetchFailed;
}

const LOADING: Answer = {};
/** A hub left open on a phone asks anew after so long in the pocket (milliseconds). */
const OUTDATED = 15 * 60_000;

const answers = new Map<string, Answer>(
  Object.entries(start.answers).map(([path, data]) => [path, { data }]),
);
const listeners = new Set<() => void>();

function keep(path: string, answer: Answer): void {
  answers.set(path, answer);
  listeners.forEach((listener) => listener());
}

function load(path: string): void {
  keep(path, LOADING);
  fetchData(path).then(
    (data) => keep(path, { data }),
    (error: unknown) => {
      const failed = error instanceof FetchFailed ? error : new FetchFailed(path, 0);
      keep(path, { failed });
      reportError(failed);
    },
  );
}

/** Nobody waits for it, so nobody is told when it fails. */
function loadQuietly(path: string): Promise<void> {
  return fetchData(path).then(
    (data) => keep(path, { data }),
    () => undefined,
  );
}

whenBackAfter(OUTDATED, () => answers.forEach((_, path) => void loadQuietly(path)));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export interface Asked<T> {
  readonly data?: T | undefined;
  readonly failed?: FetchFailed | undefined;
  readonly loading: boolean;
  readonly retry: () => void;
}

/** `data` of `GET /api/<path>`, fetched when nobody has it yet; null asks for nothing. */
export function useData<T>(path: string | null): Asked<T> {
  const answer = useSyncExternalStore(subscribe, () => (path === null ? undefined : answers.get(path)));
  useEffect(() => {
    if (path === null) return;
    const known = answers.get(path);
    // A failure is asked again by the next page that needs the answer.
    if (!known || known.failed) load(path);
  }, [path]);
  const retry = useCallback(() => {
    if (path === null) return;
    forgetErrors();
    load(path);
  }, [path]);
  return {
    data: answer?.data as T | undefined,
    failed: answer?.failed,
    loading: path !== null && answer?.data === undefined && answer?.failed === undefined,
    retry,
  };
}

/** Asks for an answer before a page needs it. */
export const prefetchData = async (path: string): Promise<void> =>
  answers.has(path) ? undefined : loadQuietly(path);
