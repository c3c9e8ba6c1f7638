import type { FieldProblem } from '../field/field-problem.ts';

const areSame = (a: readonly FieldProblem[], b: readonly FieldProblem[]): boolean =>
  a.length === b.length && a.every((one, place) => one === b[place]);

/** Whether what is drawn of an entry would come out the same: what is wrong inside is compared one by one. */
export const isSameEntry = <P extends { readonly problems: readonly FieldProblem[] }>(
  before: P,
  after: P,
): boolean =>
  (Object.keys(after) as (keyof P)[]).every((name) =>
    name === 'problems' ? areSame(before.problems, after.problems) : before[name] === after[name],
  );
