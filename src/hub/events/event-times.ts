import { addMinutes, dayOf, timeOf } from '../../domain/time/calendar.ts';
import { hasEnded } from '../../domain/time/has-ended.ts';
import { byTimeOfDay, lastDayOf, type Times } from '../../domain/event-last-day.ts';

/** Whether it stands on the day itself, rather than going on past the midnight before it. */
export const isOfDay =
  (day: string) =>
  (times: Times): boolean =>
    dayOf(times.starts) === day || lastDayOf(times) !== null;

/** Whether it is going on at `now`. What has no end is never said to. */
export function isGoingOn(times: Times, now: string): boolean {
  const { starts, ends } = times;
  if (ends === null || now < starts || now >= ends) return false;
  if (lastDayOf(times) === null) return true;
  const [opens, closes, time] = [timeOf(starts), timeOf(ends), timeOf(now)];
  return opens < closes ? opens <= time && time < closes : opens <= time || time < closes;
}

/** In minutes: what has been going on for so long is no news, where something begins soon. */
const NEWS = 60;
const SOON = 180;

/** Whether it is over for the day of `now`. */
function isOver(times: Times, now: string): boolean {
  if (lastDayOf(times) === null) return hasEnded(times, now);
  const { starts, ends } = times;
  return timeOf(ends!) > timeOf(starts) && timeOf(now) >= timeOf(ends!);
}

export interface Today<E> {
  /** What is on and what is still to come, by time. */
  readonly coming: readonly E[];
  /** What has been going on for a while, the latest first, where something else begins soon. */
  readonly meanwhile: readonly E[];
  readonly over: readonly E[];
  /** The first to come; several where they begin together. */
  readonly next: readonly E[];
}

/** The events of today around the moment, so that what a guest can still go to stands first. */
export function arrangeToday<E extends Times>(events: readonly E[], now: string): Today<E> {
  const over = events.filter((event) => isOver(event, now));
  const left = events.filter((event) => !isOver(event, now)).sort(byStart(now));
  const [since, soon] = [addMinutes(now, -NEWS), addMinutes(now, SOON)];
  const beginsSoon = left.some((event) => startOn(event, now) > now && startOn(event, now) <= soon);
  const isOld = (event: E) => beginsSoon && isGoingOn(event, now) && startOn(event, now) < since;
  const coming = left.filter((event) => !isOld(event));
  const first = coming.find((event) => startOn(event, now) > now);
  return {
    coming,
    meanwhile: left.filter(isOld).reverse(),
    over: over.sort(byTimeOfDay),
    next: first ? coming.filter((event) => startOn(event, now) === startOn(first, now)) : [],
  };
}

/** When it begins on the day of `now`; what began the day before and goes on past midnight keeps its start. */
const startOn = (times: Times, now: string): string =>
  lastDayOf(times) === null ? times.starts : `${dayOf(now)}T${timeOf(times.starts)}`;

const byStart =
  (now: string) =>
  (a: Times, b: Times): number =>
    startOn(a, now).localeCompare(startOn(b, now));
