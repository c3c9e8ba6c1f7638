import { describe, expect, it } from 'vitest';
import { defineContentType } from '../content-type.ts';
import { LenientContext } from '../record/lenient-context.ts';
import { parseRecord } from '../record/parse-record.ts';
import { days } from '../time/day-range.ts';
import { closedOn } from '../time/hours-exceptions.ts';
import type { Hours } from '../time/opening-hours.ts';
import { mergeRecords } from '../workflow/merge.ts';
import { formValues } from '../workflow/values-of.ts';
import { hours, hoursType } from './hours.ts';
import { text } from './text.ts';

const bar = defineContentType({
  name: 'bar',
  path: 'bars',
  scope: 'site',
  permission: 'manage property hub',
  titleField: 'name',
  labels: { en: { one: 'bar', many: 'bars' }, es: { one: 'bar', many: 'bares', gender: 'm' } },
  remove: 'delete',
  fields: { name: text({ label: 'Name', es: 'Nombre' }), dinner: hours({ label: 'Dinner', es: 'Cena' }) },
});

const parse = (dinner: unknown, stored?: unknown) => {
  const current =
    stored === undefined ? undefined : { plain: { dinner: stored }, locale: { en: {}, es: {} } };
  const { plain, issues } = parseRecord(bar, { dinner }, current);
  return { hours: plain.dinner as Hours | null, issues: issues.map(({ path, code }) => `${path}: ${code}`) };
};
const issuesOf = (dinner: unknown) => parse(dinner).issues;

const span = { id: 'span0001', opens: '18:00', closes: '22:00', days: [...days], season: null };
const christmas = {
  id: 'excepti1',
  from: '2026-12-24',
  until: null,
  spans: [],
  reason: { en: 'Christmas', es: 'Navidad' },
};
const week: Hours = { spans: [span], exceptions: [christmas] };

describe('hours', () => {
  it('are stored as they are sent, and none where nothing is said', () => {
    expect(parse(week)).toEqual({ hours: week, issues: [] });
    expect(parse({ spans: [], exceptions: [] })).toEqual({ hours: null, issues: [] });
    expect(parse(null)).toEqual({ hours: null, issues: [] });
  });

  it('give entries without an id one of their own', () => {
    const { id: _, ...bare } = span;
    expect(parse({ spans: [bare] }).hours?.spans[0]?.id).toMatch(/^[a-z0-9]{8}$/);
  });

  it.each([
    [{ ...span, opens: '25:00' }, 'dinner.spans.0.opens: date'],
    [{ ...span, closes: undefined }, 'dinner.spans.0.closes: required'],
    [{ ...span, days: [] }, 'dinner.spans.0.days: required'],
    [{ ...span, days: ['Monday'] }, 'dinner.spans.0.days: choice'],
    [{ ...span, season: { from: '12-01' } }, 'dinner.spans.0.season.until: required'],
    [{ ...span, season: { from: '02-31', until: '04-30' } }, 'dinner.spans.0.season.from: date'],
    [{ ...span, until: '2027-01-01' }, 'dinner.spans.0.until: unknown'],
  ])('name the failing field of %o', (given, issue) => {
    expect(issuesOf({ spans: [given] })).toEqual([issue]);
  });

  it('may not overlap, nor say two things of one date', () => {
    const late = { ...span, id: 'span0002', opens: '21:00', closes: '23:00' };
    expect(issuesOf({ spans: [span, late] })).toEqual(['dinner.spans.1.opens: overlaps']);
    const days3 = { ...christmas, id: 'excepti2', from: '2026-12-23', until: '2026-12-25' };
    expect(issuesOf({ spans: [span], exceptions: [christmas, days3] })).toEqual([
      'dinner.exceptions.1.from: date-twice',
    ]);
    const backwards = { ...christmas, until: '2026-12-20' };
    expect(issuesOf({ exceptions: [backwards] })).toEqual(['dinner.exceptions.0.until: ends-before-start']);
    const twice = {
      ...christmas,
      spans: [
        { opens: '12:00', closes: '15:00' },
        { opens: '14:00', closes: '16:00' },
      ],
    };
    expect(issuesOf({ exceptions: [twice] })).toEqual(['dinner.exceptions.0.spans.1.opens: overlaps']);
  });

  it('of a half-made form are those that hold', () => {
    const half = { spans: [span, { ...span, opens: '' }], exceptions: [{ ...christmas, from: '' }] };
    const { plain } = parseRecord(bar, { dinner: half }, undefined, new LenientContext(undefined));
    expect(plain.dinner).toMatchObject({ spans: [{ opens: '18:00' }], exceptions: [] });
  });
});

describe('hours of one span, as clients sent them before', () => {
  const old = { opens: '12:00', closes: '15:00', days: ['Mon'] };

  it('become a week of one span, which keeps its id and the exceptions', () => {
    expect(parse(old, week).hours).toEqual({
      spans: [{ id: 'span0001', ...old, season: null }],
      exceptions: [christmas],
    });
    expect(parse(old)).toMatchObject({ hours: { spans: [old], exceptions: [] }, issues: [] });
  });

  it('name the field that fails as it was sent', () => {
    expect(issuesOf({ ...old, opens: 'noon' })).toEqual(['dinner.opens: date']);
    expect(issuesOf({ opens: '12:00', closes: '15:00' })).toEqual(['dinner.days: required']);
  });

  it('are opened by a form from a draft that lay on a device', () => {
    const { dinner } = formValues(bar, { dinner: old });
    expect(dinner).toMatchObject({ spans: [old], exceptions: [] });
  });
});

it('spans sent without exceptions leave these as they are', () => {
  expect(parse({ spans: [span] }, week).hours).toEqual(week);
  expect(parse({ spans: [span], exceptions: [] }, week).hours?.exceptions).toEqual([]);
});

it('two people who change different things of the same hours are merged without a question', () => {
  const values = (dinner: Hours) => formValues(bar, { name: 'Bar', dinner });
  const mine = { ...week, spans: [{ ...span, closes: '23:00' }] };
  const theirs = closedOn({ ...week, spans: [{ ...span, opens: '17:00' }] }, '2026-12-31');
  const merge = mergeRecords(bar, values(week), values(mine), values(theirs));
  expect(merge.differences.filter(({ suggested }) => suggested === null)).toEqual([]);
  expect(merge.values.dinner).toEqual({
    spans: [{ ...span, opens: '17:00', closes: '23:00' }],
    exceptions: theirs.exceptions,
  });
});

it('guests get the week of the season in words, and no exceptions that are over', () => {
  const value: Hours = {
    spans: [span, { ...span, opens: '17:00', days: ['Sat'], season: { from: '12-01', until: '04-30' } }],
    exceptions: [christmas],
  };
  const context = { picture: () => null, html: String, today: '2026-12-26' };
  const guest = hoursType.guestValue!(value, context);
  expect(guest).toMatchObject({
    time: {
      en: 'Sun – Fri 6:00 pm – 10:00 pm; Sat 5:00 pm – 10:00 pm',
      es: 'domingo a viernes 6:00 p. m. – 10:00 p. m.; sábado 5:00 p. m. – 10:00 p. m.',
    },
    days: [...days],
    exceptions: [],
  });
  const before = hoursType.guestValue!(value, { ...context, today: '2026-11-25' });
  expect(before).toMatchObject({
    time: { en: '6:00 pm – 10:00 pm' },
    exceptions: [{ from: '2026-12-24', reason: { es: 'Navidad' } }],
  });
});
