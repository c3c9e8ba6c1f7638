import { useCallback, useSyncExternalStore } from 'react';
import { withoutQuery } from './history.ts';
import { history } from './index.ts';
import { start } from '../start.ts';

/**
 * A choice made within a page (the day, the diet) stands in its address, so that Back, reload and a shared link keep
 * it. It replaces the address rather than adding a step: Back leaves the page, as a guest expects.
 */
type Params = Readonly<Record<string, string>>;

/** Where the URL never changes, each visit keeps its own. */
const kept = new Map<string, Params>();
const listeners = new Set<() => void>();

const query = (address: string): Params =>
  Object.fromEntries(new URLSearchParams(address.split('?')[1] ?? ''));

const read = (): Params =>
  start.routing === 'hash' ? query(window.location.hash) : (kept.get(history.key()) ?? {});

function write(params: Params): void {
  if (start.routing === 'memory') kept.set(history.key(), params);
  else {
    const search = new URLSearchParams(params).toString();
    const address = history.href(history.path() + (search && `?${search}`));
    window.history.replaceState(window.history.state, '', address);
  }
  listeners.forEach((listener) => listener());
}

/** A real path ('/app/property-hub/events?day=…') asks in the query of the page itself. */
if (start.route !== null && withoutQuery(start.route) === history.path()) {
  const { lang: _, ...asked } = query(window.location.search);
  write({ ...asked, ...read() });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const leave = history.subscribe(listener);
  return () => {
    listeners.delete(listener);
    leave();
  };
}

/** The value in the address, undefined when there is none, and how to change it. */
export function useAddressParam(name: string): [string | undefined, (value: string | undefined) => void] {
  const value = useSyncExternalStore(subscribe, () => read()[name]);
  const choose = useCallback(
    (chosen: string | undefined) => {
      const { [name]: _, ...rest } = read();
      write(chosen === undefined ? rest : { ...rest, [name]: chosen });
    },
    [name],
  );
  return [value, choose];
}
