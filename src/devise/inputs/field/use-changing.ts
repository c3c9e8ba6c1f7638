import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * A change that never changes itself, so that rows drawn with it need not be drawn again. Several changes in one
 * event build on each other.
 */
export function useChanging<V>(value: V, onChange: (value: V) => void): (update: (value: V) => V) => void {
  const latest = useRef({ value, onChange });
  useLayoutEffect(() => {
    latest.current = { value, onChange };
  });
  return useCallback((update) => {
    const held = latest.current;
    const next = update(held.value);
    latest.current = { ...held, value: next };
    held.onChange(next);
  }, []);
}
