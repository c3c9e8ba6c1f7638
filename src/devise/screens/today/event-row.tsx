import { Button } from '@mantine/core';
import { useState } from 'react';
import { inEitherLanguage } from '../../../domain/language.ts';
import { formatTimeRange } from '../../../domain/time/time-format.ts';
import type { EventToday } from '../../../domain/today.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { asPlanned, type DateQuestion, saveDate } from './board-data.ts';
import { Dialog } from './dialog.tsx';
import { DateForm } from './lazy-forms.ts';
import { todayPhrases } from './phrases.ts';
import styles from './today.module.css';
import { useAction } from './use-action.ts';

interface EventRowProps {
  readonly event: EventToday;
  readonly now: string;
  readonly mayChange: boolean;
}

/** One date of an event: what it is, and what may become of it tonight. */
export function EventRow({ event, now, mayChange }: EventRowProps) {
  const phrases = usePhrases(todayPhrases);
  const language = useLanguage();
  const [asks, setAsks] = useState<DateQuestion>();
  const name = inEitherLanguage(event.title, language) ?? '';
  const { cancelled, to, location } = event.exception;
  const isOver = !cancelled && event.ends !== null && event.ends <= now;
  const says = [
    cancelled && phrases.isCancelled,
    to !== null && phrases.isMoved,
    location !== null && phrases.isElsewhere,
    isOver && phrases.isOver,
    event.waits && phrases.waitsForApproval,
  ].filter(Boolean);
  const putBack = useAction();
  const close = () => setAsks(undefined);
  return (
    <li className={styles.row} data-back={cancelled || isOver || undefined}>
      <div className={styles.what}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          {[formatTimeRange(event.starts, event.ends, language), inEitherLanguage(event.location, language)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {says.length > 0 && <span className={styles.mark}>{says.join(' · ')}</span>}
      </div>
      {mayChange && !isOver && (
        <div className={styles.buttons}>
          {(cancelled || to !== null || location !== null) && (
            <Button
              variant="default"
              aria-label={phrases.putBackThis(name)}
              loading={putBack.isPending}
              onClick={() =>
                putBack.mutate({
                  name,
                  did: phrases.did.putBack(name),
                  send: () => saveDate(event, asPlanned),
                  undo: () => saveDate(event, event.exception),
                })
              }
            >
              {phrases.putBack}
            </Button>
          )}
          {!cancelled &&
            (['cancel', 'move', 'elsewhere'] as const).map((question) => (
              <Button
                key={question}
                variant="default"
                aria-label={phrases[`${question}This`](name)}
                onClick={() => setAsks(question)}
              >
                {phrases[question]}
              </Button>
            ))}
        </div>
      )}
      {asks && (
        <Dialog title={phrases[`${asks}This`](name)} onClose={close}>
          <DateForm event={event} name={name} question={asks} onDone={close} />
        </Dialog>
      )}
    </li>
  );
}
