import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftServer } from '../../../../test/draft-server.ts';
import { clock } from '../../../content/clock/clock.ts';
import { formValues, type FormValues } from '../../../domain/workflow/values-of.ts';
import type { Draft } from './draft.ts';

const PERSON = 'u1';
const KEY = 'ab12cd34';

/** A fresh instance of the draft store, as in a new tab: memory is empty, local storage is shared. */
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

/** Runs due timers and waits for the responses. */
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
  it('stores input on the device at once and on the server after a delay', async () => {
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

  it('sends nothing for an untouched draft', async () => {
    const tab = await openTab();
    tab.addUntouchedDraft(PERSON, emptyDraft);
    await wait(20_000);
    expect(server.calls).toEqual([]);
  });

  it('stores a draft on the server only where local storage is disabled', async () => {
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

  it('sends pending changes when the page is hidden', async () => {
    const tab = await openTab();
    tab.addUntouchedDraft(PERSON, emptyDraft);
    tab.changeDraft(KEY, named('Clock'), 'name');
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await wait(0);
    expect(server.drafts.get(KEY)?.values.name).toBe('Clock');
  });

  it('restores from the device after a reload what the server never received', async () => {
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

  it('reports a lost connection, and sends the newest values when it is back', async () => {
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

  it('retries after a failure of the server', async () => {
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

  it('sends changes in sequence, so that an older one never arrives last', async () => {
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

  it('opens the newer of two tabs’ copies', async () => {
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

  it('discards a saved draft on the device, on the server and for its address', async () => {
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

  it('does not restore a draft that was discarded while a change was being sent', async () => {
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

  it('clears validation issues of the changed field and of fields nested in it only', async () => {
    const tab = await openTab();
    tab.addFoundDraft(PERSON, emptyDraft, false);
    const issues = ['name', 'links.0.title', 'end_date'].map((path) => ({ path, message: 'wrong' }));
    tab.setDraftIssues(KEY, issues);
    tab.changeDraft(KEY, named('Clock'), 'name', ['links']);
    expect(tab.openDraft(KEY)?.issues.map(({ path }) => path)).toEqual(['name', 'end_date']);
  });

  it('rebases onto the version somebody else saved, with the chosen values', async () => {
    const tab = await openTab();
    tab.addFoundDraft(PERSON, { ...emptyDraft, record_id: 7, version: 3 }, false);
    tab.rebaseDraft(KEY, named('chosen'), 4);
    await wait(800);
    expect(server.drafts.get(KEY)).toMatchObject({ record_id: 7, version: 4, values: { name: 'chosen' } });
  });
});

describe('choices of a conflict', () => {
  it('are restored after a reload, for the same version only', async () => {
    const before = await openTab();
    before.storeChoices(PERSON, KEY, { version: 4, choices: { name: 'theirs' } });
    const after = await openTab();
    expect(after.storedChoices(PERSON, KEY, 4)).toEqual({ name: 'theirs' });
    expect(after.storedChoices(PERSON, KEY, 5)).toEqual({});
    expect(after.storedChoices('u2', KEY, 4)).toEqual({});
  });
});
