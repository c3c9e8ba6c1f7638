import type { Field } from './field.ts';
import type { Problem, ProblemCode } from './problem.ts';

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Finds the kind of a field. Handed down, so that nested kinds can read their entries' fields. */
export type KindOf = (field: Field) => Kind;

/** Collects what is wrong while a value is read; `at` is the dotted path of the value. */
export class Reading {
  readonly problems: Problem[] = [];
  readonly kindOf: KindOf;

  constructor(kindOf: KindOf) {
    this.kindOf = kindOf;
  }

  refuse(path: string, code: ProblemCode, detail?: string): void {
    this.problems.push(detail === undefined ? { path, code } : { path, code, detail });
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
