import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { allContentTypes } from '../../../content/index.ts';
import { send } from '../../api.ts';
import { queries } from '../../queries.ts';
import { queryKeys } from '../../query-keys.ts';
import { useFocusOnce } from '../../shell/use-focus-once.ts';
import { usePhrases } from '../../staff-language.tsx';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { useWrite } from '../../use-write.ts';
import type { ShownApproval } from '../../workflow/publication/approvals.ts';
import styles from '../../workflow/workflow.module.css';
import { approvalPhrases } from './phrases.ts';

const isList = ({ state }: { readonly state: { readonly data: unknown } }) => Array.isArray(state.data);

type Action = 'approve' | 'send-back';

/** Approve, or send back with a comment; then on to what else waits. */
export function Decision({ approval }: { readonly approval: ShownApproval }) {
  const words = usePhrases(approvalPhrases);
  const navigate = useNavigate();
  /** Undefined until somebody begins to send it back. */
  const [comment, setComment] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const name = approval.name || words.noName;
  const refresh = async () => {
    // What is decided leaves the board at once, before it is read again.
    const lists = { queryKey: queryKeys.approvals.lists, predicate: isList };
    queries.setQueriesData<readonly ShownApproval[]>(lists, (listed) =>
      listed?.filter(({ id }) => id !== approval.id),
    );
    await queries.invalidateQueries({ queryKey: queryKeys.approvals.lists });
    const type = allContentTypes.find((one) => one.name === approval.type);
    if (type) await queries.invalidateQueries({ queryKey: queryKeys.records.of(type) });
  };
  const deciding = useWrite({
    mutationFn: (action: Action) =>
      send(
        'POST',
        `approvals/${approval.id}/${action}`,
        action === 'approve' ? { version: approval.revision } : { comment },
      ),
    onSuccess: (_, action) => {
      toastSuccess(action === 'approve' ? words.approved(name) : words.returned(name));
      void navigate('/');
      void refresh();
    },
    onError: (failed) => {
      toastFailure(failed);
      // Somebody else may have decided it, it is gone, or it says something else now.
      void queries.invalidateQueries({ queryKey: queryKeys.approvals.lists });
    },
  });
  const sendBack = () => {
    if (comment === undefined) return setComment('');
    if (comment.trim() === '') return setMissing(true);
    deciding.mutate('send-back');
  };
  const isSendingBack = comment !== undefined;
  return (
    <>
      {isSendingBack && (
        <Comment
          value={comment}
          onChange={setComment}
          error={isMissing && comment.trim() === '' ? words.needsComment : undefined}
        />
      )}
      <div className={styles.foot}>
        {isSendingBack ? (
          <Button variant="default" onClick={() => setComment(undefined)}>
            {words.cancel}
          </Button>
        ) : (
          <Button variant="default" onClick={sendBack}>
            {words.sendBack}
          </Button>
        )}
        {isSendingBack ? (
          <Button loading={deciding.isPending} onClick={sendBack}>
            {words.sendBack}
          </Button>
        ) : (
          <Button loading={deciding.isPending} onClick={() => deciding.mutate('approve')}>
            {words.approve}
          </Button>
        )}
      </div>
    </>
  );
}

interface CommentProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

function Comment({ value, onChange, error }: CommentProps) {
  const words = usePhrases(approvalPhrases);
  return (
    <Textarea
      ref={useFocusOnce<HTMLTextAreaElement>()}
      label={words.comment}
      error={error}
      maxLength={1000}
      autosize
      minRows={2}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
