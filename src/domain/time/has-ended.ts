import { addMinutes } from './calendar.ts';

/** In minutes: how long something without an end is taken to go on. */
const USUAL_LENGTH = 60;

/** Whether something is over at `now`; all of them are wall clocks of one place. */
export const hasEnded = (
  { starts, ends }: { readonly starts: string; readonly ends: string | null },
  now: string,
): boolean => now >= (ends ?? addMinutes(starts, USUAL_LENGTH));
