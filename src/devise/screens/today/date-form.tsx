import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { typeHeads } from '../../../content/heads.ts';
import { dayOf, timeOf } from '../../../domain/time/calendar.ts';
import { dayAndDate } from '../../../domain/time/date-words.ts';
import type { DateException } from '../../../domain/time/recurrence-exceptions.ts';
import type { EventToday } from '../../../domain/today.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { asPlanned, type DateQuestion, saveDate } from './board-data.ts';
import { BothInputs, FormButtons, SeenWhen, writtenIn } from './form-parts.tsx';
import { movedStart } from './moved-start.ts';
import { todayPhrases } from './phrases.ts';
import styles from './today.module.css';
import { useAction } from './use-action.ts';

interface DateFormProps {
  readonly event: EventToday;
  readonly name: string;
  readonly question: DateQuestion;
  readonly onDone: () => void;
}

const didWhat = { cancel: 'cancelled', move: 'moved', elsewhere: 'relocated' } as const;
const confirms = { cancel: 'confirmCancel', move: 'confirmMove', elsewhere: 'confirmPlace' } as const;

/** Cancels one date of an event, moves it, or holds it elsewhere. */
export default function DateForm({ event, name, question, onDone }: DateFormProps) {
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
  const wanted: Readonly<Record<DateQuestion, DateException>> = {
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
      <SeenWhen what={phrases.onlyThis} permission={typeHeads.event.permission} />
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
