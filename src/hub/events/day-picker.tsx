import { useRef } from 'react';
import { isDay } from '../../domain/time/time-format.ts';
import { useLanguage } from '../../web/language/language.tsx';
import { Icon } from '../../web/icons.tsx';
import { usePhrases } from '../phrases.ts';
import styles from './day-picker.module.css';
import { monthAndDay, weekdayName } from '../../domain/time/date-words.ts';

interface DayPickerProps {
  day: string;
  today: string;
  onChoose: (day: string) => void;
}

/**
 * The day in words; a tap opens the browser's own calendar. Its date box stays out of sight, since it writes dates in
 * the language of the browser and not of the hub.
 */
export function DayPicker({ day, today, onChoose }: DayPickerProps) {
  const phrases = usePhrases();
  const language = useLanguage();
  const box = useRef<HTMLInputElement>(null);
  const open = () => {
    try {
      box.current?.showPicker();
    } catch {
      // An older phone opens it by itself once the box has the focus.
      box.current?.focus();
    }
  };
  return (
    <h2 className={styles.day} aria-live="polite">
      <button type="button" onClick={open}>
        <span className={styles.weekday}>
          {day === today && <b>{phrases.today} · </b>}
          <span>{weekdayName(day, language)}</span>
        </span>{' '}
        <span className={styles.date}>
          {monthAndDay(day, language)}
          <Icon name="table" />
        </span>
        <span className="visually-hidden">, {phrases['choose-a-date']}</span>
      </button>
      <input
        ref={box}
        type="date"
        className={styles.box}
        value={day}
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => {
          if (isDay(target.value)) onChoose(target.value);
        }}
      />
    </h2>
  );
}
