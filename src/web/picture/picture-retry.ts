import { useState } from 'react';
import { connectionLost, whenConnected } from '../connection.ts';

/** So often a picture is asked for again; with the server's 5 s that is half a minute. */
const MAX_RETRIES = 6;
const USUAL_WAIT = 5;
const LONGEST_WAIT = 60;

/** Milliseconds until asking again is worth it; undefined where it is not. An image says only that it failed, so this asks why. */
async function waitBeforeRetry(address: string): Promise<number | undefined> {
  const answer = await fetch(address);
  if (answer.ok) return 0;
  if (answer.status !== 503) return undefined;
  const seconds = Number(answer.headers.get('retry-after')) || USUAL_WAIT;
  return Math.min(seconds, LONGEST_WAIT) * 1000;
}

interface Loading {
  readonly src: string;
  /** Waiting for the next try, or given up. */
  readonly isMissing: boolean;
  readonly retries: number;
}

/** A picture that the server has no time to make yet (503) is asked for again when it says so. */
export function usePictureRetry(src: string | undefined) {
  const [last, setLast] = useState<Loading>();
  const { isMissing, retries } = last?.src === src && last ? last : { isMissing: false, retries: 0 };

  async function onError({ currentSrc }: HTMLImageElement): Promise<void> {
    if (src === undefined) return;
    setLast({ src, isMissing: true, retries });
    if (retries === MAX_RETRIES) return;
    const retry = () =>
      setLast((now) => (now?.src === src ? { src, isMissing: false, retries: retries + 1 } : now));
    try {
      const wait = await waitBeforeRetry(currentSrc);
      if (wait !== undefined) setTimeout(retry, wait);
    } catch {
      whenConnected(retry);
      connectionLost();
    }
  }

  return { isMissing, onError };
}
