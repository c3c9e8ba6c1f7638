import { FetchFailed } from '../../../web/fetch.ts';
import { MAX_DRAFT } from '../../../domain/workflow/draft-size.ts';
import type { DraftFacts } from '../../../domain/workflow/draft-facts.ts';
import type { ContentType } from '../../../domain/content-type.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import { get, send } from '../../api.ts';
import type { FieldIssue } from '../../inputs/index.ts';
import { queryKeys } from '../../query-keys.ts';
import { queries } from '../../queries.ts';
import type { Draft, OpenDraft, SyncState } from './draft.ts';
import { changedFields } from '../form/changed-fields.ts';
import { queryString } from '../records/query-string.ts';
import { dropDeviceCopy, storeDeviceCopy } from './device-copies.ts';
import { type Direction, forgetHistory, noteChange, takeStep } from './draft-history.ts';

/** The drafts open in this tab. Changes are stored on this device at once and sent to the server after a delay. */
const openDrafts = new Map<string, OpenDraft>();
const owners = new Map<string, string>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const sending = new Map<string, Promise<void>>();
/** Drafts whose newest values could not be stored on this device. */
const withoutDeviceCopy = new Set<string>();
/** Saved or discarded in this tab: their addresses open an empty form. */
const discarded = new Set<string>();
const listeners = new Set<() => void>();

/** Milliseconds after the last change. */
const SEND_DELAY = 800;
const RETRY_DELAY = 10_000;

export const openDraft = (key: string): OpenDraft | undefined => openDrafts.get(key);

export const isDiscarded = (key: string): boolean => discarded.has(key);

export function subscribeToDrafts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function put(key: string, next: OpenDraft): void {
  openDrafts.set(key, next);
  for (const listener of listeners) listener();
}

function update(key: string, part: Partial<OpenDraft>): void {
  const now = openDrafts.get(key);
  if (now) put(key, { ...now, ...part });
}

/** Adds a draft that nobody has changed yet. */
export function addUntouchedDraft(person: string, draft: Omit<Draft, 'updated_at'>): void {
  owners.set(draft.key, person);
  const added = { ...draft, updated_at: new Date().toISOString() };
  put(draft.key, { draft: added, isUntouched: true, sync: 'synced', issues: [] });
}

/** Adds a draft that was found on the device or the server, and sends it where the device has the newer copy. */
export function addFoundDraft(person: string, draft: Draft, isOnDeviceOnly: boolean): void {
  const { key } = draft;
  owners.set(key, person);
  put(key, { draft, isUntouched: false, sync: isOnDeviceOnly ? 'syncing' : 'synced', issues: [] });
  if (isOnDeviceOnly) void sendNow(key);
}

const bytesOf = (values: FormValues): number => new TextEncoder().encode(JSON.stringify(values)).length;

/** Sets why a draft is not stored on the server. */
const markUnsynced = (key: string, sync: SyncState): void =>
  update(key, { sync: withoutDeviceCopy.has(key) ? 'page' : sync });

async function sendDraft(key: string): Promise<void> {
  const now = openDrafts.get(key);
  if (!now || now.isUntouched) return;
  const { key: _, updated_at: __, ...body } = now.draft;
  // The server would reject it, after an upload of a megabyte.
  if (bytesOf(body.values) > MAX_DRAFT) return markUnsynced(key, 'tooLarge');
  try {
    await send('PUT', `drafts/${key}`, body);
    if (openDrafts.get(key)?.draft === now.draft) update(key, { sync: 'synced' });
    void queries.invalidateQueries({ queryKey: queryKeys.drafts.unfinished, refetchType: 'none' });
  } catch (failed) {
    const status = failed instanceof FetchFailed ? failed.status : undefined;
    // Not retried before the next change.
    if (status === 413) return markUnsynced(key, 'tooLarge');
    markUnsynced(key, status === 0 ? 'offline' : 'device');
    sendLater(key, RETRY_DELAY);
  }
  return undefined;
}

function sendNow(key: string): Promise<void> {
  clearTimeout(timers.get(key));
  timers.delete(key);
  // In sequence, so that an older version never arrives last.
  const sent = (sending.get(key) ?? Promise.resolve()).then(() => sendDraft(key));
  sending.set(key, sent);
  return sent;
}

function sendLater(key: string, after: number): void {
  clearTimeout(timers.get(key));
  timers.set(
    key,
    setTimeout(() => void sendNow(key), after),
  );
}

const isSameField = (one: string, other: string) => one === other || one.startsWith(`${other}.`);

/** Updates the values. `changed` are the changed fields, whose validation issues are cleared. */
export function changeDraft(
  key: string,
  values: FormValues,
  step: string,
  changed: readonly string[] = [],
): void {
  const now = openDrafts.get(key);
  if (!now) return;
  noteChange(key, now.draft.values, values, Date.now());
  putValues(key, values, step, changed);
}

/** Takes the last change of the draft back, or makes it again. */
export function stepDraft(key: string, type: ContentType, direction: Direction): void {
  const now = openDrafts.get(key);
  const values = now && takeStep(key, type, now.draft.values, direction);
  if (!values) return;
  putValues(key, values, now.draft.step, changedFields(now.draft.values, values));
}

function putValues(key: string, values: FormValues, step: string, changed: readonly string[] = []): void {
  const now = openDrafts.get(key);
  if (!now) return;
  const draft = { ...now.draft, values, step, updated_at: new Date().toISOString() };
  const issues = now.issues.filter(({ path }) => !changed.some((one) => isSameField(path, one)));
  put(key, { draft, isUntouched: false, sync: 'syncing', issues });
  if (storeDeviceCopy(owners.get(key) ?? '', draft)) withoutDeviceCopy.delete(key);
  else withoutDeviceCopy.add(key);
  sendLater(key, SEND_DELAY);
}

/** Sends a draft that the server no longer has. */
export function storeAgain(key: string): Promise<void> {
  update(key, { sync: 'syncing' });
  return sendNow(key);
}

export const setDraftIssues = (key: string, issues: readonly FieldIssue[]): void => update(key, { issues });

/** Rebases the draft onto a version that somebody else saved, with merged values. */
export function rebaseDraft(key: string, values: FormValues, version: number): void {
  const now = openDrafts.get(key);
  if (!now) return;
  put(key, { ...now, draft: { ...now.draft, version } });
  putValues(key, values, now.draft.step);
}

/** Turns the draft of a new record into a change of the record that was created from it. */
export function attachDraft(key: string, { id, version }: { id: number; version: number }): void {
  const now = openDrafts.get(key);
  if (!now) return;
  put(key, { ...now, draft: { ...now.draft, record_id: id, version } });
  putValues(key, now.draft.values, now.draft.step);
}

/** Removes a draft that was saved or discarded, also on the server. */
export async function discardDraft(person: string, key: string): Promise<void> {
  clearTimeout(timers.get(key));
  timers.delete(key);
  dropDeviceCopy(person, key);
  discarded.add(key);
  withoutDeviceCopy.delete(key);
  openDrafts.delete(key);
  forgetHistory(key);
  for (const listener of listeners) listener();
  await sending.get(key);
  sending.delete(key);
  queries.removeQueries({ queryKey: queryKeys.drafts.one(key) });
  try {
    await send('DELETE', `drafts/${key}`);
  } catch (failed) {
    // Not critical: the draft is then offered once more.
    if (!(failed instanceof FetchFailed)) throw failed;
  }
  await queries.invalidateQueries({ queryKey: queryKeys.drafts.unfinished });
}

/** The person's unfinished drafts, the newest first. */
export const unfinishedDrafts = (type: string, recordId: number | null, signal: AbortSignal) =>
  get<readonly DraftFacts[]>(`drafts?${queryString({ type, record_id: recordId ?? 'new' })}`, signal);

/** A draft by its key; null when it belongs to somebody else, as behind a shared link. */
export async function storedDraft(
  { key, type }: Pick<Draft, 'key' | 'type'>,
  signal: AbortSignal,
): Promise<Draft | null> {
  const own = await get<readonly DraftFacts[]>(`drafts?${queryString({ type })}`, signal);
  return own.some((one) => one.key === key) ? get<Draft>(`drafts/${key}`, signal) : null;
}

/** Sends pending changes: the connection is back, the page may be closed, or the server is to show what was typed. */
export async function sendWaiting(): Promise<void> {
  const waiting = [...openDrafts].filter(([, { sync }]) => sync !== 'synced');
  await Promise.all(waiting.map(([key]) => sendNow(key)));
}

window.addEventListener('online', () => void sendWaiting());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void sendWaiting();
});
