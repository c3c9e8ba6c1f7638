import type { Language } from '../language.ts';
import { pathKey, readSource } from '../redirect-source.ts';

/** When and where a pop-up of the public site opens. */

/** Whether a page with these addresses, one in each language, is among those that staff named: '/offers', '/offers/*'. */
export function isOnPage(named: readonly string[], hrefs: readonly string[]): boolean {
  if (named.length === 0) return true;
  const paths = hrefs.map(pathKey);
  return named.some((one) => {
    const source = readSource(one);
    if (typeof source === 'string') return false;
    const { path, isWildcard } = source;
    return paths.some((own) => own === path || (isWildcard && own.startsWith(`${path}/`)));
  });
}

/** A pop-up as others meet it. */
export interface PlacedPopUp {
  /** As staff named them; all pages where none is named. */
  readonly pages: readonly string[];
  /** In which visitors read it. */
  readonly languages: readonly Language[];
}

/** Whether two addresses, as staff name them, stand for one page. */
function meet(one: string, other: string): boolean {
  const [own, their] = [readSource(one), readSource(other)];
  if (typeof own === 'string' || typeof their === 'string') return false;
  return isOnPage([one], [their.path]) || isOnPage([other], [own.path]);
}

/**
 * Whether a page has two pop-ups in one language, of which only the first in staff's order opens. That one which names
 * a page goes before those for all pages is how pop-ups are meant to be used.
 */
export function popUpsClash(one: PlacedPopUp, other: PlacedPopUp): boolean {
  if (!one.languages.some((language) => other.languages.includes(language))) return false;
  if (one.pages.length === 0 || other.pages.length === 0) return one.pages.length === other.pages.length;
  return one.pages.some((own) => other.pages.some((their) => meet(own, their)));
}

/** What a device remembers of the pop-ups of a site. */
export interface PopUpMemory {
  /** When one was seen last, in epoch milliseconds. */
  readonly seen?: number;
  /** Ids of those that were closed, signed up in or followed: they are never shown again. */
  readonly answered?: readonly number[];
}

/** What was kept, read as far as it makes sense: other scripts and older versions write to the same store. */
export function readMemory(kept: string | null): PopUpMemory {
  try {
    const { seen, answered } = JSON.parse(kept ?? '{}') as Record<string, unknown>;
    return {
      ...(typeof seen === 'number' && { seen }),
      answered: Array.isArray(answered) ? answered.filter((id) => Number.isInteger(id)) : [],
    };
  } catch {
    return {};
  }
}

const A_DAY = 86_400_000;

/** `now` in epoch milliseconds; `againAfter` in days since any pop-up was seen. */
export function mayOpen(
  { seen, answered = [] }: PopUpMemory,
  { id, againAfter, now }: { readonly id: number; readonly againAfter: number; readonly now: number },
): boolean {
  if (answered.includes(id)) return false;
  // A clock that was set back must not hide it for good.
  return seen === undefined || now < seen || now - seen >= againAfter * A_DAY;
}

export const afterSeen = (memory: PopUpMemory, now: number): PopUpMemory => ({ ...memory, seen: now });

export const afterAnswer = ({ answered = [], ...memory }: PopUpMemory, id: number): PopUpMemory => ({
  ...memory,
  answered: [...new Set([...answered, id])],
});
