import { HUB } from '../../domain/hub-routes.ts';

/** Where the guest is in the hub and how they came there; wouter reads it, the scroll restorer remembers by its keys. */
export interface HubHistory {
  /** The route, without a query: '/property-hub/dining'. */
  readonly path: () => string;
  /** What stands behind the route's '?': 'day=2026-11-21'. */
  readonly search: () => string;
  /** Changes that alone: no step, the same visit. */
  readonly replaceSearch: (search: string) => void;
  /** One visit of one page; the same again when the guest comes back to it. */
  readonly key: () => string;
  readonly push: (to: string, options?: { readonly replace?: boolean }) => void;
  /** One step back; where nothing of the hub lies behind, up to the page above. */
  readonly back: () => void;
  readonly href: (to: string) => string;
  readonly subscribe: (listener: () => void) => () => void;
}

export const home = `${HUB}/`;

/** Whether a route is the hub's home, however it is written. */
export const isHome = (path: string): boolean => /^\/(property-hub\/?)?$/.test(path);

/** The page above: a menu stands under its restaurant, a restaurant under dining, dining under home. */
export function pageAbove(path: string): string {
  const steps = path.split('/').filter(Boolean);
  if (steps.at(-2) === 'menu') return `/${steps.slice(0, -2).join('/')}`;
  return steps.length > 2 ? `/${steps.slice(0, -1).join('/')}` : home;
}

export const searchOf = (to: string): string => /\?([^#]*)/.exec(to)?.[1] ?? '';

export const withoutQuery = (to: string): string => to.split(/[?#]/, 1).join();

/** Listeners are told after every change, each in the order they came. */
export function listeners() {
  const all = new Set<() => void>();
  return {
    tell: () => [...all].forEach((listener) => listener()),
    subscribe: (listener: () => void) => {
      all.add(listener);
      return () => void all.delete(listener);
    },
  };
}
