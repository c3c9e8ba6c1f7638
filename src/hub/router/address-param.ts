import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { start } from '../start.ts';
import { withoutQuery } from './history.ts';
import { history } from './index.ts';

/**
 * A choice made within a page (the day, the diet) stands in its address, so that Back, reload and a shared link keep
 * it. It replaces the address rather than adding a step: Back leaves the page, as a guest expects.
 */
type Params = Readonly<Record<string, string>>;

const paramsOf = (search: string): Params => Object.fromEntries(new URLSearchParams(search));

const read = (): Params => paramsOf(history.search());

const write = (params: Params): void => history.replaceSearch(new URLSearchParams(params).toString());

/** A real path ('/app/property-hub/events?day=…') asks in the query of the page itself. */
if (start.route !== null && withoutQuery(start.route) === history.path()) {
  const { lang: _, ...asked } = paramsOf(window.location.search);
  write({ ...asked, ...read() });
}

/** All values in the address, and how to change some of them at once; undefined takes one away. */
export function useAddressParams(): [
  Params,
  (changes: Readonly<Record<string, string | undefined>>) => void,
] {
  const search = useSyncExternalStore(history.subscribe, history.search);
  const params = useMemo(() => paramsOf(search), [search]);
  const change = useCallback((changes: Readonly<Record<string, string | undefined>>) => {
    const changed = Object.entries({ ...read(), ...changes });
    write(
      Object.fromEntries(changed.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))),
    );
  }, []);
  return [params, change];
}

/** The value in the address, undefined when there is none, and how to change it. */
export function useAddressParam(name: string): [string | undefined, (value: string | undefined) => void] {
  const value = useSyncExternalStore(history.subscribe, () => read()[name]);
  const choose = useCallback(
    (chosen: string | undefined) => {
      const { [name]: _, ...rest } = read();
      write(chosen === undefined ? rest : { ...rest, [name]: chosen });
    },
    [name],
  );
  return [value, choose];
}
