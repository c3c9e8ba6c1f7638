import { savedFirst } from '../../api.ts';
import { queries } from '../../queries.ts';
import { queryKeys } from '../../query-keys.ts';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { useWrite } from '../../use-write.ts';
import type { WholeSubmission } from './submission.ts';

/** A write that is answered with the submission as it is then. Where somebody was quicker, theirs is shown. */
export function useInboxWrite<V>(
  id: number,
  write: (given: V) => Promise<WholeSubmission>,
  done: { readonly message: string; readonly afterwards?: () => void },
) {
  return useWrite<WholeSubmission, V>({
    mutationFn: write,
    onSuccess: async (submission) => {
      queries.setQueryData(queryKeys.inbox.one(id), submission);
      toastSuccess(done.message);
      done.afterwards?.();
      await queries.invalidateQueries({ queryKey: queryKeys.inbox.lists });
    },
    onError: async (failed) => {
      toastFailure(failed);
      if (savedFirst(failed) !== undefined)
        await queries.invalidateQueries({ queryKey: queryKeys.inbox.one(id) });
    },
  });
}
