import type { Field } from '../fields/field.ts';
import { Reading } from '../fields/kind.ts';
import { kindOf } from '../fields/kinds.ts';
import { fieldsInside } from '../fields/nested.ts';
import { readFields } from '../fields/read.ts';
import type { PlacedValues } from './draft.ts';

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/**
 * Reads a half-made draft into values that fit, so that what shows them to guests may rely on a valid record: in the
 * place of what does not fit, or is required and missing, stands what is stored, else nothing, else a stopgap.
 */
export class LenientReading extends Reading {
  override readonly isLenient = true;
  readonly #stored: PlacedValues | undefined;

  constructor(stored: PlacedValues | undefined) {
    super(kindOf);
    this.#stored = stored;
  }

  override instead(read: unknown, field: Field, at: string): unknown {
    const fields = fieldsInside(field);
    // What did not fit inside it has been replaced already.
    if (fields && isGiven(read)) return read;
    const stored = this.#storedAt(at);
    const kind = kindOf(field);
    if (isGiven(stored)) return stored;
    if (!field.required) return kind.empty;
    return fields ? readFields({}, fields, at, this) : (kind.stopgap?.(field) ?? kind.empty);
  }

  /** The stored value at a path; undefined inside lists, whose entries may have moved. */
  #storedAt(at: string): unknown {
    const path = at.split('.');
    const root: unknown = path[0] === 'locale' ? this.#stored : this.#stored?.plain;
    return path.reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null && !Array.isArray(value) && Object.hasOwn(value, name)
          ? (value as Readonly<Record<string, unknown>>)[name]
          : undefined,
      root,
    );
  }
}
