import { isDay, isDayOfYear, isTime, isWallClock, TIME } from '../time/time-format.ts';
import type { Field, FieldOptions } from './field.ts';
import type { FieldType, ParseContext } from './field-type.ts';

/** Wall-clock time at the property, `2026-11-21T19:30`: no zone, no instant. */
export interface WallClockField extends Field<'wallClock', string | null> {
  /** The field that this one may not come before. */
  readonly after?: string;
  /** The field that, where it holds 1, keeps this one within a day of `after`. */
  readonly withinADayIf?: string;
  /** Written as dates of posts are (section 9): 'November 21, 2026 @ 7:30 pm'. */
  readonly isPostDate?: boolean;
}

export const wallClock = <
  const O extends FieldOptions & Pick<WallClockField, 'after' | 'withinADayIf' | 'isPostDate'>,
>(
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
  setsMany: true,
  filterIfShown: 'moment',
  summary: 'value',
  guestView: () => ({ as: 'moment' }),
};

/** A time of day, 'HH:mm'. */
export interface TimeField extends Field<'time', string | null> {}

export const time = <const O extends FieldOptions>(options: O): TimeField & O => ({
  type: 'time',
  ...options,
});

/** A date, 'YYYY-MM-DD'. */
export interface DayField extends Field<'day', string | null> {
  /** The field that this one may not come before. */
  readonly after?: string;
}

export const day = <const O extends FieldOptions & Pick<DayField, 'after'>>(options: O): DayField & O => ({
  type: 'day',
  ...options,
});

/** A day of every year, 'MM-DD'. */
export interface DayOfYearField extends Field<'dayOfYear', string | null> {}

export const dayOfYear = <const O extends FieldOptions>(options: O): DayOfYearField & O => ({
  type: 'dayOfYear',
  ...options,
});

/** Texts of one form. */
const textLike = (fits: (value: string) => boolean, pattern: string, example: string) => ({
  column: 'text' as const,
  blank: null,
  parse(value: unknown, _field: Field, at: string, context: ParseContext): string | null {
    if (value === '') return null;
    if (typeof value === 'string' && fits(value)) return value;
    context.addIssue(at, 'date', example);
    return null;
  },
  schema: () => ({ type: ['string', 'null'], pattern, examples: [example] }),
  isOrdered: true as const,
  summary: 'value' as const,
});

export const timeType: FieldType<TimeField> = textLike(isTime, TIME.source, '19:30');

export const dayType: FieldType<DayField> = textLike(isDay, '^\\d{4}-\\d{2}-\\d{2}$', '2026-11-21');

export const dayOfYearType: FieldType<DayOfYearField> = textLike(isDayOfYear, '^\\d{2}-\\d{2}$', '12-24');

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
