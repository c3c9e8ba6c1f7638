import { Button, Checkbox } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { bookingStateNames, bookingStates } from '../../../domain/agents/booking-state.ts';
import { type AmountSum, moneyText } from '../../../domain/agents/money.ts';
import { longDate } from '../../../domain/time/date-words.ts';
import { type Listed, list } from '../../api.ts';
import { queryKeys } from '../../query-keys.ts';
import { useMay } from '../../session.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { pageIn } from '../../shell/page/page-in.ts';
import { Pages } from '../../shell/page/pages.tsx';
import { SearchField } from '../../shell/search-field.tsx';
import { useSearchParam } from '../../shell/use-search-in-address.ts';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { Filter } from '../inbox/filter.tsx';
import inbox from '../inbox/inbox.module.css';
import type { Booking } from './agent.ts';
import styles from './agents.module.css';
import { Bulk } from './bulk.tsx';
import { agentPhrases } from './phrases.ts';
import { summaryQuery } from './summary-query.ts';

type Found = Listed<Booking> & { readonly meta: { readonly sums: readonly AmountSum[] } };

interface RowProps {
  readonly booking: Booking;
  readonly isSelected: boolean;
  readonly onSelect: ((isSelected: boolean) => void) | undefined;
}

function Row({ booking, isSelected, onSelect }: RowProps) {
  const phrases = usePhrases(agentPhrases);
  const language = useLanguage();
  const { number, agent_id, agent_name, agency, rivals, state, reason } = booking;
  return (
    <tr>
      <td>
        {onSelect && (
          <Checkbox
            aria-label={phrases.select(number)}
            checked={isSelected}
            onChange={(event) => onSelect(event.currentTarget.checked)}
          />
        )}
      </td>
      <td>
        {number}
        <span className={styles.quiet}>{booking.resort_name}</span>
      </td>
      <td>{booking.guest}</td>
      <td>
        {agent_id === null ? phrases.erased : <Link to={`/agents/${agent_id}`}>{agent_name}</Link>}
        <span className={styles.quiet}>{agency}</span>
      </td>
      <td className={styles.number}>
        {longDate(booking.arrival, language)}
        <span className={styles.quiet}>
          {phrases.columns.nights}: {booking.nights}, {phrases.columns.rooms}: {booking.rooms}
        </span>
      </td>
      <td className={styles.number}>{moneyText(booking.cents, booking.currency, language)}</td>
      <td>
        {bookingStateNames[state][language]}
        {reason !== null && <span className={styles.quiet}>{reason}</span>}
        {rivals > 0 && state !== 'declined' && <span className={styles.warn}>{phrases.rivals(rivals)}</span>}
      </td>
    </tr>
  );
}

function Table({ found }: { readonly found: Found }) {
  const phrases = usePhrases(agentPhrases);
  const language = useLanguage();
  const { change } = useMay('manage agents');
  const { pathname, search } = useLocation();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { data, meta } = found;
  const selected = data.filter(({ id }) => chosen.has(id));
  const select = (ids: readonly number[], isSelected: boolean) =>
    setChosen((now) => new Set(isSelected ? [...now, ...ids] : [...now].filter((id) => !ids.includes(id))));
  const all = data.map(({ id }) => id);
  const addressOf = (page: number) => {
    const query = new URLSearchParams(search);
    query.set('page', String(page));
    return `${pathname}?${query}`;
  };
  if (data.length === 0) return <p className="quiet">{phrases.noBookings}</p>;
  return (
    <>
      <p className={styles.sums}>
        {meta.sums.map(({ state, currency, cents }) => (
          <span key={`${state} ${currency}`}>
            {bookingStateNames[state][language]}: {moneyText(cents, currency, language)}
          </span>
        ))}
      </p>
      {change && (
        <Checkbox
          label={phrases.selectAll}
          checked={selected.length === data.length}
          indeterminate={selected.length > 0 && selected.length < data.length}
          onChange={(event) => select(all, event.currentTarget.checked)}
        />
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <td aria-label={phrases.selectAll} />
            {[
              phrases.columns.number,
              phrases.columns.guest,
              phrases.agent,
              phrases.columns.arrival,
              phrases.amount,
              phrases.state,
            ].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.map((one) => (
            <Row
              key={one.id}
              booking={one}
              isSelected={chosen.has(one.id)}
              onSelect={change ? (isSelected) => select([one.id], isSelected) : undefined}
            />
          ))}
        </tbody>
      </table>
      {change && <Bulk selected={selected} onDone={(left) => setChosen(new Set(left))} />}
      <Pages meta={meta} addressOf={addressOf} />
    </>
  );
}

/** Bookings of all agents: found, verified, paid or declined, many at once. */
export function Component() {
  const phrases = usePhrases(agentPhrases);
  const language = useLanguage();
  const { view, why } = useMay('manage agents');
  const { typed, type } = useSearchParam();
  const [search] = useSearchParams();
  const page = pageIn(search);
  const wanted = new URLSearchParams();
  for (const name of ['state', 'resort', 'agent', 'duplicate']) {
    const value = search.get(name);
    if (value) wanted.set(name, value);
  }
  const words = search.get('q');
  if (words) wanted.set('searchterm', words);
  const found = useQuery({
    queryKey: queryKeys.agents.bookings(`${wanted}`, page),
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      list<Booking>(`agents/bookings?${wanted}&page=${page}`, signal) as Promise<Found>,
    enabled: view,
  });
  const summary = useQuery({ ...summaryQuery, enabled: view });
  const back = { to: '/agents', label: phrases.back };
  if (!view) return <Page title={phrases.title} lead={why} back={back} />;
  const actions = (
    <Button component="a" variant="default" href={`/api/devise/agents/bookings/export?${wanted}`} download>
      {phrases.takeOut}
    </Button>
  );
  return (
    <Page title={phrases.bookingsTitle} lead={phrases.bookingsLead} back={back} actions={actions} isWide>
      <div className={inbox.filters}>
        <SearchField label={phrases.searchBookings} value={typed} onType={type} />
        <Filter
          label={phrases.state}
          name="state"
          options={[
            { value: '', label: phrases.everyState },
            ...bookingStates.map((one) => ({ value: one, label: bookingStateNames[one][language] })),
          ]}
        />
        <Filter
          label={phrases.resort}
          name="resort"
          options={[
            { value: '', label: phrases.everyResort },
            ...(summary.data?.resorts ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <Filter
          label={phrases.duplicates}
          name="duplicate"
          options={[
            { value: '', label: phrases.duplicates },
            { value: 'true', label: phrases.onlyDuplicates },
          ]}
        />
      </div>
      <Loaded of={found} rows={6}>
        {(all) => <Table found={all} key={`${wanted} ${page}`} />}
      </Loaded>
    </Page>
  );
}
