import { stateNames, type SubmissionState } from '../../../domain/forms/submission.ts';
import { When } from '../../shell/when.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import styles from './inbox.module.css';
import { inboxPhrases } from './phrases.ts';
import type { Entry } from './submission.ts';

function Line({ entry: { kind, text, actor_name, at } }: { readonly entry: Entry }) {
  const { entry: words } = usePhrases(inboxPhrases);
  const language = useLanguage();
  const isText = kind === 'note' || kind === 'reply';
  const said = {
    note: () => words.note(actor_name),
    reply: () => words.reply(actor_name),
    state: () => words.state(actor_name, stateNames[text as SubmissionState]?.[language] ?? text),
    assignee: () => words.assignee(actor_name, text),
  }[kind]();
  return (
    <li>
      {said}
      <span className={styles.facts}>
        {' · '}
        <When at={at} />
      </span>
      {isText && <p className={styles.said}>{text}</p>}
    </li>
  );
}

/** What staff did with a submission, oldest first. */
export function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  const { noEntries } = usePhrases(inboxPhrases);
  if (entries.length === 0) return <p className="quiet">{noEntries}</p>;
  return (
    <ul className={`plain ${styles.entries}`}>
      {entries.map((entry) => (
        <Line entry={entry} key={entry.id} />
      ))}
    </ul>
  );
}
