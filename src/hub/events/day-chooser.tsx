import { addDays, dayOfMonth } from '../../domain/time/calendar.ts';
import { useLanguage } from '../../web/language/language.tsx';
import { scrollToCenter } from '../../web/scroll-to-center.ts';
import { usePhrases } from '../phrases.ts';
import { Icon } from '../../web/icons.tsx';
import styles from './day-chooser.module.css';
import { DayPicker } from './day-picker.tsx';
import { shortWeekday } from '../../domain/time/date-words.ts';
import { monthName } from '../../domain/time/time-format.ts';
import { stripDays } from './strip-days.ts';

interface DayChooserProps {
  day: string;
  today: string;
  onChoose: (day: string) => void;
}

/** A step back or forth, any date of the calendar, or a strip of two weeks in which today is always at hand. */
export function DayChooser({ day, today, onChoose }: DayChooserProps) {
  const phrases = usePhrases();
  return (
    <div className={styles.chooser}>
      <div className={styles.steps}>
        <button
          type="button"
          className={`icon-button ${styles.step}`}
          aria-label={phrases['previous-day']}
          onClick={() => onChoose(addDays(day, -1))}
        >
          <Icon name="back" />
        </button>
        <DayPicker day={day} today={today} onChoose={onChoose} />
        <button
          type="button"
          className={`icon-button ${styles.step} ${styles.onward}`}
          aria-label={phrases['next-day']}
          onClick={() => onChoose(addDays(day, 1))}
        >
          <Icon name="back" />
        </button>
      </div>
      <Strip day={day} today={today} onChoose={onChoose} />
    </div>
  );
}

function Strip({ day, today, onChoose }: DayChooserProps) {
  const phrases = usePhrases();
  const language = useLanguage();
  return (
    <ul className={styles.strip} aria-label={phrases.days}>
      {stripDays(day, today).map((one) => (
        <li key={one} className={one === today ? styles.today : undefined}>
          <button
            type="button"
            ref={one === day ? scrollToCenter : undefined}
            aria-current={one === day ? 'date' : undefined}
            onClick={() => onChoose(one)}
          >
            <span className={styles.weekday}>
              {one === today ? phrases.today : shortWeekday(one, language)}
            </span>{' '}
            <span className={styles.number}>{dayOfMonth(one)}</span>{' '}
            <span className="visually-hidden">{monthName(one, language)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
