/** What the server says of a refusal (application/problem+json). */
export interface Problem {
  readonly title: string;
  readonly status: number;
  readonly detail?: string;
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
  }
}

function csrfToken(): string {
  const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content;
  if (!token) console.error('The CSRF token is missing from the page.');
  return token ?? '';
}

/** Headers that every request of our own carries. */
const requestHeaders = (): Record<string, string> => ({
  Accept: 'application/json',
  'X-Requested-With': 'XMLHttpRequest',
  'X-CSRF-TOKEN': csrfToken(),
});

/** An early answer serves once: whoever asks again wants a fresh one. */
function takeEarly(path: string): Promise<Response> | undefined {
  const early = window.palapaEarly?.[path];
  delete window.palapaEarly?.[path];
  return early;
}

const request = (path: string, signal?: AbortSignal): Promise<Response> =>
  fetch(`/api/${path}`, { headers: requestHeaders(), credentials: 'same-origin', signal: signal ?? null });

async function readProblem(response: Response): Promise<Problem | undefined> {
  return response.json().then(
    (body: Problem) => body,
    () => undefined,
  );
}

/** `data` of `GET /api/<path>`; throws FetchFailed. */
export async function fetchData<T>(path: string, signal?: AbortSignal): Promise<T> {
  let response: Response;
  try {
    response = await (takeEarly(path)?.catch(() => request(path, signal)) ?? request(path, signal));
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new FetchFailed(path, 0);
  }
  if (!response.ok) throw new FetchFailed(path, response.status, await readProblem(response));
  try {
    return ((await response.json()) as { data: T }).data;
  } catch {
    throw new FetchFailed(path, response.status);
  }
}
