import { useQuery } from '@tanstack/react-query';
import { siteOf } from '../../../domain/record/site-of.ts';
import { nextStep } from '../../../domain/workflow/next-step.ts';
import type { CustomStep } from '../../../domain/workflow/step.ts';
import { formValues } from '../../../domain/workflow/values-of.ts';
import { queryKeys } from '../../query-keys.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { pageFieldsOf, versionsOf } from '../canvas/page-slices.ts';
import { sendWaiting, unfinishedDrafts } from '../draft/draft-store.ts';
import { FormNotReady } from '../form/not-ready.tsx';
import { revisionsQuery } from '../history/revisions.ts';
import { recordQuery } from '../records/records.ts';
import { recordName } from '../records/staff-record.ts';
import { useWorkflow } from '../use-workflow.tsx';
import { comparePhrases } from './phrases.ts';
import { SideBySide } from './side-by-side.tsx';
import { sidesAtFirst } from './sides.ts';

type Step = Extract<CustomStep, { name: 'compare' }>;

/** Two states of a page beside each other: what visitors read, what is saved or only typed, an earlier save, each in any version. */
export default function CompareStep({ step }: { readonly step: Step }) {
  const { type, workflow, phrases, language, may, go, addressOf } = useWorkflow();
  const words = usePhrases(comparePhrases);
  const record = useQuery(recordQuery(type, step.id));
  const revisions = useQuery(revisionsQuery(type, step.id));
  const drafts = useQuery({
    queryKey: queryKeys.drafts.unfinishedOf(type, step.id),
    queryFn: async ({ signal }) => {
      // What was typed a moment ago may still be on its way.
      await sendWaiting();
      return unfinishedDrafts(type.name, step.id, signal);
    },
    staleTime: 0,
    enabled: may.edit,
  });
  const fields = pageFieldsOf(type);
  const { data } = record;
  // Which two are looked at first depends on what was typed.
  if (!data || !fields || (may.edit && !drafts.isFetchedAfterMount)) {
    return <FormNotReady error={record.error} tryAgain={() => void record.refetch()} />;
  }
  const siteId = siteOf(type, data);
  const versions = versionsOf(formValues(type, data), fields).map(({ id }) => id as string);
  return (
    <Page
      title={words.title(recordName(type, data, language) ?? phrases.noName)}
      lead={words.lead}
      back={{ to: addressOf(nextStep(workflow, step, { is: 'back' })), label: phrases.back }}
      isWide
    >
      <Loaded of={revisions} rows={4}>
        {(all) => {
          const atFirst = sidesAtFirst(data, all, versions, drafts.data?.[0]?.key);
          const sides = { left: step.left ?? atFirst.left, right: step.right ?? atFirst.right };
          return (
            <SideBySide
              record={data}
              siteId={siteId}
              fields={fields}
              revisions={all}
              drafts={drafts.data ?? []}
              sides={sides}
              onChange={(chosen) => go({ ...step, ...chosen }, { replace: true })}
            />
          );
        }}
      </Loaded>
    </Page>
  );
}
