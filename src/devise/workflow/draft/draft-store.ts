import { FetchFailed } from '../../../web/fetch.ts';
import { MAX_DRAFT } from '../../../domain/workflow/draft-size.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import { get, send } from '../../api.ts';
import type { FieldProblem } from '../../inputs/index.ts';
import { queryKeys } from '../../query-keys.ts';
import { queries } from '../../queries.ts';
import type { Draft, OpenDraft, SyncState } from './draft.ts';
import { queryString } from '../records/query-string.ts';
import { dropDeviceCopy, storeDeviceCopy } from './device-copies.ts';

/** The drafts this tab is working on. What is typed goes to this device at once and to the server a moment later. */
const openDrafts = new Map<string, OpenDraft>();
const owners = new Map<string, string>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const sending = new Map<string, Promise<void>>();
/** Drafts whose newest text this device has no copy of. */
const withoutDeviceCopy = new Set<string>();
/** Saved or thrown away in this tab: whoever comes back to their address begins anew. */
const discarded = new Set<string>();
const listeners = new Set<() => void>();

/** Milliseconds after the last key. */
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

/** Holds a new draft in which nothing was typed. */
export function addUntouchedDraft(person: string, draft: Draft): void {
  owners.set(draft.key, person);
  put(draft.key, { draft, isUntouched: true, sync: 'synced', issues: [] });
}

/** Holds a draft as it was found; one that this device alone has the newest of is sent. */
export function addFoundDraft(person: string, draft: Draft, isOnDeviceOnly: boolean): void {
  const { key } = draft;
  owners.set(key, person);
  put(key, { draft, isUntouched: false, sync: isOnDeviceOnly ? 'syncing' : 'synced', issues: [] });
  if (isOnDeviceOnly) void sendNow(key);
}

const bytesOf = (values: FormValues): number => new TextEncoder().encode(JSON.stringify(values)).length;

/** Says why a draft is not with the server, and where it is instead. */
const markUnsynced = (key: string, sync: SyncState): void =>
  update(key, { sync: withoutDeviceCopy.has(key) ? 'page' : sync });

async function sendDraft(key: string): Promise<void> {
  const now = openDrafts.get(key);
  if (!now || now.isUntouched) return;
  const { key: _, updated_at: __, ...body } = now.draft;
  // It would be rejected each time, after a megabyte of upload.
  if (bytesOf(body.values) > MAX_DRAFT) return markUnsynced(key, 'tooLarge');
  try {
    await send('PUT', `drafts/${key}`, body);
    if (openDrafts.get(key)?.draft === now.draft) update(key, { sync: 'synced' });
    void queries.invalidateQueries({ queryKey: queryKeys.drafts.unfinished, refetchType: 'none' });
  } catch (failed) {
    const status = failed instanceof FetchFailed ? failed.status : undefined;
    // It is sent again when it was changed.
    if (status === 413) return markUnsynced(key, 'tooLarge');
    markUnsynced(key, status === 0 ? 'offline' : 'device');
    sendLater(key, RETRY_DELAY);
  }
  return undefined;
}

function sendNow(key: string): Promise<void> {
  clearTimeout(timers.get(key));
  timers.delete(key);
  // One after the other, so that an older text never arrives last.
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

/** Takes in what was typed. `changed` is the field it was typed into, whose refusal then no longer counts. */
export function changeDraft(
  key: string,
  values: FormValues,
  step: string,
  changed: readonly string[] = [],
): void {
  const now = openDrafts.get(key);
  if (!now) return;
  const draft = { ...now.draft, values, step, updated_at: new Date().toISOString() };
  const issues = now.issues.filter(({ path }) => !changed.some((one) => isSameField(path, one)));
  put(key, { draft, isUntouched: false, sync: 'syncing', issues });
  if (storeDeviceCopy(owners.get(key) ?? '', draft)) withoutDeviceCopy.delete(key);
  else withoutDeviceCopy.add(key);
  sendLater(key, SEND_DELAY);
}

export const setDraftIssues = (key: string, issues: readonly FieldProblem[]): void => update(key, { issues });

/** The draft goes on from a version that somebody else saved: theirs and mine are one now. */
export function rebaseDraft(key: string, values: FormValues, version: number): void {
  const now = openDrafts.get(key);
  if (!now) return;
  put(key, { ...now, draft: { ...now.draft, version } });
  changeDraft(key, values, now.draft.step);
}

/** The draft has become a record, and what was typed since is a change of it. */
export function attachDraft(key: string, { id, version }: { id: number; version: number }): void {
  const now = openDrafts.get(key);
  if (!now) return;
  put(key, { ...now, draft: { ...now.draft, record_id: id, version } });
  changeDraft(key, now.draft.values, now.draft.step);
}

/** What was typed has been saved or thrown away: nobody is offered it again. */
export async function discardDraft(person: string, key: string): Promise<void> {
  clearTimeout(timers.get(key));
  timers.delete(key);
  dropDeviceCopy(person, key);
  discarded.add(key);
  withoutDeviceCopy.delete(key);
  openDrafts.delete(key);
  for (const listener of listeners) listener();
  await sending.get(key);
  sending.delete(key);
  queries.removeQueries({ queryKey: queryKeys.drafts.one(key) });
  try {
    await send('DELETE', `drafts/${key}`);
  } catch (failed) {
    // It was never sent, or is sent off with the connection: then it is offered once more, which loses nothing.
    if (!(failed instanceof FetchFailed)) throw failed;
  }
  await queries.invalidateQueries({ queryKey: queryKeys.drafts.unfinished });
}

export type DraftFacts = Omit<Draft, 'values'>;

/** What this person began and did not save, the newest first. */
export const unfinishedDrafts = (type: string, recordId: number | null, signal: AbortSignal) =>
  get<readonly DraftFacts[]>(`drafts?${queryString({ type, record_id: recordId ?? 'new' })}`, signal);

/** A draft by its key; null when this person has none of that key, as behind a link that somebody shared. */
export async function storedDraft(
  { key, type }: Pick<Draft, 'key' | 'type'>,
  signal: AbortSignal,
): Promise<Draft | null> {
  const own = await get<readonly DraftFacts[]>(`drafts?${queryString({ type })}`, signal);
  return own.some((one) => one.key === key) ? get<Draft>(`drafts/${key}`, signal) : null;
}

/** Whatever still waits goes now: the connection is back, or the page is about to go. */
function sendWaiting(): void {
  for (const [key, { sync }] of openDrafts) if (sync !== 'synced') void sendNow(key);
}

window.addEventListener('online', sendWaiting);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendWaiting();
});
