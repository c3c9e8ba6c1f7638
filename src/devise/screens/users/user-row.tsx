import { Link } from 'react-router';
import { NextIcon } from '../../shell/icons.tsx';
import { When } from '../../shell/when.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { roleName } from '../roles/role.ts';
import { userPhrases } from './phrases.ts';
import type { User } from './user.ts';
import styles from './users.module.css';

export function UserRow({ user }: { readonly user: User }) {
  const phrases = usePhrases(userPhrases);
  const language = useLanguage();
  const roles = user.roles.map(({ name, name_es = null }) => roleName({ name, name_es }, language));
  return (
    <li>
      <Link to={`/users/${user.id}/edit`} className={styles.row}>
        <span className={styles.who}>
          <span className={styles.name}>{user.name}</span>
          <span className={styles.facts}>{user.email}</span>
        </span>
        <span className={styles.facts}>{roles.join(', ') || phrases.noRole}</span>
        <span className={styles.facts}>
          <UserState user={user} />
        </span>
        <NextIcon />
      </Link>
    </li>
  );
}

export function UserState({ user }: { readonly user: User }) {
  const phrases = usePhrases(userPhrases);
  if (user.disabled) return <span className={styles.disabled}>{phrases.disabled}</span>;
  if (user.invited) return <span className={styles.invited}>{phrases.invited}</span>;
  if (!user.is_yours_to_change) return null;
  if (user.last_seen_at === null) return phrases.never;
  return (
    <>
      {phrases.lastSeen}: <When at={user.last_seen_at} />
    </>
  );
}
