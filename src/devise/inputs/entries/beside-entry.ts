import { type ComponentType, createContext } from 'react';

/** What a screen shows with each block of a list, that the block itself does not say: what staff remark on it. */
export interface BesideBlock {
  /** In the row, in a few words. */
  readonly Mark: ComponentType<{ readonly entry: string }>;
  /** Below the fields of one that is open. */
  readonly Below: ComponentType<{ readonly entry: string }>;
}

export const BesideBlocks = createContext<BesideBlock | undefined>(undefined);

/** The id of a block; undefined for the entry of a list that has no blocks. */
export const blockId = ({ block, id }: Readonly<Record<string, unknown>>): string | undefined =>
  typeof block === 'string' && typeof id === 'string' ? id : undefined;
