import { isNamed } from '../../../domain/record/translation-due.ts';
import type { FormValues } from './form-values.ts';

const isOf = (name: string) => (path: string) => isNamed(path, [name]);

/** Whether the English of a field, or of a text inside it, changed after its Spanish was written. */
export const wasWaiting = ({ translation_due = [] }: FormValues, name: string): boolean =>
  translation_due.some(isOf(name));

/** Whether the Spanish of a field waits: its English changed, and nobody has called it still right. */
export const waits = (values: FormValues, name: string): boolean =>
  wasWaiting(values, name) && !(values.still_right ?? []).includes(name);
