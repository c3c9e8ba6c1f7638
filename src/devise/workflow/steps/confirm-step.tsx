import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { shownLanguages } from '../../../domain/publication/state.ts';
import { FetchFailed } from '../../../web/fetch.ts';
import { toastFailure } from '../../toasts.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useWrite } from '../../use-write.ts';
import { rememberAction } from '../last-action.ts';
import { FormNotReady } from '../form/not-ready.tsx';
import { usePublishRight } from '../publication/use-publication-choice.ts';
import { recordQuery, removeRecord, usesQuery } from '../records/records.ts';
import { UseList } from '../records/use-list.tsx';
import { useWorkflow } from '../use-workflow.tsx';
import { LastChange } from '../last-change.tsx';
import { recordName, type StaffRecord } from '../records/staff-record.ts';
import styles from '../workflow.module.css';

/** 'Are you sure you want to do this?', and who will miss it. */
export default function ConfirmStep({ id }: { readonly id: number }) {
  const { type, workflow, phrases, noun, language, may, dispatch, addressAfter } = useWorkflow();
  const { confirm } = phrases;
  const { mayPublish } = usePublishRight(type, may);
  const record = useQuery(recordQuery(type, id));
  const uses = useQuery(usesQuery(type, id));
  const isArchive = workflow.remove === 'archive';
  const did = isArchive ? 'archived' : 'deleted';

  const removing = useWrite({
    mutationFn: (whole: StaffRecord) => removeRecord(type, whole),
    onSuccess: ({ version }) => {
      rememberAction({ type: type.name, id, did, version });
      dispatch({ is: 'did', id, did }, { replace: true });
    },
    onError: (failed) => {
      // Somebody saved it meanwhile: the step then shows what it is now, and asks again.
      if (failed instanceof FetchFailed && failed.status === 409) void record.refetch();
      toastFailure(failed);
    },
  });

  const { data } = record;
  if (!data) return <FormNotReady error={record.error} tryAgain={() => void record.refetch()} />;
  const name = recordName(type, data, language) ?? phrases.noName;
  const isDone = isArchive && data.archived_at !== null;
  // A file that something shows stays; whoever else refers to a record finds it gone.
  const isKept = type.comesFromUpload === true && uses.data?.length !== 0;
  // What guests read is taken from them by whoever may publish it.
  const isNotYours = may.change && !mayPublish && shownLanguages(data.publication).length > 0;
  return (
    <Page
      title={confirm.title}
      lead={isArchive ? confirm.archives(name) : confirm.deletes(name)}
      back={{ to: addressAfter({ is: 'restart' }), label: phrases.backTo(noun) }}
    >
      <p className="quiet">
        <LastChange record={data} />
      </p>
      <Loaded of={uses} rows={1}>
        {(missing) =>
          missing.length === 0 ? (
            <p>{confirm.nobody}</p>
          ) : (
            <section className={styles.notice} aria-labelledby="misses">
              <h2 id="misses" className={styles.unfinishedTitle}>
                {confirm.misses}
              </h2>
              <UseList uses={missing} />
            </section>
          )
        }
      </Loaded>
      {!may.change && <p className={styles.notice}>{may.why}</p>}
      {isNotYours && <p className={styles.notice}>{confirm.notYours}</p>}
      {isKept && uses.data && <p className={styles.notice}>{confirm.stillUsed}</p>}
      {isDone && <p className={styles.notice}>{confirm.already}</p>}
      <p className={styles.buttons}>
        <Button
          color="red"
          // Who misses it is read first; when it comes, a button that could be pressed already would move away.
          disabled={!may.change || isNotYours || isDone || isKept || uses.isPending}
          loading={removing.isPending}
          onClick={() => removing.mutate(data)}
        >
          {isArchive ? confirm.archive : confirm.delete}
        </Button>
        <Button component={Link} to={addressAfter({ is: 'back' })} variant="default">
          {confirm.no}
        </Button>
      </p>
    </Page>
  );
}
