import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense, useEffect, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { ContentType } from '../../domain/content-type.ts';
import { siteOf } from '../../domain/record/site-of.ts';
import { mayChangeOfGroup, mayCreateOfGroup } from '../../domain/staff/role.ts';
import { stepOfPath } from '../../domain/workflow/address.ts';
import { type Step, workflowOf } from '../../domain/workflow/step.ts';
import { type May, useMay, useSession } from '../session.tsx';
import { useOpenedRecord } from '../site-view.tsx';
import { Page, PageCorner } from '../shell/page/page.tsx';
import { useLanguage, usePhrases } from '../staff-language.tsx';
import { MenuStep } from './steps/menu-step.tsx';
import { lastKnownQuery } from './history/revisions.ts';
import { nounOf } from './noun.ts';
import { recordQuery } from './records/records.ts';
import { workflowPhrases } from './phrases.ts';
import { RecordMenu } from './record-menu/record-menu.tsx';
import { SearchStep } from './steps/search-step.tsx';
import { StepSkeleton } from './steps/step-skeleton.tsx';
import { screenOf, WorkflowContext } from './use-workflow.tsx';

/** The steps needed to finish a form that was begun. */
const guided = {
  form: () => import('./steps/form-step.tsx'),
  choose: () => import('./steps/choose-step.tsx'),
  review: () => import('./steps/review-step.tsx'),
  conflict: () => import('./steps/conflict-step.tsx'),
  done: () => import('./steps/done-step.tsx'),
};

const FormStep = lazy(guided.form);
const ChooseStep = lazy(guided.choose);
const ReviewStep = lazy(guided.review);
const ConflictStep = lazy(guided.conflict);
const DoneStep = lazy(guided.done);
const ConfirmStep = lazy(() => import('./steps/confirm-step.tsx'));
const RemovedStep = lazy(() => import('./lists/removed-step.tsx'));
const TableStep = lazy(() => import('./lists/table-step.tsx'));
const CalendarStep = lazy(() => import('./calendar/calendar-step.tsx'));
const MoveStep = lazy(() => import('./tree/move-step.tsx'));
const OrderStep = lazy(() => import('./lists/order-step.tsx'));
const HistoryStep = lazy(() => import('./history/history-step.tsx'));
const PublicationStep = lazy(() => import('./publication/publication-step.tsx'));
const CopiesStep = lazy(() => import('./copies/copies-step.tsx'));
const BeginStep = lazy(() => import('./begin/begin-step.tsx'));
const CompareStep = lazy(() => import('./compare/compare-step.tsx'));
const RevisionStep = lazy(() => import('./history/revision-step.tsx'));

/** Screens of single types in the place of the first step, and of the search for what to edit. */
const firstScreens: Readonly<Record<string, ComponentType | undefined>> = {
  media_item: lazy(() => import('../media/media-library.tsx')),
  phrase: lazy(() => import('../screens/languages/languages-screen.tsx')),
};
const searchScreens: Readonly<Record<string, ComponentType | undefined>> = {
  phrase: lazy(() => import('../screens/languages/phrase-list.tsx')),
};

/** Preloads them, so that a form can be finished after the connection was lost. */
function usePreloadedSteps(kind: Step['kind'] | undefined): void {
  const hasBegun = kind === 'form' || kind === 'choose';
  useEffect(() => {
    if (!hasBegun) return;
    for (const load of Object.values(guided)) load().catch(() => undefined);
  }, [hasBegun]);
}

/**
 * One screen for every kind of step. The keys decide when a step is mounted anew, so that input survives other
 * changes of the address.
 */
function screenOfStep(step: Step, type: ContentType) {
  switch (step.kind) {
    case 'menu': {
      const First = firstScreens[type.name] ?? MenuStep;
      return <First />;
    }
    case 'search': {
      const Search = step.purpose === 'edit' ? searchScreens[type.name] : undefined;
      return Search ? <Search /> : <SearchStep step={step} key={step.purpose} />;
    }
    case 'choose':
      return <ChooseStep step={step} key={step.id} />;
    case 'form':
      return <FormStep step={step} key={`form-${step.id}`} />;
    case 'review':
      return <ReviewStep step={step} key={`review-${step.id}`} />;
    case 'confirm':
      return <ConfirmStep id={step.id} key={step.id} />;
    case 'done':
      return <DoneStep step={step} key={`${step.id}-${step.did}`} />;
    default:
      return screenOfCustom(step);
  }
}

function screenOfCustom(step: Extract<Step, { kind: 'custom' }>) {
  switch (step.name) {
    case 'archived':
    case 'trash':
      return <RemovedStep name={step.name} key={step.name} />;
    case 'table':
      return <TableStep />;
    case 'calendar':
      return <CalendarStep />;
    case 'order':
      return <OrderStep />;
    case 'history':
      return <HistoryStep id={step.id} key={step.id} />;
    case 'publication':
      return <PublicationStep id={step.id} key={step.id} />;
    case 'copies':
      return <CopiesStep id={step.id} key={step.id} />;
    case 'move':
      return <MoveStep step={step} key={step.id} />;
    case 'begin':
      return <BeginStep />;
    case 'compare':
      return <CompareStep step={step} key={step.id} />;
    case 'revision':
      return <RevisionStep id={step.id} number={step.number} key={`${step.id}-${step.number}`} />;
    default:
      return <ConflictStep step={step} key={step.id} />;
  }
}

/** The person's rights for records of the type; types of the whole group need access to all sites. */
function useTypePermission(type: ContentType): {
  readonly may: May;
  readonly whyNotCreate: string | undefined;
} {
  const may = useMay(type.permission);
  const { user } = useSession();
  const { ofGroup } = usePhrases(workflowPhrases);
  const whyNotCreate = may.change ? undefined : may.why;
  if (!may.edit || mayCreateOfGroup(type, user.site_ids)) return { may, whyNotCreate };
  if (mayChangeOfGroup(type, user.site_ids)) return { may, whyNotCreate: ofGroup };
  const none = { ...may, change: false, edit: false, wordsIn: [], why: ofGroup };
  return { may: none, whyNotCreate: ofGroup };
}

/** Shows the site of the record that a step is about. */
function OpenedRecord({ type, id }: { readonly type: ContentType; readonly id: number }) {
  // Only what the step itself has asked for: of a record in the trash that is what was last known.
  const { data } = useQuery({ ...recordQuery(type, id), enabled: false });
  const { data: lastKnown } = useQuery({ ...lastKnownQuery(type, id), enabled: false });
  const known = data ?? lastKnown;
  useOpenedRecord(known ? siteOf(type, known) : null, screenOf(type));
  return null;
}

/** Renders the workflow of a type: the address determines the step, the step its screen. */
export function Workflow({ type }: { readonly type: ContentType }) {
  const { '*': path = '' } = useParams();
  const [searchParams] = useSearchParams();
  const phrases = usePhrases(workflowPhrases);
  const noun = nounOf(type, useLanguage());
  const { may, whyNotCreate } = useTypePermission(type);
  const workflow = useMemo(() => workflowOf(type)!, [type]);
  const step = stepOfPath(workflow, path, searchParams);
  const standing = step && { type, workflow, step, may, whyNotCreate };
  const id = (step && 'id' in step ? step.id : null) ?? null;
  usePreloadedSteps(step?.kind);

  if (!may.view) return <Page title={phrases.menu.title(noun)} lead={may.why} />;
  if (!standing) {
    const back = { to: screenOf(type), label: phrases.backTo(noun) };
    return <Page title={phrases.noStepTitle} lead={phrases.noStep} back={back} />;
  }
  return (
    <WorkflowContext value={standing}>
      {id !== null && <OpenedRecord type={type} id={id} key={id} />}
      <PageCorner value={id === null ? null : <RecordMenu id={id} key={id} />}>
        <Suspense fallback={<StepSkeleton />}>{screenOfStep(standing.step, type)}</Suspense>
      </PageCorner>
    </WorkflowContext>
  );
}
