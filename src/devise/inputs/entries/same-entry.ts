import type { FieldIssue } from '../field/field-issue.ts';

const areSame = (a: readonly FieldIssue[], b: readonly FieldIssue[]): boolean =>
  a.length === b.length && a.every((one, place) => one === b[place]);

/** Whether what is drawn of an entry would come out the same: what is wrong inside is compared one by one. */
export const isSameEntry = <P extends { readonly issues: readonly FieldIssue[] }>(
  before: P,
  after: P,
): boolean =>
  (Object.keys(after) as (keyof P)[]).every((name) =>
    name === 'issues' ? areSame(before.issues, after.issues) : before[name] === after[name],
  );
