import { type NotificationData, notifications } from '@mantine/notifications';
import { FetchFailed } from '../web/fetch.ts';
import { failureSentence } from './shell/failure-sentence.ts';
import { failureContent, refusalContent, successContent, undoableContent } from './shell/toast-content.tsx';
import { shellPhrases } from './shell/phrases.ts';

/** Milliseconds; failures that no form shows stay until they are dismissed. */
const TOAST_DURATION = 8000;
/** Milliseconds; time to see that it was not meant. */
const UNDO_DURATION = 20_000;

/** Validation issues and conflicts are shown in the form. */
const isShownInForm = (error: unknown) => error instanceof FetchFailed && [409, 422].includes(error.status);

/** Ids of the visible toasts, by their sentence. */
const shown = new Map<string, string>();

/** Ids of the visible toasts that tell a failure. */
const failures = new Set<string>();

/** A toast replaces an earlier one with the same sentence, and is announced again. Returns its id. */
function show(sentence: string, notification: NotificationData): string {
  const before = shown.get(sentence);
  if (before !== undefined) notifications.hide(before);
  const onClose = ({ id = '' }: NotificationData) => {
    failures.delete(id);
    if (shown.get(sentence) === id) shown.delete(sentence);
  };
  const id = notifications.show({ ...notification, onClose });
  shown.set(sentence, id);
  return id;
}

/** 'Success!' with its sentence, '{name} has been saved.' (section 8). */
export function toastSuccess(text: string): void {
  show(text, { ...successContent(text), autoClose: TOAST_DURATION });
}

/** The same with a button that takes back what was done; what it returns is awaited, and its failure shown. */
export function toastUndoable(text: string, undo: () => unknown): void {
  const content = undoableContent(text, () => {
    notifications.hide(id);
    void Promise.resolve().then(undo).catch(toastFailure);
  });
  const id = show(text, { ...content, autoClose: UNDO_DURATION });
}

/** Takes away what an earlier try failed of: whoever tries again has read it. */
export function clearFailureToasts(): void {
  for (const id of failures) notifications.hide(id);
}

/** The same where no form has the field that was refused: the reason itself, as the server says it. */
export function toastRefusal(error: unknown): void {
  const issues = error instanceof FetchFailed ? (error.problem?.errors ?? []) : [];
  if (issues.length === 0) return toastFailure(error);
  const reasons = [...new Set(issues.map(({ message }) => message))].join(' ');
  failures.add(show(reasons, { ...refusalContent(reasons), autoClose: false }));
}

/** Shows a failure as a toast and logs it to the console. */
export function toastFailure(error: unknown): void {
  console.error(error);
  const sentence = failureSentence(error, shellPhrases.en);
  const autoClose = isShownInForm(error) ? TOAST_DURATION : false;
  failures.add(show(sentence, { ...failureContent(error), autoClose }));
}
