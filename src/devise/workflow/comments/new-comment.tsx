import { Button, Textarea } from '@mantine/core';
import type { ContentType } from '../../../domain/content-type.ts';
import { MAX_COMMENT } from '../../../domain/record/record-comment.ts';
import { FetchFailed } from '../../../web/fetch.ts';
import { usePhrases } from '../../staff-language.tsx';
import { toastFailure } from '../../toasts.ts';
import { useTabStorage } from '../../use-tab-storage.ts';
import { useWrite } from '../../use-write.ts';
import styles from './comments.module.css';
import { addComment } from './comments.ts';
import { commentPhrases } from './phrases.ts';

interface NewCommentProps {
  readonly type: ContentType;
  readonly recordId: number;
  /** The block that is meant; null for all of the page. */
  readonly entry: string | null;
}

/** No form of its own: it stands among the fields of one. What is typed outlives a reload. */
export function NewComment({ type, recordId, entry }: NewCommentProps) {
  const words = usePhrases(commentPhrases);
  const [text, setText] = useTabStorage(`comment-${type.path}-${recordId}-${entry ?? 'page'}`, '');
  const adding = useWrite({
    mutationFn: () => addComment(type, recordId, { entry, text }),
    onSuccess: () => setText(''),
    onError: (failed) => {
      if (!(failed instanceof FetchFailed) || failed.status !== 422) toastFailure(failed);
    },
  });
  const [refused] = (adding.error instanceof FetchFailed && adding.error.problem?.errors) || [];
  return (
    <div className={styles.added}>
      <Textarea
        label={entry === null ? words.labelWhole : words.label}
        autosize
        minRows={2}
        maxLength={MAX_COMMENT}
        value={text}
        error={refused?.message}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          if (adding.error) adding.reset();
        }}
      />
      <Button
        variant="default"
        disabled={text.trim() === ''}
        loading={adding.isPending}
        onClick={() => adding.mutate()}
      >
        {words.send}
      </Button>
    </div>
  );
}
