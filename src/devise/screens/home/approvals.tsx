import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { allContentTypes } from '../../../content/index.ts';
import type { Language } from '../../../domain/language.ts';
import { list, send } from '../../api.ts';
import { queries } from '../../queries.ts';
import { queryKeys } from '../../query-keys.ts';
import { useSession } from '../../session.tsx';
import { addressOfType } from '../../settings-menu.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { When } from '../../shell/when.tsx';
import { useSiteView } from '../../site-view.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { useWrite } from '../../use-write.ts';
import { approvalPhrases } from './approval-phrases.ts';
import styles from './home.module.css';

interface Approval {
  readonly id: number;
  readonly type: string;
  readonly record_id: number;
  readonly name: string;
  readonly languages: readonly Language[];
  readonly note: string | null;
  readonly asked_by: string;
  readonly asked_by_name: string;
  readonly asked_at: string;
  readonly decided_by_name: string | null;
  readonly comment: string | null;
  readonly may_decide: boolean;
}

const MAX_SHOWN = 12;

function useApprovals(outcome: 'waiting' | 'sent-back') {
  const { siteId } = useSiteView();
  return useQuery({
    queryKey: queryKeys.approvals.list(outcome, siteId),
    queryFn: async ({ signal }) => {
      const path = `approvals?outcome=${outcome}&site_id=${siteId}&pageSize=${MAX_SHOWN}`;
      return (await list<Approval>(path, signal)).data;
    },
  });
}

/** What waits for the approval of this person, and what was sent back to them. Nothing where there is neither. */
export default function Approvals() {
  const words = usePhrases(approvalPhrases);
  const { user } = useSession();
  const waiting = useApprovals('waiting');
  const sentBack = useApprovals('sent-back');
  const isAskedAgain = (one: Approval) =>
    (waiting.data ?? []).some(({ type, record_id }) => type === one.type && record_id === one.record_id);
  const mine = (sentBack.data ?? []).filter((one) => one.asked_by === user.id && !isAskedAgain(one));
  const theirs = (waiting.data ?? []).filter(({ may_decide }) => may_decide);
  return (
    <>
      {(theirs.length > 0 || waiting.isError) && (
        <section className={styles.part} aria-labelledby="approvals">
          <h2 id="approvals">{words.title}</h2>
          <Loaded of={waiting} rows={1}>
            {() => (
              <ul className={`plain ${styles.rows}`}>
                {theirs.map((one) => (
                  <Waiting key={one.id} approval={one} />
                ))}
              </ul>
            )}
          </Loaded>
        </section>
      )}
      {mine.length > 0 && (
        <section className={styles.part} aria-labelledby="sent-back">
          <h2 id="sent-back">{words.sentBackTitle}</h2>
          <ul className={`plain ${styles.rows}`}>
            {mine.map((one) => (
              <li key={one.id} className={styles.row}>
                <ApprovalLink
                  approval={one}
                  note={words.says(one.decided_by_name ?? words.somebody, one.comment ?? '')}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

interface ApprovalLinkProps {
  readonly approval: Approval;
  readonly note: string | null;
}

/** To the record's review, where the guest's phone shows it. */
function ApprovalLink({ approval, note }: ApprovalLinkProps) {
  const words = usePhrases(approvalPhrases);
  const language = useLanguage();
  const type = allContentTypes.find(({ name }) => name === approval.type)!;
  return (
    <Link to={`${addressOfType(type)}/${approval.record_id}/edit/review`}>
      <span className={styles.name}>{approval.name || words.noName}</span>
      <span className={styles.facts}>
        {type.labels[language].one} · {approval.languages.map((one) => words.languages[one]).join(', ')} ·{' '}
        {words.asked(approval.asked_by_name)}, <When at={approval.asked_at} />
      </span>
      {note && <span className={styles.facts}>{note}</span>}
    </Link>
  );
}

function Waiting({ approval }: { readonly approval: Approval }) {
  const words = usePhrases(approvalPhrases);
  const [comment, setComment] = useState<string>();
  const name = approval.name || words.noName;
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey: queryKeys.approvals.lists });
    const type = allContentTypes.find((one) => one.name === approval.type);
    if (type) await queries.invalidateQueries({ queryKey: queryKeys.records.of(type) });
  };
  const deciding = useWrite({
    mutationFn: (action: 'approve' | 'send-back') =>
      send('POST', `approvals/${approval.id}/${action}`, action === 'approve' ? {} : { comment }),
    onSuccess: (_, action) => {
      toastSuccess(action === 'approve' ? words.approved(name) : words.returned(name));
      void refresh();
    },
    onError: (failed) => {
      toastFailure(failed);
      // Somebody else may have decided it.
      void refresh();
    },
  });
  return (
    <li className={styles.approval}>
      <div className={styles.row}>
        <ApprovalLink approval={approval} note={approval.note} />
      </div>
      {comment !== undefined && (
        <Textarea
          label={words.comment}
          maxLength={1000}
          autosize
          value={comment}
          onChange={(event) => setComment(event.currentTarget.value)}
        />
      )}
      <p className={styles.decisions}>
        {comment === undefined ? (
          <Button
            loading={deciding.isPending}
            aria-label={words.approveOf(name)}
            onClick={() => deciding.mutate('approve')}
          >
            {words.approve}
          </Button>
        ) : (
          <Button variant="default" onClick={() => setComment(undefined)}>
            {words.cancel}
          </Button>
        )}
        <Button
          variant={comment === undefined ? 'default' : 'filled'}
          disabled={comment?.trim() === ''}
          loading={deciding.isPending}
          aria-label={words.sendBackOf(name)}
          onClick={() => (comment === undefined ? setComment('') : deciding.mutate('send-back'))}
        >
          {words.sendBack}
        </Button>
      </p>
    </li>
  );
}
