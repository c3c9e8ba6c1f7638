import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/content-type.ts';
import { hasComments, type RecordComment } from '../../../domain/record/record-comment.ts';
import type { FormValues } from '../../../domain/workflow/values-of.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { type PageFields, pageFieldsOf, pathOfSpot, spotOf } from '../canvas/page-slices.ts';
import common from '../workflow.module.css';
import { CommentThread } from './comment-thread.tsx';
import styles from './comments.module.css';
import { commentsQuery } from './comments.ts';
import { NewComment } from './new-comment.tsx';
import { commentPhrases } from './phrases.ts';

interface PageCommentsProps {
  readonly type: ContentType;
  readonly recordId: number;
  readonly values: FormValues;
  readonly mayComment: boolean;
  /** Opens a field of the form. */
  readonly onOpen: (path: string) => void;
}

/** Above the blocks of a page: everything that staff say about them, also about those that are gone, and about all of it. */
export function PageComments(props: PageCommentsProps) {
  const fields = pageFieldsOf(props.type);
  return fields && hasComments(props.type) ? <Comments {...props} fields={fields} /> : null;
}

function Comments({
  type,
  recordId,
  values,
  mayComment,
  onOpen,
  fields,
}: PageCommentsProps & { readonly fields: PageFields }) {
  const words = usePhrases(commentPhrases);
  const language = useLanguage();
  const { data: comments, isError, refetch } = useQuery(commentsQuery(type, recordId));
  if (isError) {
    return (
      <p className={common.notice} role="alert">
        {words.failed}{' '}
        <Button variant="subtle" onClick={() => void refetch()}>
          {words.again}
        </Button>
      </p>
    );
  }
  if (!comments || (comments.length === 0 && !mayComment)) return null;
  const open = comments.filter(({ resolved_at: at }) => at === null).length;

  function about({ entry, block, name }: RecordComment) {
    if (entry === null) return words.whole;
    const kind = fields.blocks.blocks[block ?? '']?.labels[language] ?? '';
    const called = [kind, name].filter(Boolean).join(' · ');
    const spot = spotOf(values, fields, entry);
    if (!spot) return `${called} (${words.gone})`;
    return (
      <Button variant="subtle" className={styles.open ?? ''} onClick={() => onOpen(pathOfSpot(fields, spot))}>
        {called}
      </Button>
    );
  }
  return (
    <details className={styles.page}>
      <summary className={styles.summary}>
        {words.title}
        {open > 0 && <span className={styles.mark}>{words.open(open)}</span>}
      </summary>
      <div className={styles.inside}>
        <p className="quiet">{words.who}</p>
        {open === 0 && <p>{words.none}</p>}
        <CommentThread
          type={type}
          recordId={recordId}
          comments={comments}
          maySettle={mayComment}
          about={about}
        />
        {mayComment && <NewComment type={type} recordId={recordId} entry={null} />}
      </div>
    </details>
  );
}
