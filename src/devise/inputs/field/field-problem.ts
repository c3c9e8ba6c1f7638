import { isInside } from '../../../domain/record/same-value.ts';

/** What is wrong with a value, in the staff member's language. `path` is dotted: `locale.es.sections.0.title`. */
export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

const said = (problems: readonly FieldProblem[]): string | undefined =>
  [...new Set(problems.map(({ message }) => message))].join(' ') || undefined;

/** What to say at the field itself; undefined when nothing is wrong with it. */
export const problemAt = (problems: readonly FieldProblem[], path: string): string | undefined =>
  said(problems.filter((one) => one.path === path));

/** The same for a field that draws its parts itself: what is wrong inside of it is said at it too. */
export const problemInside = (problems: readonly FieldProblem[], path: string): string | undefined =>
  said(problems.filter((one) => isInside(one.path, path)));
