import { useId } from 'react';
import type { MailGroup, MailKind } from '../../../content/mails/mail-kinds.ts';
import { useMayList } from '../../session.tsx';
import { Choice, Choices } from '../../shell/choice/choice.tsx';
import { Page } from '../../shell/page/page.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import styles from './mails.module.css';
import { mailPhrases } from './phrases.ts';
import { useSeenMails } from './use-seen-mails.ts';

function Group({ group, kinds }: { readonly group: MailGroup; readonly kinds: readonly MailKind[] }) {
  const phrases = usePhrases(mailPhrases);
  const language = useLanguage();
  const id = useId();
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 id={id}>{phrases.groups[group]}</h2>
      <Choices>
        {kinds.map(({ name, labels }) => (
          <li key={name}>
            <Choice to={`/mails/${name}`} label={labels[language]} />
          </li>
        ))}
      </Choices>
    </section>
  );
}

/** Every mail that Palapa sends. */
export function Component() {
  const phrases = usePhrases(mailPhrases);
  const may = useMayList();
  const groups = Map.groupBy(useSeenMails(), ({ group }) => group);
  const back = { to: '/settings', label: phrases.settings };
  if (groups.size === 0) return <Page title={phrases.title} lead={may('manage forms').why} back={back} />;
  return (
    <Page title={phrases.title} lead={phrases.lead} back={back} isWide>
      {[...groups].map(([group, kinds]) => (
        <Group group={group} kinds={kinds} key={group} />
      ))}
    </Page>
  );
}
