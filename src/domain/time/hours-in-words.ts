import { inEitherLanguage, type Language, type Locales } from '../language.ts';
import { addDays, dayOfMonth } from './calendar.ts';
import { type Day, days, describeDays } from './day-range.ts';
import {
  type Hours,
  type HoursException,
  type Season,
  type TimeSpan,
  usualSpans,
  weekdayOf,
} from './opening-hours.ts';
import { formatDayOfYear, formatDayRange, formatSeason, formatTimeRange, monthName } from './time-format.ts';

/** '7:00 am – 11:00 am'; a span that closes when it opens is '24 hours'. */
export function describeSpan({ opens, closes }: TimeSpan, language: Language): string {
  if (opens === closes) return language === 'en' ? '24 hours' : '24 horas';
  return formatTimeRange(opens, closes, language);
}

const and = { en: ' & ', es: ' y ' };

/** What stands before the span at a place of several. */
export const spanJoint = (place: number, count: number, language: Language): string =>
  place === 0 ? '' : place === count - 1 ? and[language] : ', ';

/** '12:00 pm – 3:00 pm & 7:00 pm – 10:00 pm'. */
const describeSpans = (spans: readonly TimeSpan[], language: Language): string =>
  spans
    .map((span, place) => spanJoint(place, spans.length, language) + describeSpan(span, language))
    .join('');

/** Days of the week that have the same hours. */
export interface HoursLine {
  readonly days: readonly Day[];
  readonly spans: readonly TimeSpan[];
}

const keyOf = (spans: readonly TimeSpan[]) => spans.map(({ opens, closes }) => opens + closes).join();

/** The usual week at the time of year of `day`, in as few lines as say it, in the order of the week. */
export function usualWeek(hours: Pick<Hours, 'spans'>, day: string): HoursLine[] {
  const lines = new Map<string, { days: Day[]; spans: readonly TimeSpan[] }>();
  for (const on of days) {
    const spans = usualSpans(hours, on, day);
    if (spans.length === 0) continue;
    const line = lines.get(keyOf(spans));
    if (line) line.days.push(on);
    else lines.set(keyOf(spans), { days: [on], spans });
  }
  return [...lines.values()];
}

/** All days on which a week of lines has hours, in the order of the week. */
export const daysOf = (lines: readonly HoursLine[]): Day[] =>
  days.filter((day) => lines.some((line) => line.days.includes(day)));

/** The times of a week; where days differ, each with its days: 'Mon – Fri 12:00 pm – 3:00 pm; Sun & Sat 1:00 pm – 4:00 pm'. */
export const describeTimes = (lines: readonly HoursLine[], language: Language): string =>
  lines
    .map(({ days: on, spans }) =>
      [lines.length > 1 && describeDays(on, language), describeSpans(spans, language)]
        .filter(Boolean)
        .join(' '),
    )
    .join('; ');

/** A week with its days: '12:00 pm – 3:00 pm, Everyday'. */
const describeWeek = (lines: readonly HoursLine[], language: Language): string =>
  lines
    .map(({ days: on, spans }) => `${describeSpans(spans, language)}, ${describeDays(on, language)}`)
    .join('; ');

/** The day from which on the usual week is another one, after `day` and at most so many days on; undefined for none. */
export function nextSeasonChange(
  hours: Pick<Hours, 'spans'>,
  day: string,
  within: number,
): string | undefined {
  if (!hours.spans.some(({ season }) => season)) return undefined;
  const weekAt = (one: string) => describeWeek(usualWeek(hours, one), 'en');
  const now = weekAt(day);
  const coming = Array.from({ length: within }, (_, ahead) => addDays(day, ahead + 1));
  return coming.find((one) => weekAt(one) !== now);
}

/** A day to come, 'Thurs, Dec 24' or 'jueves 24 de diciembre'. */
export function nameDay(day: string, language: Language): string {
  const weekday = describeDays([weekdayOf(day)], language);
  return language === 'es'
    ? `${weekday} ${dayOfMonth(day)} de ${monthName(day, 'es')}`
    : `${weekday}, ${formatDayOfYear(day.slice(5), 'en')}`;
}

/** The days of an exception, 'Thurs, Dec 24 – Sat, Dec 26'. */
export const nameDays = (
  { from, until }: Pick<HoursException, 'from' | 'until'>,
  language: Language,
): string =>
  [from, ...(until === null || until === from ? [] : [until])]
    .map((day) => nameDay(day, language))
    .join(' – ');

const closed: Locales<string> = { en: 'closed', es: 'cerrado' };

/** 'Dec 24 2026: closed (private wedding)'. */
export function describeException(exception: HoursException, language: Language): string {
  const { from, until, spans, reason } = exception;
  const said = spans.length > 0 ? describeSpans(spans, language) : closed[language];
  const why = inEitherLanguage(reason, language);
  return `${formatDayRange(from, until, language)}: ${said}${why ? ` (${why})` : ''}`;
}

const seasonKey = (season: Season | null) => (season ? `${season.from} ${season.until}` : '');

/** The whole of the hours as staff read them: all year, each season, each exception. Parts that nobody finished are left out. */
export function describeHours(hours: Hours, language: Language): string {
  const finished = hours.spans.filter(({ opens, closes, days: on }) => opens && closes && on.length > 0);
  // All year comes first: its key is ''.
  const seasons = [...new Map(finished.map(({ season }) => [seasonKey(season), season])).entries()]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, season]) => season);
  const ofSeason = (season: Season | null) => {
    const own = finished.filter((span) => seasonKey(span.season) === seasonKey(season));
    const week = usualWeek({ spans: own.map((span) => ({ ...span, season: null })) }, '2026-01-01');
    return `${season ? `${formatSeason(season, language)}: ` : ''}${describeWeek(week, language)}`;
  };
  const exceptions = hours.exceptions.filter(({ from }) => from).sort((a, b) => (a.from < b.from ? -1 : 1));
  return [...seasons.map(ofSeason), ...exceptions.map((one) => describeException(one, language))].join('; ');
}
