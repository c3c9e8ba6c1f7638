import { type ComponentType, use } from 'react';
import { loadChunk } from './chunk.ts';

type Importer<P> = () => Promise<{ default: ComponentType<P> }>;

export interface Lazy<P extends object> {
  /** Fetches the chunk before it is drawn. */
  readonly prefetch: () => Promise<unknown>;
  readonly Component: ComponentType<P>;
}

const failed = new Set<() => void>();

/** Lets what failed to load try afresh when it is next drawn. */
export function forgetFailedChunks(): void {
  failed.forEach((forget) => forget());
  failed.clear();
}

/** A component in a chunk of its own. */
export function lazyChunk<P extends object>(id: string, importer: Importer<P>): Lazy<P> {
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

/** A component in a chunk of its own, loaded when first drawn. Put it inside `<Optional>`. */
export const lazyPart = <P extends object>(id: string, importer: Importer<P>): ComponentType<P> =>
  lazyChunk(id, importer).Component;
