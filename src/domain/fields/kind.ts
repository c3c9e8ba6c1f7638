import type { Field } from './field.ts';
import type { Problem, ProblemCode } from './problem.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Finds the kind of a field. Handed down, so that nested kinds can read their entries' fields. */
export type KindOf = (field: Field) => Kind;

// Whoever sends more mistakes than this reads no list of them, and none of ours is as long.
const PROBLEMS_MOST = 1000;
const PATH_MOST = 300;
/** Entries of all lists of a record together: the longest menu has some hundreds. */
const ENTRIES_MOST = 10_000;

/** Collects what is wrong while a value is read; `at` is the dotted path of the value. */
export class Reading {
  readonly problems: Problem[] = [];
  readonly kindOf: KindOf;
  /** Whether the values are used although some were refused. */
  readonly isLenient: boolean = false;
  #entries = 0;
  #refusals = 0;

  constructor(kindOf: KindOf) {
    this.kindOf = kindOf;
  }

  /** How often something was refused, beyond what `problems` holds. */
  get refusals(): number {
    return this.#refusals;
  }

  refuse(path: string, code: ProblemCode, detail?: string): void {
    this.#refusals += 1;
    if (this.problems.length >= PROBLEMS_MOST) return;
    const at = path.slice(0, PATH_MOST);
    this.problems.push(detail === undefined ? { path: at, code } : { path: at, code, detail });
  }

  /** What stands in the place of a value that was refused: anything, for a save takes none of them. */
  instead(read: unknown, _field: Field, _at: string): unknown {
    return read;
  }

  /** Refuses a list that makes the record too long, before a single entry of it is read. */
  takes(entries: number, path: string): boolean {
    this.#entries += entries;
    if (this.#entries <= ENTRIES_MOST) return true;
    this.refuse(path, 'too-many', String(ENTRIES_MOST));
    return false;
  }
}

/**
 * What the server and the form need to know of a kind of field. `read` takes anything a client may send,
 * returns the value to store, and refuses what does not fit; `null` and `undefined` never reach it.
 */
export interface Kind<F extends Field = Field> {
  readonly column: 'text' | 'integer' | 'double' | 'boolean' | 'json';
  /** What is stored when nothing is given. */
  readonly empty: unknown;
  /** A value that fits where one is required and none is given: a preview shows half-made records. */
  stopgap?(field: F): unknown;
  read(value: unknown, field: F, at: string, reading: Reading): unknown;
  schema(field: F, kindOf: KindOf): JsonSchema;
  /** The words of a value that search should find. */
  words?(value: unknown, field: F, kindOf: KindOf): string[];
  isEmpty?(value: unknown): boolean;
}
