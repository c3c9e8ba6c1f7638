import {
  fetchResponse,
  fetchData,
  FetchFailed,
  setCsrfToken,
  sendResponse,
  type Write,
} from '../web/fetch.ts';
import { waitForSignIn } from './signed-out.ts';

export interface ListMeta {
  readonly total: number;
  /** There are more than `total`: counting stopped there. */
  readonly isTotalCapped?: true;
  readonly page: number;
  readonly pageSize: number;
}

export interface Listed<T> {
  readonly data: readonly T[];
  readonly meta: ListMeta;
}

/** The record as somebody else saved it first; undefined for every other failure. */
export const savedFirst = (failed: unknown): unknown =>
  failed instanceof FetchFailed && failed.status === 409 ? failed.problem?.current : undefined;

/** Fetches a fresh CSRF token; without a session the 401 response contains one. */
async function renewCsrfToken(): Promise<void> {
  try {
    const { csrf_token } = await fetchData<{ csrf_token: string }>('devise/session');
    setCsrfToken(csrf_token);
  } catch (failed) {
    if (!(failed instanceof FetchFailed) || failed.status !== 401) throw failed;
    setCsrfToken(failed.problem?.csrf_token);
  }
}

/** Repeats a call that failed with 419 because of a stale token, as in an old tab. */
async function withFreshToken<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (failed) {
    if (!(failed instanceof FetchFailed) || failed.status !== 419) throw failed;
    await renewCsrfToken();
    return call();
  }
}

/** Waits for the sign-in dialog after a 401 and repeats the call; the page keeps what was typed. */
export async function whenSignedIn<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await withFreshToken(call);
    } catch (failed) {
      if (!(failed instanceof FetchFailed) || failed.status !== 401) throw failed;
      await waitForSignIn();
    }
  }
}

/** `data` of `GET /api/devise/<path>`; throws FetchFailed. */
export const get = <T>(path: string, signal?: AbortSignal): Promise<T> =>
  whenSignedIn(() => fetchData<T>(`devise/${path}`, signal));

/** A page of `GET /api/devise/<path>` with its `meta`; throws FetchFailed. */
export const list = <T>(path: string, signal?: AbortSignal): Promise<Listed<T>> =>
  whenSignedIn(() => fetchResponse<Listed<T>>(`devise/${path}`, signal));

export interface Envelope<T, M = unknown> {
  readonly data: T;
  readonly meta?: M;
}

/** The response to a write that began a new session contains its CSRF token. */
async function sendNow<T, M>(
  method: Write,
  path: string,
  body: unknown,
  headers?: Readonly<Record<string, string>>,
): Promise<Envelope<T, M>> {
  const response = await sendResponse<Envelope<T, M> | undefined>(method, `devise/${path}`, body, headers);
  setCsrfToken((response?.data as { csrf_token?: string } | undefined)?.csrf_token);
  // A 204 response has no data; its callers do not read any.
  return response ?? { data: undefined as T };
}

/**
 * Writes to `/api/devise/<path>`, JSON or one file as it is, and returns the whole envelope; throws
 * FetchFailed.
 */
export const sendForEnvelope = <T, M = unknown>(
  method: Write,
  path: string,
  body?: unknown,
  draftKey?: string,
): Promise<Envelope<T, M>> => {
  // One draft becomes one record, also when a response is lost and the request is repeated.
  const headers = draftKey === undefined ? {} : { 'X-Draft-Key': draftKey };
  return whenSignedIn(() => sendNow<T, M>(method, path, body, headers));
};

/** The same for its `data` alone. */
export const send = async <T>(method: Write, path: string, body?: unknown): Promise<T> =>
  (await sendForEnvelope<T>(method, path, body)).data;

/** Writes without a session, where 401 is an expected response. */
export const sendUnsigned = async <T>(method: Write, path: string, body?: unknown): Promise<T> =>
  (await withFreshToken(() => sendNow<T, unknown>(method, path, body))).data;
