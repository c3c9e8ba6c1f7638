import { FetchFailed } from '../../web/fetch.ts';

/** What the server says of one field, 'password'; undefined when it says nothing of it. */
export function messageOf(error: unknown, field: string): string | undefined {
  if (!(error instanceof FetchFailed)) return undefined;
  return error.problem?.errors?.find(({ path }) => path === field)?.message;
}
