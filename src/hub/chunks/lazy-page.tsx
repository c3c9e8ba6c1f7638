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
  let loaded: ComponentType<P> | undefined;
  let loading: Promise<ComponentType<P>> | undefined;

  const forget = () => (loading = undefined);
  const load = () => {
    loading ??= loadChunk(id, importer);
    loading.then(
      (page) => (loaded = page),
      () => failed.add(forget),
    );
    return loading;
  };

  return {
    prefetch: () => load().catch(forget),
    Component(props) {
      const Loaded = loaded ?? use(load());
      return <Loaded {...props} />;
    },
  };
}
