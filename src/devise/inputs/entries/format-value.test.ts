import { expect, test } from 'vitest';
import {
  choice,
  choices,
  day,
  decimal,
  hours,
  integer,
  list,
  repeat,
  text,
  wallClock,
} from '../../../domain/fields/index.ts';
import { formatValue, withoutLineBreaks, formatBreadcrumb } from './format-value.ts';

const labels = { label: 'Field', es: 'Campo' };

test('formats dates, times and choices for people', () => {
  expect(formatValue(wallClock(labels), '2026-11-21T19:30', 'en')).toBe('Nov 21 2026 @ 7:30 PM');
  expect(formatValue(wallClock(labels), '2026-11-21T13:05', 'es')).toBe('21 nov 2026 a la 1:05 p. m.');
  const spans = [{ opens: '12:00', closes: '16:00', days: ['Mon', 'Tues', 'Wed'], season: null }];
  const lunch = { spans, exceptions: [] };
  expect(formatValue(hours(labels), lunch, 'en')).toBe('12:00 pm – 4:00 pm, Mon – Wed');
  const kind = choice({
    ...labels,
    options: ['page', 'iframe'],
    labels: { iframe: { en: 'A frame', es: 'Un marco' } },
  });
  expect(formatValue(kind, 'iframe', 'es')).toBe('Un marco');
  expect(formatValue(choices({ ...labels, options: ['vegan', 'keto'] }), ['vegan', 'keto'], 'en')).toBe(
    'vegan, keto',
  );
});

test('formats numbers with their unit, and days', () => {
  expect(formatValue(integer({ ...labels, unit: '%' }), 20, 'en')).toBe('20%');
  expect(formatValue(integer({ ...labels, unit: '%' }), 20, 'es')).toBe('20\u00a0%');
  expect(formatValue(decimal({ ...labels, unit: 'm²' }), 42.5, 'en')).toBe('42.5\u00a0m²');
  expect(formatValue(integer(labels), 3, 'en')).toBe('3');
  expect(formatValue(day(labels), '2026-11-21', 'es')).toBe('21 nov 2026');
});

test('formats a recurrence with its interval, days and exceptions', () => {
  const days = { repeats_monday: true, repeats_tuesday: true, repeats_wednesday: true };
  const settings = {
    every: 2,
    repeat_days: days,
    cancelled: ['2026-11-23'],
    moved: [{ from: '2026-12-07', to: '2026-12-08T09:00' }],
  };
  expect(formatValue(repeat(labels), settings, 'en')).toBe(
    'every 2, Mon – Wed; Nov 23 2026 cancelled; Dec 7 2026 moved: Dec 8 2026 @ 9:00 AM',
  );
  expect(formatValue(repeat(labels), settings, 'es')).toContain('23 nov 2026 se cancela');
});

test('formats when a recurrence ends and where single dates are held', () => {
  expect(formatValue(repeat(labels), { every: 1, repeat_days: { repeats_monday: true } }, 'en')).toBe('Mon');
  expect(formatValue(repeat(labels), { every: 1, cancelled: ['2026-11-23'] }, 'es')).toBe(
    'sin días elegidos; 23 nov 2026 se cancela',
  );
  const elsewhere = [{ from: '2026-11-30', location: { en: 'Library', es: null } }];
  const settings = { every: 1, repeat_days: { repeats_friday: true }, until: '2026-12-18', elsewhere };
  expect(formatValue(repeat(labels), settings, 'en')).toBe(
    'Fri, until Dec 18 2026; Nov 30 2026 held at: Library',
  );
  expect(formatValue(repeat(labels), settings, 'es')).toContain(
    'hasta 18 dic 2026; 30 nov 2026 es en: Library',
  );
});

test('does not break the line within a time', () => {
  const said = withoutLineBreaks(formatValue(wallClock(labels), '2026-11-21T13:05', 'es'));
  expect(said.split(' ')).toEqual(['21', 'nov', '2026', 'a\u00a0la\u00a01:05\u00a0p.\u00a0m.']);
});

test('formats a list as the number and names of its entries', () => {
  const dishes = list({ ...labels, maxItems: 9, fields: { title: text(labels), price: text(labels) } });
  expect(formatValue(dishes, [{ title: 'Ceviche' }, { title: 'Soup' }], 'en')).toBe(
    '2 entries: Ceviche, Soup',
  );
  expect(formatValue(dishes, [], 'en')).toBe('');
});

test('formats the path of a value with the names of entries', () => {
  const marks = [
    { label: 'Sections', es: 'Secciones', entry: 'Starters' },
    { label: 'Price', es: 'Precio' },
  ];
  expect(formatBreadcrumb(marks, 'es')).toBe('Secciones: Starters › Precio');
});
