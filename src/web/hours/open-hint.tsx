import { dayOf, weekday } from '../../domain/time/calendar.ts';
import { days, describeDays } from '../../domain/time/day-range.ts';
import { openNow, opensNext, type RestaurantHours } from '../../domain/time/opening-hours.ts';
import { formatTime } from '../../domain/time/time-format.ts';
import { useKitPhrases, useLanguage } from '../language/language.tsx';
import styles from './open-hint.module.css';

interface OpenHintProps {
  readonly hours: RestaurantHours;
  /** The wall clock of the property. */
  readonly now: string;
}

/** 'Open now · until 10:30 pm', or when it opens next. Nothing for a place that gives no hours. */
export function OpenHint({ hours, now }: OpenHintProps) {
  const phrases = useKitPhrases();
  const language = useLanguage();

  const open = openNow(hours, now);
  if (open) {
    const allDay = open.opens.slice(11) === open.closes.slice(11);
    const until = allDay ? phrases['24-hours'] : `${phrases.until} ${formatTime(open.closes, language)}`;
    return (
      <span className={styles.open}>
        <b>{phrases['open-now']}</b> · {until}
      </span>
    );
  }
  const next = opensNext(hours, now);
  if (!next) return null;
  const day = dayOf(next.opens);
  const opens =
    day === dayOf(now)
      ? phrases['opens-today']
      : `${phrases.opens} ${describeDays([days[weekday(day)] ?? ''], language)}`;
  return (
    <span className={styles.closed}>
      {opens} · {formatTime(next.opens, language)}
    </span>
  );
}
