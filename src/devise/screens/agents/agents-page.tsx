import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { agentStateNames, agentStates } from '../../../domain/agents/agent-state.ts';
import { numberKindNames } from '../../../domain/agents/registration-number.ts';
import { countryName } from '../../../domain/countries.ts';
import { list } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { useMay } from '../../session.tsx';
import { NextIcon } from '../../shell/icons.tsx';
import { Page } from '../../shell/page/page.tsx';
import { pageIn } from '../../shell/page/page-in.ts';
import { PagedList } from '../../shell/page/paged-list.tsx';
import { SearchField } from '../../shell/search-field.tsx';
import { useSearchParam } from '../../shell/use-search-in-address.ts';
import { When } from '../../shell/when.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { Filter } from '../inbox/filter.tsx';
import styles from '../inbox/inbox.module.css';
import type { Agent } from './agent.ts';
import { agentPhrases } from './phrases.ts';

function Row({ agent }: { readonly agent: Agent }) {
  const phrases = usePhrases(agentPhrases);
  const language = useLanguage();
  const { id, name, agency, city, country, number_kind, number, state, createdAt, bookings } = agent;
  return (
    <li>
      <Link to={`/agents/${id}`} className={`${styles.row} ${state === 'waiting' ? styles.new : ''}`}>
        <span className={styles.who}>
          {name}
          <br />
          <span className={styles.facts}>{agency}</span>
        </span>
        <span className={styles.facts}>
          {city}, {countryName(country, language)}
          <br />
          {numberKindNames[number_kind]} {number}
        </span>
        <span className={styles.facts}>
          <span className={state === 'waiting' ? styles.isNew : undefined}>
            {agentStateNames[state][language]}
          </span>
          , {phrases.bookingsOf(bookings)}
          <br />
          {phrases.since} <When at={createdAt} />
        </span>
        <NextIcon />
      </Link>
    </li>
  );
}

/** Everybody who registered. */
export function Component() {
  const phrases = usePhrases(agentPhrases);
  const language = useLanguage();
  const { view, why } = useMay('manage agents');
  const { typed, type } = useSearchParam();
  const [search] = useSearchParams();
  const page = pageIn(search);
  const wanted = new URLSearchParams();
  const [state, words] = [search.get('state'), search.get('q')];
  if (state) wanted.set('state', state);
  if (words) wanted.set('searchterm', words);
  const found = useQuery({
    queryKey: queryKeys.agents.list(`${wanted}`, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => list<Agent>(`agents?${wanted}&page=${page}`, signal),
    enabled: view,
  });
  const back = { to: '/agents', label: phrases.back };
  if (!view) return <Page title={phrases.title} lead={why} back={back} />;
  return (
    <Page title={phrases.agentsTitle} lead={phrases.agentsLead} back={back} isWide>
      <div className={styles.filters}>
        <SearchField label={phrases.search} value={typed} onType={type} />
        <Filter
          label={phrases.state}
          name="state"
          options={[
            { value: '', label: phrases.everyState },
            ...agentStates.map((one) => ({ value: one, label: agentStateNames[one][language] })),
          ]}
        />
      </div>
      <PagedList of={found} className={styles.rows} empty={phrases.noAgents}>
        {(one) => <Row agent={one} key={one.id} />}
      </PagedList>
    </Page>
  );
}
