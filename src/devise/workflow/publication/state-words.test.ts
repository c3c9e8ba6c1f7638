import { describe, expect, it } from 'vitest';
import type { LanguageState } from '../../../domain/publication/state.ts';
import { briefState, opensLater, stateSentence } from './state-words.ts';

const never: LanguageState = {
  state: 'none',
  revision: null,
  since: null,
  withdrawn_since: null,
  is_changed: false,
  due: [],
  approval: null,
};
const since = '2026-11-20T17:30:00.000Z';
const friday = { id: 4, revision: 3, at: '2026-11-28T01:00:00.000Z' };
const inCancun = { language: 'en', zone: 'America/Cancun' } as const;
/** The space before AM and PM is a narrow one. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

describe('what guests read of a language', () => {
  it('is told in a few words, a moment to come on the clock of the property', () => {
    expect(briefState(never, inCancun)).toBe('not published');
    expect(briefState({ ...never, withdrawn_since: since }, inCancun)).toBe('withdrawn');
    const due: LanguageState = { ...never, state: 'due', due: [{ ...friday, action: 'publish' }] };
    expect(plain(briefState(due, inCancun))).toBe('due Fri, Nov 27, 2026, 8:00 PM');
    const until: LanguageState = { ...due, due: [{ ...friday, action: 'withdraw', revision: null }] };
    expect(plain(briefState(until, { ...inCancun, language: 'es' }))).toMatch(/^se retira: vie.*27/);
  });

  it('is told in a sentence, with what waits and what is to come', () => {
    const state: LanguageState = {
      ...never,
      state: 'waiting',
      revision: 2,
      since,
      is_changed: true,
      due: [{ ...friday, action: 'publish' }],
      approval: 9,
    };
    expect(plain(stateSentence(state, inCancun))).toBe(
      'changed, guests read the version of Fri, Nov 20, 2026, 12:30 PM; it waits for approval; ' +
        'it will be published Fri, Nov 27, 2026, 8:00 PM',
    );
    expect(stateSentence(never, inCancun)).toBe('guests do not see it yet');
  });

  it('does not say that guests read a post whose own date is still to come', () => {
    const published: LanguageState = { ...never, state: 'published', revision: 2, since };
    const opens = opensLater('2026-11-27T20:00', inCancun.zone, new Date(since));
    const reader = { ...inCancun, opens };
    expect(plain(briefState(published, reader))).toBe('due Fri, Nov 27, 2026, 8:00 PM');
    expect(plain(stateSentence(published, reader))).toBe(
      'published, nobody outside reads it before Fri, Nov 27, 2026, 8:00 PM',
    );
    expect(plain(stateSentence(published, { ...reader, language: 'es' }))).toMatch(
      /^publicado; nadie de fuera lo lee antes de: vie.*27/,
    );
    // The date of the version that guests read is not known here.
    const changed: LanguageState = { ...published, state: 'changed', is_changed: true };
    expect(stateSentence(changed, reader)).toMatch(/^changed, guests read the version of/);
    expect(opensLater('2026-11-20T12:30', inCancun.zone, new Date(since))).toBeUndefined();
    expect(opensLater('2026-11-27T20:00', undefined, new Date(since))).toBeUndefined();
  });
});
