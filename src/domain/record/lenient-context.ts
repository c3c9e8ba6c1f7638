import type { Field } from '../fields/field.ts';
import type { Language } from '../language.ts';
import { ParseContext } from '../fields/field-type.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import { parseFields } from '../fields/parse.ts';
import type { RecordValues } from './parse-record.ts';
import { ownValue } from './same-value.ts';

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/**
 * Parses a half-made draft into values that fit, so that what shows them to guests may rely on a valid record: in the
 * place of what does not fit, or is required and missing, stands what is stored, else nothing, else a placeholder.
 */
export class LenientContext extends ParseContext {
  override readonly isLenient = true;
  readonly #stored: RecordValues | undefined;

  constructor(stored: RecordValues | undefined, mainLanguage?: Language) {
    super(fieldTypeOf, mainLanguage);
    this.#stored = stored;
  }

  override replacement(parsed: unknown, field: Field, at: string): unknown {
    const fieldType = fieldTypeOf(field);
    // What did not fit inside it has been replaced already.
    if (fieldType.holds && isGiven(parsed)) return parsed;
    const stored = this.#storedAt(at);
    if (isGiven(stored)) return stored;
    if (!field.required) return fieldType.blank;
    if (fieldType.holds === 'fields') return parseFields({}, fieldType.fieldsOf!(field, null)!, at, this);
    return fieldType.placeholder?.(field) ?? fieldType.blank;
  }

  /** The stored value at a path; undefined inside lists, whose entries may have moved. */
  #storedAt(at: string): unknown {
    const path = at.split('.');
    const root: unknown = path[0] === 'locale' ? this.#stored : this.#stored?.plain;
    return path.reduce<unknown>((value, name) => ownValue(value, name), root);
  }
}
