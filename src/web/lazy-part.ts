import { type ComponentType, lazy } from 'react';
import { loadChunk } from './chunk.ts';

/** A component in a chunk of its own, loaded when first drawn. Put it inside `<Optional>`. */
export const lazyPart = <P extends object>(
  id: string,
  importer: () => Promise<{ default: ComponentType<P> }>,
) => lazy(async () => ({ default: await loadChunk(id, importer) }));
