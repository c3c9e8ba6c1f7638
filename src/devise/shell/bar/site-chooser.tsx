import { Select } from '@mantine/core';
import { isLanguage } from '../../../domain/language.ts';
import { useNavigate } from 'react-router';
import { useSession } from '../../session.tsx';
import { useSiteView } from '../../site-view.tsx';
import { usePhrases } from '../../staff-language.tsx';
import styles from './bar.module.css';
import { shellPhrases } from '../phrases.ts';

/** More than this many are found faster by typing. */
const MANY = 8;

const classNames = { input: styles.input! };

/** The property and the language that lists show. It is a view: choosing moves no record. */
export function SiteChooser() {
  const { sites } = useSession();
  const { site, setSite, shownLanguage, setShownLanguage, opened } = useSiteView();
  const navigate = useNavigate();
  function choose(id: number) {
    setSite(id);
    // What was typed stays as a draft of the site it is for.
    if (opened && id !== opened.siteId) void navigate(opened.leaveTo);
  }
  const phrases = usePhrases(shellPhrases);
  const said = { all: phrases.everything, en: phrases.withEnglish, es: phrases.withSpanish };
  return (
    <div className={styles.chooser}>
      {sites.length === 1 ? (
        <p className={styles.only}>{site.name}</p>
      ) : (
        <Select
          aria-label={phrases.property}
          data={sites.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(site.id)}
          // Also what is shown already: it may be the site of the record that is open, and stays from here on.
          onOptionSubmit={(id) => choose(Number(id))}
          allowDeselect={false}
          className={styles.property}
          searchable={sites.length > MANY}
          classNames={classNames}
        />
      )}
      {site.localized && (
        <Select
          aria-label={phrases.shownLanguage}
          data={[
            { value: 'all', label: 'EN + ES' },
            { value: 'en', label: 'EN' },
            { value: 'es', label: 'ES' },
          ]}
          value={shownLanguage}
          onChange={(chosen) => setShownLanguage(isLanguage(chosen) ? chosen : 'all')}
          renderOption={({ option }) => said[option.value]}
          allowDeselect={false}
          className={styles.shown}
          classNames={classNames}
          comboboxProps={{ width: 'max-content', position: 'bottom-end' }}
        />
      )}
    </div>
  );
}
