import type { FieldProblem } from '../field/field-problem.ts';

/** Entries that both languages share are found by their English path; what is wrong with the Spanish is marked so. */
const SPANISH = '#es';

export const inSpanish = (path: string): string => path.replace(/^locale\.en\./, 'locale.es.');

export const inEnglish = (path: string): string => path.replace(/^locale\.es\./, 'locale.en.');

/** 'locale.es.sections.0.title' → 'locale.en.sections.0.title#es'; the list's own trouble is the whole list's. */
export function asPaired(problem: FieldProblem, list: string): FieldProblem {
  const path = inEnglish(problem.path);
  if (path === problem.path || path === list) return { ...problem, path };
  return { ...problem, path: path + SPANISH };
}

/** What was marked so, at its own path again. */
export const spanishOnes = (problems: readonly FieldProblem[], path: string): readonly FieldProblem[] =>
  problems.flatMap((one) => (one.path === path + SPANISH ? [{ ...one, path: inSpanish(path) }] : []));
