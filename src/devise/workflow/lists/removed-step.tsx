import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { toastFailure } from '../../toasts.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { pageIn } from '../../shell/page/page-in.ts';
import { Page } from '../../shell/page/page.tsx';
import { useSiteView } from '../../site-view.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { useWrite } from '../../use-write.ts';
import { rememberAction } from '../last-action.ts';
import { Pages } from '../../shell/page/pages.tsx';
import { listQuery, restoreRecord } from '../records/records.ts';
import { useWorkflow } from '../use-workflow.tsx';
import { sinceThen } from '../when.ts';
import { recordName, type StaffRecord } from '../records/staff-record.ts';
import { listPhrases } from './phrases.ts';
import styles from './lists.module.css';

/** What was archived or deleted, the last first, each a press away from coming back. */
export default function RemovedStep({ name }: { readonly name: 'archived' | 'trash' }) {
  const { type, phrases, noun, addressOf, addressAfter, go, may } = useWorkflow();
  const words = usePhrases(listPhrases);
  const { siteId } = useSiteView();
  const [searchParams] = useSearchParams();
  const page = pageIn(searchParams);
  const records = useQuery(
    listQuery(type, {
      show: name === 'trash' ? 'deleted' : 'archived',
      ...(type.scope === 'site' ? { site_id: siteId } : {}),
      page,
    }),
  );
  const restoring = useWrite({
    mutationFn: (record: StaffRecord) => restoreRecord(type, record),
    onSuccess: ({ id, version }) => {
      rememberAction({ type: type.name, id, did: 'restored', version });
      go({ kind: 'done', id, did: 'restored' });
    },
    onError: (failed) => {
      void records.refetch();
      toastFailure(failed);
    },
  });
  return (
    <Page
      title={words[name](noun)}
      lead={name === 'trash' ? words.trashLead : words.archivedLead}
      back={{ to: addressAfter({ is: 'back' }), label: phrases.backTo(noun) }}
    >
      {!may.change && <p className="quiet">{may.why}</p>}
      <Loaded of={records}>
        {({ data, meta }) => (
          <>
            {data.length === 0 && (
              <p role="status">{name === 'trash' ? words.noneInTrash : words.noneArchived}</p>
            )}
            {data.length > 0 && (
              <ul className={`plain ${styles.rows}`}>
                {data.map((record) => (
                  <Removed
                    key={record.id}
                    record={record}
                    isBusy={restoring.isPending && restoring.variables.id === record.id}
                    onRestore={() => restoring.mutate(record)}
                  />
                ))}
              </ul>
            )}
            <Pages meta={meta} addressOf={(to) => `${addressOf({ kind: 'custom', name })}?page=${to}`} />
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface RemovedProps {
  readonly record: StaffRecord;
  readonly isBusy: boolean;
  readonly onRestore: () => void;
}

function Removed({ record, isBusy, onRestore }: RemovedProps) {
  const { type, phrases, language, addressOf, may } = useWorkflow();
  const words = usePhrases(listPhrases);
  const { id, updated_by } = record;
  const name = recordName(type, record, language) ?? phrases.noName;
  const when = sinceThen(record.deleted_at ?? record.archived_at ?? record.updated_at, language);
  return (
    <li className={styles.row}>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span className="quiet">{updated_by ? words.goneBy(updated_by, when) : words.goneSince(when)}</span>
      </span>
      <span className={styles.buttons}>
        <Button
          component={Link}
          variant="subtle"
          to={addressOf({ kind: 'custom', name: 'history', id })}
          aria-label={words.historyOf(name)}
        >
          {words.history}
        </Button>
        <Button
          variant="default"
          disabled={!may.change}
          loading={isBusy}
          onClick={onRestore}
          aria-label={words.restoreOf(name)}
        >
          {words.restore}
        </Button>
      </span>
    </li>
  );
}
