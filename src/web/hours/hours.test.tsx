// @vitest-environment node
import { expect, it } from 'vitest';
import { renderedIn } from '../language/rendered-in.tsx';
import { changedOn, closedOn } from '../../domain/time/hours-exceptions.ts';
import type { Hours } from '../../domain/time/opening-hours.ts';
import { Hours as HoursShown } from './hours.tsx';

const dinner: Hours = {
  spans: [{ opens: '18:00', closes: '22:30', days: ['Mon', 'Tues', 'Wed', 'Thurs', 'Fri'], season: null }],
  exceptions: [],
};
// A Monday.
const OPEN = '2026-11-23T19:00';

const text = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();

it.each([
  ['en', /dinner \(en\) 6:00 pm – 10:30 pm Mon.*Fri/, '10:30 pm'],
  ['es', /dinner \(es\) 6:00 p. m. – 10:30 p. m. [Ll]un.*[Vv]ie/, 'las 10:30 p. m.'],
] as const)(
  'hours on the server say the meal, its times and days, and until when it is open: %s',
  (language, says, until) => {
    const html = renderedIn(language, <HoursShown hours={{ dinner }} now={OPEN} />);
    expect(html).toMatch(new RegExp(`^<section><h2>hours \\(${language}\\)</h2>`));
    expect(html).toContain('<dl><div><dt>');
    const said = text(html);
    expect(said).toMatch(says);
    expect(said).toContain(`open-now (${language}) · until (${language}) ${until}`);
  },
);

it('hours say when a closed place opens', () => {
  const html = renderedIn('en', <HoursShown hours={{ dinner }} now="2026-11-23T09:00" />);
  expect(text(html)).toContain('opens-today (en) · 6:00 pm');
});

it('a place that gives no hours says nothing', () => {
  expect(renderedIn('en', <HoursShown hours={{ dinner: null }} now={OPEN} />)).toBe('');
});

const wedding = { en: 'private wedding', es: 'boda privada' };
const shown = (language: 'en' | 'es', hours: Hours, now: string) =>
  text(renderedIn(language, <HoursShown hours={{ dinner: hours }} now={now} />));

it.each([
  [
    'en',
    'closed-today (en) : private wedding · opens (en) Tues · 6:00 pm',
    'not-served-today (en) · private wedding',
  ],
  [
    'es',
    'closed-today (es) : boda privada · opens (es) martes · 6:00 p. m.',
    'not-served-today (es) · boda privada',
  ],
] as const)('a place that is closed today says why and when it opens: %s', (language, hint, meal) => {
  const said = shown(language, closedOn(dinner, '2026-11-23', wedding), '2026-11-23T12:00');
  expect(said).toContain(hint);
  expect(said).toContain(meal);
  expect(said).toMatch(/Fri|viernes/);
});

it('other hours today stand above the usual ones, and those of days to come below', () => {
  const early = changedOn(dinner, '2026-11-23', [{ opens: '17:00', closes: '19:00' }]);
  const hours = closedOn(early, '2026-11-26', wedding);
  const said = shown('en', hours, '2026-11-23T18:00');
  expect(said).toContain('until (en) 7:00 pm');
  expect(said).toContain('today-only (en) 5:00 pm – 7:00 pm 6:00 pm – 10:30 pm');
  expect(said).toContain('coming-days (en) Thurs, Nov 26 closed (en) · private wedding');
  expect(shown('en', hours, '2026-11-27T18:00')).not.toContain('coming-days');
});

it('several spans and a season that begins soon are said with their days', () => {
  const hours: Hours = {
    spans: [
      { opens: '12:00', closes: '15:00', days: ['Mon'], season: null },
      { opens: '19:00', closes: '22:00', days: ['Mon'], season: null },
      { opens: '18:00', closes: '23:00', days: ['Mon', 'Tues'], season: { from: '12-01', until: '04-30' } },
    ],
    exceptions: [],
  };
  const said = shown('en', hours, '2026-11-23T18:00');
  expect(said).toContain('12:00 pm – 3:00 pm & 7:00 pm – 10:00 pm Mon');
  expect(said).toContain('from-day (en) 6:00 pm – 11:00 pm Mon – Tues');
  expect(shown('en', hours, '2026-11-02T18:00')).not.toContain('from-day');
});
