import { describe, expect, it } from 'vitest';
import { parseRecord } from '../../domain/record/parse-record.ts';
import { special } from './special.ts';

describe('a special', () => {
  const version = {
    version_name: 'Autumn',
    start_date: '2026-11-20T00:00',
    end_date: '2026-11-30T00:00',
    audience: 'Everyone',
    priority: 10,
    pages: [{ page: 'home' }],
  };
  const body = {
    name: 'Whale mornings',
    percent_off: 25,
    code: 'BALLENA25',
    locale: {
      en: {
        title: 'Breakfast with whales',
        excerpt: 'A bay-side room from December to March.',
        content: 'Humpbacks come into the bay to calve.',
        terms: 'December 8 to March 23.',
        image: 'kayak-bay',
        banner: 'home-marea',
      },
    },
  };
  const problemsOf = (versions: object[]) => {
    return parseRecord(special, { ...body, versions }).issues.map(({ path, code }) => `${path}: ${code}`);
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
