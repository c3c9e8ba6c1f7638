import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ContentType } from '../../../domain/content-type.ts';
import type { RecordComment } from '../../../domain/record/record-comment.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { toastFailure } from '../../toasts.ts';
import { useWrite } from '../../use-write.ts';
import { exactly } from '../../shell/when.tsx';
import { sinceThen } from '../when.ts';
import styles from './comments.module.css';
import { settleComment } from './comments.ts';
import { commentPhrases } from './phrases.ts';

interface CommentThreadProps {
  readonly type: ContentType;
  readonly recordId: number;
  readonly comments: readonly RecordComment[];
  /** Whether the person resolves them. */
  readonly maySettle: boolean;
  /** What each is about, where that is not plain from where they stand. */
  readonly about?: (comment: RecordComment) => ReactNode;
}

/** Comments, the open ones first in sight and those that are done with folded away. */
export function CommentThread({ comments, ...shown }: CommentThreadProps) {
  const words = usePhrases(commentPhrases);
  const open = comments.filter(({ resolved_at: at }) => at === null);
  const resolved = comments.filter(({ resolved_at: at }) => at !== null);
  const list = (some: readonly RecordComment[]) => (
    <ul className={`plain ${styles.comments}`}>
      {some.map((comment) => (
        <Comment key={comment.id} comment={comment} {...shown} />
      ))}
    </ul>
  );
  return (
    <>
      {open.length > 0 && list(open)}
      {resolved.length > 0 && (
        <details>
          <summary className={styles.summary}>{words.resolved(resolved.length)}</summary>
          {list(resolved)}
        </details>
      )}
    </>
  );
}

/** The beginning of a text, for the name of a button. */
const BEGINNING = 40;

type CommentProps = Omit<CommentThreadProps, 'comments'> & { readonly comment: RecordComment };

function Comment({ type, recordId, comment, maySettle, about }: CommentProps) {
  const words = usePhrases(commentPhrases);
  const language = useLanguage();
  const { text, author_name, at, resolved_at, resolved_by_name } = comment;
  const settling = useWrite({
    mutationFn: () => settleComment(type, recordId, comment),
    onError: toastFailure,
  });
  const isOpen = resolved_at === null;
  const beginning = text.slice(0, BEGINNING);
  return (
    <li className={styles.comment} data-resolved={!isOpen || undefined}>
      {about && <p className={styles.about}>{about(comment)}</p>}
      <p className={styles.text}>{text}</p>
      <div className={styles.foot}>
        <p className={styles.who}>
          <time dateTime={at} title={exactly(at, language)}>
            {words.said(author_name, sinceThen(at, language))}
          </time>
          {resolved_at !== null &&
            ` · ${words.resolvedBy(resolved_by_name ?? '', sinceThen(resolved_at, language))}`}
        </p>
        {maySettle && (
          <Button
            variant="subtle"
            aria-label={isOpen ? words.resolveOf(beginning) : words.reopenOf(beginning)}
            loading={settling.isPending}
            onClick={() => settling.mutate()}
          >
            {isOpen ? words.resolve : words.reopen}
          </Button>
        )}
      </div>
    </li>
  );
}
