import { Button } from '@mantine/core';
import { send } from '../../api.ts';
import { When } from '../../shell/when.tsx';
import { usePhrases } from '../../staff-language.tsx';
import styles from './inbox.module.css';
import { inboxPhrases } from './phrases.ts';
import type { Mail, WholeSubmission } from './submission.ts';
import { useInboxWrite } from './use-inbox-write.ts';

const isGivenUp = ({ sent_at, next_try_at }: Mail): boolean => sent_at === null && next_try_at === null;

function MailState({ mail }: { readonly mail: Mail }) {
  const phrases = usePhrases(inboxPhrases);
  const { sent_at, tries, is_printed: isPrinted, failure } = mail;
  if (sent_at !== null && isPrinted) return phrases.printed;
  if (sent_at !== null) {
    return (
      <>
        {phrases.sent} <When at={sent_at} />
      </>
    );
  }
  return (
    <span className={isGivenUp(mail) ? styles.failed : undefined}>
      {isGivenUp(mail) ? phrases.givenUp : phrases.waiting}
      {failure !== null && `, ${phrases.tried(tries)}. ${phrases.failure[failure]}`}
    </span>
  );
}

/** The words of the mail server, for whoever keeps Palapa running. */
function FailureDetail({ mail: { sent_at, error } }: { readonly mail: Mail }) {
  const phrases = usePhrases(inboxPhrases);
  if (sent_at !== null || error === null) return null;
  return (
    <details className={styles.mail}>
      <summary>{phrases.failureDetail}</summary>
      <pre>{error}</pre>
    </details>
  );
}

interface MailsProps {
  readonly id: number;
  readonly mails: readonly Mail[];
  readonly mayRetry: boolean;
}

/** The mails of a submission: what became of each, and how it reads. */
export function Mails({ id, mails, mayRetry }: MailsProps) {
  const phrases = usePhrases(inboxPhrases);
  const retrying = useInboxWrite(id, () => send<WholeSubmission>('POST', `inbox/${id}/retry`), {
    message: phrases.retried,
  });
  if (mails.length === 0) return <p className="quiet">{phrases.noMails}</p>;
  return (
    <>
      <ul className={`plain ${styles.entries}`}>
        {mails.map((mail) => (
          <li key={mail.id}>
            {phrases.mailKinds[mail.kind] ?? mail.kind}{' '}
            {mail.recipient !== '' && <span className={styles.facts}>{phrases.mailTo(mail.recipient)}</span>}
            <p className={styles.facts}>
              <MailState mail={mail} />
            </p>
            <FailureDetail mail={mail} />
            <details className={styles.mail}>
              <summary>{phrases.showMail}</summary>
              <pre>{`${mail.subject}\n\n${mail.text}`}</pre>
            </details>
          </li>
        ))}
      </ul>
      {mayRetry && mails.some(isGivenUp) && (
        <div className={styles.buttons}>
          <Button variant="default" loading={retrying.isPending} onClick={() => retrying.mutate(undefined)}>
            {phrases.retry}
          </Button>
        </div>
      )}
    </>
  );
}
