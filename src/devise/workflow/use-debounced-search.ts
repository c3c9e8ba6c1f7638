import { useEffect, useRef, useState } from 'react';

/** Search waits this long after the last key (milliseconds). */
const DELAY = 250;

/**
 * The text of a search box, searched for after a delay. The address holds the searched text; when it changes
 * otherwise, as after Back, the box follows.
 */
export function useDebouncedSearch(query: string, ask: (text: string) => void) {
  const [typed, setTyped] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const own = useRef(query);
  // What is asked for beside the text may change while the search waits.
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });

  useEffect(() => {
    if (query === own.current) return;
    own.current = query;
    setTyped(query);
  }, [query]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function now(text: string) {
    clearTimeout(timer.current);
    if (own.current === text) return;
    own.current = text;
    latest.current(text);
  }
  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => now(text.trim()), DELAY);
  }
  return { typed, type, now: () => now(typed.trim()) };
}
