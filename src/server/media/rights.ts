import type { MediaRecord } from './address.ts';

/** Whose a picture is, and the last day on which it may be used. */
export interface PictureRights {
  readonly credit: string | null;
  /** 'YYYY-MM-DD'. */
  readonly until: string | null;
}

/** By the key of the library. */
export type RightsOf = (key: string) => PictureRights;

export function rightsOf(items: readonly MediaRecord[]): RightsOf {
  const known = new Map(
    items.map(({ key, credit, rights_until }) => [key, { credit, until: rights_until }] as const),
  );
  return (key) => known.get(key) ?? { credit: null, until: null };
}
