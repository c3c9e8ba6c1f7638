import { type Language, languages } from '../language.ts';
import { longestReplacement, placeholderFault } from '../phrases/placeholders.ts';
import type { ChoiceField } from './choice.ts';
import type { Field, Fields } from './field.ts';
import type { ParseContext } from './field-type.ts';
import type { IssueCode } from './issue.ts';
import type { TextField } from './text.ts';

type Values = Record<string, unknown>;

interface Written {
  readonly plain: Values;
  readonly locale: Record<Language, Values>;
}

/** What guests read in a language as long as a text that `replaces` a choice says nothing; undefined where none is chosen. */
export function replacedText(
  fields: Fields,
  field: Field & Pick<TextField, 'replaces'>,
  plain: Readonly<Record<string, unknown>>,
  language: Language,
): string | undefined {
  if (field.replaces === undefined) return undefined;
  const { labels } = fields[field.replaces] as ChoiceField;
  return labels?.[String(plain[field.replaces])]?.[language];
}

/** What is wrong with a text in the place of another one; undefined where nothing is. */
function faultOf(
  replaced: string,
  text: string,
): { readonly code: IssueCode; readonly detail: string } | undefined {
  const most = longestReplacement(replaced);
  const isLong = text.length > most;
  return (
    placeholderFault(replaced, text) ?? (isLong ? { code: 'too-long', detail: String(most) } : undefined)
  );
}

/** Refuses replacements that do not have the placeholders of what they replace, are far longer, or say nothing at all. */
export function checkReplacements(fields: Fields, { plain, locale }: Written, context: ParseContext): void {
  for (const [name, field] of Object.entries(fields)) {
    const said = languages.filter((language) => {
      const replaced = replacedText(fields, field, plain, language);
      const text = locale[language][name];
      if (replaced === undefined || typeof text !== 'string') return false;
      const fault = faultOf(replaced, text);
      if (fault) context.addIssue(`locale.${language}.${name}`, fault.code, fault.detail);
      if (fault && context.isLenient) locale[language][name] = null;
      return true;
    });
    const { mainLanguage } = context;
    const isChosen = replacedText(fields, field, plain, mainLanguage) !== undefined;
    if (isChosen && said.length === 0) context.addIssue(`locale.${mainLanguage}.${name}`, 'required');
  }
}
