import { isKeptPerLanguage } from '../../../domain/content-type.ts';
import type { ChoiceField } from '../../../domain/fields/choice.ts';
import { placesIn } from '../../../domain/fields/country.ts';
import type { Field } from '../../../domain/fields/field.ts';
import type { WallClockField } from '../../../domain/fields/when.ts';
import { describeDays } from '../../../domain/time/day-range.ts';
import { inEitherLanguage, type Language, otherLanguage } from '../../../domain/language.ts';
import { describeHours } from '../../../domain/time/hours-in-words.ts';
import type { Hours } from '../../../domain/time/opening-hours.ts';
import type { RepeatSettings } from '../../../domain/time/recurrence.ts';
import {
  formatAdminDate,
  formatDay,
  formatPostDate,
  isDay,
  isWallClock,
} from '../../../domain/time/time-format.ts';
import { entriesOf } from '../../../domain/lists/entry-index.ts';
import { entryName, fieldsOfEntry } from '../../../domain/lists/entry-name.ts';
import type { Mark } from '../../../domain/workflow/changes.ts';
import { isNothing, ownValue } from '../../../domain/record/same-value.ts';
import { unbroken } from '../../../domain/unbroken.ts';
import { placeName } from '../chosen/country-names.ts';
import { optionName } from '../choice/option-name.ts';

const texts = {
  en: {
    yes: 'Yes',
    no: 'No',
    every: (n: number) => `every ${n}`,
    noDays: 'no days chosen',
    until: 'until',
    cancelled: 'cancelled',
    moved: 'moved',
    heldAt: 'held at',
    entries: (n: number) => (n === 1 ? '1 entry' : `${n} entries`),
  },
  es: {
    yes: 'Sí',
    no: 'No',
    every: (n: number) => `cada ${n}`,
    noDays: 'sin días elegidos',
    until: 'hasta',
    cancelled: 'se cancela',
    moved: 'se mueve',
    heldAt: 'es en',
    entries: (n: number) => (n === 1 ? '1 elemento' : `${n} elementos`),
  },
} as const;

const weekdays = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const shortDays = ['Sun', 'Mon', 'Tues', 'Wed', 'Thurs', 'Fri', 'Sat'] as const;

const formatDate = (value: string, language: Language): string =>
  formatAdminDate(value.length === 10 ? `${value}T00:00` : value, language).replace(
    value.length === 10 ? /( @|,? a las?) .*$/ : '',
    '',
  );

/** The dates that are not as the rule has them: 'Nov 21 2026 cancelled'. */
export function formatExceptions(settings: Partial<RepeatSettings>, language: Language): string[] {
  const words = texts[language];
  const cancelled = (settings.cancelled ?? []).map(
    (day) => `${formatDate(day, language)} ${words.cancelled}`,
  );
  const moved = (settings.moved ?? []).map(
    ({ from, to }) => `${formatDate(from, language)} ${words.moved}: ${formatDate(to, language)}`,
  );
  const elsewhere = (settings.elsewhere ?? []).map(
    ({ from, location }) =>
      `${formatDate(from, language)} ${words.heldAt}: ${inEitherLanguage(location, language) ?? ''}`,
  );
  return [...cancelled, ...moved, ...elsewhere];
}

/** 'every 2, Mon – Fri; Nov 21 2026 cancelled'. */
function formatRecurrence(settings: Partial<RepeatSettings>, language: Language): string {
  const words = texts[language];
  const chosen = shortDays.filter((_, place) => settings.repeat_days?.[`repeats_${weekdays[place]!}`]);
  const every = settings.every ?? 1;
  const rhythm = [every > 1 && words.every(every), chosen.length > 0 && describeDays(chosen, language)];
  const until = settings.until ? [`${words.until} ${formatDate(settings.until, language)}`] : [];
  return [
    [...rhythm.filter(Boolean), ...until].join(', ') || words.noDays,
    ...formatExceptions(settings, language),
  ].join('; ');
}

/** A value of an entry in the reader's language, else in the other. */
export function inReadersLanguage(field: Field, value: unknown, language: Language): unknown {
  if (!isKeptPerLanguage(field) || typeof value !== 'object') return value;
  const own = ownValue(value, language);
  return isNothing(own) ? ownValue(value, otherLanguage(language)) : own;
}

type FormatValue = (value: unknown, field: Field, language: Language) => string;

const isHours = (value: unknown): value is Hours => Array.isArray(ownValue(value, 'spans'));

/** What the fields of an entry or a group say, one after the other. */
const formatGroup: FormatValue = (value, field, language) =>
  Object.entries(fieldsOfEntry(field, value))
    .map(([name, inner]) =>
      formatValue(inner, inReadersLanguage(inner, ownValue(value, name), language), language),
    )
    .filter((text) => text !== '')
    .join(' · ');

/** How many entries there are, and what they are called. */
const formatEntries: FormatValue = (value, field, language) => {
  const entries = entriesOf(value);
  const names = entries.flatMap((entry) => entryName(entry, fieldsOfEntry(field, entry)) ?? []);
  return `${texts[language].entries(entries.length)}${names.length > 0 ? `: ${names.join(', ')}` : ''}`;
};

const yesOrNo: FormatValue = (value, _field, language) => (value ? texts[language].yes : texts[language].no);

const formatOption: FormatValue = (value, field, language) =>
  [value]
    .flat()
    .map((one) => optionName(field as ChoiceField, String(one), language))
    .join(', ');

const formatPlaces: FormatValue = (value, _field, language) =>
  placesIn(String(value))
    .map((place) => placeName(place, language))
    .join(', ');

/** '20%', '20 %' in Spanish, '3.5 m': a number with its unit, on one line. */
const formatNumber: FormatValue = (value, { unit }, language) => {
  if (unit === undefined) return String(value);
  return `${String(value)}${unit === '%' && language === 'en' ? '' : '\u00a0'}${unit}`;
};

/** How values of a field type are written where they are not just text. */
const writers: Readonly<Record<string, FormatValue>> = {
  boolean: yesOrNo,
  integer: (value, field, language) => (isYesNo(field) ? yesOrNo : formatNumber)(value, field, language),
  decimal: formatNumber,
  day: (value, _field, language) =>
    typeof value === 'string' && isDay(value) ? formatDay(value, language) : String(value),
  repeat: (value, _field, language) => formatRecurrence(value as Partial<RepeatSettings>, language),
  hours: (value, _field, language) => (isHours(value) ? describeHours(value, language) : ''),
  list: formatEntries,
  gallery: formatEntries,
  blocks: formatEntries,
  group: formatGroup,
  choice: formatOption,
  choices: formatOption,
  country: formatPlaces,
  places: formatPlaces,
  wallClock: (value, field, language) =>
    typeof value === 'string' && isWallClock(value)
      ? (field as WallClockField).isPostDate
        ? formatPostDate(value, language)
        : formatAdminDate(value, language)
      : String(value),
};

/** A whole number that can only be 0 or 1 is a question answered with yes or no. */
const isYesNo = ({ min, max }: Field & { readonly min?: number; readonly max?: number }) =>
  min === 0 && max === 1;

const plainly = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);

/** A value as staff read it, '' for nothing. Pictures and records are told by their ids: a screen draws those. */
export function formatValue(field: Field, value: unknown, language: Language): string {
  const writer = Object.hasOwn(writers, field.type) ? writers[field.type] : undefined;
  // A question of yes and no is answered with no where nothing is said.
  if (isNothing(value)) return writer === writers.integer && isYesNo(field) ? texts[language].no : '';
  return writer ? writer(value, field, language) : plainly(value);
}

/** A date and its hour break between the two alone: 'a las 7:30 p. m.' stays on one line. */
export const withoutLineBreaks = (date: string): string => date.replace(/(@|a las?) .*$/, unbroken);

/** 'Sections: Starters › Dishes: Ceviche › Price'. */
export const formatBreadcrumb = (marks: readonly Mark[], language: Language): string =>
  marks
    .map(({ label, es, entry }) => {
      const name = language === 'en' ? label : es;
      return entry === undefined ? name : `${name}: ${entry}`;
    })
    .join(' › ');
