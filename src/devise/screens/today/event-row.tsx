import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { inEitherLanguage } from '../../../domain/language.ts';
import { dayOf, timeOf } from '../../../domain/time/calendar.ts';
import { dayAndDate } from '../../../domain/time/date-words.ts';
import type { DateException } from '../../../domain/time/recurrence-exceptions.ts';
import { formatTimeRange } from '../../../domain/time/time-format.ts';
import type { EventToday } from '../../../domain/today.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { saveDate } from './board-data.ts';
import { Dialog } from './dialog.tsx';
import { BothInputs, FormButtons, writtenIn } from './form-parts.tsx';
import { movedStart } from './moved-start.ts';
import { todayPhrases } from './phrases.ts';
import styles from './today.module.css';
import { useAction } from './use-action.ts';

const asPlanned: DateException = { cancelled: false, to: null, location: null };

type Question = 'cancel' | 'move' | 'elsewhere';

interface EventRowProps {
  readonly event: EventToday;
  readonly now: string;
  readonly mayChange: boolean;
}

/** One date of an event: what it is, and what may become of it tonight. */
export function EventRow({ event, now, mayChange }: EventRowProps) {
  const phrases = usePhrases(todayPhrases);
  const language = useLanguage();
  const [asks, setAsks] = useState<Question>();
  const name = inEitherLanguage(event.title, language) ?? '';
  const { cancelled, to, location } = event.exception;
  const isOver = !cancelled && event.ends !== null && event.ends <= now;
  const says = [
    cancelled && phrases.isCancelled,
    to !== null && phrases.isMoved,
    location !== null && phrases.isElsewhere,
    isOver && phrases.isOver,
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

interface DateFormProps {
  readonly event: EventToday;
  readonly name: string;
  readonly question: Question;
  readonly onDone: () => void;
}

const didWhat = { cancel: 'cancelled', move: 'moved', elsewhere: 'relocated' } as const;
const confirms = { cancel: 'confirmCancel', move: 'confirmMove', elsewhere: 'confirmPlace' } as const;

function DateForm({ event, name, question, onDone }: DateFormProps) {
  const phrases = usePhrases(todayPhrases);
  const language = useLanguage();
  const [time, setTime] = useState(timeOf(event.starts));
  const to = movedStart(event.starts, time);
  const [place, setPlace] = useState({ en: event.location.en ?? '', es: event.location.es ?? '' });
  const saving = useAction(onDone);
  const { exception } = event;
  // What happens once has no plan to go back to: it is taken back to where it was.
  const before = event.repeats ? exception : { ...asPlanned, to: event.starts, location: event.location };
  const location = writtenIn(place);
  const wanted: Readonly<Record<Question, DateException>> = {
    cancel: { ...asPlanned, cancelled: true },
    move: { ...exception, to },
    elsewhere: { ...exception, location },
  };
  const isMissing =
    (question === 'move' && time === '') ||
    (question === 'elsewhere' && location.en === null && location.es === null);
  return (
    <form
      className={styles.form}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (isMissing) return;
        saving.mutate({
          name,
          did: phrases.did[didWhat[question]](name),
          send: () => saveDate(event, wanted[question]),
          undo: () => saveDate(event, before),
        });
      }}
    >
      <p className="quiet">{phrases.onlyThis}</p>
      {question === 'move' && (
        <TextInput
          type="time"
          required
          withAsterisk={false}
          data-autofocus
          label={phrases.starts}
          description={
            time !== '' &&
            dayOf(to) !== dayOf(event.starts) &&
            phrases.inTheNight(dayAndDate(dayOf(to), language))
          }
          value={time}
          onChange={({ currentTarget }) => setTime(currentTarget.value.slice(0, 5))}
        />
      )}
      {question === 'elsewhere' && (
        <BothInputs
          isFirst
          label={phrases.place}
          labels={phrases.placeIn}
          maxLength={200}
          value={place}
          onChange={setPlace}
        />
      )}
      <FormButtons
        confirm={phrases[confirms[question]]}
        isDisabled={isMissing}
        isSaving={saving.isPending}
        onClose={onDone}
      />
    </form>
  );
}
