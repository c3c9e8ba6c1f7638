import { expect, it } from 'vitest';
import { plainRepeat } from './recurrence-exceptions.ts';
import type { Frequency, Repeating, RepeatSettings } from './recurrence.ts';
import { atTime, describeRepetition } from './repetition-words.ts';

const on = (...names: string[]): Partial<RepeatSettings> => ({
  repeat_days: {
    ...plainRepeat.repeat_days,
    ...Object.fromEntries(names.map((name) => [`repeats_${name}`, true])),
  },
});
const repeating = (frequency: Frequency, settings: Partial<RepeatSettings> = {}): Repeating => ({
  start_date: '2026-11-27T20:00',
  end_date: null,
  repeats: 1,
  repeat_frequency: frequency,
  repeat_settings: { ...plainRepeat, ...settings },
});
const inBoth = (event: Repeating) => [describeRepetition(event, 'en'), describeRepetition(event, 'es')];

it.each([
  [repeating('daily'), 'every day', 'todos los días'],
  [repeating('daily', { every: 3 }), 'every 3 days', 'cada 3 días'],
  [repeating('weekly', on('friday')), 'every Friday', 'todos los viernes'],
  [repeating('weekly'), 'every Friday', 'todos los viernes'],
  [
    repeating('weekly', on('sunday', 'saturday')),
    'every Sunday and Saturday',
    'todos los domingos y sábados',
  ],
  [
    repeating('weekly', { ...on('monday', 'wednesday', 'friday'), every: 2 }),
    'every other week on Monday, Wednesday and Friday',
    'cada dos semanas, en lunes, miércoles y viernes',
  ],
  [repeating('daily', { every: 2 }), 'every other day', 'cada dos días'],
  [repeating('weekly', { ...on('sunday'), every: 2 }), 'every other Sunday', 'cada dos domingos'],
  [repeating('weekly', { ...on('tuesday'), every: 4 }), 'every 4th Tuesday', 'cada 4 martes'],
  [
    repeating('weekly', on('monday', 'tuesday', 'wednesday', 'thursday')),
    'every day from Monday to Thursday',
    'todos los días, de lunes a jueves',
  ],
  [
    repeating('weekly', on('monday', 'tuesday', 'wednesday', 'friday')),
    'every Monday, Tuesday, Wednesday and Friday',
    'todos los lunes, martes, miércoles y viernes',
  ],
  [repeating('monthly', { every: 2 }), 'every other month on the 27th', 'cada dos meses, el día 27'],
  [repeating('monthly'), 'every month on the 27th', 'cada mes, el día 27'],
  [
    repeating('daily', { until: '2026-12-24' }),
    'every day, until December 24, 2026',
    'todos los días, hasta el 24 de diciembre de 2026',
  ],
  [{ ...repeating('weekly'), repeats: 0 }, 'once', 'una sola vez'],
] as const)('a repetition is told in both languages: %#', (event, en, es) => {
  expect(inBoth(event)).toEqual([en, es]);
});

it('hours are written as each language writes them', () => {
  expect([atTime('13:05', 'en'), atTime('13:05', 'es'), atTime('20:00', 'es')]).toEqual([
    'at 1:05 pm',
    'a la 1:05 p. m.',
    'a las 8:00 p. m.',
  ]);
});
