import type { Language } from '../../../domain/language.ts';
import type { Values } from '../field/input-props.ts';

/** A record as a form holds it: the shape of the wire. */
export type FormValues = Values & {
  readonly locale?: Partial<Record<Language, Values | null>> | null;
  /** Localized fields whose English changed after the Spanish was written. */
  readonly translation_due?: readonly string[];
  /** Those whose Spanish is to stay as it is, once it is saved. */
  readonly still_right?: readonly string[];
};
