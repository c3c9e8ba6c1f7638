import { useState } from 'react';

/** Which of several places the phone shows: the one chosen last, in the form or at the phone. */
export function useShownLocation(locations: readonly string[]) {
  const [shown, setShown] = useState(locations[0]);
  const [seen, setSeen] = useState(locations);
  if (locations.join() !== seen.join()) {
    setSeen(locations);
    const added = locations.find((one) => !seen.includes(one));
    if (added !== undefined) setShown(added);
  }
  return [locations.includes(shown ?? '') ? shown : locations[0], setShown] as const;
}
