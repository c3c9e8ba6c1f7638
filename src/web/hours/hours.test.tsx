// @vitest-environment node
import { expect, it } from 'vitest';
import { renderedIn } from '../language/rendered-in.tsx';
import { Hours } from './hours.tsx';

const dinner = { opens: '18:00', closes: '22:30', days: ['Mon', 'Tues', 'Wed', 'Thurs', 'Fri'] } as const;
// A Monday.
const OPEN = '2026-11-23T19:00';

const text = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

it.each([
  ['en', /dinner \(en\) 6:00 pm – 10:30 pm Mon.*Fri/],
  ['es', /dinner \(es\) 6:00 p. m. – 10:30 p. m. [Ll]un.*[Vv]ie/],
] as const)(
  'hours on the server say the meal, its times and days, and until when it is open: %s',
  (language, says) => {
    const html = renderedIn(language, <Hours hours={{ dinner }} now={OPEN} />);
    expect(html).toMatch(new RegExp(`^<section><h2>hours \\(${language}\\)</h2>`));
    expect(html).toContain('<dl><div><dt>');
    const said = text(html);
    expect(said).toMatch(says);
    expect(said).toContain(`open-now (${language}) · until (${language}) 10:30`);
  },
);

it('hours say when a closed place opens', () => {
  const html = renderedIn('en', <Hours hours={{ dinner }} now="2026-11-23T09:00" />);
  expect(text(html)).toContain('opens-today (en) · 6:00 pm');
});

it('a place that gives no hours says nothing', () => {
  expect(renderedIn('en', <Hours hours={{ dinner: null }} now={OPEN} />)).toBe('');
});
