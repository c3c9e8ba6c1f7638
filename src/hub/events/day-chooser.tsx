import { useLayoutEffect, useRef } from 'react';
import { addDays, dayOfMonth } from '../../domain/time/calendar.ts';
import { isDay } from '../../domain/time/time-format.ts';
import { useLanguage } from '../../web/language/language.tsx';
import { usePhrases } from '../phrases.ts';
import { Icon } from '../icons.tsx';
import styles from './day-chooser.module.css';
import { longDay, monthName, weekdayName } from './day-words.ts';
import { stripDays } from './strip-days.ts';

interface DayChooserProps {
  day: string;
  today: string;
  onChoose: (day: string) => void;
}

/** A step back or forth, a strip of two weeks, or any date of the calendar. */
export function DayChooser({ day, today, onChoose }: DayChooserProps) {
  const phrases = usePhrases();
  const language = useLanguage();
  return (
    <div className={styles.chooser}>
      <div className={styles.steps}>
        <button
          type="button"
          className={styles.step}
          aria-label={phrases['previous-day']}
          onClick={() => onChoose(addDays(day, -1))}
        >
          <Icon name="back" />
        </button>
        <h2 className={styles.day} aria-live="polite">
          {day === today && <span className={styles.today}>{phrases.today}</span>}
          <span className={styles.long}>{longDay(day, language)}</span>
        </h2>
        <button
          type="button"
          className={styles.onward}
          aria-label={phrases['next-day']}
          onClick={() => onChoose(addDays(day, 1))}
        >
          <Icon name="back" />
        </button>
      </div>
      <Strip day={day} today={today} onChoose={onChoose} />
      <div className={styles.any}>
        <label className={styles.date}>
          <span>{phrases['choose-a-date']}</span>
          <input
            type="date"
            value={day}
            onChange={({ target }) => {
              if (isDay(target.value)) onChoose(target.value);
            }}
          />
        </label>
        {day !== today && (
          <button type="button" className={styles.back} onClick={() => onChoose(today)}>
            {phrases['back-to-today']}
          </button>
        )}
      </div>
    </div>
  );
}

function Strip({ day, today, onChoose }: DayChooserProps) {
  const phrases = usePhrases();
  const language = useLanguage();
  const strip = useRef<HTMLUListElement>(null);

  useLayoutEffect(() => {
    const list = strip.current;
    const chosen = list?.querySelector<HTMLElement>('[aria-current]');
    if (list && chosen) list.scrollLeft = chosen.offsetLeft - (list.clientWidth - chosen.offsetWidth) / 2;
  }, [day]);

  return (
    <ul ref={strip} className={styles.strip} aria-label={phrases.days}>
      {stripDays(day, today).map((one) => (
        <li key={one}>
          <button
            type="button"
            aria-current={one === day ? 'date' : undefined}
            data-today={one === today ? '' : undefined}
            onClick={() => onChoose(one)}
          >
            <span className={styles.weekday}>{weekdayName(one, language)}</span>{' '}
            <span className={styles.number}>{dayOfMonth(one)}</span>{' '}
            <span className="visually-hidden">
              {monthName(one, language)}
              {one === today && `, ${phrases.today}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
