import { describe, expect, it } from 'vitest';
import { addDays } from '../../domain/time/calendar.ts';
import { readDraft } from '../../domain/record/draft.ts';
import { type Audience, type Special, specialForPage } from '../../domain/special.ts';
import { demo } from './demo/index.ts';
import { special } from './special.ts';

const MONDAY = '2026-11-16';
const specialsOf = (site: keyof typeof demo): (Special & { name: string })[] =>
  demo[site]((days) => addDays(MONDAY, days));

function standing(site: keyof typeof demo, page: string, audience: Audience = 'Everyone', day = MONDAY) {
  const found = specialForPage(specialsOf(site), { page, audience, now: `${day}T12:00` });
  return (
    found && `${found.special.name}: ${found.version.version_name}, ${found.percent_off} % ${found.code}`
  );
}

describe('the specials of the demo', () => {
  it('stand on the home page of every site in the week in which it is loaded', () => {
    for (const site of Object.keys(demo).map(Number) as (keyof typeof demo)[]) {
      expect(standing(site, 'home')).toBeDefined();
    }
  });

  it('change with the visitor and the day', () => {
    expect(standing(15, 'home')).toBe('Whale mornings: Book ahead, 25 % BALLENA25');
    expect(standing(15, 'home', 'Residents')).toBe('Whale mornings: Neighbours, 35 % VECINOS35');
    expect(standing(15, 'home', 'Members')).toBe('Quiet week: Weekday letter, 36 % SILENCIO36');
    expect(standing(15, 'home', 'Everyone', addDays(MONDAY, 26))).toBeUndefined();
    expect(standing(15, 'specials', 'Everyone', addDays(MONDAY, 27))).toBe(
      'Whale mornings: Last rooms, 10 % BALLENA10',
    );
    expect(standing(1, 'posada-del-paseo')).toBe('Season of lanterns: Standing offer, 25 % MUELLE25');
  });
});

describe('a special', () => {
  const version = {
    version_name: 'Autumn',
    start_date: '2026-11-20T00:00',
    end_date: '2026-11-30T00:00',
    audience: 'Everyone',
    priority: 10,
    pages: [{ page: 'home' }],
  };
  const problemsOf = (versions: object[]) => {
    const { id: _id, ...body } = specialsOf(15)[0]!;
    return readDraft(special, { ...body, versions }).problems.map(({ path, code }) => `${path}: ${code}`);
  };

  it('needs a version', () => {
    expect(problemsOf([version])).toEqual([]);
    expect(problemsOf([])).toEqual(['versions: required']);
  });

  it('has no version that ends before it starts, or that is shown nowhere', () => {
    expect(problemsOf([version, { ...version, end_date: '2026-11-19T00:00' }])).toEqual([
      'versions.1.end_date: ends-before-start',
    ]);
    expect(problemsOf([{ ...version, pages: [] }])).toEqual(['versions.0.pages: required']);
  });

  it('gives between nothing and everything off', () => {
    expect(problemsOf([{ ...version, percent_off: 101 }])).toEqual(['versions.0.percent_off: range']);
    expect(problemsOf([{ ...version, percent_off: 0 }])).toEqual([]);
  });
});
