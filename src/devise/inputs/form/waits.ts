import type { FormValues } from './form-values.ts';

/** Whether the Spanish of a field waits: its English changed, and nobody has called it still right. */
export const waits = ({ translation_due = [], still_right = [] }: FormValues, name: string): boolean =>
  translation_due.includes(name) && !still_right.includes(name);
