import { Button } from '@mantine/core';
import { useState } from 'react';
import { dayOf } from '../../../domain/time/calendar.ts';
import { type PlannedDate, plainRepeat, plannedDates } from '../../../domain/time/recurrence-exceptions.ts';
import { hasEnded } from '../../../domain/time/has-ended.ts';
import { endOf, type RepeatSettings, type Repeating } from '../../../domain/time/recurrence.ts';
import { wallClockIn } from '../../../domain/time/zone-time.ts';
import { usePhrases } from '../../staff-language.tsx';
import fieldStyles from '../field/field.module.css';
import { inputPhrases } from '../phrases.ts';
import { Together } from '../field/together.tsx';
import { useZone } from '../time/use-zone.ts';
import { type DateChange, DateRow } from './date-row.tsx';
import styles from './repetition.module.css';

const SHOWN_FIRST = 6;
const SHOWN_MORE = 12;

interface NextDatesProps {
  /** Undefined before there is a start. */
  readonly event: Repeating | undefined;
  readonly readOnly: boolean;
  readonly siteId: number | null;
  readonly onChange: (settings: RepeatSettings) => void;
}

/** The dates a repetition puts something on, from now on; each can be cancelled or moved by itself. */
export function NextDates({ event, readOnly, siteId, onChange }: NextDatesProps) {
  const { repetition } = usePhrases(inputPhrases);
  const [count, setCount] = useState(SHOWN_FIRST);
  const [changing, setChanging] = useState<{ day: string; change: DateChange }>();
  const [now] = useState(() => new Date());
  const zone = useZone(siteId);
  if (!event) return <p className={styles.note}>{repetition.noStart}</p>;

  const here = wallClockIn(now, zone ?? 'UTC');
  // One more, as today's may be over.
  const dates = plannedDates(event, dayOf(here), count + 1)
    .filter((date) => !isOver(event, date, here))
    .slice(0, count);
  const settings = event.repeat_settings ?? plainRepeat;
  const hasMore = dates.length === count;
  const later = laterExceptions(settings, dates);
  return (
    <div className={fieldStyles.field}>
      <Together id="repeat_settings.dates" label={repetition.next}>
        {dates.length === 0 && <p className={styles.note}>{repetition.noDates}</p>}
        <ol className={styles.dates}>
          {dates.map((date) => (
            <DateRow
              key={date.day}
              date={date}
              settings={settings}
              changing={changing?.day === date.day ? changing.change : undefined}
              setChanging={(change) => setChanging(change && { day: date.day, change })}
              readOnly={readOnly}
              onChange={onChange}
            />
          ))}
        </ol>
        {later > 0 && <p className={styles.note}>{repetition.otherExceptions(later)}</p>}
        {hasMore && (
          <Button variant="subtle" onClick={() => setCount(count + SHOWN_MORE)}>
            {repetition.more}
          </Button>
        )}
      </Together>
    </div>
  );
}

function isOver(event: Repeating, { starts, movedTo }: PlannedDate, now: string): boolean {
  const begins = movedTo ?? starts;
  return hasEnded({ starts: begins, ends: endOf(event, begins) }, now);
}

/** Dates beyond those shown that are not as the rule has them. */
function laterExceptions(settings: RepeatSettings, shown: readonly PlannedDate[]): number {
  const last = shown.at(-1)?.day;
  const changed = [...settings.moved, ...(settings.elsewhere ?? [])].map(({ from }) => dayOf(from));
  const days = new Set([...settings.cancelled, ...changed]);
  return last === undefined ? 0 : [...days].filter((day) => day > last).length;
}
