import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link, useParams } from 'react-router';
import { allContentTypes } from '../../../content/index.ts';
import { isId } from '../../../domain/workflow/address.ts';
import { changesBetween } from '../../../domain/workflow/changes.ts';
import { formValues } from '../../../domain/workflow/values-of.ts';
import { addressOfType } from '../../settings-menu.ts';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { hasPreview, Phone } from '../../workflow/preview/phone-preview.tsx';
import { approvalQuery, type ShownApproval } from '../../workflow/publication/approvals.ts';
import { Changes } from '../../workflow/values/changes.tsx';
import styles from '../../workflow/workflow.module.css';
import { Component as NotFound } from '../not-found-page.tsx';
import { ApprovalFacts } from './approval-facts.tsx';
import { Decision } from './decision.tsx';
import { approvalPhrases } from './phrases.ts';

const typeOf = ({ type }: ShownApproval) => allContentTypes.find(({ name }) => name === type)!;

/** What was sent for approval, beside what guests read now and on the guest's phone, and the decision about it. */
export function Component() {
  const { id } = useParams();
  return isId(id) ? <Asked id={id} /> : <NotFound />;
}

function Asked({ id }: { readonly id: string }) {
  const words = usePhrases(approvalPhrases);
  const approval = useQuery(approvalQuery(id));
  const { data } = approval;
  const isOpen = data?.outcome === null;
  const isShown = isOpen && hasPreview(typeOf(data), data.site_id);
  return (
    <div className={styles.withPreview} data-preview={isShown || undefined}>
      <Page
        title={data ? words.question(data.name || words.noName) : words.pageTitle}
        lead={data && <ApprovalFacts approval={data} />}
        back={{ to: '/', label: words.back }}
        isWide
      >
        <Loaded of={approval}>
          {(found) => (found.outcome === null ? <Waiting approval={found} /> : <Decided approval={found} />)}
        </Loaded>
      </Page>
      {isShown && (
        <Phone
          previewed={`approvals.${data.id}`}
          frame={words.frame}
          drawn={data.asked_at}
          siteId={data.site_id}
          type={typeOf(data)}
        />
      )}
    </div>
  );
}

interface PartProps {
  readonly approval: ShownApproval;
}

function Waiting({ approval }: PartProps) {
  const words = usePhrases(approvalPhrases);
  const type = typeOf(approval);
  const { before, after, note, asked_by_name } = approval;
  const changes = useMemo(
    () => (after ? changesBetween(type, before && formValues(type, before), formValues(type, after)) : []),
    [type, before, after],
  );
  return (
    <>
      {note && (
        <div>
          <p>{words.note(asked_by_name)}</p>
          <blockquote className={styles.said}>{note}</blockquote>
        </div>
      )}
      {approval.is_changed_since && (
        <p className={styles.notice}>
          {words.changedSince} <SeeRecord approval={approval} />
        </p>
      )}
      <section className={styles.answers} aria-labelledby="changes">
        <h2 id="changes">{before ? words.changes(changes.length) : words.isNew}</h2>
        {changes.length === 0 ? (
          <p className="quiet">{words.sameText}</p>
        ) : (
          <Changes changes={changes} isNew={before === null} />
        )}
      </section>
      {approval.may_decide ? (
        <Decision approval={approval} />
      ) : (
        <p className={styles.notice}>{words.mayNot}</p>
      )}
    </>
  );
}

/** An old link, or somebody was quicker. */
function Decided({ approval }: PartProps) {
  const words = usePhrases(approvalPhrases);
  const { outcome, comment, decided_by_name } = approval;
  return (
    <div className={styles.notice}>
      <p>{words.outcomes[outcome!](decided_by_name ?? words.somebody)}</p>
      {comment && <blockquote className={styles.said}>{comment}</blockquote>}
      {outcome !== 'deleted' && <SeeRecord approval={approval} />}
    </div>
  );
}

function SeeRecord({ approval }: PartProps) {
  const { seeNow } = usePhrases(approvalPhrases);
  return <Link to={`${addressOfType(typeOf(approval))}/${approval.record_id}/edit/review`}>{seeNow}</Link>;
}
