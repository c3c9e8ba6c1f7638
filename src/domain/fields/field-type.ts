import type { Field } from './field.ts';
import type { ValidationIssue, IssueCode } from './issue.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Finds the kind of a field. Handed down, so that nested kinds can read their entries' fields. */
export type FieldTypeOf = (field: Field) => FieldType;

// Whoever sends more mistakes than this reads no list of them, and none of ours is as long.
const MAX_PROBLEMS = 1000;
const MAX_PATH = 300;
/** Entries of all lists of a record together: the longest menu has some hundreds. */
const MAX_ENTRIES = 10_000;

/** Collects what is wrong while a value is read; `at` is the dotted path of the value. */
export class ParseContext {
  readonly issues: ValidationIssue[] = [];
  readonly fieldTypeOf: FieldTypeOf;
  /** Whether the values are used although some were refused. */
  readonly isLenient: boolean = false;
  #entries = 0;
  #refusals = 0;

  constructor(fieldTypeOf: FieldTypeOf) {
    this.fieldTypeOf = fieldTypeOf;
  }

  /** How often something was refused, beyond what `problems` holds. */
  get issueCount(): number {
    return this.#refusals;
  }

  addIssue(path: string, code: IssueCode, detail?: string): void {
    this.#refusals += 1;
    if (this.issues.length >= MAX_PROBLEMS) return;
    const at = path.slice(0, MAX_PATH);
    this.issues.push(detail === undefined ? { path: at, code } : { path: at, code, detail });
  }

  /** What stands in the place of a value that was refused: anything, for a save takes none of them. */
  replacement(read: unknown, _field: Field, _at: string): unknown {
    return read;
  }

  /** Refuses a list that makes the record too long, before a single entry of it is read. */
  hasRoomFor(entries: number, path: string): boolean {
    this.#entries += entries;
    if (this.#entries <= MAX_ENTRIES) return true;
    this.addIssue(path, 'too-many', String(MAX_ENTRIES));
    return false;
  }
}

/**
 * What the server and the form need to know of a field type. `read` takes anything a client may send,
 * returns the value to store, and refuses what does not fit; `null` and `undefined` never reach it.
 */
export interface FieldType<F extends Field = Field> {
  readonly column: 'text' | 'integer' | 'double' | 'boolean' | 'json';
  /** What is stored when nothing is given. */
  readonly blank: unknown;
  /** A value that fits where one is required and none is given: a preview shows half-made records. */
  placeholder?(field: F): unknown;
  parse(value: unknown, field: F, at: string, context: ParseContext): unknown;
  schema(field: F, fieldTypeOf: FieldTypeOf): JsonSchema;
  /** The words of a value that search should find. */
  searchWords?(value: unknown, field: F, fieldTypeOf: FieldTypeOf): string[];
  isEmpty?(value: unknown): boolean;
}
