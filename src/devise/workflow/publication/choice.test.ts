import { describe, expect, it } from 'vitest';
import { clock } from '../../../content/clock/clock.ts';
import { post } from '../../../content/post/post.ts';
import { languages } from '../../../domain/language.ts';
import type { LanguageState } from '../../../domain/publication/state.ts';
import { defaultChoice, isComplete, type PublicationSituation, wishOf } from './choice.ts';

const published: LanguageState = {
  state: 'published',
  revision: 2,
  since: '2026-11-20T17:30:00.000Z',
  withdrawn_since: null,
  is_changed: false,
  due: [],
  approval: null,
};
const withdrawn: LanguageState = { ...published, revision: null, since: null, withdrawn_since: '2026-11-21' };
const due: LanguageState = {
  ...published,
  due: [{ id: 1, action: 'publish', revision: 2, at: '2026-11-27T20:00:00.000Z' }],
};
const situation: PublicationSituation = {
  type: clock,
  states: { en: published, es: published },
  offered: languages,
  writes: languages,
  mayPublish: true,
};

describe('what a save does about guests until somebody chooses', () => {
  it('follows the type, the right to publish, and what is scheduled or withdrawn', () => {
    expect(defaultChoice(situation)).toMatchObject({ mode: 'now', languages: ['en', 'es'] });
    expect(defaultChoice({ ...situation, type: post })).toMatchObject({ mode: 'keep' });
    expect(defaultChoice({ ...situation, mayPublish: false })).toMatchObject({ mode: 'ask' });
    expect(defaultChoice({ ...situation, writes: ['es'] })).toMatchObject({ languages: ['es'] });
    expect(defaultChoice({ ...situation, states: { en: published, es: withdrawn } })).toMatchObject({
      mode: 'now',
      languages: ['en'],
    });
    expect(defaultChoice({ ...situation, states: { en: due, es: withdrawn } })).toMatchObject({
      mode: 'keep',
    });
  });

  it('is not sent, so that the server decides by what is stored then', () => {
    const byDefault = defaultChoice(situation);
    expect(wishOf(byDefault, byDefault, languages)).toBeUndefined();
    expect(wishOf({ ...byDefault, languages: ['en'] }, byDefault, languages)).toEqual({ languages: ['en'] });
    expect(wishOf({ ...byDefault, mode: 'ask' }, byDefault, languages)).toBe('keep');
    const kept = defaultChoice({ ...situation, type: post });
    expect(wishOf({ ...kept, mode: 'now' }, kept, languages)).toEqual({ languages: ['en', 'es'] });
  });
});

it('a choice needs a language, and a moment where it names one; one language stands for both where only it is asked', () => {
  const choice = { ...defaultChoice(situation), mode: 'at' as const };
  expect(isComplete(choice)).toBe(false);
  expect(isComplete({ ...choice, at: '2027-01-01T08:00' })).toBe(true);
  expect(isComplete({ ...choice, at: '2027-01-01T08:00', languages: [] })).toBe(false);
  expect(wishOf({ ...choice, at: '2027-01-01T08:00', languages: ['en'] }, choice, ['en'])).toEqual({
    languages: ['en', 'es'],
    at: '2027-01-01T08:00',
  });
});
