import { TriggerIndex } from '../../domain/booking/trigger-index.ts';
import type { Snapshot } from '../delivery/snapshot.ts';

/** Made once for each list of triggers, and no longer than that is kept. */
const made = new WeakMap<Snapshot['triggers'], { resorts: Snapshot['resorts']; index: TriggerIndex }>();

/** The triggers that guests of a snapshot may meet, ready to be looked up. */
export function triggerIndexOf({ triggers, resorts }: Snapshot): TriggerIndex {
  const known = made.get(triggers);
  if (known?.resorts === resorts) return known.index;
  const index = new TriggerIndex(triggers, resorts);
  made.set(triggers, { resorts, index });
  return index;
}
