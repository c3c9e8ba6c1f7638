import type { ReactNode } from 'react';
import { inEitherLanguage, type Language } from '../../domain/language.ts';
import { dayOf, daysBetween } from '../../domain/time/calendar.ts';
import { describeDays } from '../../domain/time/day-range.ts';
import {
  closureOn,
  closesAt,
  openNow,
  opensNext,
  type RestaurantHours,
  weekdayOf,
} from '../../domain/time/opening-hours.ts';
import { formatClosing, formatDayOfYear, formatTime } from '../../domain/time/time-format.ts';
import type { KitPhrases } from '../language/kit-phrases.ts';
import { useKitPhrases, useLanguage } from '../language/language.tsx';
import styles from './open-hint.module.css';

interface OpenHintProps {
  readonly hours: RestaurantHours;
  /** The wall clock of the property. */
  readonly now: string;
}

/** From a week on a weekday alone would be misread. */
const A_WEEK = 7;

/** 'Mon', 'lunes'. */
const dayWord = (day: string, language: Language): string => describeDays([weekdayOf(day)], language);

/** 'Opens Mon · 6:30 pm', 'Abre el lunes · 6:30 p. m.'; undefined for a place that never opens. */
function nextOpening(
  hours: RestaurantHours,
  now: string,
  language: Language,
  phrases: KitPhrases,
): ReactNode {
  const next = opensNext(hours, now);
  if (!next) return undefined;
  const day = dayOf(next.opens);
  const ahead = daysBetween(dayOf(now), day);
  const name = ahead < A_WEEK ? dayWord(day, language) : formatDayOfYear(day.slice(5), language);
  const opens = ahead === 0 ? phrases['opens-today'] : `${phrases.opens} ${name}`;
  return (
    <>
      {opens} · <span className="unbroken">{formatTime(next.opens, language)}</span>
    </>
  );
}

interface HintProps extends OpenHintProps {
  /** Says of a place that is closed today that it is, also where it always is on this day of the week. */
  readonly saysClosed?: boolean;
}

/**
 * 'Open now · until 10:30 pm', or when it opens next; of a place that an exception closes today also why. Nothing for a
 * place that gives no hours.
 */
export function OpenHint({ hours, now, saysClosed = false }: HintProps) {
  const phrases = useKitPhrases();
  const language = useLanguage();

  const open = openNow(hours, now);
  if (open) {
    const allDay = open.opens.slice(11) === open.closes.slice(11);
    const until = allDay
      ? phrases['24-hours']
      : `${phrases.until} ${formatClosing(closesAt(hours, now)!, language)}`;
    return (
      <span className={styles.open}>
        <b>{phrases['open-now']}</b> · <span className="unbroken">{until}</span>
      </span>
    );
  }
  const closure = closureOn(hours, dayOf(now));
  const why = closure && inEitherLanguage(closure, language);
  const next = nextOpening(hours, now, language, phrases);
  const closed = (saysClosed || closure) && <b>{phrases['closed-today']}</b>;
  if (!closed && !next) return null;
  return (
    <span className={styles.closed}>
      {closed}
      {why && `: ${why}`}
      {closed && next && ' · '}
      {next}
    </span>
  );
}
