import type { HubList, ListedRecord } from '../../domain/hub-list.ts';
import { hubPath } from '../../domain/hub-routes.ts';
import { isTranslated, otherLanguage } from '../../domain/language.ts';
import type { OfferedPicture } from '../../domain/picture-sources.ts';
import { Hero } from '../../web/hero/hero.tsx';
import { useLanguage } from '../../web/language/language.tsx';
import { NoRecord } from '../page/no-record.tsx';
import { Page } from '../page/page.tsx';
import { usePhrases } from '../phrases.ts';
import { useData } from '../store.ts';
import styles from './record-page.module.css';
import { ShownFields } from './shown-fields.tsx';
import { useValues } from './value-of.ts';

interface RecordPageProps {
  readonly list: HubList;
  /** The record's in either language, or its id. */
  readonly slug: string;
}

/** A record of a content type that has no screens of its own. */
export default function RecordPage({ list, slug }: RecordPageProps) {
  const phrases = usePhrases();
  const language = useLanguage();
  const state = useData(`${list.path}/by-slug?slug=${encodeURIComponent(slug)}`);
  if (state.data) return <Found list={list} record={state.data} />;
  return (
    <NoRecord
      state={state}
      title={phrases['unable-to-find-resource']}
      text={phrases['click-back-arrow-ins']}
      way={{ to: hubPath('records', { type: list.path }), name: list.title[language] }}
    />
  );
}

function Found({ list: { known, fields }, record }: { list: HubList; record: ListedRecord }) {
  const language = useLanguage();
  const values = useValues(record);
  const name = (values[known.title] ?? '') as string;
  // In a few words it stands below the name; more than that stands among the rest.
  const lead = fields.find((field) => field.name === known.text && field.as === 'text');
  const words = lead && (values[lead.name] as string | null);
  const isWritten = isTranslated(record.locale, language, known.title);
  return (
    <Page title={name} className={styles.page}>
      <Hero picture={((known.picture && values[known.picture]) ?? null) as OfferedPicture | null} />
      <article lang={isWritten ? undefined : otherLanguage(language)}>
        <div className={styles.head}>
          <h1>{name}</h1>
          {words && <p className={styles.lead}>{words}</p>}
        </div>
        <ShownFields
          fields={fields.filter((field) => field !== lead)}
          values={values}
          level={2}
          of={name}
          references={record.references}
        />
      </article>
    </Page>
  );
}
