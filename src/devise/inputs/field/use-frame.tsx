import { useLanguage } from '../../staff-language.tsx';
import { FieldLabel } from './field-label.tsx';
import { issueAt, issueInside } from './field-issue.ts';
import type { InputProps } from './input-props.ts';

type Framed = Pick<InputProps, 'field' | 'path' | 'issues' | 'locale' | 'due'>;

/** What surrounds every input that is one control: label, help, required mark, what is wrong. */
export function useFrame({ field, path, issues, locale, due }: Framed) {
  const language = useLanguage();
  return {
    id: path,
    label: <FieldLabel field={field} locale={locale} due={due} />,
    description: field.help?.[language],
    error: issueAt(issues, path),
    withAsterisk: field.required ?? false,
    'aria-required': field.required ?? false,
  };
}

/** The same for an input of several controls, which are said together as one group. */
export function useGroupFrame({ field, path, issues, locale, due }: Framed, hasOwnParts = false) {
  const language = useLanguage();
  return {
    id: path,
    label: <FieldLabel field={field} locale={locale} due={due} />,
    help: field.help?.[language],
    error: hasOwnParts ? issueAt(issues, path) : issueInside(issues, path),
    isRequired: field.required ?? false,
  };
}
