import { Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { stateNames, type SubmissionState, submissionStates } from '../../../domain/forms/submission.ts';
import { get, send } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { inboxPhrases } from './phrases.ts';
import type { WholeSubmission } from './submission.ts';
import { useInboxWrite } from './use-inbox-write.ts';

interface Change {
  readonly state?: SubmissionState;
  readonly assignee?: string;
}

/** How far it is, and who looks after it; saved as it is chosen. */
export function Handling({ submission }: { readonly submission: WholeSubmission }) {
  const phrases = usePhrases(inboxPhrases);
  const language = useLanguage();
  const { id, version, site_id, state, assignee, assignee_name } = submission;
  const assignees = useQuery({
    queryKey: queryKeys.inbox.assignees(site_id),
    queryFn: ({ signal }) =>
      get<readonly { readonly id: string; readonly name: string }[]>(
        `inbox/assignees?site_id=${site_id}`,
        signal,
      ),
  });
  const changing = useInboxWrite<Change>(
    id,
    (change) => send<WholeSubmission>('PUT', `inbox/${id}`, { version, ...change }),
    { message: phrases.changed },
  );
  const people = (assignees.data ?? []).map((one) => ({ value: one.id, label: one.name }));
  // Somebody who left, or who may no longer look after it, still has it.
  const isGone = assignee !== null && !people.some(({ value }) => value === assignee);
  return (
    <>
      <Select
        label={phrases.state}
        data={submissionStates.map((value) => ({ value, label: stateNames[value][language] }))}
        value={state}
        allowDeselect={false}
        disabled={changing.isPending}
        onChange={(chosen) => chosen && chosen !== state && changing.mutate({ state: chosen })}
      />
      <Select
        label={phrases.assignee}
        data={[
          { value: '', label: phrases.nobody },
          ...(isGone ? [{ value: assignee, label: assignee_name ?? assignee }] : []),
          ...people,
        ]}
        value={assignee ?? ''}
        allowDeselect={false}
        disabled={changing.isPending}
        onChange={(chosen) =>
          chosen !== null && chosen !== (assignee ?? '') && changing.mutate({ assignee: chosen })
        }
      />
    </>
  );
}
