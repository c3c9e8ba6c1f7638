import { home, type HubHistory, listeners, pageAbove, searchOf, withoutQuery } from './history.ts';

/** What a history entry of ours carries; entries the guest made by typing get it on arrival. */
interface Visit {
  readonly key: string;
  /** How many pages of the hub lie behind this one. */
  readonly depth: number;
}

/** As much of a window as addresses need. */
interface HashWindow {
  readonly addEventListener: (type: 'popstate', listener: () => void) => void;
  readonly location: Pick<Location, 'hash' | 'search'>;
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'back'>;
}

const newKey = () => Math.random().toString(36).slice(2, 10);

const isVisit = (state: unknown): state is Visit =>
  typeof state === 'object' && state !== null && 'key' in state && 'depth' in state;

/** Hub addresses in the URL's hash. `asked` is the route of a real path that was opened, null for none. */
export function hashHistory(window: HashWindow, firstPath: string | null): HubHistory {
  const { location, history } = window;
  const { tell: notify, subscribe } = listeners();

  const read = () => `/${location.hash.replace(/^#?\/?/, '')}`;
  const address = (to: string) => `/app/${location.search}#${to}`;

  const first = firstPath ?? (location.hash.length > 1 ? read() : home);
  let visit: Visit = isVisit(history.state) ? history.state : { key: newKey(), depth: 0 };
  history.replaceState(visit, '', address(first));

  window.addEventListener('popstate', () => {
    if (isVisit(history.state)) visit = history.state;
    else history.replaceState((visit = { key: newKey(), depth: visit.depth + 1 }), '');
    notify();
  });

  const path = () => withoutQuery(read());
  const go = (to: string, isReplaced: boolean) => {
    visit = { key: newKey(), depth: visit.depth + (isReplaced ? 0 : 1) };
    if (isReplaced) history.replaceState(visit, '', address(to));
    else history.pushState(visit, '', address(to));
    notify();
  };

  return {
    path,
    search: () => searchOf(read()),
    replaceSearch(search) {
      history.replaceState(visit, '', address(path() + (search && `?${search}`)));
      notify();
    },
    key: () => visit.key,
    push: (to, { replace = false } = {}) => go(to, replace || withoutQuery(to) === path()),
    back: () => (visit.depth > 0 ? history.back() : go(pageAbove(path()), true)),
    href: (to) => `#${to}`,
    subscribe,
  };
}
