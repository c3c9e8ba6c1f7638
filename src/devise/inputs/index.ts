/** One input per kind of field, and the part of a form they make together. */
export type { FieldProblem } from './field-problem.ts';
export { focusField } from './focus-field.ts';
export { PartForm, type PartFormProps } from './part-form.tsx';
