import { isDay, isWallClock } from '../time/time-format.ts';
import type { Field, FieldOptions } from './field.ts';
import type { FieldType } from './field-type.ts';

/** Wall-clock time at the property, `2026-11-21T19:30`: no zone, no instant. */
export interface WallClockField extends Field<'wallClock', string | null> {
  /** The field that this one may not come before. */
  readonly after?: string;
  /** The field that, where it holds 1, keeps this one within a day of `after`. */
  readonly withinADayIf?: string;
}

export const wallClock = <const O extends FieldOptions & Pick<WallClockField, 'after' | 'withinADayIf'>>(
  options: O,
): WallClockField & O => ({
  type: 'wallClock',
  ...options,
});

export interface TimeZoneField extends Field<'timeZone', string | null> {}

export const timeZone = <const O extends FieldOptions>(options: O): TimeZoneField & O => ({
  type: 'timeZone',
  ...options,
});

export const wallClockType: FieldType<WallClockField> = {
  column: 'text',
  blank: null,
  parse(value, _field, at, context) {
    if (value === '') return null;
    if (typeof value === 'string') {
      if (isWallClock(value)) return value;
      if (isDay(value)) return `${value}T00:00`;
    }
    context.addIssue(at, 'date', '2026-11-21T19:30');
    return null;
  },
  schema: () => ({ type: ['string', 'null'], pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}$' }),
  isOrdered: true,
  summary: 'value',
  guestView: () => ({ as: 'moment' }),
};

function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

export const timeZoneType: FieldType<TimeZoneField> = {
  column: 'text',
  blank: null,
  parse(value, _field, at, context) {
    if (typeof value === 'string' && isTimeZone(value)) return value;
    context.addIssue(at, 'time-zone');
    return null;
  },
  schema: () => ({ type: ['string', 'null'], examples: ['America/Cancun'] }),
  placeholder: () => 'UTC',
};
