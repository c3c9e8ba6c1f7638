import { type NamedHead, typeHeads } from './heads.ts';

/** Undefined for a type that is no more, of which a log may still tell. */
export const headNamed = (name: string): NamedHead | undefined =>
  Object.values(typeHeads).find((head) => head.name === name);
