import { type RefObject, useEffect, useRef } from 'react';
import { FetchFailed } from '../../web/fetch.ts';

/** What the server says of one field, 'password'; undefined when it says nothing of it. */
export function messageOf(error: unknown, field: string): string | undefined {
  if (!(error instanceof FetchFailed)) return undefined;
  return error.problem?.errors?.find(({ path }) => path === field)?.message;
}

/** A form as it was sent, and why it was refused. */
interface Sent<D> {
  readonly error: unknown;
  readonly variables: D | undefined;
}

/** What the server says of a field of `draft`, for as long as the answer is the one that it refused. */
export const messagesOf =
  <D extends object>({ error, variables }: Sent<D>, draft: D) =>
  (field: keyof D & string): string | undefined =>
    draft[field] === variables?.[field] ? messageOf(error, field) : undefined;

/** What to do when somebody else was first; a field; or a group of ticks, which has its message below it. */
const REFUSED = '[role="alert"] button, [aria-invalid="true"], :has(+ .mantine-InputWrapper-error) input';

/** Takes the focus to why a form was refused: on a phone it may be far above the button. */
export function useFocusOnRefused(error: unknown): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>(REFUSED)?.focus();
  }, [error]);
  return form;
}
