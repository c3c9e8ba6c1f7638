import { type ComparedSide, readSide, writeSide } from './compared-side.ts';
import { createStep, actions, editStep, lists, type Purpose, type Step, type Workflow } from './step.ts';

/** Addresses of steps, below the screen of their type: '12/edit/hours?draft=ab12cd34'. */
const DRAFT_KEY = /^[a-z0-9]{8}$/;
const ID = /^[1-9]\d{0,9}$/;

/** Whether a piece of an address is the id of a record. */
export const isId = (text: string | undefined): text is string => text !== undefined && ID.test(text);

type QueryValues = Readonly<Record<string, string | number | null>>;

function withQuery(path: string, query: QueryValues): string {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== '');
  if (given.length === 0) return path;
  return `${path}?${given.map(([name, value]) => `${name}=${encodeURIComponent(value ?? '')}`).join('&')}`;
}

const removeWord = (workflow: Workflow) => (workflow.remove === 'archive' ? 'archive' : 'delete');

export function pathOfStep(workflow: Workflow, step: Step): string {
  switch (step.kind) {
    case 'menu':
      return '';
    case 'search': {
      const asks = step.purpose === 'remove' ? removeWord(workflow) : step.purpose;
      return withQuery('search', { for: asks, q: step.q, page: step.page > 1 ? step.page : null });
    }
    case 'choose':
      return withQuery(`${step.id}/edit`, { draft: step.draft, entry: step.entry });
    case 'form':
      return withQuery(`${begin(step.id)}/${step.part}`, { draft: step.draft, entry: step.entry });
    case 'review':
      return withQuery(`${begin(step.id)}/review`, { draft: step.draft });
    case 'confirm':
      return `${step.id}/${removeWord(workflow)}`;
    case 'done':
      return withQuery(`${step.id}/done`, { did: step.did });
    default:
      return pathOfCustom(step);
  }
}

const sideIn = (side: ComparedSide | null): string | null => side && writeSide(side);

const begin = (id: number | null) => (id === null ? 'create' : `${id}/edit`);

function pathOfCustom(step: Extract<Step, { kind: 'custom' }>): string {
  switch (step.name) {
    case 'history':
    case 'publication':
    case 'copies':
      return `${step.id}/${step.name}`;
    case 'revision':
      return `${step.id}/history/${step.number}`;
    case 'move':
      return withQuery(`${step.id}/move`, { below: step.below });
    case 'compare':
      return withQuery(`${step.id}/compare`, { left: sideIn(step.left), right: sideIn(step.right) });
    case 'conflict':
      return withQuery(`${step.id}/edit/conflict`, { draft: step.draft });
    default:
      return step.name;
  }
}

const purposes: Readonly<Record<string, Purpose>> = {
  edit: 'edit',
  delete: 'remove',
  archive: 'remove',
  history: 'history',
};

const numberIn = (text: string | null | undefined): number | undefined =>
  text && ID.test(text) ? Number(text) : undefined;

interface Query {
  get(name: string): string | null;
}

/** The step at an address; undefined when there is none, so that a mistyped one is a page not found. */
export function stepOfPath(workflow: Workflow, path: string, query: Query): Step | undefined {
  const [first = '', ...rest] = path.split('/').filter((piece) => piece !== '');
  const id = numberIn(first);
  const step =
    id === undefined
      ? stepWithoutRecord(workflow, first, rest, query)
      : stepOfRecord(workflow, id, rest, query);
  return step && isOfWorkflow(workflow, step) ? step : undefined;
}

const draftIn = (query: Query): string | null => {
  const key = query.get('draft');
  return key !== null && DRAFT_KEY.test(key) ? key : null;
};

const entryIn = (query: Query): number | null => {
  const place = query.get('entry');
  return place !== null && /^\d{1,4}$/.test(place) ? Number(place) : null;
};

function stepWithoutRecord(workflow: Workflow, first: string, rest: readonly string[], query: Query) {
  if (first === 'create') return stepOfForm(workflow, null, rest, query);
  if (rest.length > 0) return undefined;
  if (first === '') return { kind: 'menu' } as const;
  if (first === 'begin') return { kind: 'custom', name: 'begin' } as const;
  if (first === 'search') {
    const purpose = purposes[query.get('for') ?? 'edit'] ?? 'edit';
    return {
      kind: 'search',
      purpose,
      q: query.get('q') ?? '',
      page: numberIn(query.get('page')) ?? 1,
    } as const;
  }
  const name = lists.find((one) => one === first);
  return name && ({ kind: 'custom', name } as const);
}

const belowIn = (query: Query): number | null => {
  const id = query.get('below');
  return id === '0' ? 0 : (numberIn(id) ?? null);
};

function stepOfRecord(
  workflow: Workflow,
  id: number,
  [what, ...rest]: readonly string[],
  query: Query,
): Step | undefined {
  if (what === 'edit') return stepOfForm(workflow, id, rest, query);
  if (what === 'history' && rest.length === 1) {
    const number = numberIn(rest[0]);
    return number === undefined ? undefined : { kind: 'custom', name: 'revision', id, number };
  }
  if (rest.length > 0) return undefined;
  switch (what) {
    case 'delete':
    case 'archive':
      return { kind: 'confirm', id };
    case 'done': {
      const did = actions.find((action) => action === query.get('did'));
      return did && { kind: 'done', id, did };
    }
    case 'history':
    case 'publication':
    case 'copies':
      return { kind: 'custom', name: what, id };
    case 'move':
      return { kind: 'custom', name: 'move', id, below: belowIn(query) };
    case 'compare': {
      const [left, right] = [readSide(query.get('left')), readSide(query.get('right'))];
      return { kind: 'custom', name: 'compare', id, left, right };
    }
    default:
      return undefined;
  }
}

function stepOfForm(
  workflow: Workflow,
  id: number | null,
  [part, ...rest]: readonly string[],
  query: Query,
): Step | undefined {
  if (rest.length > 0) return undefined;
  const entry = entryIn(query);
  const draft = draftIn(query);
  if (part === undefined) {
    if (id === null) return createStep(workflow);
    return workflow.choosesPart ? { kind: 'choose', id, entry, draft } : editStep(workflow, id);
  }
  if (part === 'review') return { kind: 'review', id, draft };
  if (part === 'conflict') {
    return id === null || draft === null ? undefined : { kind: 'custom', name: 'conflict', id, draft };
  }
  return { kind: 'form', id, part, draft, entry };
}

const fits = (workflow: Workflow, entry: number | null) => entry === null || workflow.entries !== undefined;

/** Whether a workflow has such a step at all: brands are never deleted, only restaurants archived. */
export function isOfWorkflow(workflow: Workflow, step: Step): boolean {
  switch (step.kind) {
    case 'search':
      return step.purpose !== 'remove' || workflow.remove !== 'never';
    case 'choose':
      return workflow.choosesPart && fits(workflow, step.entry);
    case 'form':
      return workflow.parts.some(({ key }) => key === step.part) && fits(workflow, step.entry);
    case 'confirm':
      return workflow.remove !== 'never';
    case 'custom':
      if (step.name === 'archived') return workflow.remove === 'archive';
      if (step.name === 'copies') return workflow.isCopied;
      if (step.name === 'trash') return workflow.remove === 'delete';
      if (step.name === 'calendar') return workflow.hasCalendar;
      if (step.name === 'move') return workflow.isTree;
      if (step.name === 'compare') return workflow.isPage;
      if (step.name === 'begin') return workflow.hasStarts;
      return step.name !== 'order' || workflow.isOrdered;
    default:
      return true;
  }
}
