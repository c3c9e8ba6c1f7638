import { Skeleton } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { namesFor, titleAt } from '../../../domain/record/names-for.ts';
import { calledAs, type NamedRecord } from '../../../domain/record/record-name.ts';
import type { Language } from '../../../domain/language.ts';
import type { TypeHead } from '../../../domain/type-head.ts';
import { list } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { addressOfType } from '../../settings-menu.ts';
import { When } from '../../shell/when.tsx';
import { useSiteView } from '../../site-view.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { screenPhrases } from '../phrases.ts';
import styles from './home.module.css';

const MAX_PER_TYPE = 3;
const MAX_SHOWN = 6;

type ChangedRecord = NamedRecord & {
  readonly id: number;
  readonly updated_at: string;
  readonly updated_by: string | null;
};

const nameFor = (type: TypeHead, record: ChangedRecord, language: Language): string =>
  namesFor(calledAs(type, record, language), titleAt(type.titlePlace, record, 'es'), language).name;

/** The records last changed at the property looked at, of the types the person looks after. */
export function RecentChanges({ types }: { readonly types: readonly TypeHead[] }) {
  const phrases = usePhrases(screenPhrases);
  const language = useLanguage();
  const { site, siteId } = useSiteView();
  const { rows, isLoading } = useQueries({
    queries: types.map((type) => ({
      queryKey: queryKeys.records.latest(type, siteId),
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const path = `${type.path}?site_id=${siteId}&sort=-updated_at&pageSize=${MAX_PER_TYPE}`;
        return (await list<ChangedRecord>(path, signal)).data.map((record) => ({ type, record }));
      },
    })),
    combine: (results) => ({
      rows: results.flatMap(({ data }) => data ?? []),
      isLoading: results.some((one) => one.isLoading),
    }),
  });
  if (types.length === 0) return null;
  const newest = rows
    .toSorted((a, b) => b.record.updated_at.localeCompare(a.record.updated_at))
    .slice(0, MAX_SHOWN);

  return (
    <section className={styles.part} aria-labelledby="lately">
      <h2 id="lately">{phrases.lately(site.name)}</h2>
      {isLoading && <Skeleton height={64} />}
      {!isLoading && newest.length === 0 && <p className="quiet">{phrases.latelyEmpty}</p>}
      {!isLoading && newest.length > 0 && (
        <ul className={`plain ${styles.rows}`}>
          {newest.map(({ type, record }) => (
            <li className={styles.row} key={`${type.name} ${record.id}`}>
              <Link to={`${addressOfType(type)}/${record.id}/edit`}>
                <span className={styles.name}>{nameFor(type, record, language)}</span>
                <span className={styles.facts}>
                  {type.labels[language].one} · <When at={record.updated_at} />
                  {record.updated_by && ` ${phrases.by(record.updated_by)}`}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
