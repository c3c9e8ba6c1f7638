import type { CompletedAction } from '../message.ts';
import {
  beginStep,
  editStep,
  firstPart,
  type ListName,
  partOfPath,
  type Step,
  type Workflow,
} from './step.ts';
import { isOfWorkflow } from './address.ts';

/** The answers to "What would you like to do?". */
export type Answer = 'create' | 'edit' | 'remove' | 'history' | ListName;

/** What somebody did in a step, or what the server said. */
export type StepEvent =
  | { readonly is: 'answered'; readonly answer: Answer }
  | { readonly is: 'picked'; readonly id: number }
  /** A part of the form, from the choice of parts or the progress above it. */
  | { readonly is: 'part'; readonly part: string }
  | { readonly is: 'entry'; readonly entry: number }
  | {
      readonly is:
        'next' | 'back' | 'resolved' | 'again' | 'edit-again' | 'history-of' | 'publication-of' | 'restart';
    }
  | { readonly is: 'drafted'; readonly draft: string }
  | { readonly is: 'to-review' }
  | { readonly is: 'revision'; readonly number: number }
  | { readonly is: 'did'; readonly id: number; readonly did: CompletedAction }
  /** Fields failed on the server; dotted paths. */
  | { readonly is: 'refused'; readonly paths: readonly string[] }
  | { readonly is: 'conflicted'; readonly draft: string };

const menu: Step = { kind: 'menu' };

function answerStep(workflow: Workflow, answer: Answer): Step {
  switch (answer) {
    case 'create':
      return beginStep(workflow);
    case 'edit':
    case 'remove':
    case 'history':
      return { kind: 'search', purpose: answer, q: '', page: 1 };
    default:
      return { kind: 'custom', name: answer };
  }
}

function pickedStep(workflow: Workflow, step: Step, id: number): Step {
  const purpose = step.kind === 'search' ? step.purpose : 'edit';
  if (purpose === 'remove') return { kind: 'confirm', id };
  if (purpose === 'history') return { kind: 'custom', name: 'history', id };
  return editStep(workflow, id);
}

const lastPart = (workflow: Workflow) => workflow.parts.at(-1)?.key ?? firstPart(workflow);

/** Back goes to the question before, not to the page before: a shared link has the same way back. */
function backStep(workflow: Workflow, step: Step): Step {
  switch (step.kind) {
    case 'form': {
      const { id } = step;
      const place = workflow.parts.findIndex(({ key }) => key === step.part);
      const before = workflow.parts[place - 1];
      if (id !== null && workflow.choosesPart)
        return { kind: 'choose', id, entry: step.entry, draft: step.draft };
      if (before) return { ...step, part: before.key };
      if (id === null) return workflow.hasStarts ? beginStep(workflow) : menu;
      return { kind: 'search', purpose: 'edit', q: '', page: 1 };
    }
    case 'review':
      if (step.id !== null && workflow.choosesPart)
        return { kind: 'choose', id: step.id, entry: null, draft: step.draft };
      return { ...step, kind: 'form', part: lastPart(workflow), entry: null };
    case 'choose':
      if (step.entry !== null) return { ...step, entry: null };
      return { kind: 'search', purpose: 'edit', q: '', page: 1 };
    case 'confirm':
      return { kind: 'search', purpose: 'remove', q: '', page: 1 };
    case 'custom':
      if (step.name === 'revision') return { kind: 'custom', name: 'history', id: step.id };
      if (step.name === 'publication' || step.name === 'copies' || step.name === 'compare')
        return editStep(workflow, step.id);
      if (step.name === 'conflict') return { kind: 'review', id: step.id, draft: step.draft };
      if (step.name === 'move') return { kind: 'custom', name: 'table' };
      return step.name === 'history' ? { kind: 'search', purpose: 'history', q: '', page: 1 } : menu;
    default:
      return menu;
  }
}

/** After the last part comes the review; whoever chose one part to change goes there at once. */
function stepAfterForm(workflow: Workflow, step: Extract<Step, { kind: 'form' }>): Step {
  const { id, draft } = step;
  const place = workflow.parts.findIndex(({ key }) => key === step.part);
  const after = workflow.parts[place + 1];
  return !after || (id !== null && workflow.choosesPart)
    ? { kind: 'review', id, draft }
    : { ...step, part: after.key };
}

const recordOf = (step: Step): number | null => ('id' in step ? step.id : null);

function move(workflow: Workflow, step: Step, event: StepEvent): Step {
  const id = recordOf(step);
  const draft = 'draft' in step ? step.draft : null;
  const entry = 'entry' in step ? step.entry : null;
  switch (event.is) {
    case 'answered':
      return answerStep(workflow, event.answer);
    case 'picked':
      return pickedStep(workflow, step, event.id);
    case 'part':
      return { kind: 'form', id, part: event.part, draft, entry };
    case 'entry':
      return id === null ? step : { kind: 'choose', id, entry: event.entry, draft };
    case 'next':
      return step.kind === 'form' ? stepAfterForm(workflow, step) : step;
    case 'back':
      return backStep(workflow, step);
    case 'to-review':
    case 'resolved':
      return { kind: 'review', id, draft };
    case 'drafted':
      return step.kind === 'form' || step.kind === 'review' ? { ...step, draft: event.draft } : step;
    case 'refused':
      return { kind: 'form', id, part: partOfPath(workflow, event.paths[0] ?? ''), draft, entry };
    case 'conflicted':
      return id === null ? step : { kind: 'custom', name: 'conflict', id, draft: event.draft };
    case 'revision':
      return id === null ? step : { kind: 'custom', name: 'revision', id, number: event.number };
    case 'did':
      return { kind: 'done', id: event.id, did: event.did };
    case 'again':
      return beginStep(workflow);
    case 'edit-again':
      return id === null ? step : editStep(workflow, id);
    case 'history-of':
      return id === null ? step : { kind: 'custom', name: 'history', id };
    case 'publication-of':
      return id === null ? step : { kind: 'custom', name: 'publication', id };
    case 'restart':
      return menu;
  }
}

/** Where an event leads from a step. One that means nothing there, or to this workflow, leads nowhere. */
export function nextStep(workflow: Workflow, step: Step, event: StepEvent): Step {
  const next = move(workflow, step, event);
  return isOfWorkflow(workflow, next) ? next : step;
}
