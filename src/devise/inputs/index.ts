/** One input per field type, and the part of a form they make together. */
export type { FieldProblem } from './field/field-problem.ts';
export { focusField } from './field/focus-field.ts';
export { PartForm, type PartFormProps } from './form/part-form.tsx';
