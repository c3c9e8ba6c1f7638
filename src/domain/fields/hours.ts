import { days } from '../time/day-range.ts';
import { isTime, TIME } from '../time/time-format.ts';
import type { Hours } from '../time/opening-hours.ts';
import type { Field, FieldOptions } from './field.ts';
import type { FieldType } from './field-type.ts';

/** When a place is open or a meal is served: from, to and on which days; null when it is not. */
export interface HoursField extends Field<'hours', Hours | null> {}

export const hours = <const O extends FieldOptions>(options: O): HoursField & O => ({
  type: 'hours',
  ...options,
});

export const hoursType: FieldType<HoursField> = {
  column: 'json',
  blank: null,
  guestView: () => ({ as: 'hours' }),
  parse(value, _field, at, context) {
    const given = (typeof value === 'object' ? value : {}) as Partial<Record<keyof Hours, unknown>>;
    for (const end of ['opens', 'closes'] as const) {
      const time = given[end];
      if (typeof time !== 'string' || !isTime(time)) context.addIssue(`${at}.${end}`, 'date', '19:30');
    }
    const chosen = given.days;
    if (!Array.isArray(chosen) || chosen.length === 0 || !chosen.every((day) => days.includes(day))) {
      context.addIssue(`${at}.days`, 'choice', days.join(', '));
      return null;
    }
    return { opens: given.opens, closes: given.closes, days: days.filter((day) => chosen.includes(day)) };
  },
  schema: () => ({
    type: ['object', 'null'],
    properties: {
      opens: { type: 'string', pattern: TIME.source },
      closes: { type: 'string', pattern: TIME.source },
      days: { type: 'array', items: { enum: days } },
    },
  }),
};
