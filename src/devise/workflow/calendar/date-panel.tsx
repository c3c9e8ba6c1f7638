import { Button, TextInput } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { dayOf } from '../../../domain/time/calendar.ts';
import { dayAndDate } from '../../../domain/time/date-words.ts';
import { describeRepetition } from '../../../domain/time/repetition-words.ts';
import { formatTimeRange, isWallClock } from '../../../domain/time/time-format.ts';
import { editStep } from '../../../domain/workflow/step.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { useWorkflow } from '../use-workflow.tsx';
import { useItemWords } from './block.tsx';
import styles from './calendar.module.css';
import type { CalendarItem } from './calendar-items.ts';
import { calendarPhrases } from './phrases.ts';
import type { Move, Reach, useMove } from './use-move.ts';

interface DatePanelProps {
  readonly item: CalendarItem;
  readonly mayMove: boolean;
  readonly onMove: (to: string) => void;
  readonly onClose: () => void;
}

/** What was selected: when and where it is, how it repeats, and what can be done with it. */
export function DatePanel({ item, mayMove, onMove, onClose }: DatePanelProps) {
  const { type, workflow, addressOf } = useWorkflow();
  const language = useLanguage();
  const words = usePhrases(calendarPhrases);
  const facts = useItemWords(type, item);
  const { occurrence, event, record, name } = item;
  const [to, setTo] = useState(occurrence.starts);
  const first = editStep(workflow, record.id);
  const dates = workflow.parts.find(({ fields }) => fields.includes('start_date'))?.key;
  const edit = first.kind === 'form' && dates !== undefined ? { ...first, part: dates } : first;
  return (
    <section className={styles.panel} aria-label={name}>
      <h2>{name}</h2>
      <p>
        {dayAndDate(dayOf(occurrence.starts), language)},{' '}
        {formatTimeRange(occurrence.starts, occurrence.ends, language)}
      </p>
      <p className="quiet">
        {[
          event.repeats === 1 ? words.repeats(describeRepetition(event, language)) : words.once,
          ...facts,
        ].join(' · ')}
      </p>
      <form
        className={styles.panelForm}
        onSubmit={(submitted) => {
          submitted.preventDefault();
          if (isWallClock(to) && to !== occurrence.starts) onMove(to);
        }}
      >
        {mayMove && (
          <>
            <TextInput
              type="datetime-local"
              max="9999-12-31T23:59"
              label={words.moveTo}
              value={to}
              onChange={(changed) => setTo(changed.currentTarget.value.slice(0, 16))}
            />
            <Button type="submit" disabled={!isWallClock(to) || to === occurrence.starts}>
              {words.move}
            </Button>
          </>
        )}
        <Button component={Link} to={addressOf(edit)} variant="default">
          {words.edit}
        </Button>
        <Button variant="subtle" onClick={onClose}>
          {words.close}
        </Button>
      </form>
    </section>
  );
}

interface MoveQuestionProps {
  readonly move: Move;
  readonly moving: ReturnType<typeof useMove>;
  readonly onAnswer: (reach: Reach) => void;
  readonly onLeave: () => void;
}

/** Only this date, or every one? */
export function MoveQuestion({ move, moving, onAnswer, onLeave }: MoveQuestionProps) {
  const language = useLanguage();
  const words = usePhrases(calendarPhrases);
  const first = useRef<HTMLButtonElement>(null);
  const { item, to } = move;
  useEffect(() => {
    first.current?.focus();
  }, []);
  useEffect(() => {
    const escape = ({ key }: KeyboardEvent) => key === 'Escape' && onLeave();
    document.addEventListener('keydown', escape);
    return () => document.removeEventListener('keydown', escape);
  }, [onLeave]);
  return (
    <section className={styles.panel} aria-labelledby="move-question">
      <h2 id="move-question">{words.question(item.name, moving.whenOf(to))}</h2>
      <div className={styles.panelForm}>
        <Button ref={first} onClick={() => onAnswer('once')}>
          {words.only(dayAndDate(item.occurrence.day, language))}
        </Button>
        <Button variant="default" onClick={() => onAnswer('always')}>
          {words.every(moving.alwaysWords(move))}
        </Button>
        <Button variant="subtle" onClick={onLeave}>
          {words.leave}
        </Button>
      </div>
    </section>
  );
}
