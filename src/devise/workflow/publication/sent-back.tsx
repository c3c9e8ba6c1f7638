import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { ContentType } from '../../../domain/content-type.ts';
import { usePhrases } from '../../staff-language.tsx';
import { useWorkflow } from '../use-workflow.tsx';
import common from '../workflow.module.css';
import { approvalsQuery } from './approvals.ts';
import { publicationPhrases } from './phrases.ts';

interface SentBackProps {
  readonly type: ContentType;
  readonly recordId: number;
  /** Nothing is ever sent back to whoever publishes. */
  readonly mayPublish: boolean;
  /** Whether the screen can only send what was changed: it leads to the one that sends a record as it stands. */
  readonly isUnchanged?: boolean;
}

/** Why a colleague sent the record back, until it is sent again or published. */
export function SentBack({ type, recordId, mayPublish, isUnchanged = false }: SentBackProps) {
  const words = usePhrases(publicationPhrases);
  const { addressOf } = useWorkflow();
  const { data = [] } = useQuery({ ...approvalsQuery('sent-back'), enabled: !mayPublish });
  const own = data.find((one) => one.type === type.name && one.record_id === recordId);
  if (!own) return null;
  return (
    <div className={common.notice}>
      <p>{words.sentBackBy(own.decided_by_name ?? words.somebody)}</p>
      <blockquote className={common.said}>{own.comment}</blockquote>
      {isUnchanged && (
        <p>
          <Link to={addressOf({ kind: 'custom', name: 'publication', id: recordId })}>
            {words.sendUnchanged}
          </Link>
        </p>
      )}
    </div>
  );
}
