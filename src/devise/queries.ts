import { QueryClient } from '@tanstack/react-query';
import { FetchFailed } from '../web/fetch.ts';

/** No answer at all may be a moment without wifi; whatever the server said it would say again. */
const isTransient = (failed: unknown): boolean =>
  failed instanceof FetchFailed && (failed.status === 0 || failed.status === 503);

const MAX_TRIES = 2;

/** What has been read from the server, once for the whole staff app. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, failed) => count < MAX_TRIES && isTransient(failed),
      refetchOnWindowFocus: false,
      // The calls say themselves that there is no connection.
      networkMode: 'always',
    },
    mutations: { networkMode: 'always' },
  },
});
