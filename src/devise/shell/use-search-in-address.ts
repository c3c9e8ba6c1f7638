import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Section 4's wait before a search asks the server (milliseconds). */
const WAIT = 250;

/** A search whose words stand in the address, so that reload, Back and a shared link find the same. */
export function useSearchParam() {
  const [params, setParams] = useSearchParams();
  const q = params.get('q') ?? '';
  const [typed, setTyped] = useState(q);
  const [sent, setSent] = useState(q);
  // Back and links bring other words; what was typed meanwhile stays when our own arrive.
  if (q !== sent) {
    setSent(q);
    setTyped(q);
  }
  const words = typed.trim();
  useEffect(() => {
    if (words === q) return undefined;
    const ask = () => {
      setSent(words);
      setParams(
        (now) => {
          now.delete('page');
          if (words === '') now.delete('q');
          else now.set('q', words);
          return now;
        },
        { replace: true },
      );
    };
    const soon = setTimeout(ask, WAIT);
    return () => clearTimeout(soon);
  }, [words, q, setParams]);
  return { typed, q, type: setTyped };
}
