import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../api.ts';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { queryKeys } from '../../query-keys.ts';
import { queries } from '../../queries.ts';
import { WhyNot } from '../../shell/choice/why-not.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { useWrite } from '../../use-write.ts';
import { useWorkflow } from '../use-workflow.tsx';
import common from '../workflow.module.css';
import { listPhrases } from './phrases.ts';
import styles from './table.module.css';

interface BulkAnswer {
  readonly done: readonly { readonly id: number; readonly version: number }[];
  readonly failed: readonly { readonly id: number; readonly detail: string }[];
}

interface BulkBarProps {
  /** What is selected, each in the version that was read. */
  readonly records: readonly { readonly id: number; readonly version: number }[];
  readonly onDone: () => void;
}

/** What can be done with all that is selected; asks once more before it does. */
export function BulkBar({ records, onDone }: BulkBarProps) {
  const { type, workflow, may } = useWorkflow();
  const words = usePhrases(listPhrases);
  const [isAsking, setAsking] = useState(false);
  const [left, setLeft] = useState<BulkAnswer['failed']>([]);
  const yes = useRef<HTMLButtonElement>(null);
  const { remove } = workflow;
  useEffect(() => {
    if (isAsking) yes.current?.focus();
  }, [isAsking]);

  const changing = useWrite({
    mutationFn: () => send<BulkAnswer>('POST', `${type.path}/bulk`, { action: remove, records }),
    onSuccess: ({ done, failed }) => {
      setAsking(false);
      setLeft(failed);
      if (done.length > 0) toastSuccess(words.done(done.length));
      onDone();
      void queries.invalidateQueries({ queryKey: queryKeys.records.of(type) });
    },
    onError: toastFailure,
  });
  const count = records.length;
  return (
    <div className={styles.bulk}>
      {left.length > 0 && (
        <div className={common.alarm} role="alert">
          <p>{words.failed(left.length)}</p>
          <ul>
            {left.map(({ id, detail }) => (
              <li key={id}>
                #{id}: {detail}
              </li>
            ))}
          </ul>
        </div>
      )}
      {count > 0 && (
        <div className={styles.selected}>
          <span role="status">{words.selected(count)}</span>
          {isAsking ? (
            <span className={styles.sure}>
              <span>
                <strong>{words.sure}</strong>{' '}
                {remove === 'archive' ? words.sureArchive(count) : words.sureDelete(count)}
              </span>
              <Button ref={yes} color="red" loading={changing.isPending} onClick={() => changing.mutate()}>
                {words.yes}
              </Button>
              <Button variant="default" onClick={() => setAsking(false)}>
                {words.no}
              </Button>
            </span>
          ) : (
            <span className={common.buttons}>
              {remove !== 'never' && (
                <WhyNot why={may.why}>
                  <Button variant="default" onClick={() => setAsking(true)}>
                    {remove === 'archive' ? words.archive : words.delete}
                  </Button>
                </WhyNot>
              )}
              <Button variant="subtle" onClick={onDone}>
                {words.deselect}
              </Button>
            </span>
          )}
        </div>
      )}
    </div>
  );
}
