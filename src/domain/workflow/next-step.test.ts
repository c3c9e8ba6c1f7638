import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isOfWorkflow, pathOfStep, stepOfPath } from './address.ts';
import { type Answer, nextStep, type StepEvent } from './next-step.ts';
import { actions, createStep, lists, type Step, type Workflow } from './step.ts';

const part = (key: string, ...fields: string[]) => ({
  key,
  en: `${key}?`,
  es: `¿${key}?`,
  called: { en: key, es: key },
  fields,
});

const events: Workflow = {
  parts: [part('name', 'label', 'title'), part('when', 'start_date'), part('story', 'content')],
  remove: 'delete',
  isOrdered: false,
  isCopied: false,
  hasCalendar: true,
  isTree: true,
  isPage: true,
  hasStarts: false,
  choosesPart: false,
  entries: undefined,
};
const restaurants: Workflow = { ...events, remove: 'archive', isOrdered: true };
const brands: Workflow = { ...events, remove: 'never', isTree: false, isPage: false };
const resorts: Workflow = { ...events, choosesPart: true, hasStarts: true };
const specials: Workflow = { ...events, choosesPart: true, entries: 'versions' };

const workflows = [events, restaurants, brands, resorts, specials];

const anyWorkflow = fc.constantFrom(...workflows);
const id = fc.integer({ min: 1, max: 2_000_000_000 });
const draft = fc.option(fc.stringMatching(/^[a-z0-9]{8}$/));
const entry = fc.option(fc.integer({ min: 0, max: 40 }));
const side = fc.option(
  fc.record({
    state: fc.oneof(
      fc.constantFrom('published' as const, 'saved' as const, 'draft-k3f9x2ab' as const),
      fc.integer({ min: 1, max: 999_999_999 }),
    ),
    version: draft,
  }),
);
const partKey = fc.constantFrom('name', 'when', 'story', 'nowhere');

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.constant<Step>({ kind: 'menu' }),
  fc.record({
    kind: fc.constant('search' as const),
    purpose: fc.constantFrom('edit' as const, 'remove' as const, 'history' as const),
    q: fc.string(),
    page: fc.integer({ min: 1, max: 900 }),
  }),
  fc.record({ kind: fc.constant('choose' as const), id, entry, draft }),
  fc.record({ kind: fc.constant('form' as const), id: fc.option(id), part: partKey, draft, entry }),
  fc.record({ kind: fc.constant('review' as const), id: fc.option(id), draft }),
  fc.record({ kind: fc.constant('confirm' as const), id }),
  fc.record({ kind: fc.constant('done' as const), id, did: fc.constantFrom(...actions) }),
  fc.record({ kind: fc.constant('custom' as const), name: fc.constantFrom(...lists, 'begin' as const) }),
  fc.record({ kind: fc.constant('custom' as const), name: fc.constant('history' as const), id }),
  fc.record({ kind: fc.constant('custom' as const), name: fc.constant('revision' as const), id, number: id }),
  fc.record({
    kind: fc.constant('custom' as const),
    name: fc.constant('move' as const),
    id,
    below: fc.option(fc.nat({ max: 2_000_000_000 })),
  }),
  fc.record({
    kind: fc.constant('custom' as const),
    name: fc.constant('compare' as const),
    id,
    left: side,
    right: side,
  }),
  fc.record({
    kind: fc.constant('custom' as const),
    name: fc.constant('conflict' as const),
    id,
    draft: fc.stringMatching(/^[a-z0-9]{8}$/),
  }),
);

const answers: Answer[] = ['create', 'edit', 'remove', 'history', ...lists];
const anyEvent: fc.Arbitrary<StepEvent> = fc.oneof(
  fc.constantFrom(...answers).map((answer): StepEvent => ({ is: 'answered', answer })),
  id.map((one): StepEvent => ({ is: 'picked', id: one })),
  partKey.map((one): StepEvent => ({ is: 'part', part: one })),
  fc.integer({ min: 0, max: 9 }).map((one): StepEvent => ({ is: 'entry', entry: one })),
  fc
    .constantFrom(
      'next' as const,
      'back' as const,
      'to-review' as const,
      'resolved' as const,
      'again' as const,
      'edit-again' as const,
      'history-of' as const,
      'restart' as const,
    )
    .map((is): StepEvent => ({ is })),
  fc.record({ is: fc.constant('did' as const), id, did: fc.constantFrom(...actions) }),
  fc.record({ is: fc.constant('refused' as const), paths: fc.array(fc.string()) }),
  fc.record({ is: fc.constant('conflicted' as const), draft: fc.constant('ab12cd34') }),
);

const read = (workflow: Workflow, address: string) => {
  const url = new URL(address, 'https://palapa.test/');
  return stepOfPath(workflow, url.pathname.slice(1), url.searchParams);
};

test('The address of every step leads back to that step', () => {
  fc.assert(
    fc.property(anyWorkflow, anyStep, (workflow, step) => {
      fc.pre(isOfWorkflow(workflow, step));
      expect(read(workflow, pathOfStep(workflow, step))).toEqual(step);
    }),
  );
});

test('Whatever somebody does, they are in a step that their workflow has and that has an address', () => {
  fc.assert(
    fc.property(anyWorkflow, fc.array(anyEvent, { maxLength: 30 }), (workflow, done) => {
      let step: Step = { kind: 'menu' };
      for (const event of done) {
        step = nextStep(workflow, step, event);
        expect(isOfWorkflow(workflow, step)).toBe(true);
        expect(read(workflow, pathOfStep(workflow, step))).toEqual(step);
      }
    }),
  );
});

test('Going back often enough always ends at the question of what to do', () => {
  fc.assert(
    fc.property(anyWorkflow, anyStep, (workflow, first) => {
      fc.pre(isOfWorkflow(workflow, first));
      let step = first;
      for (let times = 0; times < 12; times++) step = nextStep(workflow, step, { is: 'back' });
      expect(step).toEqual({ kind: 'menu' });
    }),
  );
});

test('Back from the review leads to the last part that was answered, and from there to the one before', () => {
  const back = (step: Step) => nextStep(events, step, { is: 'back' });
  const last = back({ kind: 'review', id: null, draft: 'ab12cd34' });
  expect(last).toEqual({ kind: 'form', id: null, part: 'story', draft: 'ab12cd34', entry: null });
  expect(back(last)).toEqual({ ...last, part: 'when' });
});

test('An event is created part by part, then reviewed, then done', () => {
  let step: Step = { kind: 'menu' };
  const seen: string[] = [];
  for (const event of [
    { is: 'answered', answer: 'create' },
    { is: 'drafted', draft: 'ab12cd34' },
    { is: 'next' },
    { is: 'next' },
    { is: 'next' },
    { is: 'did', id: 7, did: 'created' },
  ] satisfies StepEvent[]) {
    step = nextStep(events, step, event);
    seen.push(pathOfStep(events, step));
  }
  expect(seen).toEqual([
    'create/name',
    'create/name?draft=ab12cd34',
    'create/when?draft=ab12cd34',
    'create/story?draft=ab12cd34',
    'create/review?draft=ab12cd34',
    '7/done?did=created',
  ]);
});

test('A page is begun as nothing, as an arrangement or as another page, before its parts are asked', () => {
  const begin = nextStep(resorts, { kind: 'menu' }, { is: 'answered', answer: 'create' });
  expect(pathOfStep(resorts, begin)).toBe('begin');
  expect(nextStep(resorts, { kind: 'done', id: 7, did: 'created' }, { is: 'again' })).toEqual(begin);
  expect(nextStep(resorts, createStep(resorts), { is: 'back' })).toEqual(begin);
  expect(read(events, 'begin')).toBeUndefined();
});

test('A field that the server refuses leads to the part that asks for it, with what was typed', () => {
  const review: Step = { kind: 'review', id: 7, draft: 'ab12cd34' };
  const refused = (path: string) =>
    pathOfStep(events, nextStep(events, review, { is: 'refused', paths: [path] }));
  expect(refused('start_date')).toBe('7/edit/when?draft=ab12cd34');
  expect(refused('locale.es.content')).toBe('7/edit/story?draft=ab12cd34');
  expect(refused('nobody.knows')).toBe('7/edit/name?draft=ab12cd34');
});

test('Whoever is second to save chooses between two versions and then reviews again', () => {
  const review: Step = { kind: 'review', id: 7, draft: 'ab12cd34' };
  const conflict = nextStep(events, review, { is: 'conflicted', draft: 'ab12cd34' });
  expect(pathOfStep(events, conflict)).toBe('7/edit/conflict?draft=ab12cd34');
  expect(nextStep(events, conflict, { is: 'resolved' })).toEqual(review);
});

test('Brands are never deleted, and only restaurants have an archive', () => {
  expect(read(brands, '3/delete')).toBeUndefined();
  expect(read(brands, 'trash')).toBeUndefined();
  expect(nextStep(brands, { kind: 'menu' }, { is: 'answered', answer: 'remove' })).toEqual({ kind: 'menu' });
  expect(read(restaurants, 'archived')).toEqual({ kind: 'custom', name: 'archived' });
  expect(read(events, 'archived')).toBeUndefined();
  expect(pathOfStep(restaurants, { kind: 'confirm', id: 3 })).toBe('3/archive');
});

test('Editing a special asks for the version, then for the part, then goes to the review', () => {
  const search: Step = { kind: 'search', purpose: 'edit', q: '', page: 1 };
  const version = nextStep(specials, search, { is: 'picked', id: 5 });
  const menu = nextStep(specials, version, { is: 'entry', entry: 2 });
  const form = nextStep(specials, menu, { is: 'part', part: 'when' });
  const review = nextStep(specials, form, { is: 'next' });
  expect([version, menu, form, review].map((step) => pathOfStep(specials, step))).toEqual([
    '5/edit',
    '5/edit?entry=2',
    '5/edit/when?entry=2',
    '5/edit/review',
  ]);
});

test('An address nobody wrote is no step', () => {
  for (const address of [
    'create/nowhere',
    '0/edit',
    '12',
    '12/edit/name/more',
    '12/done',
    '12/done?did=exploded',
    'constructor',
    'create/conflict',
    '12/edit/conflict',
    '-1/delete',
    '12/history/x',
  ]) {
    expect(read(events, address), address).toBeUndefined();
  }
});
