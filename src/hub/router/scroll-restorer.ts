/** What the restorer needs of a window. */
export interface Scroller {
  readonly position: () => number;
  readonly scrollTo: (position: number) => void;
  readonly nextFrame: (step: () => void) => void;
  readonly now: () => number;
  /** Whether the guest has scrolled before the first visit began. */
  readonly isTakenOver: () => boolean;
}

export type Positions = Pick<Map<string, number>, 'get' | 'set'>;

/**
 * Pages fill late, on a slow line or a slow phone: a position is asked for again each frame for so long (milliseconds) …
 */
const TIMEOUT = 15_000;
/** … until the page has stood there for so many frames. */
const STEADY_FRAMES = 12;

/** New visits start at the top; one the guest comes back to stands where it was left. */
export function scrollRestorer(scroller: Scroller, positions: Positions) {
  let current: string | undefined;
  let restoring: symbol | undefined;

  function restore(target: number): void {
    const own = Symbol();
    const since = scroller.now();
    let steady = 0;
    restoring = own;
    const step = () => {
      if (restoring !== own) return;
      steady = Math.abs(scroller.position() - target) <= 1 ? steady + 1 : 0;
      if (steady >= STEADY_FRAMES || scroller.now() - since > TIMEOUT) {
        restoring = undefined;
        return;
      }
      scroller.scrollTo(target);
      scroller.nextFrame(step);
    };
    step();
  }

  return {
    /** The guest has come to a visit. */
    arrive(visit: string): void {
      const isFirst = current === undefined;
      current = visit;
      restoring = undefined;
      const target = isFirst && scroller.isTakenOver() ? 0 : (positions.get(visit) ?? 0);
      if (target !== 0) restore(target);
      // The first page stands at the top by itself; to scroll there would make the browser lay it out twice.
      else if (!isFirst) scroller.scrollTo(0);
    },
    /** The page has scrolled; while we do it ourselves there is nothing to remember. */
    moved(): void {
      if (current !== undefined && !restoring) positions.set(current, scroller.position());
    },
    /** The guest took over. */
    giveUp(): void {
      restoring = undefined;
    },
  };
}
