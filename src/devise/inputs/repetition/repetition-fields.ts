import type { ContentType } from '../../../domain/content-type.ts';
import type { RepeatSettings, Repeating } from '../../../domain/time/recurrence.ts';
import { frequencies } from '../../../domain/time/recurrence.ts';
import { isWallClock } from '../../../domain/time/time-format.ts';
import type { Values } from '../field/input-props.ts';

/** The three fields that say together how something repeats, and the two its dates are counted from. */
export const repetitionFields = ['repeats', 'repeat_frequency', 'repeat_settings'] as const;

/** Whether the type's fields are those of something that repeats. */
export const canRepeat = ({ fields }: ContentType): boolean =>
  repetitionFields.every((name) => Object.hasOwn(fields, name));

const wallClockOf = (value: unknown): string | null =>
  typeof value === 'string' && isWallClock(value) ? value : null;

/** The values of a form as the rules of recurrence take them; undefined before there is a start. */
export function repeatingOf(values: Values): Repeating | undefined {
  const start = wallClockOf(values.start_date);
  if (start === null) return undefined;
  const frequency = frequencies.find((one) => one === values.repeat_frequency);
  return {
    start_date: start,
    end_date: wallClockOf(values.end_date),
    repeats: values.repeats === 1 ? 1 : 0,
    repeat_frequency: frequency ?? null,
    repeat_settings: (values.repeat_settings as RepeatSettings | null | undefined) ?? null,
  };
}
