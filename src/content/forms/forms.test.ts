import { describe, expect, it } from 'vitest';
import { staffLabel } from '../../domain/forms/form-field.ts';
import { languages } from '../../domain/language.ts';
import { allForms } from './index.ts';

describe('what staff read of a form', () => {
  it.each(allForms.map((form) => [form.name, form] as const))(
    'the fields of %s are named, and ask nobody',
    (_name, { fields }) => {
      // What somebody consented to is kept in the words in which it was asked.
      const named = Object.values(fields).filter(({ kind }) => kind !== 'consent');
      const labels = named.flatMap((field) => languages.map((language) => staffLabel(field, language)));
      expect(labels.filter((label) => /\?|\b(you|your|tus?)\b/i.test(label))).toEqual([]);
    },
  );
});
