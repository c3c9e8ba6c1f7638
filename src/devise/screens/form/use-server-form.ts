import { type FormErrors, type FormRulesRecord, useForm, type UseFormReturnType } from '@mantine/form';
import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isSameValue } from '../../../domain/record/same-value.ts';
import { FetchFailed } from '../../../web/fetch.ts';
import { savedFirst } from '../../api.ts';
import { toastFailure } from '../../toasts.ts';
import { useTabStorage } from '../../use-tab-storage.ts';
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

/** What was typed and not saved, and the version that it was typed upon. */
interface Typed<V> {
  readonly version: number;
  readonly values: V;
}

interface ServerFormOptions<V, T> {
  /** Under this name what is typed outlives a reload of the tab and the way back. */
  readonly keptAs: string;
  readonly initialValues: V;
  /** Of what is stored; 0 for what is new. */
  readonly version?: number;
  readonly validate?: FormRulesRecord<V>;
  /** `version`: the one that was typed upon, so that the server refuses what would undo somebody else's change. */
  readonly write: (values: V, version: number) => Promise<T>;
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
  /** It begins with what was typed here before and not saved. */
  readonly isTypedBefore: boolean;
  /** Takes what is stored in place of what was typed. */
  readonly startAnew: () => void;
}

export function useServerForm<V extends object, T>(options: ServerFormOptions<V, T>): ServerForm<V> {
  const { keptAs, initialValues, version = 0 } = options;
  const [typed, setTyped] = useTabStorage<Typed<V> | null>(keptAs, null);
  const [wasTyped] = useState(typed !== null);
  const typedUpon = typed?.version ?? version;
  const form = useForm<V>({
    initialValues: typed?.values ?? initialValues,
    ...(options.validate && { validate: options.validate }),
    onValuesChange: (values) =>
      setTyped(isSameValue(values, initialValues) ? null : { version: typedUpon, values }),
  });
  const saving = useWrite<T, V>({
    mutationFn: (values) => options.write(values, typedUpon),
    onSuccess: (saved) => {
      setTyped(null);
      return options.onSaved(saved);
    },
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
    isTypedBefore: wasTyped && typed !== null,
    startAnew: () => {
      saving.reset();
      form.setValues(initialValues);
      form.clearErrors();
    },
  };
}
