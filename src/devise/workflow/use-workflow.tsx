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
}

export const WorkflowContext = createContext<WorkflowState | undefined>(undefined);

export const screenOf = (type: ContentType): string => `/${type.screen ?? type.path}`;

function addressOfStep(type: ContentType, workflow: Workflow, step: Step): string {
  const path = pathOfStep(workflow, step);
  return path === '' ? screenOf(type) : `${screenOf(type)}/${path}`;
}

interface NavigateOptions {
  /** The step takes the place of this one, so that Back does not return to it. */
  readonly replace?: boolean;
  /** Where the focus goes there: the dotted path of a field. */
  readonly focus?: string;
}

/** Where somebody stands in a workflow, in which words, and the way on. */
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
    /** The address an event leads to, for links. */
    addressAfter: (event: StepEvent) => addressOf(nextStep(workflow, step, event)),
    /** Goes where an event leads. */
    dispatch: (event: StepEvent, { replace = false, focus }: NavigateOptions = {}) =>
      void navigate(addressOf(nextStep(workflow, step, event)), {
        replace,
        state: focus === undefined ? null : { focus },
      }),
    go: (to: Step, { replace = false }: NavigateOptions = {}) => void navigate(addressOf(to), { replace }),
  };
}
