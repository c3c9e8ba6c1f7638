import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { contentTypes } from '../../../content/index.ts';
import type { MealPeriod, TimeSpan } from '../../../domain/time/opening-hours.ts';
import type { MealOfDay, MealToday, RestaurantToday } from '../../../domain/today.ts';
import { PlusIcon } from '../../inputs/icons.tsx';
import { RemoveButton } from '../../inputs/order/remove-button.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { saveDayHours } from './board-data.ts';
import { type DayQuestion, saidBefore, spansToday } from './day-hours.ts';
import { BothInputs, FormButtons, SeenWhen, writtenIn } from './form-parts.tsx';
import { todayPhrases } from './phrases.ts';
import styles from './today.module.css';
import { useAction } from './use-action.ts';

const { fields, permission } = contentTypes.restaurant;

type Times = Readonly<Partial<Record<MealPeriod, readonly TimeSpan[]>>>;

/** Served today; where nothing is, as the usual week has it, so that there is something to change. */
function firstTimes(meals: readonly MealToday[]): Times {
  const isServed = meals.some((meal) => spansToday(meal).length > 0);
  return Object.fromEntries(meals.map((meal) => [meal.period, isServed ? spansToday(meal) : meal.usual]));
}

const isSame = (one: readonly TimeSpan[], other: readonly TimeSpan[]): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

interface DayFormProps {
  readonly restaurant: RestaurantToday;
  readonly name: string;
  readonly day: string;
  readonly question: DayQuestion;
  readonly onDone: () => void;
}

/** Closes a restaurant today, or gives each of its meals other hours today. */
export default function DayForm({ restaurant: { id, meals }, name, day, question, onDone }: DayFormProps) {
  const phrases = usePhrases(todayPhrases);
  const [times, setTimes] = useState(() => firstTimes(meals));
  const [reason, setReason] = useState({ en: '', es: '' });
  const saving = useAction(onDone);
  const why = writtenIn(reason);
  const isClosing = question === 'close';
  // Meals that stay as they are keep what is said of them.
  const wanted: readonly (readonly [MealToday, MealOfDay])[] = meals.flatMap((meal) => {
    const spans = isClosing ? [] : times[meal.period]!;
    return isSame(spans, spansToday(meal)) ? [] : [[meal, { spans, reason: why }] as const];
  });
  const isMissing = Object.values(times).some((spans) =>
    spans.some(({ opens, closes }) => !opens || !closes),
  );
  return (
    <form
      className={styles.form}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        if (isMissing && !isClosing) return;
        if (wanted.length === 0) return onDone();
        saving.mutate({
          name,
          did: isClosing ? phrases.did.closed(name) : phrases.did.hours(name),
          send: () =>
            saveDayHours(id, day, Object.fromEntries(wanted.map(([{ period }, said]) => [period, said]))),
          undo: () => saveDayHours(id, day, saidBefore(wanted.map(([meal]) => meal))),
        });
      }}
    >
      <SeenWhen what={phrases.onlyToday} permission={permission} />
      {!isClosing &&
        meals.map(({ period }) => (
          <MealTimes
            key={period}
            period={period}
            spans={times[period]!}
            onChange={(spans) => setTimes({ ...times, [period]: spans })}
          />
        ))}
      <BothInputs
        label={phrases.reason}
        labels={phrases.reasonIn}
        maxLength={120}
        value={reason}
        onChange={setReason}
      />
      <FormButtons
        confirm={isClosing ? phrases.confirmClose : phrases.confirmHours}
        isDisabled={!isClosing && isMissing}
        isSaving={saving.isPending}
        onClose={onDone}
      />
    </form>
  );
}

interface MealTimesProps {
  readonly period: MealPeriod;
  readonly spans: readonly TimeSpan[];
  readonly onChange: (spans: readonly TimeSpan[]) => void;
}

const ends = { opens: 'from', closes: 'to' } as const;

/** When one meal is served today: any number of spans, none where it is not served. */
function MealTimes({ period, spans, onChange }: MealTimesProps) {
  const phrases = usePhrases(todayPhrases);
  const language = useLanguage();
  const { label: en, es } = fields[period];
  const meal = { en, es }[language];
  return (
    <fieldset className={styles.meal} tabIndex={-1}>
      <legend>{meal}</legend>
      {spans.length === 0 && <p className="quiet">{phrases.notServed}</p>}
      <ul className={`plain ${styles.spans}`}>
        {spans.map((span, place) => (
          <li key={place} className={styles.times}>
            {(['opens', 'closes'] as const).map((end) => (
              <TextInput
                key={end}
                type="time"
                required
                withAsterisk={false}
                label={phrases[ends[end]]}
                value={span[end]}
                onChange={({ currentTarget }) =>
                  onChange(spans.with(place, { ...span, [end]: currentTarget.value.slice(0, 5) }))
                }
              />
            ))}
            <RemoveButton
              label={phrases.removeHours(meal)}
              onClick={() => onChange(spans.toSpliced(place, 1))}
            />
          </li>
        ))}
      </ul>
      <Button
        className={styles.addHours ?? ''}
        variant="subtle"
        leftSection={<PlusIcon />}
        aria-label={phrases.addHoursFor(meal)}
        onClick={() => onChange([...spans, { opens: '', closes: '' }])}
      >
        {phrases.addHours}
      </Button>
    </fieldset>
  );
}
