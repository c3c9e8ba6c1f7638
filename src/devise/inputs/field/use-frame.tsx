import { useLanguage } from '../../staff-language.tsx';
import { FieldLabel } from './field-label.tsx';
import { problemAt, problemInside } from './field-problem.ts';
import type { InputProps } from './input-props.ts';

type Framed = Pick<InputProps, 'field' | 'path' | 'problems' | 'locale' | 'due'>;

/** What surrounds every input that is one control: label, help, required mark, what is wrong. */
export function useFrame({ field, path, problems, locale, due }: Framed) {
  const language = useLanguage();
  return {
    id: path,
    label: <FieldLabel field={field} locale={locale} due={due} />,
    description: field.help?.[language],
    error: problemAt(problems, path),
    withAsterisk: field.required ?? false,
    'aria-required': field.required ?? false,
  };
}

/** The same for an input of several controls, which are said together as one group. */
export function useGroupFrame({ field, path, problems, locale, due }: Framed, hasOwnParts = false) {
  const language = useLanguage();
  return {
    id: path,
    label: <FieldLabel field={field} locale={locale} due={due} />,
    help: field.help?.[language],
    error: hasOwnParts ? problemAt(problems, path) : problemInside(problems, path),
    isRequired: field.required ?? false,
  };
}
