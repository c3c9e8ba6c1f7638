import { useState } from 'react';
import type { TreeDeclaration } from '../../../domain/content-type.ts';
import { formValues } from '../../../domain/workflow/values-of.ts';
import { FetchFailed } from '../../../web/fetch.ts';
import { useSession } from '../../session.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { toastFailure, toastSuccess, toastUndoable } from '../../toasts.ts';
import { queries } from '../../queries.ts';
import { queryKeys } from '../../query-keys.ts';
import { useWrite } from '../../use-write.ts';
import { beginChange } from '../draft/begin-draft.ts';
import type { usePublicationChoice } from '../publication/use-publication-choice.ts';
import { undo } from '../records/records.ts';
import { saveMerged } from '../records/save-merged.ts';
import { recordName, type StaffRecord } from '../records/staff-record.ts';
import { useWorkflow } from '../use-workflow.tsx';
import { treePhrases } from './phrases.ts';

/**
 * Saves a move as a form would: over the version that was shown, published or sent for approval as was chosen. What
 * somebody else changed meanwhile is shown side by side.
 */
export function useMoveBelow(
  tree: TreeDeclaration,
  record: StaffRecord,
  publication: ReturnType<typeof usePublicationChoice>,
) {
  const { type, language, phrases, go } = useWorkflow();
  const words = usePhrases(treePhrases);
  const { user } = useSession();
  const [problem, setProblem] = useState<string>();
  const name = recordName(type, record, language) ?? phrases.noName;
  const { choice, publish } = publication;
  const valuesBelow = (below: number | null) => ({ ...formValues(type, record), [tree.parent]: below });

  const saving = useWrite<StaffRecord, number | null>({
    mutationFn: async (below) => {
      const over = { id: record.id, version: record.version, publish };
      const { record: saved } = await saveMerged(type, over, valuesBelow(below));
      await publication.askIfChosen(saved);
      // The tree that is shown next has it in its new place.
      await queries.invalidateQueries({ queryKey: queryKeys.records.trees(type) });
      return saved;
    },
    onSuccess: (saved) => {
      const waits = choice.mode === 'ask' ? words.sent : choice.mode === 'now' ? '' : words.kept;
      toastUndoable(`${words.done(name)} ${waits}`.trim(), async () => {
        await undo(type, saved, 'saved');
        await queries.invalidateQueries({ queryKey: queryKeys.records.trees(type) });
        toastSuccess(words.undone(name));
      });
      go({ kind: 'custom', name: 'table' }, { replace: true });
    },
    onError: (failed, below) => {
      const { status, problem: told } = failed instanceof FetchFailed ? failed : {};
      const errors = told?.errors ?? [];
      if (publication.showIssues(errors)) return;
      if (status === 409) {
        const draft = beginChange(type, record, { person: user.id, values: valuesBelow(below) });
        go({ kind: 'custom', name: 'conflict', id: record.id, draft });
      } else if (status === 422 && errors.length > 0) {
        setProblem(errors.map(({ message }) => message).join(' '));
        // What stands below what is no longer what was shown.
        void queries.invalidateQueries({ queryKey: queryKeys.records.trees(type) });
      } else toastFailure(failed);
    },
  });
  return {
    save: saving.mutate,
    isSaving: saving.isPending,
    problem,
    forget: () => setProblem(undefined),
    name,
  };
}
