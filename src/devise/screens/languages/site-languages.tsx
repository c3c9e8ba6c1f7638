import { Button, Skeleton } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { contentTypes } from '../../../content/index.ts';
import { type Language, localeTags, otherLanguage } from '../../../domain/language.ts';
import { pathOfStep } from '../../../domain/workflow/address.ts';
import { editStep, workflowOf } from '../../../domain/workflow/step.ts';
import { type SessionSite, useMay } from '../../session.tsx';
import { failureSentence } from '../../shell/failure-sentence.ts';
import { shellPhrases } from '../../shell/phrases.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { screenOf } from '../../workflow/use-workflow.tsx';
import type { WaitingList } from '../translations/translations.ts';
import { completenessOf, shareOf } from './completeness.ts';
import styles from './languages.module.css';
import { languagePhrases } from './phrases.ts';

type WaitingQuery = UseQueryResult<WaitingList>;

const { site: siteType } = contentTypes;

/** Where the languages of a site are chosen: its form, else the screen of all sites. */
function addressOfSite(id: number): string {
  const workflow = workflowOf(siteType);
  const form = workflow ? `/${pathOfStep(workflow, editStep(workflow, id))}` : '';
  return screenOf(siteType) + form;
}

interface SiteLanguagesProps {
  readonly site: SessionSite;
  /** Undefined for whoever translates nothing. */
  readonly waiting: WaitingQuery | undefined;
}

/** A site: what it speaks, how complete that is, and the ways to change either. */
export function SiteLanguages({ site, waiting }: SiteLanguagesProps) {
  const words = usePhrases(languagePhrases);
  const { view } = useMay(siteType.permission);
  const { id, name, localized, firstLanguage } = site;
  return (
    <li className={styles.site}>
      <div>
        <h3>{name}</h3>
        <p>{localized ? words.firstIn[firstLanguage] : words.oneLanguage}</p>
        {localized && waiting && (
          <Complete waiting={waiting} siteId={id} language={otherLanguage(firstLanguage)} />
        )}
      </div>
      <div className={styles.ways}>
        {localized && <Translate waiting={waiting} siteId={id} name={name} />}
        {view && (
          <Button
            component={Link}
            to={addressOfSite(id)}
            variant="default"
            aria-label={words.siteFormOf(name)}
          >
            {words.siteForm}
          </Button>
        )}
      </div>
    </li>
  );
}

/** What belongs to no single site. */
export function GroupLanguages({ waiting }: { readonly waiting: WaitingQuery }) {
  const words = usePhrases(languagePhrases);
  return (
    <li className={styles.site}>
      <div>
        <h3>{words.group}</h3>
        <p>{words.firstIn.en}</p>
        <Complete waiting={waiting} siteId={null} language="es" />
      </div>
      <div className={styles.ways}>
        <Translate waiting={waiting} siteId={null} name={words.group} />
      </div>
    </li>
  );
}

interface TranslateProps {
  readonly waiting: WaitingQuery | undefined;
  readonly siteId: number | null;
  readonly name: string;
}

/** The way to what waits; nothing where nothing does. */
function Translate({ waiting, siteId, name }: TranslateProps) {
  const words = usePhrases(languagePhrases);
  const counts = waiting?.data?.meta.counts;
  if (!counts || completenessOf(counts, siteId).waiting === 0) return null;
  const to = siteId === null ? '/translations' : `/translations?site_id=${siteId}`;
  return (
    <Button component={Link} to={to} variant="default" aria-label={words.translateOf(name)}>
      {words.translate}
    </Button>
  );
}

interface CompleteProps {
  readonly waiting: WaitingQuery;
  readonly siteId: number | null;
  /** The one that is translated into. */
  readonly language: Language;
}

function Complete({ waiting: { data, error }, siteId, language }: CompleteProps) {
  const words = usePhrases(languagePhrases);
  const shell = usePhrases(shellPhrases);
  const reader = useLanguage();
  if (!data)
    return error ? <p role="alert">{failureSentence(error, shell)}</p> : <Skeleton height={24} width={220} />;
  const complete = completenessOf(data.meta.counts, siteId);
  if (complete.total === 0) return <p className="quiet">{words.nothing}</p>;
  if (complete.waiting === 0) return <p className="quiet">{words.done(language)}</p>;
  const share = new Intl.NumberFormat(localeTags[reader], { style: 'percent' }).format(shareOf(complete));
  return <p className={styles.waiting}>{words.waiting(language, share, complete.waiting)}</p>;
}
