import { Checkbox, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { describeDays, type Day, days } from '../../../domain/time/day-range.ts';
import { describeHours, type Hours } from '../../../domain/time/opening-hours.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import styles from '../field/field.module.css';
import type { FieldIssue } from '../field/field-issue.ts';
import { issueAt } from '../field/field-issue.ts';
import type { InputProps } from '../field/input-props.ts';
import { inputPhrases } from '../phrases.ts';
import { Together } from '../field/together.tsx';
import { useGroupFrame } from '../field/use-frame.tsx';

const everyDay: Hours = { opens: '', closes: '', days };

/** When a place is open or a meal is served: from, to, on which days, with the words guests will read. */
export function HoursInput(props: InputProps<Hours>) {
  const { value, path, onChange, issues, readOnly } = props;
  const phrases = usePhrases(inputPhrases);
  const language = useLanguage();
  const isFull = Boolean(value?.opens && value.closes);
  // Whoever switches them off and on again finds the hours as they were.
  const [before, setBefore] = useState(everyDay);
  return (
    <Together {...useGroupFrame(props, true)} bordered>
      <Switch
        className={styles.switch ?? ''}
        label={phrases.isOpen}
        checked={Boolean(value)}
        disabled={readOnly}
        onChange={() => {
          if (value) setBefore(value);
          onChange(value ? null : before);
        }}
      />
      {value && (
        <>
          <div className={styles.times}>
            {(['opens', 'closes'] as const).map((end) => (
              <TextInput
                key={end}
                id={`${path}.${end}`}
                type="time"
                label={phrases[end]}
                value={value[end]}
                error={issueAt(issues, `${path}.${end}`)}
                readOnly={readOnly}
                onChange={(event) => onChange({ ...value, [end]: event.currentTarget.value.slice(0, 5) })}
              />
            ))}
          </div>
          <Days
            path={`${path}.days`}
            value={value.days}
            issues={issues}
            readOnly={readOnly}
            onChange={(chosen) => onChange({ ...value, days: chosen })}
          />
          <p className={styles.reads} aria-live="polite">
            {phrases.guestsRead}{' '}
            <strong>
              {[isFull && describeHours(value, language), describeDays(value.days, language)]
                .filter(Boolean)
                .join(' · ') || '—'}
            </strong>
          </p>
        </>
      )}
    </Together>
  );
}

interface DaysProps {
  readonly path: string;
  readonly value: readonly Day[];
  readonly onChange: (days: Day[]) => void;
  readonly issues: readonly FieldIssue[];
  readonly readOnly: boolean;
}

function Days({ path, value, onChange, issues, readOnly }: DaysProps) {
  const phrases = usePhrases(inputPhrases);
  const language = useLanguage();
  return (
    <Together id={path} label={phrases.days} error={issueAt(issues, path)}>
      <div className={styles.answers}>
        {days.map((day) => (
          <Checkbox
            key={day}
            className={styles.answer ?? ''}
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
