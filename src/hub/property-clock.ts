import { useSyncExternalStore } from 'react';
import { wallClockBy } from '../domain/time/zone-offsets.ts';
import { wallClockIn } from '../domain/time/zone-time.ts';
import { start, useSite } from './start.ts';

const MINUTE = 60_000;

/** Looks at the clock when the minute turns, and when the guest takes the phone out again. */
function onEachMinute(look: () => void): () => void {
  let timer = 0;
  const wait = () => {
    timer = window.setTimeout(
      () => {
        look();
        wait();
      },
      MINUTE - (Date.now() % MINUTE),
    );
  };
  wait();
  document.addEventListener('visibilitychange', look);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
  };
}

let shown: { readonly minute: number; readonly timeZone: string; readonly clock: string } | undefined;

/** Read off once a minute: every card of a list asks, several times while it is drawn. */
function clockNow(timeZone: string): string {
  const minute = Math.floor(Date.now() / MINUTE);
  if (shown?.minute !== minute || shown.timeZone !== timeZone) {
    const now = new Date();
    shown = { minute, timeZone, clock: wallClockBy(start.offsets, now) ?? wallClockIn(now, timeZone) };
  }
  return shown.clock;
}

/** Today at the property, 'YYYY-MM-DD'. */
export const propertyDay = (): string => clockNow(start.site.timeZone).slice(0, 10);

/** The wall clock of the property, 'YYYY-MM-DDTHH:mm', whatever the phone's own zone. */
export function usePropertyNow(): string {
  const { timeZone } = useSite();
  return useSyncExternalStore(onEachMinute, () => clockNow(timeZone));
}
