import type { ChoiceField } from '../../../domain/fields/choice.ts';
import type { Field } from '../../../domain/fields/field.ts';
import { describeDays } from '../../../domain/time/day-range.ts';
import type { Language } from '../../../domain/language.ts';
import { describeHours, type Hours } from '../../../domain/time/opening-hours.ts';
import type { RepeatSettings } from '../../../domain/time/recurrence.ts';
import { formatAdminDate, isWallClock } from '../../../domain/time/time-format.ts';
import { fieldsInside } from '../../../domain/fields/nested.ts';
import { entryName } from '../../../domain/lists/entry-name.ts';
import type { Mark } from '../../../domain/workflow/changes.ts';
import { isNothing, ownValue } from '../../../domain/record/same-value.ts';
import { optionName } from '../../inputs/choice/option-name.ts';

const texts = {
  en: {
    yes: 'Yes',
    no: 'No',
    every: (n: number) => `every ${n}`,
    all: 'all',
    cancelled: 'cancelled',
    moved: 'moved',
    entries: (n: number) => (n === 1 ? '1 entry' : `${n} entries`),
  },
  es: {
    yes: 'Sí',
    no: 'No',
    every: (n: number) => `cada ${n}`,
    all: 'todos',
    cancelled: 'se cancela',
    moved: 'se mueve',
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

/** 'every 2, Mon – Fri; Nov 21 2026 cancelled'. */
function formatRecurrence(settings: Partial<RepeatSettings>, language: Language): string {
  const phrases = texts[language];
  const chosen = shortDays.filter((_, index) => settings.repeat_days?.[`repeats_${weekdays[index]!}`]);
  const every = settings.every ?? 1;
  const rhythm = [every > 1 && phrases.every(every), chosen.length > 0 && describeDays(chosen, language)];
  const cancelled = (settings.cancelled ?? []).map(
    (day) => `${formatDate(day, language)} ${phrases.cancelled}`,
  );
  const moved = (settings.moved ?? []).map(
    ({ from, to }) => `${formatDate(from, language)} ${phrases.moved}: ${formatDate(to, language)}`,
  );
  return [rhythm.filter(Boolean).join(', ') || phrases.all, ...cancelled, ...moved].join('; ');
}

/** One entry of a list, or a group: what its fields say, one after the other. */
function formatEntry(field: Field, entry: unknown, language: Language): string {
  const fields = fieldsInside(field) ?? {};
  return Object.entries(fields)
    .map(([name, inner]) => formatValue(inner, ownValue(entry, name), language))
    .filter((text) => text !== '')
    .join(' · ');
}

const isHours = (value: unknown): value is Hours => Array.isArray(ownValue(value, 'days'));

/** A whole number that can only be 0 or 1 is a question answered with yes or no. */
const isYesNo = ({ type, least, most }: Field & { readonly least?: number; readonly most?: number }) =>
  type === 'integer' && least === 0 && most === 1;

/** A value as staff read it, '' for nothing. Pictures and records are told by their ids: a screen draws those. */
export function formatValue(field: Field, value: unknown, language: Language): string {
  if (typeof value === 'boolean' || isYesNo(field)) return value ? texts[language].yes : texts[language].no;
  if (isNothing(value)) return '';
  if (field.type === 'repeat') return formatRecurrence(value as Partial<RepeatSettings>, language);
  if (field.type === 'hours' && isHours(value))
    return `${describeHours(value, language)}, ${describeDays(value.days, language)}`;
  if (field.type === 'list' && Array.isArray(value)) {
    const names = value.flatMap((entry) => entryName(entry, fieldsInside(field) ?? {}) ?? []);
    return `${texts[language].entries(value.length)}${names.length > 0 ? `: ${names.join(', ')}` : ''}`;
  }
  if (field.type === 'group') return formatEntry(field, value, language);
  if (Array.isArray(value)) {
    return value.map((one) => optionName(field as ChoiceField, String(one), language)).join(', ');
  }
  if (typeof value === 'string') {
    if (field.type === 'wallClock' && isWallClock(value)) return formatAdminDate(value, language);
    return field.type === 'choice' ? optionName(field as ChoiceField, value, language) : value;
  }
  return typeof value === 'number' ? String(value) : JSON.stringify(value);
}

/** A date and its hour break between the two alone: 'a las 7:30 p. m.' stays on one line. */
export const withoutLineBreaks = (date: string): string =>
  date.replace(/(@|a las?) .*$/, (time) => time.replaceAll(' ', '\u00a0'));

/** 'Sections: Starters › Dishes: Ceviche › Price'. */
export const formatTrail = (marks: readonly Mark[], language: Language): string =>
  marks
    .map(({ label, es, entry }) => {
      const name = language === 'en' ? label : es;
      return entry === undefined ? name : `${name}: ${entry}`;
    })
    .join(' › ');
