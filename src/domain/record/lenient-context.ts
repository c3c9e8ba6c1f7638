import type { Field } from '../fields/field.ts';
import { ParseContext } from '../fields/field-type.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { fieldsInside } from '../fields/nested.ts';
import { parseFields } from '../fields/parse.ts';
import type { RecordValues } from './parse-record.ts';

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/**
 * Reads a half-made draft into values that fit, so that what shows them to guests may rely on a valid record: in the
 * place of what does not fit, or is required and missing, stands what is stored, else nothing, else a stopgap.
 */
export class LenientContext extends ParseContext {
  override readonly isLenient = true;
  readonly #stored: RecordValues | undefined;

  constructor(stored: RecordValues | undefined) {
    super(fieldTypeOf);
    this.#stored = stored;
  }

  override replacement(read: unknown, field: Field, at: string): unknown {
    const fields = fieldsInside(field);
    // What did not fit inside it has been replaced already.
    if (fields && isGiven(read)) return read;
    const stored = this.#storedAt(at);
    const kind = fieldTypeOf(field);
    if (isGiven(stored)) return stored;
    if (!field.required) return kind.blank;
    return fields ? parseFields({}, fields, at, this) : (kind.placeholder?.(field) ?? kind.blank);
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
