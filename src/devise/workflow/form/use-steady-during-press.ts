import { useEffect, useState } from 'react';

/**
 * The value as it was when a press began, until it ends. What a press changes first (the field that was left is checked)
 * may move the target away between the button's way down and up, and then nothing is pressed at all.
 */
export function useSteadyDuringPress<T>(value: T) {
  const [held, setHeld] = useState<{ readonly value: T }>();
  useEffect(() => {
    if (!held) return undefined;
    // The click comes after the button is up, in the same task.
    const release = () => setTimeout(() => setHeld(undefined));
    const ends = ['mouseup', 'dragend'];
    for (const end of ends) addEventListener(end, release);
    return () => {
      for (const end of ends) removeEventListener(end, release);
    };
  }, [held]);
  return { value: held ? held.value : value, onMouseDown: () => setHeld({ value }) };
}
