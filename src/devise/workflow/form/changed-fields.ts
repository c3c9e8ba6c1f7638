import { languages } from '../../../domain/language.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';

/** The dotted paths of changed fields, by identity: forms never copy unchanged values. */
export function changedFields(before: FormValues, after: FormValues): string[] {
  const differing = (one: object, other: object) => {
    const was = one as Readonly<Record<string, unknown>>;
    return Object.entries(other).flatMap(([name, value]) => (value === was[name] ? [] : [name]));
  };
  return [
    ...differing(before, after).filter((name) => name !== 'locale' && name !== 'still_right'),
    ...languages.flatMap((language) =>
      differing(before.locale[language], after.locale[language]).map((name) => `locale.${language}.${name}`),
    ),
  ];
}

/** Drops "still right" marks of fields whose text was changed in either language. */
export function remainingStillRight(before: FormValues, after: FormValues): FormValues {
  const { still_right: said = [], ...rest } = after;
  const stays = said.filter((name) =>
    languages.every((language) => before.locale[language][name] === after.locale[language][name]),
  );
  return stays.length > 0 ? { ...rest, still_right: stays } : rest;
}
