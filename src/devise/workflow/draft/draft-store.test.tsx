import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftServer } from '../../../../test/draft-server.ts';
import { clock } from '../../../content/clock/clock.ts';
import { formValues, type FormValues } from '../../../domain/workflow/values-of.ts';
import type { Draft } from './draft.ts';

const PERSON = 'u1';
const KEY = 'ab12cd34';

/** The draft store as a tab has it that was just opened: what another one held in memory is not there. */
async function openTab() {
  vi.resetModules();
  const [store, device] = await Promise.all([import('./draft-store.ts'), import('./device-copies.ts')]);
  return { ...store, ...device };
}

const named = (name: string): FormValues => formValues(clock, { name });

const emptyDraft: Draft = {
  key: KEY,
  type: clock.name,
  record_id: null,
  site_id: 1,
  version: null,
  values: named(''),
  step: '',
  updated_at: '2026-11-22T10:00:00.000Z',
};

/** Lets what is due be sent and answered. */
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

let server: ReturnType<typeof draftServer>;

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  server = draftServer();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('draft store', () => {
  it('keeps what is typed on the device at once and on the server a moment after the last key', async () => {
    const tab = await openTab();
    tab.addUntouchedDraft(PERSON, emptyDraft);
    tab.changeDraft(KEY, named('C'), 'name');
    tab.changeDraft(KEY, named('Cl'), 'name');
    expect(tab.deviceCopy(PERSON, KEY)?.values.name).toBe('Cl');
    expect(tab.openDraft(KEY)).toMatchObject({ isUntouched: false, sync: 'syncing' });
    expect(server.drafts.size).toBe(0);
    await wait(800);
    expect(server.drafts.get(KEY)?.values.name).toBe('Cl');
    expect(server.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    expect(tab.openDraft(KEY)?.sync).toBe('synced');
  });

  it('sends nothing of a draft in which nothing was typed', async () => {
    const tab = await openTab();
    tab.addUntouchedDraft(PERSON, emptyDraft);
    await wait(20_000);
    expect(server.calls).toEqual([]);
  });

  it('keeps a draft on the server alone where the browser stores nothing', async () => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: full, setItem: full, removeItem: full });
    const tab = await openTab();
    tab.addUntouchedDraft(PERSON, emptyDraft);
    tab.storeChoices(PERSON, KEY, { version: 4, choices: { name: 'mine' } });
    tab.changeDraft(KEY, named('Clock'), 'name');
    await wait(800);
    expect([tab.deviceCopy(PERSON, KEY), tab.storedChoices(PERSON, KEY, 4)]).toEqual([null, {}]);
    expect(server.drafts.get(KEY)?.values.name).toBe('Clock');
  });

  it('sends what is still waiting when the page is about to go', async () => {
    const tab = await openTab();
    tab.addUntouchedDraft(PERSON, emptyDraft);
    tab.changeDraft(KEY, named('Clock'), 'name');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await wait(0);
    expect(server.drafts.get(KEY)?.values.name).toBe('Clock');
  });

  it('finds after a reload on the device what the server never got', async () => {
    server.isOffline = true;
    const before = await openTab();
    before.addUntouchedDraft(PERSON, emptyDraft);
    before.changeDraft(KEY, named('Clock'), 'name');
    await wait(800);
    const after = await openTab();
    expect(after.openDraft(KEY)).toBeUndefined();
    expect(after.deviceCopies(PERSON).map(({ key, values }) => [key, values.name])).toEqual([[KEY, 'Clock']]);
    expect(after.deviceCopies('u2')).toEqual([]);
  });

  it('says that the connection is lost, and sends the newest text when it is back', async () => {
    server.isOffline = true;
    const tab = await openTab();
    tab.addUntouchedDraft(PERSON, emptyDraft);
    tab.changeDraft(KEY, named('Clock'), 'name');
    await wait(800);
    expect(tab.openDraft(KEY)?.sync).toBe('offline');
    tab.changeDraft(KEY, named('Clock of the beach'), 'name');
    server.isOffline = false;
    window.dispatchEvent(new Event('online'));
    await wait(0);
    expect(server.drafts.get(KEY)?.values.name).toBe('Clock of the beach');
    expect(tab.openDraft(KEY)?.sync).toBe('synced');
  });

  it('tries again by itself where the server could not keep it', async () => {
    server.failsWith = 503;
    const tab = await openTab();
    tab.addUntouchedDraft(PERSON, emptyDraft);
    tab.changeDraft(KEY, named('Clock'), 'name');
    await wait(800);
    expect(tab.openDraft(KEY)?.sync).toBe('device');
    server.failsWith = undefined;
    await wait(10_000);
    expect(tab.openDraft(KEY)?.sync).toBe('synced');
  });

  it('sends one text after the other, so that an older one never arrives last', async () => {
    const tab = await openTab();
    tab.addUntouchedDraft(PERSON, emptyDraft);
    const answerFirst = server.holdNext();
    tab.changeDraft(KEY, named('first'), 'name');
    await wait(800);
    tab.changeDraft(KEY, named('second'), 'name');
    await wait(800);
    expect(server.calls.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
    answerFirst();
    await wait(0);
    expect(server.drafts.get(KEY)?.values.name).toBe('second');
    expect(tab.openDraft(KEY)?.sync).toBe('synced');
  });

  it('gives the newer of two tabs’ texts to whoever opens the draft', async () => {
    const one = await openTab();
    const other = await openTab();
    one.addUntouchedDraft(PERSON, emptyDraft);
    other.addUntouchedDraft(PERSON, emptyDraft);
    one.changeDraft(KEY, named('of the first tab'), 'name');
    await wait(1000);
    other.changeDraft(KEY, named('of the second tab'), 'name');
    await wait(1000);
    const { newerDraft } = await import('./draft.ts');
    const stored = server.drafts.get(KEY)!;
    expect(stored.values.name).toBe('of the second tab');
    expect(newerDraft(stored, one.openDraft(KEY)?.draft)?.values.name).toBe('of the second tab');
  });

  it('forgets what was saved: on the device, on the server and for whoever comes back to its address', async () => {
    const tab = await openTab();
    tab.addUntouchedDraft(PERSON, emptyDraft);
    tab.changeDraft(KEY, named('Clock'), 'name');
    await wait(800);
    tab.storeChoices(PERSON, KEY, { version: 3, choices: { name: 'mine' } });
    await tab.discardDraft(PERSON, KEY);
    expect(tab.openDraft(KEY)).toBeUndefined();
    expect(tab.isDiscarded(KEY)).toBe(true);
    expect(server.drafts.size).toBe(0);
    expect(localStorage.length).toBe(0);
  });

  it('does not bring a draft back that was forgotten while its text was on the way', async () => {
    const tab = await openTab();
    tab.addUntouchedDraft(PERSON, emptyDraft);
    const response = server.holdNext();
    tab.changeDraft(KEY, named('Clock'), 'name');
    await wait(800);
    const forgotten = tab.discardDraft(PERSON, KEY);
    response();
    await wait(0);
    await forgotten;
    await wait(20_000);
    expect(server.drafts.size).toBe(0);
  });

  it('takes a refusal back only from the field that was changed, and from what stands in it', async () => {
    const tab = await openTab();
    tab.addFoundDraft(PERSON, emptyDraft, false);
    const issues = ['name', 'links.0.title', 'end_date'].map((path) => ({ path, message: 'wrong' }));
    tab.setDraftIssues(KEY, issues);
    tab.changeDraft(KEY, named('Clock'), 'name', ['links']);
    expect(tab.openDraft(KEY)?.issues.map(({ path }) => path)).toEqual(['name', 'end_date']);
  });

  it('goes on from the version somebody else saved, with the values that were chosen', async () => {
    const tab = await openTab();
    tab.addFoundDraft(PERSON, { ...emptyDraft, record_id: 7, version: 3 }, false);
    tab.rebaseDraft(KEY, named('chosen'), 4);
    await wait(800);
    expect(server.drafts.get(KEY)).toMatchObject({ record_id: 7, version: 4, values: { name: 'chosen' } });
  });
});

describe('choices of a conflict', () => {
  it('are there after a reload, for the version they were made beside and for no other', async () => {
    const before = await openTab();
    before.storeChoices(PERSON, KEY, { version: 4, choices: { name: 'theirs' } });
    const after = await openTab();
    expect(after.storedChoices(PERSON, KEY, 4)).toEqual({ name: 'theirs' });
    expect(after.storedChoices(PERSON, KEY, 5)).toEqual({});
    expect(after.storedChoices('u2', KEY, 4)).toEqual({});
  });
});
