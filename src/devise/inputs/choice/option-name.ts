import type { OptionLabels } from '../../../domain/fields/choice.ts';
import type { Language } from '../../../domain/language.ts';

/** What screens call a stored value. */
export const optionName = (
  field: { readonly labels?: OptionLabels },
  value: string,
  language: Language,
): string => field.labels?.[value]?.[language] ?? value;
