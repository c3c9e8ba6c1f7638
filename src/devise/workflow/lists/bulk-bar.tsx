import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { languages } from '../../../domain/language.ts';
import { mayPublish } from '../../../domain/staff/role.ts';
import { FetchFailed } from '../../../web/fetch.ts';
import type { FieldIssue } from '../../inputs/index.ts';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { queryKeys } from '../../query-keys.ts';
import { queries } from '../../queries.ts';
import { rightsOf, useSession } from '../../session.tsx';
import { WhyNot } from '../../shell/choice/why-not.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { useWrite } from '../../use-write.ts';
import { useWorkflow } from '../use-workflow.tsx';
import common from '../workflow.module.css';
import { type BulkAction, type BulkOutcome, type BulkRecord, changeMany, undoOf } from './bulk-call.ts';
import { bulkPhrases } from './bulk-phrases.ts';
import { BulkSet } from './bulk-set.tsx';
import { listPhrases } from './phrases.ts';
import styles from './table.module.css';

interface BulkBarProps {
  /** What is selected, each in the version that was read. */
  readonly records: readonly BulkRecord[];
  readonly onDone: () => void;
}

/** Issues of the fields as the form below names them. */
const issuesOf = (failed: unknown): readonly FieldIssue[] =>
  failed instanceof FetchFailed
    ? (failed.problem?.errors ?? []).map((issue) => ({ ...issue, path: issue.path.replace(/^values\./, '') }))
    : [];

/** What can be done with all that is selected; asks once more before it does, and can be taken back. */
export function BulkBar({ records, onDone }: BulkBarProps) {
  const { type, may } = useWorkflow();
  const words = usePhrases(listPhrases);
  const bulk = usePhrases(bulkPhrases);
  const [chosen, setChosen] = useState<BulkAction['action']>();
  const [through, setThrough] = useState(0);
  const [last, setLast] = useState<{ readonly what: BulkAction; readonly outcome: BulkOutcome }>();

  const reload = () => void queries.invalidateQueries({ queryKey: queryKeys.records.of(type) });
  const changing = useWrite<BulkOutcome, { what: BulkAction; some: readonly BulkRecord[] }>({
    mutationFn: ({ what, some }) => {
      setThrough(0);
      return changeMany(type, what, some, setThrough);
    },
    onSuccess: (outcome, { what }) => {
      setChosen(undefined);
      setLast({ what, outcome });
      const { length } = outcome.done;
      const isUndo = what.action === 'revert' || what.action === 'restore';
      if (length > 0) toastSuccess(isUndo ? bulk.undone(length) : words.done(length));
      onDone();
      reload();
    },
    onError: (failed) => {
      // Where the connection was lost in the middle, some were changed.
      reload();
      toastFailure(failed);
    },
  });
  const count = records.length;
  const run = (what: BulkAction, some = records) => changing.mutate({ what, some });
  const undo = last && undoOf(last.what);
  const left = last?.outcome.failed ?? [];
  const undoable = undo && count === 0 && last.outcome.done.length > 0 ? last.outcome.done : [];
  return (
    <div className={styles.bulk}>
      {left.length > 0 && (
        <div className={common.alarm} role="alert">
          <p>{words.failed(left.length)}</p>
          <ul>
            {left.map(({ id, name, detail }) => (
              <li key={id}>
                {name}: {detail}
              </li>
            ))}
          </ul>
        </div>
      )}
      {undo && undoable.length > 0 && (
        <div className={styles.selected}>
          <span role="status">{words.done(undoable.length)}</span>
          <Button variant="default" loading={changing.isPending} onClick={() => run(undo, undoable)}>
            {bulk.undo}
          </Button>
        </div>
      )}
      {count > 0 && (
        <div className={styles.selected}>
          <span role="status">
            {changing.isPending && through > 0 ? bulk.progress(through, count) : words.selected(count)}
          </span>
          {chosen === undefined || chosen === 'set' ? (
            <span className={common.buttons}>
              <Actions onAsk={setChosen} isSetting={chosen === 'set'} />
              <Button variant="subtle" onClick={onDone}>
                {words.deselect}
              </Button>
            </span>
          ) : (
            <Sure
              action={chosen}
              count={count}
              isSending={changing.isPending}
              onYes={() => run(bulkAction(chosen))}
              onNo={() => setChosen(undefined)}
            />
          )}
        </div>
      )}
      {count > 0 && chosen === 'set' && may.change && (
        <BulkSet
          records={records}
          issues={issuesOf(changing.error)}
          isSending={changing.isPending}
          onSet={(values) => run({ action: 'set', values })}
          onCancel={() => setChosen(undefined)}
        />
      )}
    </div>
  );
}

type Asked = Exclude<BulkAction['action'], 'set'>;

const bulkAction = (action: Asked): BulkAction =>
  action === 'publish' || action === 'withdraw' ? { action, languages } : { action };

interface ActionsProps {
  readonly onAsk: (action: BulkAction['action']) => void;
  readonly isSetting: boolean;
}

/** One button for each thing that can be done with what is selected. */
function Actions({ onAsk, isSetting }: ActionsProps) {
  const { type, workflow, may } = useWorkflow();
  const { user } = useSession();
  const words = usePhrases(listPhrases);
  const bulk = usePhrases(bulkPhrases);
  const { remove } = workflow;
  const publishes = may.change && mayPublish(rightsOf(user), type.permission);
  return (
    <>
      <WhyNot why={may.why}>
        <Button variant="default" aria-expanded={isSetting} onClick={() => onAsk('set')}>
          {bulk.change}
        </Button>
      </WhyNot>
      {publishes && (
        <>
          <Button variant="default" onClick={() => onAsk('publish')}>
            {bulk.publish}
          </Button>
          <Button variant="default" onClick={() => onAsk('withdraw')}>
            {bulk.withdraw}
          </Button>
        </>
      )}
      {remove !== 'never' && (
        <WhyNot why={may.why}>
          <Button variant="default" onClick={() => onAsk(remove)}>
            {remove === 'archive' ? words.archive : words.delete}
          </Button>
        </WhyNot>
      )}
    </>
  );
}

interface SureProps {
  readonly action: Asked;
  readonly count: number;
  readonly isSending: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** 'Are you sure you want to do this?', with what will happen. */
function Sure({ action, count, isSending, onYes, onNo }: SureProps) {
  const words = usePhrases(listPhrases);
  const bulk = usePhrases(bulkPhrases);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  const sentences: Partial<Record<Asked, string>> = {
    archive: words.sureArchive(count),
    delete: words.sureDelete(count),
    publish: bulk.surePublish(count),
    withdraw: bulk.sureWithdraw(count),
  };
  const isHarmless = action === 'publish';
  return (
    <span className={styles.sure}>
      <span>
        <strong>{words.sure}</strong> {sentences[action]}
      </span>
      <Button ref={yes} {...(isHarmless ? {} : { color: 'red' })} loading={isSending} onClick={onYes}>
        {words.yes}
      </Button>
      <Button variant="default" onClick={onNo}>
        {action === 'delete' || action === 'archive' ? words.no : bulk.cancel}
      </Button>
    </span>
  );
}
