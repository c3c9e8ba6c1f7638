import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router';
import { typeHeads } from '../../../content/heads.ts';
import { languages } from '../../../domain/language.ts';
import type { PublicationState } from '../../../domain/publication/state.ts';
import type { StaffRecord } from '../../../domain/record/staff-record.ts';
import { calledAs } from '../../../domain/record/record-name.ts';
import type { TypeHead } from '../../../domain/type-head.ts';
import { list } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { useMayList, useSession } from '../../session.tsx';
import { addressOfType } from '../../settings-menu.ts';
import { When } from '../../shell/when.tsx';
import { languagesOf } from '../../site-languages.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { screenPhrases } from '../phrases.ts';
import styles from './home.module.css';

/** What is saved without being published, as its review offers first. */
const writtenFirst: readonly TypeHead[] = [typeHeads.post, typeHeads.pc_post, typeHeads.pc_event];

/** `none` also finds what is published in one language and has no words in the other, which is no work begun. */
const asked = ['changed', 'none'] as const satisfies readonly PublicationState[];
const MAX_EACH = 20;
const MAX_SHOWN = 5;

interface Unfinished {
  readonly type: TypeHead;
  readonly record: StaffRecord;
  readonly state: 'changed' | 'none';
}

/** Posts that were saved and that guests do not read as they stand, the last written first. Nothing where there are none. */
export default function Unpublished() {
  const phrases = usePhrases(screenPhrases);
  const language = useLanguage();
  const may = useMayList();
  const { sites } = useSession();
  const types = writtenFirst.filter(({ permission }) => may(permission).change);
  const found = useQueries({
    queries: types.flatMap((type) =>
      asked.map((state) => ({
        queryKey: queryKeys.records.list(type, { home: state }),
        queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Unfinished[]> => {
          const path = `${type.path}?publication=${state}&sort=-updated_at&pageSize=${MAX_EACH}`;
          return (await list<StaffRecord>(path, signal)).data.map((record) => ({ type, record, state }));
        },
      })),
    ),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  });
  const spoken = ({ record }: Unfinished) => {
    const site = sites.find(({ id }) => id === record.site_id);
    return site ? languagesOf(site) : languages;
  };
  const isUnread = (one: Unfinished) =>
    spoken(one).every((each) => one.record.publication[each].state === 'none');
  const shown = found
    .filter((one) => one.state === 'changed' || isUnread(one))
    .toSorted((one, other) => other.record.updated_at.localeCompare(one.record.updated_at))
    .slice(0, MAX_SHOWN);
  if (shown.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="unpublished">
      <h2 id="unpublished">{phrases.unpublished}</h2>
      <ul className={`plain ${styles.rows}`}>
        {shown.map(({ type, record, state }) => (
          <li className={styles.row} key={`${type.name} ${record.id}`}>
            <Link to={`${addressOfType(type)}/${record.id}/edit`}>
              <span className={styles.name}>{calledAs(type, record, language)}</span>
              <span className={styles.facts}>
                {[type.labels[language].one, record.site_name, phrases.unread[state]]
                  .filter(Boolean)
                  .join(' · ')}{' '}
                · <When at={record.updated_at} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
