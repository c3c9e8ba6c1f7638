/** One of two states of a record that are looked at beside each other, as an address names it. */
export interface ComparedSide {
  /** What guests read now, the working copy, or the number of a revision. */
  readonly state: 'published' | 'saved' | number;
  /** An entry of the record's versions; null for the one that is live then. */
  readonly version: string | null;
}

const SIDE = /^(published|saved|[1-9]\d{0,8})(?:\.([a-z0-9]{8}))?$/;

/** 'saved', '12', 'published.k3f9x2ab'. */
export const writeSide = ({ state, version }: ComparedSide): string =>
  version === null ? String(state) : `${state}.${version}`;

/** Null for what names no side. */
export function readSide(text: string | null): ComparedSide | null {
  const [, state, version = null] = SIDE.exec(text ?? '') ?? [];
  if (state === undefined) return null;
  return { state: state === 'published' || state === 'saved' ? state : Number(state), version };
}
