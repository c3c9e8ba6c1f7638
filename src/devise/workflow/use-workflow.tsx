import { createContext, useContext } from 'react';
import { useNavigate } from 'react-router';
import type { ContentType } from '../../domain/content-type.ts';
import { pathOfStep } from '../../domain/workflow/address.ts';
import { nextStep, type StepEvent } from '../../domain/workflow/next-step.ts';
import type { Step, Workflow } from '../../domain/workflow/step.ts';
import type { May } from '../session.tsx';
import { useLanguage, usePhrases } from '../staff-language.tsx';
import { nounOf } from './noun.ts';
import { workflowPhrases } from './phrases.ts';

interface WorkflowState {
  readonly type: ContentType;
  readonly workflow: Workflow;
  readonly step: Step;
  readonly may: May;
  /** Why the person makes no new record, in a sentence; undefined where they do. */
  readonly whyNotCreate: string | undefined;
}

export const WorkflowContext = createContext<WorkflowState | undefined>(undefined);

export const screenOf = (type: ContentType): string => `/${type.screen ?? type.path}`;

function addressOfStep(type: ContentType, workflow: Workflow, step: Step): string {
  const path = pathOfStep(workflow, step);
  return path === '' ? screenOf(type) : `${screenOf(type)}/${path}`;
}

interface NavigateOptions {
  /** Replaces the current history entry, so that Back does not return to it. */
  readonly replace?: boolean;
  /** The field to focus, as a dotted path. */
  readonly focus?: string;
}

/** The current step of a workflow, its phrases, and navigation to other steps. */
export function useWorkflow() {
  const standing = useContext(WorkflowContext);
  if (!standing) throw new Error('There is no workflow above this step.');
  const language = useLanguage();
  const phrases = usePhrases(workflowPhrases);
  const navigate = useNavigate();
  const { type, workflow, step } = standing;
  const addressOf = (to: Step) => addressOfStep(type, workflow, to);
  return {
    ...standing,
    language,
    phrases,
    noun: nounOf(type, language),
    addressOf,
    /** The address of the step after an event, for links. */
    addressAfter: (event: StepEvent) => addressOf(nextStep(workflow, step, event)),
    /** Navigates to the step after an event. */
    dispatch: (event: StepEvent, { replace = false, focus }: NavigateOptions = {}) =>
      void navigate(addressOf(nextStep(workflow, step, event)), {
        replace,
        state: focus === undefined ? null : { focus },
      }),
    go: (to: Step, { replace = false, focus }: NavigateOptions = {}) =>
      void navigate(addressOf(to), { replace, state: focus === undefined ? null : { focus } }),
  };
}
