import { Select } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { list } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { Page } from '../../shell/page/page.tsx';
import { pageIn } from '../../shell/page/page-in.ts';
import { PagedList } from '../../shell/page/paged-list.tsx';
import { SearchField } from '../../shell/search-field.tsx';
import { useSearchParam } from '../../shell/use-search-in-address.ts';
import { usePhrases } from '../../staff-language.tsx';
import { type AuditEntry, toOneself } from './audit-entry.ts';
import { AuditRow } from './audit-row.tsx';
import styles from './audit.module.css';
import { auditPhrases } from './phrases.ts';

/** 'Signed in', 'Invited …': the middle of the list's sentences, standing alone. */
const labelOf = (action: string, words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}${toOneself.has(action) ? '' : ' …'}`;

export function Component() {
  const phrases = usePhrases(auditPhrases);
  const { typed, q, type } = useSearchParam();
  const [search, setSearch] = useSearchParams();
  const page = pageIn(search);
  const action = search.get('action') ?? '';
  const entries = useQuery({
    queryKey: queryKeys.audit(q, action, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => {
      const wanted = new URLSearchParams({ page: String(page) });
      if (q) wanted.set('searchterm', q);
      if (action) wanted.set('action', action);
      return list<AuditEntry>(`audit?${wanted}`, signal);
    },
  });
  const filterBy = (chosen: string) =>
    setSearch((now) => {
      now.delete('page');
      if (chosen === '') now.delete('action');
      else now.set('action', chosen);
      return now;
    });

  return (
    <Page
      title={phrases.title}
      lead={phrases.lead}
      back={{ to: '/settings', label: phrases.settings }}
      isWide
    >
      <div className={styles.filters}>
        <SearchField label={phrases.search} value={typed} onType={type} />
        <Select
          aria-label={phrases.filter}
          value={action}
          onChange={(chosen) => filterBy(chosen ?? '')}
          allowDeselect={false}
          data={[
            { value: '', label: phrases.everything },
            ...Object.entries(phrases.actions).map(([value, words]) => ({
              value,
              label: labelOf(value, words),
            })),
          ]}
        />
      </div>
      <PagedList of={entries} className={styles.rows} empty={phrases.empty}>
        {(entry) => <AuditRow entry={entry} key={entry.id} />}
      </PagedList>
    </Page>
  );
}
