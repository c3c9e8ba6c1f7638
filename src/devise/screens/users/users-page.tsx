import { Button, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { MAX_SEARCH_LENGTH } from '../../../domain/search.ts';
import { list } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { useMay } from '../../session.tsx';
import { SearchIcon } from '../../shell/icons.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { Pages } from '../../shell/page/pages.tsx';
import { WhyNot } from '../../shell/choice/why-not.tsx';
import { useSearchInAddress } from '../../shell/use-search-in-address.ts';
import { usePhrases } from '../../staff-language.tsx';
import { userPhrases } from './phrases.ts';
import type { User } from './user.ts';
import { UserRow } from './user-row.tsx';
import styles from './users.module.css';

export function Component() {
  const phrases = usePhrases(userPhrases);
  const may = useMay('manage users');
  const { typed, q, type } = useSearchInAddress();
  const [asked, setAsked] = useSearchParams();
  const page = Number(asked.get('page') ?? 1) || 1;
  const users = useQuery({
    queryKey: queryKeys.users.list(q, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      list<User>(`users/search?searchterm=${encodeURIComponent(q)}&page=${page}`, signal),
  });
  const invite = (
    <WhyNot why={may.why}>
      <Button component={Link} to="/users/invite">
        {phrases.invite}
      </Button>
    </WhyNot>
  );

  return (
    <Page
      title={phrases.title}
      lead={phrases.lead}
      back={{ to: '/settings', label: phrases.settings }}
      actions={invite}
    >
      <TextInput
        type="search"
        aria-label={phrases.search}
        placeholder={phrases.search}
        leftSection={<SearchIcon />}
        maxLength={MAX_SEARCH_LENGTH}
        value={typed}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <Loaded of={users}>
        {({ data, meta }) => (
          <>
            {data.length === 0 && <p className="quiet">{phrases.nobody(q)}</p>}
            <ul className={`plain ${styles.rows}`}>
              {data.map((user) => (
                <UserRow user={user} key={user.id} />
              ))}
            </ul>
            <Pages
              meta={meta}
              onPage={(next) =>
                setAsked((now) => {
                  now.set('page', String(next));
                  return now;
                })
              }
            />
          </>
        )}
      </Loaded>
    </Page>
  );
}
