import type { Language } from '../../../domain/language.ts';
import type { Values } from '../field/input-props.ts';

/** A record as a form holds it, and as the API takes it. */
export type FormValues = Values & {
  readonly locale?: Partial<Record<Language, Values | null>> | null;
  /** Paths of the texts whose English changed after the Spanish was written. */
  readonly translation_due?: readonly string[];
  /** Fields whose Spanish is to stay as it is, once it is saved. */
  readonly still_right?: readonly string[];
};
