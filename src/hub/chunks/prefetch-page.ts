import { type HubMatch, type HubRouteName, hubRoutes } from '../../domain/hub-routes.ts';
import { matchPath } from '../current-route.ts';
import { propertyDay } from '../property-clock.ts';
import { lazyPageOf } from '../routes.tsx';
import { prefetchData } from '../store.ts';

/** What a page reads, as it asks for it itself; without what is not known of its address yet. */
function readsOf({ name, params }: HubMatch, day: string): string[] {
  const values = { ...params, day };
  return hubRoutes[name].reads.flatMap((read: string) => {
    const path = read.replace(/:(type|slug|day)/g, (whole, key: keyof typeof values) =>
      values[key] === undefined ? whole : encodeURIComponent(values[key]),
    );
    return /[:](type|slug|day)/.test(path) ? [] : [path];
  });
}

/** Asks for code and data of a page at once, as soon as it is known that the guest goes there. */
export async function prefetchPage(path: string): Promise<void> {
  const match = matchPath(path);
  if (match) await prefetch(match, /[?&]day=([\d-]+)/.exec(path)?.[1]);
}

export async function prefetch(match: HubMatch, day = propertyDay()): Promise<void> {
  await Promise.all([lazyPageOf(match.name)?.prefetch(), ...readsOf(match, day).map(prefetchData)]);
}

/** Where guests go on to from a page; what an address leaves open is not asked for ahead. */
const goesOnTo: Readonly<Partial<Record<HubRouteName, readonly HubRouteName[]>>> = {
  home: ['dining', 'events', 'info'],
  dining: ['restaurant', 'menu'],
  restaurant: ['menu'],
  info: ['content'],
  events: ['event'],
  records: ['record'],
};

/** The pages that guests are likely to open next from a path, with what is known of their addresses. */
export function likelyNext(path: string): HubMatch[] {
  const { name = 'home', params = {} } = matchPath(path) ?? {};
  return (goesOnTo[name] ?? []).map((next) => ({ name: next, params }));
}
