import type { HubList, ListedRecord, ShownField } from '../../domain/hub-list.ts';
import { hubPath } from '../../domain/hub-routes.ts';
import { isTranslated } from '../../domain/language.ts';
import type { OfferedPicture } from '../../domain/picture-sources.ts';
import { PlaceCard } from '../../web/cards/place-card.tsx';
import { useLanguage } from '../../web/language/language.tsx';
import { Card } from '../links/card.tsx';
import { LoadFailed } from '../page/load-failed.tsx';
import { Message } from '../page/message.tsx';
import { Page } from '../page/page.tsx';
import { usePhrases } from '../phrases.ts';
import { useData } from '../store.ts';
import { CardsSkeleton } from './cards-skeleton.tsx';
import { Fact } from './fact.tsx';
import styles from './records-page.module.css';
import { shownIn, useValues } from './value-of.ts';

/** The records of a content type that has no screens of its own, a card for each. */
export default function RecordsPage({ list }: { list: HubList }) {
  const phrases = usePhrases();
  const language = useLanguage();
  const { data, loading, failed, retry } = useData(`${list.path}/all`);
  const listed = data?.filter(({ locale }) => isTranslated(locale, language, list.known.title));
  const title = list.title[language];

  return (
    <Page title={title} className={styles.page}>
      <h1>{title}</h1>
      {loading && <CardsSkeleton className={styles.cards} />}
      {failed && <LoadFailed retry={retry} />}
      {listed?.length === 0 && (
        <Message title={phrases['nothing-here-yet']} text={phrases['ask-front-desk']} />
      )}
      {listed && listed.length > 0 && (
        <ul className={styles.cards}>
          {listed.map((record, index) => (
            <li key={record.id}>
              <RecordCard list={list} record={record} eager={index === 0} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

/** '1.2' or 'No' could be anything. */
const saysNothingAlone = ({ as }: ShownField, value: unknown): boolean =>
  as === 'number' || typeof value === 'boolean';

interface RecordCardProps {
  readonly list: HubList;
  readonly record: ListedRecord;
  readonly eager: boolean;
}

function RecordCard({ list, record, eager }: RecordCardProps) {
  const { path, known, lines } = list;
  const values = useValues(record);
  const language = useLanguage();
  const slug = (values.slug ?? String(record.id)) as string;
  return (
    <PlaceCard
      title={(values[known.title] ?? null) as string | null}
      type={null}
      picture={((known.picture && values[known.picture]) ?? null) as OfferedPicture | null}
      eager={eager}
      renderLink={(props) => <Card to={hubPath('record', { type: path, slug })} {...props} />}
    >
      {shownIn(lines, values, language).map(({ field, value }) => (
        <span key={field.name} className={styles.line}>
          {saysNothingAlone(field, value) && `${field.label[language]}: `}
          <Fact field={field} value={value} references={record.references} />
        </span>
      ))}
    </PlaceCard>
  );
}
