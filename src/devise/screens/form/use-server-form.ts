import { type FormErrors, useForm, type UseFormReturnType } from '@mantine/form';
import { type RefObject, type SubmitEvent, useEffect, useRef } from 'react';
import { FetchFailed } from '../../../web/fetch.ts';
import { savedFirst } from '../../api.ts';
import { toastFailure } from '../../toasts.ts';
import { useWrite } from '../../use-write.ts';

/** What the server refused, by field. A field that was changed since it was sent is not said to be wrong. */
function rejectedFields<V extends object>(failed: unknown, sent: V, now: V): FormErrors {
  const errors = (failed instanceof FetchFailed && failed.problem?.errors) || [];
  const unchanged = errors.filter(({ path }) => sent[path as keyof V] === now[path as keyof V]);
  return Object.fromEntries(unchanged.map(({ path, message }) => [path, message]));
}

/** What to do when somebody else was first; a field; or a group of ticks, which has its message below it. */
const INVALID_FIELD =
  '[role="alert"] button, [aria-invalid="true"], :has(+ .mantine-InputWrapper-error) input';

/** Takes the focus to why a form was refused: on a phone it may be far above the button. */
function useFocusOnInvalid(error: unknown): RefObject<HTMLFormElement | null> {
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (error) element.current?.querySelector<HTMLElement>(INVALID_FIELD)?.focus();
  }, [error]);
  return element;
}

interface ServerFormOptions<V, T> {
  readonly initialValues: V;
  readonly write: (values: V) => Promise<T>;
  readonly onSaved: (saved: T) => unknown;
}

/** A form whose values the server judges: a refused field says why until it is changed. */
export interface ServerForm<V extends object> {
  readonly form: UseFormReturnType<V>;
  readonly element: RefObject<HTMLFormElement | null>;
  readonly submit: (event: SubmitEvent<HTMLFormElement>) => void;
  readonly isSaving: boolean;
  /** The record as somebody else saved it first; undefined where nobody did. */
  readonly current: unknown;
}

export function useServerForm<V extends object, T>(options: ServerFormOptions<V, T>): ServerForm<V> {
  const form = useForm<V>({ initialValues: options.initialValues });
  const saving = useWrite<T, V>({
    mutationFn: options.write,
    onSuccess: options.onSaved,
    onError: (failed, sent) => {
      toastFailure(failed);
      form.setErrors(rejectedFields(failed, sent, form.getValues()));
    },
  });
  return {
    form,
    element: useFocusOnInvalid(saving.error),
    submit: form.onSubmit((values) => saving.mutate(values)),
    isSaving: saving.isPending,
    current: savedFirst(saving.error),
  };
}
