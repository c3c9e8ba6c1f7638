import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { subscriberStateNames, subscriberStates } from '../../../domain/forms/subscriber.ts';
import { list } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { useMay } from '../../session.tsx';
import { Page } from '../../shell/page/page.tsx';
import { pageIn } from '../../shell/page/page-in.ts';
import { PagedList } from '../../shell/page/paged-list.tsx';
import { SearchField } from '../../shell/search-field.tsx';
import { useSearchParam } from '../../shell/use-search-in-address.ts';
import { When } from '../../shell/when.tsx';
import { useSiteView } from '../../site-view.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { Filter } from './filter.tsx';
import styles from './inbox.module.css';
import { inboxPhrases } from './phrases.ts';
import type { Subscriber } from './subscriber.ts';

function Row({ subscriber }: { readonly subscriber: Subscriber }) {
  const phrases = usePhrases(inboxPhrases);
  const language = useLanguage();
  const { email, state, asked_at, consent, consent_version } = subscriber;
  return (
    <li className={styles.row}>
      <span className={styles.who}>{email}</span>
      <span className={styles.facts}>
        {subscriberStateNames[state][language]}, {phrases.inLanguage[subscriber.language]}
        <br />
        {phrases.asked} <When at={asked_at} />
      </span>
      <details className={styles.mail}>
        <summary>{phrases.consent(consent_version)}</summary>
        <p className={styles.facts}>{consent}</p>
      </details>
    </li>
  );
}

/** Who receives the newsletter of a site, who asked for it, and who left. */
export function Component() {
  const phrases = usePhrases(inboxPhrases);
  const language = useLanguage();
  const { view, why } = useMay('manage forms');
  const { site, siteId } = useSiteView();
  const { typed, type } = useSearchParam();
  const [search] = useSearchParams();
  const page = pageIn(search);
  const wanted = new URLSearchParams({ site_id: String(siteId) });
  const [state, words] = [search.get('state'), search.get('q')];
  if (state) wanted.set('state', state);
  if (words) wanted.set('searchterm', words);
  const found = useQuery({
    queryKey: queryKeys.inbox.subscribers(`${wanted}`, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => list<Subscriber>(`newsletter?${wanted}&page=${page}`, signal),
    enabled: view,
  });
  const back = { to: '/inbox', label: phrases.back };
  if (!view) return <Page title={phrases.newsletter} lead={why} back={back} />;
  const actions = (
    <Button component="a" variant="default" href={`/api/devise/newsletter/export?${wanted}`} download>
      {phrases.takeOut}
    </Button>
  );
  return (
    <Page
      title={phrases.newsletter}
      lead={phrases.newsletterLead(site.name)}
      back={back}
      actions={actions}
      isWide
    >
      <div className={styles.filters}>
        <SearchField label={phrases.searchAddress} value={typed} onType={type} />
        <Filter
          label={phrases.state}
          name="state"
          options={[
            { value: '', label: phrases.everyState },
            ...subscriberStates.map((one) => ({ value: one, label: subscriberStateNames[one][language] })),
          ]}
        />
      </div>
      <PagedList of={found} className={styles.rows} empty={phrases.noSubscribers}>
        {(one) => <Row subscriber={one} key={one.id} />}
      </PagedList>
    </Page>
  );
}
