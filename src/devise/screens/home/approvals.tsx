import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { headNamed } from '../../../content/head-named.ts';
import { addressOfType } from '../../settings-menu.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { useSession } from '../../session.tsx';
import { useSiteView } from '../../site-view.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { type Approval, approvalsQuery } from '../../workflow/publication/approvals.ts';
import { ApprovalFacts } from '../approval/approval-facts.tsx';
import { approvalPhrases } from '../approval/phrases.ts';
import styles from './home.module.css';

/**
 * What waits for the decision of this person, and what was sent back to them, at all of their properties: the one that is
 * looked at comes first. Nothing where there is neither.
 */
export default function Approvals() {
  const words = usePhrases(approvalPhrases);
  const { siteId } = useSiteView();
  const hereFirst = (approvals: readonly Approval[]) =>
    approvals.toSorted((one, other) => Number(other.site_id === siteId) - Number(one.site_id === siteId));
  const waiting = useQuery({ ...approvalsQuery('waiting'), select: hereFirst });
  const sentBack = useQuery({ ...approvalsQuery('sent-back'), select: hereFirst });
  return (
    <>
      {(waiting.isError || (waiting.data ?? []).length > 0) && (
        <section className={styles.part} aria-labelledby="approvals">
          <h2 id="approvals">{words.title}</h2>
          <Loaded of={waiting} rows={1}>
            {(approvals) => (
              <ul className={`plain ${styles.rows}`}>
                {approvals.map((one) => (
                  <Row key={one.id} to={`/approvals/${one.id}`} approval={one} note={one.note} />
                ))}
              </ul>
            )}
          </Loaded>
        </section>
      )}
      {(sentBack.isError || (sentBack.data ?? []).length > 0) && (
        <section className={styles.part} aria-labelledby="sent-back">
          <h2 id="sent-back">{words.sentBackTitle}</h2>
          <Loaded of={sentBack} rows={1}>
            {(approvals) => (
              <ul className={`plain ${styles.rows}`}>
                {approvals.map((one) => (
                  <Row
                    key={one.id}
                    to={addressOfRecord(one)}
                    approval={one}
                    note={words.says(one.decided_by_name ?? words.somebody, one.comment ?? '')}
                  />
                ))}
              </ul>
            )}
          </Loaded>
        </section>
      )}
    </>
  );
}

/** To the record's review, from where every part of it is one tap away. */
const addressOfRecord = ({ type, record_id }: Approval): string =>
  `${addressOfType(headNamed(type)!)}/${record_id}/edit/review`;

interface RowProps {
  readonly approval: Approval;
  readonly to: string;
  readonly note: string | null;
}

function Row({ approval, to, note }: RowProps) {
  const words = usePhrases(approvalPhrases);
  const { siteId } = useSiteView();
  const { sites } = useSession();
  const elsewhere = sites.find(({ id }) => id === approval.site_id && id !== siteId);
  return (
    <li className={styles.row}>
      <Link to={to}>
        <span className={styles.name}>{approval.name || words.noName}</span>
        <span className={styles.facts}>
          {elsewhere && `${elsewhere.name} · `}
          <ApprovalFacts approval={approval} />
        </span>
        {note && <span className={`${styles.facts} ${styles.note}`}>{note}</span>}
      </Link>
    </li>
  );
}
