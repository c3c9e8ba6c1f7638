import { useQuery } from '@tanstack/react-query';
import type { ContentType } from '../../../domain/content-type.ts';
import { usePhrases } from '../../staff-language.tsx';
import common from '../workflow.module.css';
import { approvalsQuery } from './approvals.ts';
import { publicationPhrases } from './phrases.ts';

interface SentBackProps {
  readonly type: ContentType;
  readonly recordId: number;
  /** Nothing is ever sent back to whoever publishes. */
  readonly mayPublish: boolean;
}

/** Why a colleague sent the record back, until it is sent again or published. */
export function SentBack({ type, recordId, mayPublish }: SentBackProps) {
  const words = usePhrases(publicationPhrases);
  const { data = [] } = useQuery({ ...approvalsQuery('sent-back'), enabled: !mayPublish });
  const own = data.find((one) => one.type === type.name && one.record_id === recordId);
  if (!own) return null;
  return (
    <div className={common.notice}>
      <p>{words.sentBackBy(own.decided_by_name ?? words.somebody)}</p>
      <blockquote className={common.said}>{own.comment}</blockquote>
    </div>
  );
}
