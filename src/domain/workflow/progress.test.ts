import { expect, test } from 'vitest';
import { defineContentType } from '../content-type.ts';
import { localized, picture, text, wallClock } from '../fields/index.ts';
import { issuesIn, progressOf } from './progress.ts';
import { workflowOf } from './step.ts';
import { formValues } from './values-of.ts';

const show = defineContentType({
  name: 'show',
  path: 'shows',
  scope: 'site',
  permission: 'manage property hub',
  titleField: 'label',
  labels: { en: { one: 'show', many: 'shows' }, es: { one: 'función', many: 'funciones', gender: 'm' } },
  remove: 'delete',
  workflow: {
    parts: [
      {
        key: 'name',
        en: 'What is it called?',
        es: '¿Cómo se llama?',
        called: { en: 'Name', es: 'Nombre' },
        fields: ['label', 'title', 'image'],
      },
      {
        key: 'when',
        en: 'When is it?',
        es: '¿Cuándo es?',
        called: { en: 'Dates', es: 'Fechas' },
        fields: ['start_date', 'end_date'],
      },
    ],
  },
  fields: {
    label: text({ label: 'Name', es: 'Nombre', required: true }),
    title: localized(text({ label: 'Title', es: 'Título', required: true })),
    image: localized(picture({ label: 'Picture', es: 'Imagen' })),
    start_date: wallClock({ label: 'Starts', es: 'Empieza', required: true }),
    end_date: wallClock({ label: 'Ends', es: 'Termina', after: 'start_date' }),
  },
});

const workflow = workflowOf(show)!;
const progress = (values: object) => {
  const form = formValues(show, values);
  return progressOf(show, workflow, form, issuesIn(show, form));
};

test('Each part knows its own problems, and what it lacks in Spanish', () => {
  const [name, when] = progress({
    label: 'Jazz',
    locale: { en: { title: 'Jazz by the pool', image: 'jazz' } },
    start_date: '2026-11-21T20:00',
    end_date: '2026-11-21T19:00',
  });
  expect(name).toEqual({ key: 'name', issues: [], isComplete: true, untranslated: 1 });
  expect(when).toEqual({
    key: 'when',
    issues: [{ path: 'end_date', code: 'ends-before-start' }],
    isComplete: false,
    untranslated: 0,
  });
});

test('An empty form names everything that is required, and nothing as untranslated', () => {
  const [name, when] = progress({});
  expect(name?.issues.map(({ path }) => path)).toEqual(['label', 'locale.en.title']);
  expect(name?.untranslated).toBe(0);
  expect(when?.issues.map(({ path }) => path)).toEqual(['start_date']);
});

test('A part in which nothing is answered is not complete, though nothing of it is required', () => {
  const free = {
    ...show,
    fields: { ...show.fields, start_date: wallClock({ label: 'Starts', es: 'Empieza' }) },
  };
  const whenOf = (values: object) => {
    const form = formValues(free, values);
    return progressOf(free, workflow, form, issuesIn(free, form))[1];
  };
  expect(whenOf({})).toMatchObject({ issues: [], isComplete: false });
  expect(whenOf({ start_date: '2026-11-21T20:00' })).toMatchObject({ issues: [], isComplete: true });
});
