import type { Locales } from '../language.ts';
import { type Day, days, describeDays } from '../time/day-range.ts';
import { daysOf, describeTimes, usualWeek } from '../time/hours-in-words.ts';
import { overlaps, type PartOfWeek } from '../time/hours-overlap.ts';
import { addDays } from '../time/calendar.ts';
import type { Hours, HoursException, HoursSpan, TimeSpan } from '../time/opening-hours.ts';
import { choices } from './choice.ts';
import { newEntryId } from './entry.ts';
import { type Field, type FieldOptions, localized } from './field.ts';
import type { FieldType, ParseContext } from './field-type.ts';
import { group, list } from './nested.ts';
import { parseFields, parseValue, schemaOfFields } from './parse.ts';
import { text } from './text.ts';
import { day, dayOfYear, time } from './when.ts';

const times = {
  opens: time({ label: 'From', es: 'Desde', required: true }),
  closes: time({ label: 'To', es: 'Hasta', required: true }),
};

const dayLabels = Object.fromEntries(
  days.map((one) => [one, { en: describeDays([one], 'en'), es: describeDays([one], 'es') }]),
);

export const spanFields = {
  ...times,
  days: choices({ label: 'Days', es: 'Días', required: true, options: days, labels: dayLabels }),
  season: group({
    label: 'Season',
    es: 'Temporada',
    fields: {
      from: dayOfYear({ label: 'From', es: 'Desde', required: true }),
      until: dayOfYear({ label: 'Until', es: 'Hasta', required: true }),
    },
  }),
};

export const exceptionFields = {
  from: day({ label: 'On', es: 'El', required: true }),
  until: day({ label: 'Until', es: 'Hasta', after: 'from' }),
  spans: list({ label: 'Open', es: 'Abierto', maxItems: 6, fields: times }),
  reason: localized(text({ label: 'Why', es: 'Motivo', maxLength: 120 })),
};

const hoursFields = {
  spans: list({ label: 'Times', es: 'Horarios', maxItems: 30, fields: spanFields }),
  exceptions: list({ label: 'Exceptions', es: 'Excepciones', maxItems: 200, fields: exceptionFields }),
};

/** What guests get: the usual hours in words and their days beside what they are made of. */
export interface GuestHours extends Hours {
  readonly time: Locales<string>;
  readonly days: readonly Day[];
}

/** When a place is open or a meal is served: spans, seasons and exceptions; null when it is not. */
export interface HoursField extends Field<'hours', Hours | null, GuestHours> {
  readonly fields: typeof hoursFields;
}

export const hours = <const O extends FieldOptions>(options: O): HoursField & O => ({
  type: 'hours',
  fields: hoursFields,
  ...options,
});

type Values = Readonly<Record<string, unknown>>;

const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Hours as they were before there were several spans, `{ opens, closes, days }`. Clients may still send them. */
const isOneSpan = (value: Values): boolean =>
  !Object.hasOwn(value, 'spans') &&
  Object.keys({ ...times, days }).some((name) => Object.hasOwn(value, name));

function fromOlder(value: unknown): unknown {
  if (!isValues(value) || !isOneSpan(value)) return value;
  const { opens = '', closes = '', days: on = [] } = value;
  return { spans: [{ id: newEntryId(), opens, closes, days: on, season: null }], exceptions: [] };
}

/** The usual week is this one span. */
function parseOneSpan(value: Values, at: string, context: ParseContext): Values {
  const { season: _, ...fields } = spanFields;
  const id = context.entryId(undefined, `${at}.spans.0`);
  const span = parseFields(value, fields, at, context);
  const exceptions = parseValue(
    context.storedValue(`${at}.exceptions`),
    hoursFields.exceptions,
    `${at}.exceptions`,
    context,
  );
  return { spans: [{ id, ...span, season: null }], exceptions };
}

/** Exceptions that are not mentioned stay: who sends the usual week alone may know of none. */
const withStored = (value: Values, at: string, context: ParseContext): Values =>
  Object.hasOwn(value, 'exceptions')
    ? value
    : { ...value, exceptions: context.storedValue(`${at}.exceptions`) };

function checkOverlaps(spans: readonly PartOfWeek[], at: string, context: ParseContext): void {
  for (const [later, earlier] of overlaps(spans)) {
    context.addIssue(`${at}.${later}.opens`, 'overlaps', String(earlier + 1));
  }
}

const isSpan = (span: HoursSpan): boolean => Boolean(span.opens && span.closes && span.days.length > 0);

/** Of one day: what is past midnight meets nothing of the next. */
const ofOneDay = (spans: readonly TimeSpan[]): PartOfWeek[] =>
  spans.map((span) => ({ ...span, days: [days[0]], season: null }));

function withoutOverlaps(spans: readonly TimeSpan[]): TimeSpan[] {
  const wrong = overlaps(ofOneDay(spans)).map(([later]) => later);
  return spans.filter((_, place) => !wrong.includes(place));
}

const shareADate = (one: HoursException, other: HoursException): boolean =>
  one.from <= (other.until ?? other.from) && other.from <= (one.until ?? one.from);

function checkExceptions(exceptions: readonly HoursException[], at: string, context: ParseContext): void {
  for (const [place, one] of exceptions.entries()) {
    checkOverlaps(
      ofOneDay(one.spans.filter(({ opens, closes }) => opens && closes)),
      `${at}.${place}.spans`,
      context,
    );
    const isTwice = exceptions.slice(0, place).some((other) => other.from && shareADate(one, other));
    if (one.from && isTwice) context.addIssue(`${at}.${place}.from`, 'date-twice');
  }
}

/** What holds of half-made hours: whoever reads them relies on times, and on one answer for each date. */
function whatHolds({ spans, exceptions }: Hours): Hours {
  const whole = spans.filter(isSpan);
  const wrong = overlaps(whole).map(([later]) => later);
  const dated = exceptions
    .filter(({ from }) => from)
    .map((one) => ({
      ...one,
      spans: withoutOverlaps(one.spans.filter(({ opens, closes }) => opens && closes)),
    }));
  return {
    spans: whole.filter((_, place) => !wrong.includes(place)),
    exceptions: dated.filter((one, place) => !dated.slice(0, place).some((other) => shareADate(one, other))),
  };
}

export const hoursType: FieldType<HoursField> = {
  column: 'json',
  blank: null,
  setsMany: true,
  holds: 'fields',
  isReviewedWhole: true,
  isDated: true,
  fieldsOf: () => hoursFields,
  guestView: () => ({ as: 'hours' }),
  guestValue(value, { today }): GuestHours {
    const held = value as Hours;
    const week = usualWeek(held, today);
    const from = addDays(today, -1);
    const exceptions = held.exceptions.filter((one) => (one.until ?? one.from) >= from);
    return {
      time: { en: describeTimes(week, 'en'), es: describeTimes(week, 'es') },
      days: daysOf(week),
      spans: held.spans,
      exceptions,
    };
  },
  fromOlder,
  parse(value, field, at, context) {
    const given = isValues(value) ? withStored(value, at, context) : value;
    const parsed =
      isValues(value) && isOneSpan(value)
        ? parseOneSpan(value, at, context)
        : parseFields(given, field.fields, at, context);
    if (!parsed) return null;
    const whole = { spans: parsed.spans as HoursSpan[], exceptions: parsed.exceptions as HoursException[] };
    const held = context.isLenient ? whatHolds(whole) : whole;
    if (held.spans.length + held.exceptions.length === 0) return null;
    if (held.spans.every(isSpan)) checkOverlaps(held.spans, `${at}.spans`, context);
    checkExceptions(held.exceptions, `${at}.exceptions`, context);
    return held;
  },
  schema: (field, fieldTypeOf) => ({
    ...schemaOfFields(field.fields, fieldTypeOf),
    type: ['object', 'null'],
    description:
      'Spans of the usual week, with seasons, and exceptions on dates. `{ opens, closes, days }` is taken for a week of one span, and leaves exceptions as they are',
  }),
};
