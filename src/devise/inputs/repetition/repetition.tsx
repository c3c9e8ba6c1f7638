import type { ContentType } from '../../../domain/content-type.ts';
import { plainRepeat } from '../../../domain/time/recurrence-exceptions.ts';
import { dayOf, weekday } from '../../../domain/time/calendar.ts';
import { type RepeatSettings, weekdays } from '../../../domain/time/recurrence.ts';
import { isWallClock } from '../../../domain/time/time-format.ts';
import fieldStyles from '../field/field.module.css';
import type { FieldIssue } from '../field/field-issue.ts';
import { FieldInput } from '../field-input.tsx';
import type { Values } from '../field/input-props.ts';
import { NextDates } from './next-dates.tsx';
import { repeatingOf } from './repetition-fields.ts';

/** Every week on the weekday of the start, where there is one. */
function weeklyFrom(start: unknown): RepeatSettings {
  if (typeof start !== 'string' || !isWallClock(start)) return plainRepeat;
  const day = weekdays[weekday(dayOf(start))]!;
  return { ...plainRepeat, repeat_days: { ...plainRepeat.repeat_days, [day]: true } };
}

interface RepetitionInputProps {
  readonly type: ContentType;
  readonly values: Values;
  /** Changes several fields at once. */
  readonly onChange: (changed: Values) => void;
  readonly issues: readonly FieldIssue[];
  readonly readOnly: boolean;
  readonly siteId: number | null;
}

/** Whether something repeats, how, and on which dates that puts it. */
export function RepetitionInput({ type, values, onChange, issues, readOnly, siteId }: RepetitionInputProps) {
  const isRepeating = values.repeats === 1;
  const repeating = repeatingOf(values);
  const draw = (name: string, change: (value: unknown) => Values) => (
    <FieldInput
      field={name === 'repeat_frequency' ? { ...type.fields[name]!, required: true } : type.fields[name]!}
      path={name}
      value={values[name]}
      siblings={values}
      onChange={(value) => onChange(change(value))}
      issues={issues}
      readOnly={readOnly}
      siteId={siteId}
    />
  );
  return (
    <div className={`${fieldStyles.fields} ${fieldStyles.field}`}>
      {draw('repeats', (repeats) => ({
        repeats,
        // Whoever says yes has a repetition at once, not three more empty boxes.
        repeat_frequency: values.repeat_frequency ?? (repeats === 1 ? 'weekly' : null),
        repeat_settings: values.repeat_settings ?? (repeats === 1 ? weeklyFrom(values.start_date) : null),
      }))}
      {isRepeating && draw('repeat_frequency', (repeat_frequency) => ({ repeat_frequency }))}
      {isRepeating && draw('repeat_settings', (repeat_settings) => ({ repeat_settings }))}
      {isRepeating && (
        <NextDates
          event={repeating}
          readOnly={readOnly}
          siteId={siteId}
          onChange={(repeat_settings: RepeatSettings) => onChange({ repeat_settings })}
        />
      )}
    </div>
  );
}
