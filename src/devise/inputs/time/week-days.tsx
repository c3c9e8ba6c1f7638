import { Button, Checkbox } from '@mantine/core';
import { type Day, days, describeDays } from '../../../domain/time/day-range.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import fieldStyles from '../field/field.module.css';
import { type FieldIssue, issueAt } from '../field/field-issue.ts';
import { Together } from '../field/together.tsx';
import { inputPhrases } from '../phrases.ts';
import styles from './time.module.css';

const sets = {
  everyDay: days,
  weekdays: ['Mon', 'Tues', 'Wed', 'Thurs', 'Fri'],
  weekend: ['Sun', 'Sat'],
} as const satisfies Record<string, readonly Day[]>;

interface WeekDaysProps {
  readonly path: string;
  readonly value: readonly Day[];
  readonly onChange: (days: readonly Day[]) => void;
  readonly issues: readonly FieldIssue[];
  readonly readOnly: boolean;
}

/** Days of the week: those that often go together by one tap, and each by itself. */
export function WeekDays({ path, value, onChange, issues, readOnly }: WeekDaysProps) {
  const phrases = usePhrases(inputPhrases);
  const language = useLanguage();
  const isChosen = (set: readonly Day[]) => set.join() === days.filter((day) => value.includes(day)).join();
  return (
    <Together id={path} label={phrases.days} error={issueAt(issues, path)}>
      {!readOnly && (
        <div className={styles.sets}>
          {(Object.keys(sets) as (keyof typeof sets)[]).map((name) => (
            <Button
              key={name}
              variant={isChosen(sets[name]) ? 'filled' : 'default'}
              aria-pressed={isChosen(sets[name])}
              onClick={() => onChange(sets[name])}
            >
              {phrases.hours[name]}
            </Button>
          ))}
        </div>
      )}
      <div className={fieldStyles.answers}>
        {days.map((day) => (
          <Checkbox
            key={day}
            className={fieldStyles.answer ?? ''}
            label={describeDays([day], language)}
            checked={value.includes(day)}
            disabled={readOnly}
            onChange={() =>
              onChange(days.filter((one) => (one === day ? !value.includes(one) : value.includes(one))))
            }
          />
        ))}
      </div>
    </Together>
  );
}
