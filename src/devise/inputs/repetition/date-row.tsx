import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Bilingual } from '../../../domain/fields/field.ts';
import { inEitherLanguage } from '../../../domain/language.ts';
import { weekday } from '../../../domain/time/calendar.ts';
import { days, describeDays } from '../../../domain/time/day-range.ts';
import {
  asPlanned,
  type PlannedDate,
  withCancelled,
  withLocation,
  withMoved,
} from '../../../domain/time/recurrence-exceptions.ts';
import type { RepeatSettings } from '../../../domain/time/recurrence.ts';
import { formatAdminDate, isWallClock } from '../../../domain/time/time-format.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { inputPhrases } from '../phrases.ts';
import { takeFocus } from '../field/take-focus.ts';
import styles from './repetition.module.css';

/** What is being changed about a date. */
export type DateChange = 'time' | 'place';

interface DateRowProps {
  readonly date: PlannedDate;
  readonly settings: RepeatSettings;
  readonly changing: DateChange | undefined;
  readonly setChanging: (change: DateChange | undefined) => void;
  readonly readOnly: boolean;
  readonly onChange: (settings: RepeatSettings) => void;
}

/** One date: as planned, cancelled, moved to another day or hour, or held somewhere else. */
export function DateRow({ date, settings, changing, setChanging, readOnly, onChange }: DateRowProps) {
  const { repetition } = usePhrases(inputPhrases);
  const language = useLanguage();
  const read = (wallClock: string) =>
    `${describeDays([days[weekday(wallClock.slice(0, 10))]!], language)}, ${formatAdminDate(wallClock, language)}`;
  const planned = read(date.starts);
  const isDropped = date.isCancelled || date.movedTo !== null;
  const isException = isDropped || date.location !== null;
  const place = date.location && inEitherLanguage(date.location, language);
  const changes = [
    ['time', repetition.move],
    ['place', repetition.elsewhere],
  ] as const;
  return (
    <li className={styles.date} data-exception={isException || undefined}>
      <span className={styles.when}>
        {isDropped ? <s>{planned}</s> : planned}
        {date.isCancelled && <span className={styles.state}> {repetition.cancelled}</span>}
        {date.movedTo !== null && (
          <span className={styles.state}> {repetition.movedTo(read(date.movedTo))}</span>
        )}
        {place && <span className={styles.state}> {repetition.heldAt(place)}</span>}
      </span>
      {!readOnly && (
        <span className={styles.actions}>
          {isException && (
            <Button
              variant="subtle"
              aria-label={`${repetition.asPlanned}: ${planned}`}
              onClick={() => onChange(asPlanned(settings, date.day))}
            >
              {repetition.asPlanned}
            </Button>
          )}
          {!isException && (
            <Button
              variant="subtle"
              aria-label={`${repetition.cancel}: ${planned}`}
              onClick={() => onChange(withCancelled(settings, date.day))}
            >
              {repetition.cancel}
            </Button>
          )}
          {!date.isCancelled &&
            changes.map(([change, name]) => (
              <Button
                key={change}
                variant="subtle"
                aria-expanded={changing === change}
                aria-label={`${name}: ${planned}`}
                onClick={() => setChanging(changing === change ? undefined : change)}
              >
                {name}
              </Button>
            ))}
        </span>
      )}
      {changing === 'time' && (
        <Mover
          date={date}
          onMove={(to) => {
            onChange(withMoved(settings, date.day, to));
            setChanging(undefined);
          }}
        />
      )}
      {changing === 'place' && (
        <Relocator
          date={date}
          onHold={(location) => {
            onChange(withLocation(settings, date.day, location));
            setChanging(undefined);
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
  const [to, setTo] = useState(date.movedTo ?? date.starts);
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
      <Button disabled={!isWallClock(to) || to === (date.movedTo ?? date.starts)} onClick={() => onMove(to)}>
        {repetition.move}
      </Button>
    </span>
  );
}

const MAX_PLACE = 200;

interface RelocatorProps {
  readonly date: PlannedDate;
  readonly onHold: (location: Bilingual<string>) => void;
}

function Relocator({ date, onHold }: RelocatorProps) {
  const { repetition } = usePhrases(inputPhrases);
  const [en, setEnglish] = useState(date.location?.en ?? '');
  const [es, setSpanish] = useState(date.location?.es ?? '');
  const location = { en: en.trim() || null, es: es.trim() || null };
  return (
    <span className={styles.mover}>
      <TextInput
        ref={takeFocus}
        label={repetition.newPlace}
        lang="en"
        maxLength={MAX_PLACE}
        value={en}
        onChange={(event) => setEnglish(event.currentTarget.value)}
      />
      <TextInput
        label={repetition.newPlaceSpanish}
        lang="es"
        maxLength={MAX_PLACE}
        value={es}
        onChange={(event) => setSpanish(event.currentTarget.value)}
      />
      <Button disabled={!location.en && !location.es} onClick={() => onHold(location)}>
        {repetition.elsewhere}
      </Button>
    </span>
  );
}
