/** What the server says of a refusal (application/problem+json). */
export interface Problem {
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
  /** Every field that fails, with its dotted path. */
  readonly errors?: readonly { readonly path: string; readonly message: string }[];
  /** The record as somebody else saved it first (409). */
  readonly current?: unknown;
  /** The token to sign in with, for whoever is not signed in (401). */
  readonly csrf_token?: string;
}

/** A data call that failed; `status` is 0 when no answer came at all. */
export class FetchFailed extends Error {
  readonly status: number;
  readonly problem: Problem | undefined;
  readonly path: string;

  constructor(path: string, status: number, problem?: Problem) {
    super(problem?.detail ?? problem?.title ?? `No answer from ${path}`);
    this.name = 'FetchFailed';
    this.path = path;
    this.status = status;
    this.problem = problem;
  }
}

declare global {
  interface Window {
    /** Answers the shell page began to fetch before any script had loaded, by path. */
    palapaEarly?: Record<string, Promise<Response>>;
    /** Fetches every answer of the hub anew, from another base; the form beside a preview calls it. */
    palapaRefresh?: (base: string) => Promise<void>;
  }
}

const tokenOfPage = () => document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]');

/** Signing in and out renews the token: the page keeps the newest. */
export function setCsrfToken(token: string | undefined): void {
  const element = tokenOfPage();
  if (element && token) element.content = token;
}

function csrfToken(): string {
  const token = tokenOfPage()?.content;
  if (!token) console.error('The CSRF token is missing from the page.');
  return token ?? '';
}

/** Headers that every request of our own carries, also those that another library sends. */
export const requestHeaders = (): Record<string, string> => ({
  Accept: 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
  'X-CSRF-TOKEN': csrfToken(),
});

const answersFrom = () => document.querySelector<HTMLMetaElement>('meta[name="answers-from"]');

/** Answers come from elsewhere while staff look at a draft in the hub. */
const apiBase = (): string => answersFrom()?.content ?? '/api/';

/** Calls back when a preview is to be drawn anew; the page of a guest never is. */
export function onPreviewRefresh(refresh: () => Promise<void>): void {
  const meta = answersFrom();
  if (!meta) return;
  window.palapaRefresh = (base) => {
    meta.content = base;
    return refresh();
  };
}

/** An early answer serves once: whoever asks again wants a fresh one. */
function takeEarlyResponse(path: string): Promise<Response> | undefined {
  const early = window.palapaEarly?.[path];
  delete window.palapaEarly?.[path];
  return early;
}

const request = (path: string, options: RequestInit = {}): Promise<Response> =>
  fetch(apiBase() + path, {
    ...options,
    headers: { ...requestHeaders(), ...(options.headers as Record<string, string> | undefined) },
    credentials: 'same-origin',
  });

async function readProblem(response: Response): Promise<Problem | undefined> {
  return response.json().then(
    (body: Problem) => body,
    () => undefined,
  );
}

/** The whole JSON of an answer, undefined where it has none (204); throws FetchFailed. */
async function readResponse<A>(path: string, pending: Promise<Response>, signal?: AbortSignal): Promise<A> {
  let response: Response;
  try {
    response = await pending;
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new FetchFailed(path, 0);
  }
  if (!response.ok) throw new FetchFailed(path, response.status, await readProblem(response));
  if (response.status === 204) return undefined as A;
  try {
    return (await response.json()) as A;
  } catch {
    throw new FetchFailed(path, response.status);
  }
}

/** `GET /api/<path>` with all that stands beside `data`; throws FetchFailed. */
export function fetchResponse<A>(path: string, signal?: AbortSignal): Promise<A> {
  const pending = () => request(path, { signal: signal ?? null });
  return readResponse(path, takeEarlyResponse(path)?.catch(pending) ?? pending(), signal);
}

/** `data` of `GET /api/<path>`; throws FetchFailed. */
export const fetchData = async <T>(path: string, signal?: AbortSignal): Promise<T> =>
  (await fetchResponse<{ data: T }>(path, signal)).data;

export type Write = 'POST' | 'PUT' | 'DELETE';

/** Writes to `/api/<path>` with all that stands beside `data`, undefined where nothing is answered; throws FetchFailed. */
export function sendResponse<A>(
  method: Write,
  path: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<A> {
  const isFile = body instanceof Blob;
  const options: RequestInit = {
    method,
    headers,
    ...(body === undefined
      ? {}
      : {
          body: isFile ? body : JSON.stringify(body),
          headers: { ...headers, 'Content-Type': isFile ? body.type : 'application/json' },
        }),
  };
  return readResponse(path, request(path, options));
}

/** `data` of the answer to a write, undefined where it has none; throws FetchFailed. */
export const sendData = async <T>(method: Write, path: string, body?: unknown): Promise<T> =>
  (await sendResponse<{ data: T } | undefined>(method, path, body))?.data as T;
