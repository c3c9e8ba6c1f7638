import type { ContentType } from '../content-type.ts';

/** What somebody of the staff says about a block of a page, or about all of it. */
export interface RecordComment {
  readonly id: number;
  /** The id of the block's entry; null where all of the page is meant. */
  readonly entry: string | null;
  /** The sort of the block, and what it was called when the comment was written. */
  readonly block: string | null;
  readonly name: string | null;
  readonly text: string;
  readonly author_name: string;
  readonly at: string;
  /** Null while it is open. */
  readonly resolved_at: string | null;
  readonly resolved_by_name: string | null;
}

/** How many open comments a record has. */
export interface OpenComments {
  readonly record_id: number;
  readonly total: number;
}

export const MAX_COMMENT = 2000;

/** Comments hang on blocks, so pages and what stands on pages have them. */
export const hasComments = ({ appears }: ContentType): boolean => appears?.guests?.page !== undefined;
