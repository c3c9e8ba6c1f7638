import type { ContentType } from '../content-type.ts';
import { parseRecord } from '../record/parse-record.ts';
import { ParseContext } from '../fields/field-type.ts';
import { fieldTypeOf } from '../fields/field-types.ts';
import type { ValidationIssue } from '../fields/issue.ts';
import { defaultLanguage, type Language } from '../language.ts';
import { ownValue } from '../record/same-value.ts';
import { partOfPath, type Workflow } from './step.ts';
import { untranslatedTexts } from '../record/untranslated.ts';
import type { FormValues } from './values-of.ts';

/** How far a part of a form is. */
export interface PartProgress<P> {
  readonly key: string;
  readonly issues: readonly P[];
  /** Nothing is wrong with it, and something is said in it. */
  readonly isComplete: boolean;
  /** Texts said in the first language of the site and not in the other. */
  readonly untranslated: number;
}

/** Everything wrong with the values, by the server's own rules. */
export const issuesIn = (
  type: ContentType,
  values: FormValues,
  firstLanguage?: Language,
): readonly ValidationIssue[] =>
  parseRecord(type, values, undefined, new ParseContext(fieldTypeOf, firstLanguage)).issues;

/** Whether something has been answered in a part: of a new record nothing is complete yet, though nothing is wrong. */
function isAnswered(fields: readonly string[], values: FormValues): boolean {
  const isSaid = (value: unknown): boolean =>
    typeof value === 'object' && value !== null
      ? Object.values(value).some(isSaid)
      : Boolean(value) || value === 0;
  return [values, values.locale.en, values.locale.es].some((said) =>
    fields.some((name) => isSaid(ownValue(said, name))),
  );
}

/** Each part with the issues of its own fields; one of no field stands with the first part. */
export function progressOf<P extends { readonly path: string }>(
  type: ContentType,
  workflow: Workflow,
  values: FormValues,
  issues: readonly P[],
  from: Language = defaultLanguage,
): PartProgress<P>[] {
  const gaps = untranslatedTexts(type, values, { from });
  return workflow.parts.map(({ key, fields }) => {
    const own = issues.filter(({ path }) => partOfPath(workflow, path) === key);
    return {
      key,
      issues: own,
      isComplete: own.length === 0 && isAnswered(fields, values),
      untranslated: gaps.filter((path) => partOfPath(workflow, path) === key).length,
    };
  });
}
