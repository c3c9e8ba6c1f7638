/** One input per field type, and the part of a form they make together. */
export type { FieldIssue } from './field/field-issue.ts';
export { focusField } from './field/focus-field.ts';
export { PartForm, type PartFormProps } from './form/part-form.tsx';
