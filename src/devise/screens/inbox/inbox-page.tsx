import { Button } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { allForms } from '../../../content/forms/index.ts';
import { stateNames, submissionStates } from '../../../domain/forms/submission.ts';
import { list } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { useSession } from '../../session.tsx';
import { NextIcon } from '../../shell/icons.tsx';
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
import { useMayAnyForm, useMayForm } from './use-may-forms.ts';
import { formLabel, type Submission } from './submission.ts';

function Row({ submission, showsSite }: { readonly submission: Submission; readonly showsSite: boolean }) {
  const phrases = usePhrases(inboxPhrases);
  const language = useLanguage();
  const { sites } = useSession();
  const { id, form, name, email, state, assignee_name, created_at, site_id } = submission;
  const site = showsSite && sites.find((one) => one.id === site_id)?.name;
  return (
    <li>
      <Link to={`/inbox/${id}`} className={`${styles.row} ${state === 'new' ? styles.new : ''}`}>
        <span className={styles.who}>
          {name ?? email}
          {name !== null && <span className={styles.facts}> {email}</span>}
        </span>
        <span className={styles.facts}>
          {formLabel(form, language)}
          {site && ` · ${site}`}
          <br />
          <When at={created_at} />
        </span>
        <span className={styles.facts}>
          <span className={state === 'new' ? styles.isNew : undefined}>{stateNames[state][language]}</span>
          {assignee_name !== null && `, ${phrases.with(assignee_name)}`}
        </span>
        <NextIcon />
      </Link>
    </li>
  );
}

/** The address of the list on the server, from that of the screen. */
function queryOf(search: URLSearchParams, siteId: number): URLSearchParams {
  const wanted = new URLSearchParams();
  if (search.get('site') !== 'all') wanted.set('site_id', String(siteId));
  for (const name of ['form', 'state', 'assignee']) {
    const value = search.get(name);
    if (value) wanted.set(name, value);
  }
  const words = search.get('q');
  if (words) wanted.set('searchterm', words);
  return wanted;
}

/** What visitors sent. */
export function Component() {
  const phrases = usePhrases(inboxPhrases);
  const language = useLanguage();
  const { view, why } = useMayAnyForm();
  const mayForm = useMayForm();
  const { view: seesEverything } = mayForm('contact');
  const { site, siteId } = useSiteView();
  const { sites } = useSession();
  const { typed, type } = useSearchParam();
  const [search] = useSearchParams();
  const page = pageIn(search);
  const wanted = queryOf(search, siteId);
  const isNarrowed = [...wanted.keys()].some((name) => name !== 'site_id');
  const found = useQuery({
    queryKey: queryKeys.inbox.list(`${wanted}`, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => list<Submission>(`inbox?${wanted}&page=${page}`, signal),
    enabled: view,
  });
  const back = { to: '/settings', label: phrases.settings };
  if (!view) return <Page title={phrases.title} lead={why} back={back} />;
  const actions = (
    <div className={styles.buttons}>
      <Button component="a" variant="default" href={`/api/devise/inbox/export?${wanted}`} download>
        {phrases.takeOut}
      </Button>
      <Button component={Link} variant="default" to="/mails">
        {phrases.allMails}
      </Button>
      {seesEverything && (
        <>
          <Button component={Link} variant="default" to="/newsletter">
            {phrases.newsletter}
          </Button>
          <Button component={Link} variant="default" to="/inbox/person">
            {phrases.person}
          </Button>
        </>
      )}
    </div>
  );
  return (
    <Page title={phrases.title} lead={phrases.lead} back={back} actions={actions} isWide>
      <div className={styles.filters}>
        <SearchField label={phrases.search} value={typed} onType={type} />
        {sites.length > 1 && (
          <Filter
            label={phrases.site}
            name="site"
            options={[
              { value: '', label: site.name },
              { value: 'all', label: phrases.everywhere },
            ]}
          />
        )}
        <Filter
          label={phrases.form}
          name="form"
          options={[
            { value: '', label: phrases.everyForm },
            ...allForms
              .filter(({ name, isSubscription }) => !isSubscription && mayForm(name).view)
              .map(({ name, labels }) => ({ value: name, label: labels[language] })),
          ]}
        />
        <Filter
          label={phrases.state}
          name="state"
          options={[
            { value: '', label: phrases.everyState },
            ...submissionStates.map((state) => ({ value: state, label: stateNames[state][language] })),
          ]}
        />
        <Filter
          label={phrases.assignee}
          name="assignee"
          options={[
            { value: '', label: `${phrases.assignee}: ${phrases.anybody}` },
            { value: 'me', label: `${phrases.assignee}: ${phrases.me}` },
            { value: 'nobody', label: `${phrases.assignee}: ${phrases.nobody}` },
          ]}
        />
      </div>
      <PagedList of={found} className={styles.rows} empty={isNarrowed ? phrases.noneFound : phrases.empty}>
        {(one) => <Row submission={one} showsSite={search.get('site') === 'all'} key={one.id} />}
      </PagedList>
    </Page>
  );
}
