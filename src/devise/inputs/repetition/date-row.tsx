import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { weekday } from '../../../domain/time/calendar.ts';
import { days, describeDays } from '../../../domain/time/day-range.ts';
import {
  asPlanned,
  type PlannedDate,
  withCancelled,
  withMoved,
} from '../../../domain/time/recurrence-exceptions.ts';
import type { RepeatSettings } from '../../../domain/time/recurrence.ts';
import { formatAdminDate, isWallClock } from '../../../domain/time/time-format.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { inputPhrases } from '../phrases.ts';
import { takeFocus } from '../field/take-focus.ts';
import styles from './repetition.module.css';

interface DateRowProps {
  readonly date: PlannedDate;
  readonly settings: RepeatSettings;
  readonly isMoving: boolean;
  readonly setMoving: (isMoving: boolean) => void;
  readonly readOnly: boolean;
  readonly onChange: (settings: RepeatSettings) => void;
}

/** One date: as planned, cancelled, or moved to another day or hour. */
export function DateRow({ date, settings, isMoving, setMoving, readOnly, onChange }: DateRowProps) {
  const { repetition } = usePhrases(inputPhrases);
  const language = useLanguage();
  const read = (wallClock: string) =>
    `${describeDays([days[weekday(wallClock.slice(0, 10))]!], language)}, ${formatAdminDate(wallClock, language)}`;
  const planned = read(date.starts);
  const isException = date.isCancelled || date.movedTo !== null;
  return (
    <li className={styles.date} data-exception={isException || undefined}>
      <span className={styles.when}>
        {isException ? <s>{planned}</s> : planned}
        {date.isCancelled && <span className={styles.state}> {repetition.cancelled}</span>}
        {date.movedTo !== null && (
          <span className={styles.state}> {repetition.movedTo(read(date.movedTo))}</span>
        )}
      </span>
      {!readOnly && (
        <span className={styles.actions}>
          {isException ? (
            <Button
              variant="subtle"
              aria-label={`${repetition.asPlanned}: ${planned}`}
              onClick={() => onChange(asPlanned(settings, date.day))}
            >
              {repetition.asPlanned}
            </Button>
          ) : (
            <>
              <Button
                variant="subtle"
                aria-label={`${repetition.cancel}: ${planned}`}
                onClick={() => onChange(withCancelled(settings, date.day))}
              >
                {repetition.cancel}
              </Button>
              <Button
                variant="subtle"
                aria-expanded={isMoving}
                aria-label={`${repetition.move}: ${planned}`}
                onClick={() => setMoving(!isMoving)}
              >
                {repetition.move}
              </Button>
            </>
          )}
        </span>
      )}
      {isMoving && !isException && (
        <Mover
          date={date}
          onMove={(to) => {
            onChange(withMoved(settings, date.day, to));
            setMoving(false);
          }}
        />
      )}
    </li>
  );
}

interface MoverProps {
  readonly date: PlannedDate;
  readonly onMove: (to: string) => void;
}

function Mover({ date, onMove }: MoverProps) {
  const { repetition } = usePhrases(inputPhrases);
  const [to, setTo] = useState(date.starts);
  return (
    <span className={styles.mover}>
      <TextInput
        type="datetime-local"
        max="9999-12-31T23:59"
        ref={takeFocus}
        label={repetition.newTime}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value.slice(0, 16))}
      />
      <Button disabled={!isWallClock(to) || to === date.starts} onClick={() => onMove(to)}>
        {repetition.move}
      </Button>
    </span>
  );
}
