import { movedKeys } from '../lists/entry-index.ts';
import type { PageLayout } from './canvas-messages.ts';

interface Anchor {
  readonly here: number;
  readonly there: number;
}

interface Span {
  readonly top: number;
  readonly bottom: number;
}

/** From where to where each slice reaches; a shared one may be several in a row. */
function spansOf({ places }: PageLayout): ReadonlyMap<string, Span> {
  const spans = new Map<string, Span>();
  for (const { entry, top, height } of places) {
    const bottom = top + height;
    const known = spans.get(entry);
    spans.set(
      entry,
      known ? { top: Math.min(known.top, top), bottom: Math.max(known.bottom, bottom) } : { top, bottom },
    );
  }
  return spans;
}

const inOrder = (spans: ReadonlyMap<string, Span>): readonly string[] =>
  [...spans.keys()].toSorted((one, other) => spans.get(one)!.top - spans.get(other)!.top);

/** Both ends of the slices that both pages show in the same order, in each of them, and both ends of the pages. */
function anchorsOf(here: PageLayout, there: PageLayout): readonly Anchor[] {
  const [spans, others] = [spansOf(here), spansOf(there)];
  const shared = inOrder(spans).filter((entry) => others.has(entry));
  const moved = movedKeys(inOrder(others), shared);
  const ends = shared
    .filter((entry) => !moved.has(entry))
    .flatMap((entry): Anchor[] => {
      const [own, other] = [spans.get(entry)!, others.get(entry)!];
      return [
        { here: own.top, there: other.top },
        { here: own.bottom, there: other.bottom },
      ];
    });
  const anchors: Anchor[] = [{ here: 0, there: 0 }];
  for (const one of ends) {
    const last = anchors.at(-1)!;
    const follows = one.here >= last.here && one.there >= last.there;
    if (follows && one.here < here.end && one.there < there.end) anchors.push(one);
  }
  return [...anchors, { here: here.end, there: there.end }];
}

/**
 * Where a page is scrolled to, that stands beside another one which is scrolled to `top`, so that both show the same slice
 * there. Through what only one of them has the other one moves as slowly as it takes. CSS pixels.
 */
export function scrolledTogether(top: number, here: PageLayout, there: PageLayout): number {
  const anchors = anchorsOf(here, there);
  const after = anchors.findIndex((one) => one.here > top);
  if (after === -1) return there.end;
  const to = anchors[after]!;
  const from = anchors[after - 1] ?? { here: 0, there: 0 };
  const way = to.here === from.here ? 1 : (top - from.here) / (to.here - from.here);
  return from.there + way * (to.there - from.there);
}
