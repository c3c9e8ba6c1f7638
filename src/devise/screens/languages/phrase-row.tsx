import { Button } from '@mantine/core';
import { Link, useNavigate } from 'react-router';
import type { Language } from '../../../domain/language.ts';
import { editStep } from '../../../domain/workflow/step.ts';
import { useSession } from '../../session.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { beginRecord } from '../../workflow/draft/begin-draft.ts';
import { LastChange } from '../../workflow/last-change.tsx';
import { PublicationMark } from '../../workflow/publication/publication-mark.tsx';
import type { StaffRecord } from '../../workflow/records/staff-record.ts';
import { useWorkflow } from '../../workflow/use-workflow.tsx';
import styles from './languages.module.css';
import type { ListedPhrase } from './listed-phrases.ts';
import { languagePhrases } from './phrases.ts';

interface PhraseRowProps {
  readonly phrase: ListedPhrase<StaffRecord>;
  readonly siteId: number;
  /** The languages of the site, the first one first. */
  readonly spoken: readonly Language[];
}

/** A phrase in the languages of its site, beside each other, and what can be done with it. */
export function PhraseRow({ phrase, siteId, spoken }: PhraseRowProps) {
  const words = usePhrases(languagePhrases);
  const { type } = useWorkflow();
  const { places, record } = phrase;
  return (
    <li className={styles.phrase} data-phrase={phrase.key}>
      {spoken.map((language) => (
        <Said key={language} phrase={phrase} language={language} />
      ))}
      <p className={styles.facts}>
        {places.length > 1 ? words.both : words.places[places[0]!]}
        {record && (
          <>
            {' · '}
            <PublicationMark type={type} record={record} /> · <LastChange record={record} />
          </>
        )}
      </p>
      <Ways phrase={phrase} siteId={siteId} />
    </li>
  );
}

function Said({ phrase, language }: { readonly phrase: ListedPhrase; readonly language: Language }) {
  const words = usePhrases(languagePhrases);
  const { builtIn, said, lacks } = phrase;
  const own = said[language];
  return (
    <div>
      <p className={styles.language}>
        {words.names[language]}
        {lacks.includes(language) && <span className={styles.lacks}> · {words.lacks(language)}</span>}
      </p>
      <p lang={language} className={own === null ? styles.builtIn : styles.own}>
        {own ?? builtIn[language]}
      </p>
      {own !== null && <p className={styles.before}>{words.builtIn(builtIn[language])}</p>}
    </div>
  );
}

function Ways({ phrase, siteId }: Pick<PhraseRowProps, 'phrase' | 'siteId'>) {
  const words = usePhrases(languagePhrases);
  const reader = useLanguage();
  const navigate = useNavigate();
  const { user } = useSession();
  const { type, workflow, may, addressOf } = useWorkflow();
  const { key, builtIn, record } = phrase;
  const text = builtIn[reader];
  if (!record) {
    const values = { key, locale: { en: {}, es: {} } };
    const begin = () =>
      void navigate(addressOf(beginRecord(type, workflow, { person: user.id, siteId, values })));
    return (
      <div className={styles.ways}>
        {may.change && (
          <Button variant="default" aria-label={words.replaceThis(text)} onClick={begin}>
            {words.replace}
          </Button>
        )}
      </div>
    );
  }
  return (
    <div className={styles.ways}>
      {may.edit && (
        <Button
          component={Link}
          to={addressOf(editStep(workflow, record.id))}
          variant="default"
          aria-label={words.changeThis(text)}
        >
          {words.change}
        </Button>
      )}
      {may.change && (
        <Button
          component={Link}
          to={addressOf({ kind: 'confirm', id: record.id })}
          variant="subtle"
          aria-label={words.goBackThis(text)}
        >
          {words.goBack}
        </Button>
      )}
    </div>
  );
}
