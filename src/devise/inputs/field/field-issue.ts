import { isInside } from '../../../domain/record/same-value.ts';

/** What is wrong with a value, in the staff member's language. `path` is dotted: `locale.es.sections.0.title`. */
export interface FieldIssue {
  readonly path: string;
  readonly message: string;
}

const said = (issues: readonly FieldIssue[]): string | undefined =>
  [...new Set(issues.map(({ message }) => message))].join(' ') || undefined;

/** What to say at the field itself; undefined when nothing is wrong with it. */
export const issueAt = (issues: readonly FieldIssue[], path: string): string | undefined =>
  said(issues.filter((one) => one.path === path));

/** The same for a field that draws its parts itself: what is wrong inside of it is said at it too. */
export const issueInside = (issues: readonly FieldIssue[], path: string): string | undefined =>
  said(issues.filter((one) => isInside(one.path, path)));
