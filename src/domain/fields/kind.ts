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
  #entries = 0;

  constructor(kindOf: KindOf) {
    this.kindOf = kindOf;
  }

  refuse(path: string, code: ProblemCode, detail?: string): void {
    if (this.problems.length >= PROBLEMS_MOST) return;
    const at = path.slice(0, PATH_MOST);
    this.problems.push(detail === undefined ? { path: at, code } : { path: at, code, detail });
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
  read(value: unknown, field: F, at: string, reading: Reading): unknown;
  schema(field: F, kindOf: KindOf): JsonSchema;
  /** The words of a value that search should find. */
  words?(value: unknown, field: F, kindOf: KindOf): string[];
  isEmpty?(value: unknown): boolean;
}
