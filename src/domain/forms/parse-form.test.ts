import { describe, expect, it } from 'vitest';
import type { FormDeclaration } from './form.ts';
import { parseForm } from './parse-form.ts';

const both = (text: string) => ({ en: text, es: text });
const said = both('');

const form: FormDeclaration = {
  name: 'contact',
  labels: said,
  button: said,
  thanks: { en: { title: '', text: '' }, es: { title: '', text: '' } },
  confirmation: { en: { subject: '', text: '' }, es: { subject: '', text: '' } },
  permission: 'manage forms',
  keptDays: 1,
  fields: {
    name: { kind: 'line', label: said, isRequired: true, maxLength: 10 },
    email: { kind: 'email', label: said, isRequired: true },
    telephone: { kind: 'telephone', label: said },
    arrival: { kind: 'day', label: said },
    born: { kind: 'day', label: said, mayBePast: true },
    departure: { kind: 'day', label: said, notBefore: 'arrival' },
    guests: { kind: 'number', label: said, min: 1, max: 40 },
    booking: { kind: 'line', label: said, maxLength: 10, isCompared: true },
    about: { kind: 'choice', label: said, options: { stay: said } },
    message: { kind: 'text', label: said, maxLength: 100 },
    agrees: { kind: 'consent', label: said, version: '2026-11' },
  },
};

const good = { name: ' Inés ', email: 'Ines@Marea.TEST' };
const parse = (given: Record<string, string>) =>
  parseForm(form, new Map(Object.entries({ ...good, ...given })), { today: '2026-11-20' });
const issue = (field: string, value: string) => parse({ [field]: value }).issues[field]?.code;

describe('a form', () => {
  it('takes no last day before the first, and either alone', () => {
    const departing = (departure: string, more = {}) => parse({ departure, ...more }).issues;
    expect(departing('2026-12-23', { arrival: '2026-12-24' })).toEqual({
      departure: { code: 'ends-before' },
    });
    expect(departing('2026-12-24', { arrival: '2026-12-24' })).toEqual({});
    expect(departing('2026-12-23')).toEqual({});
    // A first day that is none says nothing of the last one.
    expect(departing('2026-12-23', { arrival: '24 dic' })).toEqual({ arrival: { code: 'day' } });
  });

  it('keeps what was given, tidied, and leaves out what was not', () => {
    const { values, issues } = parse({
      telephone: '+52 998 555 0101',
      arrival: '2026-12-24',
      guests: '012',
      about: 'stay',
      message: 'One\r\ntwo',
      agrees: 'yes',
    });
    expect(issues).toEqual({});
    expect(values).toEqual({
      name: 'Inés',
      email: 'ines@marea.test',
      telephone: '+52 998 555 0101',
      arrival: '2026-12-24',
      guests: '12',
      about: 'stay',
      message: 'One\ntwo',
      agrees: '2026-11',
    });
    expect(parse({}).values).toEqual({ name: 'Inés', email: 'ines@marea.test' });
  });

  it('takes days of ten years before and after, a number with one digit, and hosts with several dots', () => {
    const given = {
      born: '2016-01-01',
      arrival: '2036-12-31',
      booking: '# 7',
      email: 'ines@mail.marea.co.uk',
    };
    expect(parse(given)).toEqual({ values: { name: 'Inés', ...given }, issues: {} });
  });

  it.each([
    ['name', '', 'required'],
    ['name', '   ', 'required'],
    ['name', 'x'.repeat(11), 'too-long'],
    ['name', 'Inés\nBcc: a@b.test', 'too-long'],
    ['name', 'I\nBcc: a@b', 'characters'],
    ['name', 'I\tn', 'characters'],
    ['name', 'I\u2028n', 'characters'],
    ['name', 'I\u0000n', 'characters'],
    ['name', 'In\u202eés', 'characters'],
    ['name', 'In\u2067és', 'characters'],
    ['booking', '- / #', 'no-letter'],
    ['email', 'ines', 'email'],
    ['email', 'ines@marea', 'email'],
    ['email', 'ines@marea..test', 'email'],
    ['email', 'ines@.marea.test', 'email'],
    ['email', 'ines@marea.test, b@b.test', 'email'],
    ['email', 'Inés <ines@marea.test>', 'email'],
    ['email', 'ines@marea.test\r\nBcc: b@b.test', 'characters'],
    ['email', `${'x'.repeat(250)}@marea.test`, 'too-long'],
    ['telephone', 'call me', 'telephone'],
    ['arrival', '2026-02-30', 'day'],
    ['arrival', '24/12/2026', 'day'],
    ['arrival', '2026-11-19', 'past-day'],
    ['arrival', '2037-01-01', 'far-day'],
    ['arrival', '9999-12-31', 'far-day'],
    ['born', '2015-12-31', 'far-day'],
    ['guests', '0', 'number'],
    ['guests', '41', 'number'],
    ['guests', '1e1', 'number'],
    ['about', 'toString', 'choice'],
    ['agrees', 'no', 'consent'],
    ['message', 'x'.repeat(101), 'too-long'],
    ['message', 'a\u0007b', 'characters'],
  ])('refuses %s %j as %s', (field, value, code) => {
    expect(issue(field, value)).toBe(code);
  });
});
