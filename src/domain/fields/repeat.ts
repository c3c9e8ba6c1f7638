import { isDay, isWallClock } from '../time/time-format.ts';
import { type RepeatSettings, weekdays } from '../time/recurrence.ts';
import type { Field, FieldOptions } from './field.ts';
import type { FieldType, ParseContext } from './field-type.ts';

/** How a repeating event repeats: every how many, on which days, which dates are cancelled or moved. */
export interface RepeatField extends Field<'repeat', RepeatSettings | null> {}

export const repeat = <const O extends FieldOptions>(options: O): RepeatField & O => ({
  type: 'repeat',
  ...options,
});

const MAX_EXCEPTIONS = 400;
const MAX_EVERY = 99;
const MAX_LOCATION = 200;

type Given = Readonly<Record<string, unknown>>;
const asObject = (value: unknown): Given =>
  typeof value === 'object' && value !== null ? (value as Given) : {};

function readExceptions<T>(
  value: unknown,
  at: string,
  context: ParseContext,
  accept: (entry: unknown) => T | undefined,
  example: string,
): T[] {
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  if ((value ?? entries) !== entries) context.addIssue(at, 'type', 'a list');
  if (entries.length > MAX_EXCEPTIONS) {
    context.addIssue(at, 'too-many', String(MAX_EXCEPTIONS));
    return [];
  }
  return entries.flatMap((entry, index) => {
    const read = accept(entry);
    if (read === undefined) context.addIssue(`${at}.${index}`, 'date', example);
    return read === undefined ? [] : [read];
  });
}

function readPlace(entry: unknown) {
  const { from, location } = asObject(entry);
  const { en = null, es = null } = asObject(location);
  const isText = (text: unknown) =>
    text === null || (typeof text === 'string' && text.length <= MAX_LOCATION);
  const fits = typeof from === 'string' && isDay(from) && isText(en) && isText(es) && (en || es);
  return fits ? { from, location: { en, es } } : undefined;
}

function readMove(entry: unknown) {
  const { from, to } = asObject(entry);
  const fits = typeof from === 'string' && typeof to === 'string' && isDay(from) && isWallClock(to);
  return fits ? { from, to } : undefined;
}

function parseUntil(value: unknown, at: string, context: ParseContext): string | null {
  if (value === undefined || value === null || value === '') return null;
  if (typeof value === 'string' && isDay(value)) return value;
  context.addIssue(at, 'date', '2026-11-21');
  return null;
}

export const repeatType: FieldType<RepeatField> = {
  column: 'json',
  blank: null,
  parse(value, _field, at, context) {
    if (typeof value !== 'object' || Array.isArray(value)) {
      context.addIssue(at, 'type', 'a group of fields');
      return null;
    }
    const given = asObject(value);
    const every = given.every ?? 1;
    if (!Number.isInteger(every) || (every as number) < 1 || (every as number) > MAX_EVERY) {
      context.addIssue(`${at}.every`, 'range', `1 and ${MAX_EVERY}`);
    }
    const onDays = asObject(given.repeat_days);
    return {
      every,
      repeat_days: Object.fromEntries(weekdays.map((day) => [day, onDays[day] === true])),
      until: parseUntil(given.until, `${at}.until`, context),
      cancelled: readExceptions(
        given.cancelled,
        `${at}.cancelled`,
        context,
        (entry) => (typeof entry === 'string' && isDay(entry) ? entry : undefined),
        '2026-11-21',
      ),
      moved: readExceptions(given.moved, `${at}.moved`, context, readMove, '2026-11-21T19:30'),
      elsewhere: readExceptions(
        given.elsewhere,
        `${at}.elsewhere`,
        context,
        readPlace,
        '{ "from": "2026-11-21", "location": { "en": "Library" } }',
      ),
    };
  },
  schema: () => ({
    type: ['object', 'null'],
    properties: {
      every: { type: 'integer', minimum: 1, maximum: MAX_EVERY },
      repeat_days: {
        type: 'object',
        properties: Object.fromEntries(weekdays.map((day) => [day, { type: 'boolean' }])),
      },
      until: { type: ['string', 'null'], format: 'date', description: 'The last day; null: no end' },
      cancelled: { type: 'array', items: { type: 'string' } },
      moved: { type: 'array', items: { type: 'object' } },
      elsewhere: {
        type: 'array',
        items: { type: 'object' },
        description: 'Single days (`from`) with another `location: { en, es }`',
      },
    },
  }),
};
