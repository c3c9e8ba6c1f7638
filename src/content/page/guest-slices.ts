import type { GuestRecord } from '../../domain/guest/guest-record.ts';
import type { page } from './page.ts';
import type { SliceName } from './slices/index.ts';

type Version = GuestRecord<typeof page, 'versions'>['locale']['en']['versions'] extends
  readonly (infer V)[] | null
  ? V
  : never;

/** A slice as visitors of one language get it. */
export type GuestSlice = Version extends { readonly slices: readonly (infer S)[] } ? S : never;

/** A slice of one sort. */
export type SliceOf<N extends SliceName> = Extract<GuestSlice, { readonly block: N }>;
