/** 'draft-k3f9x2ab': a draft by its key. */
export type DraftState = `draft-${string}`;

const DRAFT = 'draft-';

export const stateOfDraft = (key: string): DraftState => `${DRAFT}${key}`;

/** The key of the draft that a state is; undefined for all other states. */
export const draftOfState = (state: ComparedSide['state']): string | undefined =>
  typeof state === 'string' && state.startsWith(DRAFT) ? state.slice(DRAFT.length) : undefined;

/** One of two states of a record that are looked at beside each other, as an address names it. */
export interface ComparedSide {
  /** What guests read now, the working copy, the number of a revision, or what somebody has typed and not saved. */
  readonly state: 'published' | 'saved' | number | DraftState;
  /** An entry of the record's versions; null for the one that is live then. */
  readonly version: string | null;
}

const SIDE = /^(published|saved|draft-[a-z0-9]{8}|[1-9]\d{0,8})(?:\.([a-z0-9]{8}))?$/;

/** 'saved', '12', 'published.k3f9x2ab'. */
export const writeSide = ({ state, version }: ComparedSide): string =>
  version === null ? String(state) : `${state}.${version}`;

/** A state as an address or a choice writes it. */
export const readState = (text: string): ComparedSide['state'] =>
  /^\d+$/.test(text) ? Number(text) : (text as ComparedSide['state']);

/** Null for what names no side. */
export function readSide(text: string | null): ComparedSide | null {
  const [, state, version = null] = SIDE.exec(text ?? '') ?? [];
  return state === undefined ? null : { state: readState(state), version };
}
