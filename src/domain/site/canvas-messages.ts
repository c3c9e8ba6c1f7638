/**
 * What the canvas of a page and the form beside it say to each other, by `postMessage` on one origin. Two pages that are
 * seen beside each other speak with their screen in the same way.
 */

/** Where a slice stands in the page, in its CSS pixels. A slice that shows nothing has no height. */
export interface SlicePlace {
  readonly entry: string;
  readonly top: number;
  readonly height: number;
}

/** A slice that is not the same in another state of the page, and how, in the reader's words. */
export interface SliceMark {
  readonly entry: string;
  readonly label: string;
}

/** Slices with the length of the page around them, in CSS pixels. */
export interface PageLayout {
  readonly places: readonly SlicePlace[];
  /** How far the page scrolls. */
  readonly end: number;
}

export type ToCanvas =
  /** Marks a slice; null marks none. */
  | { readonly is: 'mark'; readonly entry: string | null; readonly shows: boolean }
  /** Draws the page anew from an address, where it is scrolled to; `follows` brings what changed into view. */
  | { readonly is: 'draw'; readonly address: string; readonly follows: boolean }
  /** Marks what differs; `size` is that of the words, so that they can be read where the page is drawn small. */
  | { readonly is: 'differ'; readonly marks: readonly SliceMark[]; readonly size: number }
  /** CSS pixels from the top. */
  | { readonly is: 'scroll'; readonly top: number };

export type FromCanvas =
  /** Said once more when pictures or a resize have moved slices. */
  | { readonly is: 'drawn'; readonly address: string; readonly layout: PageLayout }
  /** Somebody scrolls the page. */
  | { readonly is: 'scrolled'; readonly top: number }
  | { readonly is: 'failed'; readonly status: number }
  | { readonly is: 'chosen'; readonly entry: string }
  | { readonly is: 'undo' | 'redo' };

/** Keeps messages of browser extensions and of embedded pages apart from ours. */
const CHANNEL = 'palapa-canvas';

export const asMessage = (message: ToCanvas | FromCanvas) => ({ channel: CHANNEL, message });

/** What of a browser's message event is read. */
interface Received {
  readonly data: unknown;
  readonly origin: string;
  readonly source: unknown;
}

/** A message of the other side; undefined for whatever else comes, or comes from elsewhere. */
export function readMessage<M extends ToCanvas | FromCanvas>(
  { data, origin, source }: Received,
  from: { readonly origin: string; readonly source: unknown },
): M | undefined {
  if (origin !== from.origin || source !== from.source) return undefined;
  const { channel, message } = (data ?? {}) as { channel?: unknown; message?: M };
  return channel === CHANNEL ? message : undefined;
}
