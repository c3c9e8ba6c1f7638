import { expect, it } from 'vitest';
import { page } from '../../../content/page/page.ts';
import { type FormValues, formValues } from '../../../domain/workflow/values-of.ts';
import { hasSteps, noteChange, takeStep } from './draft-history.ts';

const named = (name: string, ...versions: readonly string[]): FormValues =>
  formValues(page, {
    name,
    versions: versions.map((id) => ({
      id,
      version_name: id,
      slices: [],
      from: null,
      until: null,
      share: null,
    })),
    locale: { en: {}, es: {} },
  });

it('what is typed without a pause is one step, and a pause begins another', () => {
  const [a, b, c, d] = ['', 'H', 'Ho', 'Home'].map((name) => named(name)) as [
    FormValues,
    FormValues,
    FormValues,
    FormValues,
  ];
  noteChange('typing', a, b, 0);
  noteChange('typing', b, c, 300);
  noteChange('typing', c, d, 5000);
  expect(takeStep('typing', page, d, 'undo')).toBe(c);
  expect(takeStep('typing', page, c, 'undo')).toBe(a);
  expect(hasSteps('typing', 'undo')).toBe(false);
  expect(takeStep('typing', page, a, 'undo')).toBeUndefined();
  expect(takeStep('typing', page, a, 'redo')).toBe(c);
});

it('adding and removing entries are steps of their own, however quick', () => {
  const [none, one, two] = [named('x'), named('x', 'aaaaaaaa'), named('x', 'aaaaaaaa', 'bbbbbbbb')];
  noteChange('adding', none, one, 0);
  noteChange('adding', one, two, 10);
  expect(takeStep('adding', page, two, 'undo')).toBe(one);
});

it('a new change leaves nothing to redo', () => {
  const [a, b, c] = [named('a'), named('b'), named('c')];
  noteChange('again', a, b, 0);
  takeStep('again', page, b, 'undo');
  noteChange('again', a, c, 5000);
  expect(hasSteps('again', 'redo')).toBe(false);
});

it('what somebody else saved meanwhile stays when a step is taken back', () => {
  const [before, after] = [named('a', 'aaaaaaaa'), named('a', 'aaaaaaaa', 'bbbbbbbb')];
  noteChange('merged', before, after, 0);
  const merged = named('renamed by another', 'aaaaaaaa', 'bbbbbbbb', 'cccccccc');
  const taken = takeStep('merged', page, merged, 'undo')!;
  expect(taken.name).toBe('renamed by another');
  expect((taken.versions as { id: string }[]).map(({ id }) => id)).toEqual(['aaaaaaaa', 'cccccccc']);
});
