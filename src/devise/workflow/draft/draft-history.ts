import type { ContentType } from '../../../domain/content-type.ts';
import { isSameValue } from '../../../domain/record/same-value.ts';
import { mergeRecords } from '../../../domain/workflow/merge.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';

/** What was typed into the drafts of this tab, step by step, for undo and redo. */

interface Step {
  readonly before: FormValues;
  readonly after: FormValues;
  /** Epoch milliseconds of its last change. */
  readonly at: number;
}

interface History {
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
}

export type Direction = 'undo' | 'redo';

const MAX_STEPS = 200;

/** Milliseconds: what is typed without a longer pause is one step. */
const PAUSE = 1000;

const NONE: History = { done: [], undone: [] };

const histories = new Map<string, History>();

/** The ids of all entries in their order: what changes it is a step of its own, however soon it comes. */
const orderOf = (values: unknown): string => (JSON.stringify(values).match(/"id":"[a-z0-9]+"/g) ?? []).join();

/** Notes a change. `now` is in epoch milliseconds. */
export function noteChange(key: string, before: FormValues, after: FormValues, now: number): void {
  const { done } = histories.get(key) ?? NONE;
  const last = done.at(-1);
  const goesOn =
    last !== undefined &&
    now - last.at < PAUSE &&
    last.after === before &&
    orderOf(last.before) === orderOf(after);
  const step = { before: goesOn ? last.before : before, after, at: now };
  histories.set(key, {
    done: [...done.slice(0, goesOn ? -1 : undefined), step].slice(-MAX_STEPS),
    undone: [],
  });
}

export const forgetHistory = (key: string): void => void histories.delete(key);

export const hasSteps = (key: string, direction: Direction): boolean => {
  const { done, undone } = histories.get(key) ?? NONE;
  return (direction === 'undo' ? done : undone).length > 0;
};

/**
 * The values with the last step taken back, or taken again. Of values that somebody else's save was merged into
 * meanwhile, only what the step itself had changed. Undefined where there is no step.
 */
export function takeStep(
  key: string,
  type: ContentType,
  values: FormValues,
  direction: Direction,
): FormValues | undefined {
  const { done, undone } = histories.get(key) ?? NONE;
  const step = (direction === 'undo' ? done : undone).at(-1);
  if (!step) return undefined;
  histories.set(
    key,
    direction === 'undo'
      ? { done: done.slice(0, -1), undone: [...undone, step] }
      : { done: [...done, step], undone: undone.slice(0, -1) },
  );
  const [from, to] = direction === 'undo' ? [step.after, step.before] : [step.before, step.after];
  return isSameValue(values, from) ? to : mergeRecords(type, from, to, values).values;
}
