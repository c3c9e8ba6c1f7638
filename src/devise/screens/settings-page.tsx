import { useId } from 'react';
import { Choice, Choices } from '../shell/choice/choice.tsx';
import { Page } from '../shell/page/page.tsx';
import { permissionPhrases } from '../permission-phrases.ts';
import { useMayList } from '../session.tsx';
import { type SettingsGroup, settingsMenu } from '../settings-menu.ts';
import { useLanguage, usePhrases } from '../staff-language.tsx';
import { screenPhrases } from './phrases.ts';
import styles from './settings-page.module.css';

/** Section 2's menu: what is not for this person stands there all the same and says why. */
export function Component() {
  const phrases = usePhrases(screenPhrases);
  const { lockedNote } = usePhrases(permissionPhrases);
  const may = useMayList();
  const isAnyLocked = settingsMenu.some(({ entries }) =>
    entries.some((entry) => !may(entry.permission).view),
  );
  return (
    <Page title={phrases.settingsTitle} lead={phrases.settingsLead} isWide>
      <Choices>
        <li>
          <Choice to="/translations" label={phrases.translations} note={phrases.translationsNote} />
        </li>
      </Choices>
      {isAnyLocked && <p className="quiet">{lockedNote}</p>}
      {settingsMenu.map((group) => (
        <GroupOfSettings group={group} key={group.names.en} />
      ))}
    </Page>
  );
}

function GroupOfSettings({ group }: { readonly group: SettingsGroup }) {
  const language = useLanguage();
  const may = useMayList();
  const { names, needsShort } = usePhrases(permissionPhrases);
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.group}>
      <h2 id={id}>{group.names[language]}</h2>
      <Choices>
        {group.entries.map((entry) => {
          const { view } = may(entry.permission);
          const why = view ? undefined : needsShort(names[entry.permission]);
          return (
            <li key={entry.to}>
              <Choice to={entry.to} label={entry.names[language]} why={why} />
            </li>
          );
        })}
      </Choices>
    </section>
  );
}
