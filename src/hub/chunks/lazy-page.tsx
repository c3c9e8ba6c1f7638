import { type ComponentType, use } from 'react';
import { loadChunk } from '../../web/chunk.ts';

type Importer<P> = () => Promise<{ default: ComponentType<P> }>;

export interface LazyPage<P extends object> {
  /** Fetches the page's chunk before it is drawn. */
  readonly prefetch: () => Promise<unknown>;
  readonly Component: ComponentType<P>;
}

const failed = new Set<() => void>();

/** Lets pages whose chunk failed try afresh when they are next drawn. */
export function forgetFailedPages(): void {
  failed.forEach((forget) => forget());
  failed.clear();
}

/** A page in a chunk of its own. */
export function lazyPage<P extends object>(id: string, importer: Importer<P>): LazyPage<P> {
  let loading: Promise<ComponentType<P>> | undefined;

  const forget = () => (loading = undefined);
  const load = () => {
    if (loading) return loading;
    const begun = loadChunk(id, importer);
    begun.then(
      // React reads the value of such a promise at once; any other one suspends the page for a moment.
      (value) => Object.assign(begun, { status: 'fulfilled', value }),
      () => failed.add(forget),
    );
    loading = begun;
    return begun;
  };

  return {
    prefetch: () => load().catch(forget),
    Component(props) {
      // In every drawing, also once it has come: React does not let a page that waited draw without it.
      const Loaded = use(load());
      return <Loaded {...props} />;
    },
  };
}
