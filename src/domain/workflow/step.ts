import type { ContentType, FormPart } from '../content-type.ts';
import type { CompletedAction } from '../message.ts';
import type { ComparedSide } from './compared-side.ts';

/** What staff look for a record for. */
export type Purpose = 'edit' | 'remove' | 'history';

/** What has happened to a record when a workflow ends. */
export const actions = [
  'created',
  'saved',
  'deleted',
  'archived',
  'restored',
] as const satisfies readonly CompletedAction[];

/** Steps that have no record: all of them are lists. */
export const lists = ['archived', 'trash', 'table', 'order', 'calendar'] as const;
export type ListName = (typeof lists)[number];

/** Where somebody is in a workflow. Every one of them is an address. */
export type Step =
  | { readonly kind: 'menu' }
  | { readonly kind: 'search'; readonly purpose: Purpose; readonly q: string; readonly page: number }
  | ChooseStep
  | FormStep
  | ReviewStep
  | { readonly kind: 'confirm'; readonly id: number }
  | { readonly kind: 'done'; readonly id: number; readonly did: CompletedAction }
  | CustomStep;

/** Which part of the record to edit; before that which entry of it, where `entry` is null and the type has some. */
export interface ChooseStep {
  readonly kind: 'choose';
  readonly id: number;
  readonly entry: number | null;
  readonly draft: string | null;
}

/** A new record has no id yet. `draft` is the key of what was typed so far; null when nothing was. */
export interface FormStep {
  readonly kind: 'form';
  readonly id: number | null;
  readonly part: string;
  readonly draft: string | null;
  /** The entry that was chosen to be edited, by its place: a version of a special. */
  readonly entry: number | null;
}

export interface ReviewStep {
  readonly kind: 'review';
  readonly id: number | null;
  readonly draft: string | null;
}

/** Steps that only some types have, or that ask nothing. */
export type CustomStep =
  | { readonly kind: 'custom'; readonly name: ListName }
  /** What a new record begins as. */
  | { readonly kind: 'custom'; readonly name: 'begin' }
  | { readonly kind: 'custom'; readonly name: 'history' | 'publication' | 'copies'; readonly id: number }
  | { readonly kind: 'custom'; readonly name: 'revision'; readonly id: number; readonly number: number }
  /** Two states of a page beside each other; null where the address names none. */
  | {
      readonly kind: 'custom';
      readonly name: 'compare';
      readonly id: number;
      readonly left: ComparedSide | null;
      readonly right: ComparedSide | null;
    }
  /** `below` is the record that it is to stand below, 0 for none; null until that is chosen. */
  | { readonly kind: 'custom'; readonly name: 'move'; readonly id: number; readonly below: number | null }
  | { readonly kind: 'custom'; readonly name: 'conflict'; readonly id: number; readonly draft: string };

/** The workflow of one type, as its declaration says it. */
export interface Workflow {
  readonly parts: readonly FormPart[];
  readonly remove: ContentType['remove'];
  readonly isOrdered: boolean;
  /** Records are copied to other properties. */
  readonly isCopied: boolean;
  /** Records stand in a calendar. */
  readonly hasCalendar: boolean;
  /** Records stand below each other. */
  readonly isTree: boolean;
  /** Records are pages, or parts of them, which are seen beside each other. */
  readonly isPage: boolean;
  /** A new record may begin as another one, or with what its type offers. */
  readonly hasStarts: boolean;
  /** Editing begins with the choice of a part. */
  readonly choosesPart: boolean;
  /** The list of which one entry is chosen before. */
  readonly entries: string | undefined;
}

/** The workflow of a type; undefined where staff keep its records elsewhere. */
export function workflowOf(type: ContentType): Workflow | undefined {
  if (!type.workflow) return undefined;
  return {
    parts: type.workflow.parts,
    remove: type.remove,
    isOrdered: type.ordered === true,
    isCopied: type.copied === true,
    hasCalendar: type.workflow.calendar !== undefined,
    isTree: type.workflow.tree !== undefined,
    isPage: type.appears?.guests?.page !== undefined,
    hasStarts: type.appears?.guests?.page?.hasStarts === true,
    choosesPart: type.workflow.choosesPart === true || type.workflow.choosesEntryOf !== undefined,
    entries: type.workflow.choosesEntryOf,
  };
}

export const firstPart = (workflow: Workflow): string => workflow.parts[0]?.key ?? '';

/** Where editing a record begins. */
export const editStep = (workflow: Workflow, id: number): Step =>
  workflow.choosesPart
    ? { kind: 'choose', id, entry: null, draft: null }
    : { kind: 'form', id, part: firstPart(workflow), draft: null, entry: null };

export const createStep = (workflow: Workflow): Step => ({
  kind: 'form',
  id: null,
  part: firstPart(workflow),
  draft: null,
  entry: null,
});

/** The first step of a new record. */
export const beginStep = (workflow: Workflow): Step =>
  workflow.hasStarts ? { kind: 'custom', name: 'begin' } : createStep(workflow);

/** The field that a dotted path begins in: 'title' of `locale.es.title`, 'versions' of `versions.0.pages`. */
export function fieldOfPath(path: string): string {
  const [first = '', , third = ''] = path.split('.');
  return first === 'locale' ? third : first;
}

/** The part that asks for the field a problem is about, by its dotted path `locale.es.title`. */
export function partOfPath(workflow: Workflow, path: string): string {
  const field = fieldOfPath(path);
  return workflow.parts.find(({ fields }) => fields.includes(field))?.key ?? firstPart(workflow);
}
