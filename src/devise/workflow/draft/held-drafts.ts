import { FetchFailed } from '../../../web/fetch.ts';
import { MAX_DRAFT } from '../../../domain/workflow/draft-size.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import { get, send } from '../../api.ts';
import type { FieldProblem } from '../../inputs/index.ts';
import { queryKeys } from '../../query-keys.ts';
import { queries } from '../../queries.ts';
import type { Draft, HeldDraft, Keeping } from './draft.ts';
import { asQuery } from '../records/as-query.ts';
import { dropDeviceCopy, keepDeviceCopy } from './device-copies.ts';

/** The drafts this tab is working on. What is typed goes to this device at once and to the server a moment later. */
const held = new Map<string, HeldDraft>();
const owners = new Map<string, string>();
const timers = new Map<string, ReturnType<typeof setTimeout>>();
const sending = new Map<string, Promise<void>>();
/** Drafts whose newest text this device has no copy of. */
const uncopied = new Set<string>();
/** Saved or thrown away in this tab: whoever comes back to their address begins anew. */
const forgotten = new Set<string>();
const hearers = new Set<() => void>();

/** Milliseconds after the last key. */
const SENT_AFTER = 800;
const TRIED_AGAIN_AFTER = 10_000;

export const heldDraft = (key: string): HeldDraft | undefined => held.get(key);

export const isForgotten = (key: string): boolean => forgotten.has(key);

export function onDrafts(hear: () => void): () => void {
  hearers.add(hear);
  return () => void hearers.delete(hear);
}

function hold(key: string, next: HeldDraft): void {
  held.set(key, next);
  for (const hear of hearers) hear();
}

function alter(key: string, part: Partial<HeldDraft>): void {
  const now = held.get(key);
  if (now) hold(key, { ...now, ...part });
}

/** Holds a new draft in which nothing was typed. */
export function openUntouched(person: string, draft: Draft): void {
  owners.set(draft.key, person);
  hold(draft.key, { draft, isUntouched: true, keeping: 'kept', refused: [] });
}

/** Holds a draft as it was found; one that this device alone has the newest of is sent. */
export function openFound(person: string, draft: Draft, isOnDeviceOnly: boolean): void {
  const { key } = draft;
  owners.set(key, person);
  hold(key, { draft, isUntouched: false, keeping: isOnDeviceOnly ? 'keeping' : 'kept', refused: [] });
  if (isOnDeviceOnly) void sendNow(key);
}

const bytesOf = (values: FormValues): number => new TextEncoder().encode(JSON.stringify(values)).length;

/** Says why a draft is not with the server, and where it is instead. */
const notKept = (key: string, keeping: Keeping): void =>
  alter(key, { keeping: uncopied.has(key) ? 'page' : keeping });

async function sendDraft(key: string): Promise<void> {
  const now = held.get(key);
  if (!now || now.isUntouched) return;
  const { key: _, updated_at: __, ...body } = now.draft;
  // It would be refused each time, after a megabyte of upload.
  if (bytesOf(body.values) > MAX_DRAFT) return notKept(key, 'tooLarge');
  try {
    await send('PUT', `drafts/${key}`, body);
    if (held.get(key)?.draft === now.draft) alter(key, { keeping: 'kept' });
    void queries.invalidateQueries({ queryKey: queryKeys.drafts.unfinished, refetchType: 'none' });
  } catch (failed) {
    const status = failed instanceof FetchFailed ? failed.status : undefined;
    // It is sent again when it was changed.
    if (status === 413) return notKept(key, 'tooLarge');
    notKept(key, status === 0 ? 'offline' : 'device');
    sendLater(key, TRIED_AGAIN_AFTER);
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

const atSameField = (one: string, other: string) => one === other || one.startsWith(`${other}.`);

/** Takes in what was typed. `changed` is the field it was typed into, whose refusal then no longer counts. */
export function changeDraft(
  key: string,
  values: FormValues,
  step: string,
  changed: readonly string[] = [],
): void {
  const now = held.get(key);
  if (!now) return;
  const draft = { ...now.draft, values, step, updated_at: new Date().toISOString() };
  const refused = now.refused.filter(({ path }) => !changed.some((one) => atSameField(path, one)));
  hold(key, { draft, isUntouched: false, keeping: 'keeping', refused });
  if (keepDeviceCopy(owners.get(key) ?? '', draft)) uncopied.delete(key);
  else uncopied.add(key);
  sendLater(key, SENT_AFTER);
}

export const refuseDraft = (key: string, refused: readonly FieldProblem[]): void => alter(key, { refused });

/** The draft goes on from a version that somebody else saved: theirs and mine are one now. */
export function rebaseDraft(key: string, values: FormValues, version: number): void {
  const now = held.get(key);
  if (!now) return;
  hold(key, { ...now, draft: { ...now.draft, version } });
  changeDraft(key, values, now.draft.step);
}

/** The draft has become a record, and what was typed since is a change of it. */
export function draftBecame(key: string, { id, version }: { id: number; version: number }): void {
  const now = held.get(key);
  if (!now) return;
  hold(key, { ...now, draft: { ...now.draft, record_id: id, version } });
  changeDraft(key, now.draft.values, now.draft.step);
}

/** What was typed has been saved or thrown away: nobody is offered it again. */
export async function forgetDraft(person: string, key: string): Promise<void> {
  clearTimeout(timers.get(key));
  timers.delete(key);
  dropDeviceCopy(person, key);
  forgotten.add(key);
  uncopied.delete(key);
  held.delete(key);
  for (const hear of hearers) hear();
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
  get<readonly DraftFacts[]>(`drafts?${asQuery({ type, record_id: recordId ?? 'new' })}`, signal);

/** A draft by its key; null when this person has none of that key, as behind a link that somebody shared. */
export async function storedDraft(
  { key, type }: Pick<Draft, 'key' | 'type'>,
  signal: AbortSignal,
): Promise<Draft | null> {
  const own = await get<readonly DraftFacts[]>(`drafts?${asQuery({ type })}`, signal);
  return own.some((one) => one.key === key) ? get<Draft>(`drafts/${key}`, signal) : null;
}

/** Whatever still waits goes now: the connection is back, or the page is about to go. */
function sendWaiting(): void {
  for (const [key, { keeping }] of held) if (keeping !== 'kept') void sendNow(key);
}

window.addEventListener('online', sendWaiting);
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendWaiting();
});
