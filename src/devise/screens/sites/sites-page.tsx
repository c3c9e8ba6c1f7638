import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { list } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { useMay } from '../../session.tsx';
import { Page } from '../../shell/page/page.tsx';
import { PagedList, pageIn } from '../../shell/page/paged-list.tsx';
import { usePhrases } from '../../staff-language.tsx';
import { sitePhrases } from './phrases.ts';
import { type Site, SiteRow } from './site-row.tsx';
import styles from './sites.module.css';

/** The first language of each site. */
export function Component() {
  const phrases = usePhrases(sitePhrases);
  const { view, why } = useMay('manage sites');
  const [search] = useSearchParams();
  const page = pageIn(search);
  const sites = useQuery({
    queryKey: queryKeys.sites.list(page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => list<Site>(`sites?sort=name&page=${page}`, signal),
    enabled: view,
  });
  const back = { to: '/settings', label: phrases.settings };
  if (!view) return <Page title={phrases.title} lead={why} back={back} />;
  return (
    <Page title={phrases.title} lead={phrases.lead} back={back}>
      <PagedList of={sites} className={styles.rows} empty={phrases.empty}>
        {(site) => <SiteRow site={site} key={`${site.id} ${site.version}`} />}
      </PagedList>
    </Page>
  );
}
