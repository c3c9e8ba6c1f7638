import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { ContentType } from '../../../domain/content-type.ts';
import { hasComments } from '../../../domain/record/record-comment.ts';
import { BesideBlocks } from '../../inputs/entries/beside-entry.ts';
import { usePhrases } from '../../staff-language.tsx';
import { CommentThread } from './comment-thread.tsx';
import styles from './comments.module.css';
import { commentsQuery } from './comments.ts';
import { NewComment } from './new-comment.tsx';
import { commentPhrases } from './phrases.ts';

interface Commented {
  readonly type: ContentType;
  readonly recordId: number;
  /** Whether the person writes comments and resolves them. */
  readonly mayComment: boolean;
}

const CommentedRecord = createContext<Commented | undefined>(undefined);

function useComments(entry: string) {
  const { type, recordId, mayComment } = useContext(CommentedRecord)!;
  const { data = [] } = useQuery(commentsQuery(type, recordId));
  return { type, recordId, mayComment, comments: data.filter((one) => one.entry === entry) };
}

function Mark({ entry }: { readonly entry: string }) {
  const words = usePhrases(commentPhrases);
  const { comments } = useComments(entry);
  const open = comments.filter(({ resolved_at: at }) => at === null).length;
  return open === 0 ? null : <span className={styles.mark}>{words.open(open)}</span>;
}

function Below({ entry }: { readonly entry: string }) {
  const words = usePhrases(commentPhrases);
  const { type, recordId, mayComment, comments } = useComments(entry);
  if (comments.length === 0 && !mayComment) return null;
  return (
    <section className={styles.below} aria-label={words.title}>
      <p className={styles.heading}>{words.title}</p>
      <CommentThread type={type} recordId={recordId} comments={comments} maySettle={mayComment} />
      {mayComment && <NewComment type={type} recordId={recordId} entry={entry} />}
    </section>
  );
}

interface BlockCommentsProps {
  readonly type: ContentType;
  /** Undefined for a record that is not saved yet: nobody else sees its blocks. */
  readonly recordId: number | undefined;
  readonly mayComment: boolean;
  readonly children: ReactNode;
}

const beside = { Mark, Below };

/** Has each block of the form below show what staff say about it. Types without comments are as they were. */
export function BlockComments({ type, recordId, mayComment, children }: BlockCommentsProps) {
  const commented = useMemo(
    () => (recordId !== undefined && hasComments(type) ? { type, recordId, mayComment } : undefined),
    [type, recordId, mayComment],
  );
  if (!commented) return children;
  return (
    <CommentedRecord value={commented}>
      <BesideBlocks value={beside}>{children}</BesideBlocks>
    </CommentedRecord>
  );
}
