import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { list } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { useMay } from '../../session.tsx';
import { Page } from '../../shell/page/page.tsx';
import { pageIn } from '../../shell/page/page-in.ts';
import { PagedList } from '../../shell/page/paged-list.tsx';
import { WhyNot } from '../../shell/choice/why-not.tsx';
import { SearchField } from '../../shell/search-field.tsx';
import { useSearchParam } from '../../shell/use-search-in-address.ts';
import { usePhrases } from '../../staff-language.tsx';
import { userPhrases } from './phrases.ts';
import type { User } from './user.ts';
import { UserRow } from './user-row.tsx';
import styles from './users.module.css';

export function Component() {
  const phrases = usePhrases(userPhrases);
  const may = useMay('manage users');
  const { typed, q, type } = useSearchParam();
  const [search] = useSearchParams();
  const page = pageIn(search);
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
      <SearchField label={phrases.search} value={typed} onType={type} />
      <PagedList of={users} className={styles.rows} empty={phrases.nobody(q)}>
        {(user) => <UserRow user={user} key={user.id} />}
      </PagedList>
    </Page>
  );
}
