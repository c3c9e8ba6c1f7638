import { useSyncExternalStore } from 'react';
import { start } from '../start.ts';
import { hashHistory } from './hash-history.ts';
import { home, type HubHistory } from './history.ts';
import { memoryHistory } from './memory-history.ts';

/** The one history of this page, in the host's own mode. */
export const history: HubHistory =
  start.routing === 'hash' ? hashHistory(window, start.route) : memoryHistory(start.route ?? home);

export const usePath = (): string => useSyncExternalStore(history.subscribe, history.path);

/** Changes with every visit, also of the same page. */
export const useVisit = (): string => useSyncExternalStore(history.subscribe, history.key);

/** What wouter's Router asks for its location. */
export const useHubLocation = (): [string, (to: string, options?: { replace?: boolean }) => void] => [
  usePath(),
  history.push,
];
