import type { Frequency, RepeatSettings } from '../../../domain/time/recurrence.ts';

/** How the demo's repeating events are written. They began in the week of Monday, 5 January 2026. */
const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

export type Weekday = (typeof week)[number];

const onDays = (on: readonly Weekday[]): RepeatSettings['repeat_days'] => ({
  repeats_sunday: on.includes('sunday'),
  repeats_monday: on.includes('monday'),
  repeats_tuesday: on.includes('tuesday'),
  repeats_wednesday: on.includes('wednesday'),
  repeats_thursday: on.includes('thursday'),
  repeats_friday: on.includes('friday'),
  repeats_saturday: on.includes('saturday'),
});

type Besides = Partial<Omit<RepeatSettings, 'repeat_days'>>;

export const repeating = (
  repeat_frequency: Frequency,
  on: readonly Weekday[] = [],
  besides: Besides = {},
) => ({
  repeats: 1,
  repeat_frequency,
  repeat_settings: { every: 1, cancelled: [], moved: [], ...besides, repeat_days: onDays(on) },
});

/** Every day, or every so many days, for years to come. */
export const daily = (from: string, to: string, every = 1) => ({
  start_date: `2026-01-05T${from}`,
  end_date: `2031-12-31T${to}`,
  ...repeating('daily', [], { every }),
});

/** On the given days of the week, for years to come. */
export const weekly = (from: string, to: string, on: readonly Weekday[], besides: Besides = {}) => {
  const first = 5 + week.findIndex((weekday) => on.includes(weekday));
  return {
    start_date: `2026-01-${String(first).padStart(2, '0')}T${from}`,
    end_date: `2031-12-31T${to}`,
    ...repeating('weekly', on, besides),
  };
};
