import { useEffect, useRef, useState } from 'react';

/** Search waits this long after the last key (milliseconds). */
const WAITS = 250;

/**
 * What is typed into a search box and, a moment after the last key, asked. The address keeps what was asked;
 * when it says something else, as after Back, the box follows.
 */
export function useAsked(asked: string, ask: (text: string) => void) {
  const [typed, setTyped] = useState(asked);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const own = useRef(asked);

  useEffect(() => {
    if (asked === own.current) return;
    own.current = asked;
    setTyped(asked);
  }, [asked]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function now(text: string) {
    clearTimeout(timer.current);
    if (own.current === text) return;
    own.current = text;
    ask(text);
  }
  function type(text: string) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => now(text.trim()), WAITS);
  }
  return { typed, type, now: () => now(typed.trim()) };
}
