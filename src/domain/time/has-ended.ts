import { addMinutes } from './calendar.ts';

/** In minutes: how long something without an end is taken to go on. */
const USUAL_LENGTH = 60;

export interface Times {
  readonly starts: string;
  readonly ends: string | null;
}

/** The wall clock from which on it is over. */
export const takenEnd = ({ starts, ends }: Times): string => ends ?? addMinutes(starts, USUAL_LENGTH);

/** Whether something is over at `now`; all of them are wall clocks of one place. */
export const hasEnded = (times: Times, now: string): boolean => now >= takenEnd(times);
