import { home, type HubHistory, isHome, listeners, pageAbove, searchOf, withoutQuery } from './history.ts';

/** On hosts that are not the hub's own the URL never changes: the way back is kept here. */
export function memoryHistory(first: string): HubHistory {
  const { tell: notify, subscribe } = listeners();
  let visits = 0;
  const visit = (to: string) => ({
    path: withoutQuery(to),
    search: searchOf(to),
    key: String(visits++),
  });
  const stack = [visit(first)];
  const current = () => stack.at(-1) ?? visit(home);

  return {
    path: () => current().path,
    search: () => current().search,
    replaceSearch(search) {
      stack.splice(-1, 1, { ...current(), search });
      notify();
    },
    key: () => current().key,
    push(to, { replace = false } = {}) {
      if (replace || withoutQuery(to) === current().path) stack.pop();
      stack.push(visit(to));
      notify();
    },
    back() {
      const left = stack.pop();
      if (stack.length === 0) stack.push(visit(left && !isHome(left.path) ? pageAbove(left.path) : home));
      notify();
    },
    // A real path, so that it can be copied or opened in a new tab.
    href: (to) => `/app${to}`,
    subscribe,
  };
}
