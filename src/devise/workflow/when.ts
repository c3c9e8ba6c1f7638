import { type Language, localeTags } from '../../domain/language.ts';
import { formatMoment } from '../shell/when.tsx';

const steps: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** An instant as people say it: 'just now', '10 minutes ago', 'hace 3 días'. */
export function sinceThen(instant: string, language: Language, now: number = Date.now()): string {
  const seconds = Math.round((now - new Date(instant).getTime()) / 1000);
  if (seconds < 45) return language === 'en' ? 'just now' : 'hace un momento';
  const [unit, length] = steps.find(([, at]) => seconds >= at) ?? (['minute', 60] as const);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  return format.format(-Math.max(1, Math.round(seconds / length)), unit);
}

/** 'YYYY-MM-DDTHH:mm' of an instant in the reader's own zone. */
export function wallClockHere(instant: string): string {
  const at = new Date(instant);
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** An instant on a property's clock, to the minute: 'Fri, Nov 27, 2026, 8:00 AM'; in the reader's own zone without one. */
export const momentIn = (instant: string, language: Language, timeZone: string | undefined): string =>
  formatMoment(
    instant,
    new Intl.DateTimeFormat(localeTags[language], {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone,
    }),
  );
