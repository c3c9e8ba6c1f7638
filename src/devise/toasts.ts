import { type NotificationData, notifications } from '@mantine/notifications';
import { FetchFailed } from '../web/fetch.ts';
import { failureSentence } from './shell/failure-sentence.ts';
import { failureContent, successContent } from './shell/toast-content.tsx';
import { shellPhrases } from './shell/phrases.ts';

/** Milliseconds; failures that no form shows stay until they are dismissed. */
const TOAST_DURATION = 8000;

/** Validation issues and conflicts are shown in the form. */
const isShownInForm = (error: unknown) => error instanceof FetchFailed && [409, 422].includes(error.status);

/** Ids of the visible toasts, by their sentence. */
const shown = new Map<string, string>();

/** A toast replaces an earlier one with the same sentence, and is announced again. */
function show(sentence: string, notification: NotificationData): void {
  const before = shown.get(sentence);
  if (before !== undefined) notifications.hide(before);
  shown.set(sentence, notifications.show({ ...notification, onClose: () => shown.delete(sentence) }));
}

/** 'Success!' with its sentence, '{name} has been saved.' (section 8). */
export const toastSuccess = (text: string): void =>
  show(text, { ...successContent(text), autoClose: TOAST_DURATION });

/** Shows a failure as a toast and logs it to the console. */
export function toastFailure(error: unknown): void {
  console.error(error);
  const sentence = failureSentence(error, shellPhrases.en);
  show(sentence, { ...failureContent(error), autoClose: isShownInForm(error) ? TOAST_DURATION : false });
}
