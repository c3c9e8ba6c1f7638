import { QueryClient } from '@tanstack/react-query';
import { FetchFailed } from '../web/fetch.ts';

/**
 * Only calls without a response are retried: the network may be back; a response of the server would be the
 * same.
 */
const isTransient = (failed: unknown): boolean =>
  failed instanceof FetchFailed && (failed.status === 0 || failed.status === 503);

const MAX_TRIES = 2;

/** The query cache of the staff app. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, failed) => count < MAX_TRIES && isTransient(failed),
      refetchOnWindowFocus: false,
      // Calls report a missing connection themselves.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
