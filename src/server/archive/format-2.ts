import type { ContentType } from '../../domain/content-type.ts';
import { addDays, dayOf, timeOf } from '../../domain/time/calendar.ts';
import { plainRepeat } from '../../domain/time/recurrence-exceptions.ts';
import { isWallClock } from '../../domain/time/time-format.ts';
import { isValues, type Values } from './read-json.ts';

/**
 * Archives of format 2 said in `end_date` until when something repeats, and had one address for each frame of a site.
 * What is no date is left for the engine to refuse.
 */

const wallClockOf = (value: unknown): string | null =>
  typeof value === 'string' && isWallClock(value) ? value : null;

function withUntil(body: Values, isEvent: boolean): Values {
  const ends = wallClockOf(body.end_date);
  if (body.repeats !== 1 || ends === null) return body;
  const starts = wallClockOf(body.start_date);
  // What ends at its start or before it ends past midnight, and its last night is the one before.
  const isOvernight = timeOf(ends) <= (starts === null ? '00:00' : timeOf(starts));
  const last = addDays(dayOf(ends), isOvernight ? -1 : 0);
  const until = starts !== null && last < dayOf(starts) ? dayOf(starts) : last;
  const end =
    isEvent && starts !== null ? `${addDays(dayOf(starts), isOvernight ? 1 : 0)}T${timeOf(ends)}` : null;
  const settings = isValues(body.repeat_settings) ? body.repeat_settings : plainRepeat;
  return { ...body, end_date: end, repeat_settings: { ...settings, until } };
}

const FRAMES = ['cabanas', 'spa', 'diningReservations'];

function withFramesPerLanguage(body: Values): Values {
  const frames = FRAMES.flatMap((name) => {
    const frame = body[name];
    return isValues(frame) && typeof frame.url === 'string'
      ? [[name, { ...frame, url: { en: frame.url } }]]
      : [];
  });
  return { ...body, ...Object.fromEntries(frames) };
}

/** The body of a record of format 2 as one of today. */
export function fromFormat2({ name }: ContentType, body: Values): Values {
  if (name === 'site') return withFramesPerLanguage(body);
  return name === 'event' || name === 'promotion' ? withUntil(body, name === 'event') : body;
}
