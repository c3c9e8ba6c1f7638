import { NativeSelect, TextInput } from '@mantine/core';
import { lastDayOfMonth } from '../../../domain/time/calendar.ts';
import { monthNames } from '../../../domain/time/time-format.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { Together } from '../field/together.tsx';
import type { InputProps } from '../field/input-props.ts';
import { inputPhrases } from '../phrases.ts';
import { useFrame, useGroupFrame } from '../field/use-frame.tsx';
import styles from './time.module.css';

/** The browser's own time, which keyboards and fingers know. */
export function TimeInput(props: InputProps<string>) {
  const { value, onChange, readOnly } = props;
  return (
    <TextInput
      {...useFrame(props)}
      type="time"
      value={value ?? ''}
      readOnly={readOnly}
      onChange={(event) => onChange(event.currentTarget.value.slice(0, 5) || null)}
    />
  );
}

/** The browser's own date. */
export function DayInput(props: InputProps<string>) {
  const { value, onChange, readOnly } = props;
  return (
    <TextInput
      {...useFrame(props)}
      type="date"
      max="9999-12-31"
      value={value ?? ''}
      readOnly={readOnly}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}

const LEAP_YEAR = 2000;
const two = (number: number) => String(number).padStart(2, '0');

/** A day of every year: no browser has a box for it. */
export function DayOfYearInput(props: InputProps<string>) {
  const { path, value, onChange, readOnly } = props;
  const { hours: phrases } = usePhrases(inputPhrases);
  const language = useLanguage();
  const [month = 1, day = 1] = (value ?? '').split('-').map(Number).filter(Boolean);
  const last = (of: number) => lastDayOfMonth(`${LEAP_YEAR}-${two(of)}-01`);
  const set = (toMonth: number, toDay: number) =>
    onChange(`${two(toMonth)}-${two(Math.min(toDay, last(toMonth)))}`);
  return (
    <Together {...useGroupFrame(props)}>
      <span className={styles.dayOfYear}>
        <NativeSelect
          id={`${path}.day`}
          aria-label={phrases.day}
          value={String(day)}
          disabled={readOnly}
          data={Array.from({ length: last(month) }, (_, before) => String(before + 1))}
          onChange={(event) => set(month, Number(event.currentTarget.value))}
        />
        <NativeSelect
          id={`${path}.month`}
          aria-label={phrases.month}
          value={String(month)}
          disabled={readOnly}
          data={monthNames(language).map((label, before) => ({ value: String(before + 1), label }))}
          onChange={(event) => set(Number(event.currentTarget.value), day)}
        />
      </span>
    </Together>
  );
}
