import { queryOptions } from '@tanstack/react-query';
import { get } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import type { Summary } from './agent.ts';

/** How much waits, and the resorts that bookings can be for. */
export const summaryQuery = queryOptions({
  queryKey: queryKeys.agents.summary,
  queryFn: ({ signal }) => get<Summary>('agents/summary', signal),
});
