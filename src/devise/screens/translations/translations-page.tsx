import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { allContentTypes } from '../../../content/index.ts';
import { useSession } from '../../session.tsx';
import { Page } from '../../shell/page/page.tsx';
import { pageIn } from '../../shell/page/page-in.ts';
import { PagedList } from '../../shell/page/paged-list.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import home from '../home/home.module.css';
import { translationPhrases } from './phrases.ts';
import {
  addressOfWaiting,
  filtersIn,
  type QueueFilterName,
  translatedTypes,
  type Waiting,
  type WaitingCount,
  waitingQuery,
} from './translations.ts';
import styles from './translations.module.css';

type State = 'missing' | 'changed';

const sumOf = (counts: readonly WaitingCount[], state: string | null): number =>
  counts.reduce(
    (all, { missing, changed }) =>
      all + (state === null ? missing + changed : state === 'missing' ? missing : changed),
    0,
  );

/** Everything that waits for the person's Spanish, over all types and properties. */
export function Component() {
  const words = usePhrases(translationPhrases);
  const language = useLanguage();
  const { user, sites } = useSession();
  const [search, setSearch] = useSearchParams();
  const filters = filtersIn(search);
  const [type, siteId, state] = [filters.get('type'), filters.get('site_id'), filters.get('state')];
  const query = new URLSearchParams(filters);
  query.set('page', String(pageIn(search)));
  const types = translatedTypes(user);
  const waiting = useQuery({ ...waitingQuery(String(query)), enabled: types.length > 0 });
  if (types.length === 0) return <Page title={words.title} lead={words.notYours} />;

  const counts = waiting.data?.meta.counts ?? [];
  const isOfSite = (count: WaitingCount) => siteId === null || String(count.site_id) === siteId;
  const isOfType = (count: WaitingCount) => type === null || count.type === type;
  const withCount = (label: string, some: readonly WaitingCount[], of: string | null) =>
    `${label} (${sumOf(some, of)})`;
  const filterBy = (name: QueueFilterName, value: string | null) =>
    setSearch((now) => {
      now.delete('page');
      if (value) now.set(name, value);
      else now.delete(name);
      return now;
    });
  const first = waiting.data?.data[0];
  return (
    <Page
      title={words.title}
      lead={words.lead}
      isWide
      actions={
        first && (
          <Button component={Link} to={addressOfWaiting(first, filters)}>
            {words.begin}
          </Button>
        )
      }
    >
      <div className={styles.filters}>
        <Select
          label={words.state}
          value={state ?? ''}
          allowDeselect={false}
          onChange={(value) => filterBy('state', value)}
          data={(['all', 'missing', 'changed'] as const).map((one) => ({
            value: one === 'all' ? '' : one,
            label: withCount(
              words.states[one],
              counts.filter((count) => isOfSite(count) && isOfType(count)),
              one === 'all' ? null : (one satisfies State),
            ),
          }))}
        />
        <Select
          label={words.type}
          value={type}
          placeholder={words.allTypes}
          clearable
          onChange={(value) => filterBy('type', value)}
          data={types.map(({ name, labels }) => ({
            value: name,
            label: withCount(
              labels[language].many,
              counts.filter((count) => count.type === name && isOfSite(count)),
              state,
            ),
          }))}
        />
        <Select
          label={words.site}
          value={siteId}
          placeholder={words.allSites}
          clearable
          onChange={(value) => filterBy('site_id', value)}
          data={sites
            .filter(({ localized }) => localized)
            .map(({ id, name }) => ({
              value: String(id),
              label: withCount(
                name,
                counts.filter((count) => count.site_id === id && isOfType(count)),
                state,
              ),
            }))}
        />
      </div>
      {waiting.data && (
        <p role="status" className="quiet">
          {words.waiting(waiting.data.meta.total)}
        </p>
      )}
      <PagedList of={waiting} className={home.rows} empty={words.empty}>
        {(one) => <Row key={one.cursor} waiting={one} to={addressOfWaiting(one, filters)} />}
      </PagedList>
    </Page>
  );
}

function Row({ waiting, to }: { readonly waiting: Waiting; readonly to: string }) {
  const words = usePhrases(translationPhrases);
  const language = useLanguage();
  const { name, site_name, missing, changed } = waiting;
  const type = allContentTypes.find((one) => one.name === waiting.type)!;
  const facts = [
    words.of(type.labels[language].one, site_name ?? words.ofGroup),
    ...(missing > 0 ? [words.missing(missing)] : []),
    ...(changed > 0 ? [words.changed(changed)] : []),
  ];
  return (
    <li className={home.row}>
      <Link to={to}>
        <span className={home.name}>{name || words.noName}</span>
        <span className={home.facts}>{facts.join(' · ')}</span>
      </Link>
    </li>
  );
}
