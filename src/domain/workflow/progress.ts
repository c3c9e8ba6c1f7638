import type { ContentType } from '../content-type.ts';
import { parseRecord } from '../record/parse-record.ts';
import type { ValidationIssue } from '../fields/issue.ts';
import { partOfPath, type Workflow } from './step.ts';
import { untranslatedTexts } from '../record/untranslated.ts';
import type { FormValues } from './values-of.ts';

/** How far a part of a form is. */
export interface PartProgress<P> {
  readonly key: string;
  readonly issues: readonly P[];
  /** Texts said in English and not in Spanish. */
  readonly missingSpanish: number;
}

/** Everything wrong with the values, by the server's own rules. */
export const issuesIn = (type: ContentType, values: FormValues): readonly ValidationIssue[] =>
  parseRecord(type, values).issues;

/** Each part with the issues of its own fields; one of no field stands with the first part. */
export function progressOf<P extends { readonly path: string }>(
  type: ContentType,
  workflow: Workflow,
  values: FormValues,
  issues: readonly P[],
): PartProgress<P>[] {
  const gaps = untranslatedTexts(type, values);
  return workflow.parts.map(({ key }) => ({
    key,
    issues: issues.filter(({ path }) => partOfPath(workflow, path) === key),
    missingSpanish: gaps.filter((path) => partOfPath(workflow, path) === key).length,
  }));
}
