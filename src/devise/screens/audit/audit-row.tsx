import { Link } from 'react-router';
import { allContentTypes } from '../../../content/index.ts';
import { useSession } from '../../session.tsx';
import { addressOfType } from '../../settings-menu.ts';
import { When } from '../../shell/when.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { type AuditEntry, toOneself } from './audit-entry.ts';
import styles from './audit.module.css';
import { Detail } from './detail.tsx';
import { auditPhrases } from './phrases.ts';

/** One sentence: who did what to whom, and below it when, where and from what address. */
export function AuditRow({ entry }: { readonly entry: AuditEntry }) {
  const phrases = usePhrases(auditPhrases);
  const language = useLanguage();
  const { sites } = useSession();
  const type = allContentTypes.find(({ name }) => name === entry.type);
  const site = sites.find(({ id }) => id === entry.site_id);
  const where = [type?.labels[language].one, site?.name, entry.ip && phrases.from(entry.ip)].filter(Boolean);
  // A passkey that nobody has names no account.
  const isNameless = entry.action === 'sign-in-failed' && !entry.subject;
  return (
    <li className={styles.row}>
      <p>
        <strong>{entry.actor_name || phrases.somebody}</strong>{' '}
        {isNameless ? phrases.couldNotSignIn : (phrases.actions[entry.action] ?? entry.action)}{' '}
        {!toOneself.has(entry.action) && <Subject entry={entry} />}
      </p>
      <p className={styles.facts}>
        <When at={entry.at} />
        {where.length > 0 && ` · ${where.join(' · ')}`}
      </p>
      <Detail detail={entry.detail} />
    </li>
  );
}

function Subject({ entry: { type: name, record_id, subject } }: { readonly entry: AuditEntry }) {
  const type = allContentTypes.find((one) => one.name === name);
  if (!type?.workflow || record_id === null) return subject;
  return <Link to={`${addressOfType(type)}/${record_id}/history`}>{subject || `#${record_id}`}</Link>;
}
