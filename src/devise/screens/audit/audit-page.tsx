import { Select, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { MAX_SEARCH_LENGTH } from '../../../domain/search.ts';
import { list } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { SearchIcon } from '../../shell/icons.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { Pages } from '../../shell/page/pages.tsx';
import { useSearchInAddress } from '../../shell/use-search-in-address.ts';
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
  const { typed, q, type } = useSearchInAddress();
  const [asked, setAsked] = useSearchParams();
  const page = Number(asked.get('page') ?? 1) || 1;
  const action = asked.get('action') ?? '';
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
  const ask = (name: string, value: string) =>
    setAsked((now) => {
      now.delete('page');
      if (value === '') now.delete(name);
      else now.set(name, value);
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
        <TextInput
          type="search"
          aria-label={phrases.search}
          placeholder={phrases.search}
          leftSection={<SearchIcon />}
          maxLength={MAX_SEARCH_LENGTH}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
        />
        <Select
          aria-label={phrases.filter}
          value={action}
          onChange={(chosen) => ask('action', chosen ?? '')}
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
      <Loaded of={entries} rows={6}>
        {({ data, meta }) => (
          <>
            {data.length === 0 && <p className="quiet">{phrases.empty}</p>}
            <ul className={`plain ${styles.rows}`}>
              {data.map((entry) => (
                <AuditRow entry={entry} key={entry.id} />
              ))}
            </ul>
            <Pages meta={meta} onPage={(next) => ask('page', String(next))} />
          </>
        )}
      </Loaded>
    </Page>
  );
}
