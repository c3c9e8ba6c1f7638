import { isDay, isWallClock } from '../time/time-format.ts';
import { type RepeatSettings, weekdays } from '../time/recurrence.ts';
import type { Field, FieldOptions } from './field.ts';
import type { Kind, Reading } from './kind.ts';

/** How a repeating event repeats: every how many, on which days, which dates are cancelled or moved. */
export interface RepeatField extends Field<'repeat', RepeatSettings | null> {}

export const repeat = <const O extends FieldOptions>(options: O): RepeatField & O => ({
  kind: 'repeat',
  ...options,
});

const EXCEPTIONS_MOST = 400;
const EVERY_MOST = 99;

type Given = Readonly<Record<string, unknown>>;
const asObject = (value: unknown): Given =>
  typeof value === 'object' && value !== null ? (value as Given) : {};

function readExceptions<T>(
  value: unknown,
  at: string,
  reading: Reading,
  accept: (entry: unknown) => T | undefined,
  example: string,
): T[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  if ((value ?? entries) !== entries) reading.refuse(at, 'type', 'a list');
  if (entries.length > EXCEPTIONS_MOST) {
    reading.refuse(at, 'too-many', String(EXCEPTIONS_MOST));
    return [];
  }
  return entries.flatMap((entry, index) => {
    const read = accept(entry);
    if (read === undefined) reading.refuse(`${at}.${index}`, 'date', example);
    return read === undefined ? [] : [read];
  });
}

function readMove(entry: unknown) {
  const { from, to } = asObject(entry);
  const fits = typeof from === 'string' && typeof to === 'string' && isDay(from) && isWallClock(to);
  return fits ? { from, to } : undefined;
}

export const repeatKind: Kind<RepeatField> = {
  column: 'json',
  empty: null,
  read(value, _field, at, reading) {
    if (typeof value !== 'object' || Array.isArray(value)) {
      reading.refuse(at, 'type', 'a group of fields');
      return null;
    }
    const given = asObject(value);
    const every = given.every ?? 1;
    if (!Number.isInteger(every) || (every as number) < 1 || (every as number) > EVERY_MOST) {
      reading.refuse(`${at}.every`, 'range', `1 and ${EVERY_MOST}`);
    }
    const onDays = asObject(given.repeat_days);
    return {
      every,
      repeat_days: Object.fromEntries(weekdays.map((day) => [day, onDays[day] === true])),
      cancelled: readExceptions(
        given.cancelled,
        `${at}.cancelled`,
        reading,
        (entry) => (typeof entry === 'string' && isDay(entry) ? entry : undefined),
        '2026-11-21',
      ),
      moved: readExceptions(given.moved, `${at}.moved`, reading, readMove, '2026-11-21T19:30'),
    };
  },
  schema: () => ({
    type: ['object', 'null'],
    properties: {
      every: { type: 'integer', minimum: 1, maximum: EVERY_MOST },
      repeat_days: {
        type: 'object',
        properties: Object.fromEntries(weekdays.map((day) => [day, { type: 'boolean' }])),
      },
      cancelled: { type: 'array', items: { type: 'string' } },
      moved: { type: 'array', items: { type: 'object' } },
    },
  }),
};
