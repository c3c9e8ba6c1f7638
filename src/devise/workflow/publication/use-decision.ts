import { FetchFailed } from '../../../web/fetch.ts';
import { queries } from '../../queries.ts';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { useWrite } from '../../use-write.ts';
import { changePublication, recordQuery } from '../records/records.ts';
import type { StaffRecord } from '../records/staff-record.ts';
import { useWorkflow } from '../use-workflow.tsx';

type Decision = readonly [
  action: Parameters<typeof changePublication>[2],
  body?: Parameters<typeof changePublication>[3],
];

/** Writes a decision and shows its outcome; a conflict shows the record as it is now. */
export function useDecision(record: StaffRecord, done: string, onDone?: () => void) {
  const { type } = useWorkflow();
  return useWrite({
    mutationFn: ([action, body]: Decision) => changePublication(type, record, action, body),
    onSuccess: () => {
      toastSuccess(done);
      onDone?.();
    },
    onError: (failed) => {
      if (failed instanceof FetchFailed && failed.status === 409) {
        void queries.invalidateQueries({ queryKey: recordQuery(type, record.id).queryKey });
      }
      toastFailure(failed);
    },
  });
}
