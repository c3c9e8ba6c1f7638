import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { agentStateNames, type AgentState } from '../../../domain/agents/agent-state.ts';
import { bookingStateNames } from '../../../domain/agents/booking-state.ts';
import { moneyText } from '../../../domain/agents/money.ts';
import { numberKindNames } from '../../../domain/agents/registration-number.ts';
import { countryName } from '../../../domain/countries.ts';
import { get, savedFirst, send } from '../../api.ts';
import { queries } from '../../queries.ts';
import { queryKeys } from '../../query-keys.ts';
import { useMay } from '../../session.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { When } from '../../shell/when.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { useWrite } from '../../use-write.ts';
import styles from '../inbox/inbox.module.css';
import type { WholeAgent } from './agent.ts';
import { agentPhrases } from './phrases.ts';

function Facts({ agent }: { readonly agent: WholeAgent }) {
  const phrases = usePhrases(agentPhrases);
  const language = useLanguage();
  const rows = [
    [phrases.agency, agent.agency],
    [phrases.number, `${numberKindNames[agent.number_kind]} ${agent.number}`],
    [phrases.place, `${agent.city}, ${countryName(agent.country, language)}`],
    [phrases.email, agent.email],
    [phrases.telephone, agent.telephone],
    [phrases.language, phrases.languages[agent.language]],
    [phrases.listed, agent.is_listed ? phrases.yes : phrases.no],
    [phrases.consent, agent.consent_version],
  ] as const;
  return (
    <section className={styles.part}>
      <h2>{phrases.facts}</h2>
      <dl className={styles.answers}>
        {rows.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        <div>
          <dt>{phrases.since}</dt>
          <dd>
            <When at={agent.createdAt} />
          </dd>
        </div>
      </dl>
      {agent.others.length > 0 && (
        <>
          <h3>{phrases.others}</h3>
          <ul className={`plain ${styles.entries}`}>
            {agent.others.map(({ id, name, agency, state }) => (
              <li key={id}>
                <Link to={`/agents/${id}`}>{name}</Link>
                <span className={styles.facts}>
                  , {agency}: {agentStateNames[state][language]}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Decision({ agent }: { readonly agent: WholeAgent }) {
  const phrases = usePhrases(agentPhrases);
  const language = useLanguage();
  const { change } = useMay('manage agents');
  const [reason, setReason] = useState('');
  const { id, version, state, decided_by, decided_at } = agent;
  const deciding = useWrite<WholeAgent, Exclude<AgentState, 'waiting'>>({
    mutationFn: (decided) => send('PUT', `agents/${id}`, { version, state: decided, reason: reason || null }),
    onSuccess: async (decided) => {
      queries.setQueryData(queryKeys.agents.one(id), decided);
      toastSuccess(decided.state === 'approved' ? phrases.approved : phrases.declined);
      setReason('');
      await queries.invalidateQueries({ queryKey: queryKeys.agents.lists });
      await queries.invalidateQueries({ queryKey: queryKeys.agents.summary });
    },
    onError: async (failed) => {
      toastFailure(failed);
      if (savedFirst(failed) !== undefined)
        await queries.invalidateQueries({ queryKey: queryKeys.agents.one(id) });
    },
  });
  return (
    <section className={styles.part}>
      <h2>{phrases.decision}</h2>
      <p>
        {decided_by === null
          ? agentStateNames[state][language]
          : phrases.decided(agentStateNames[state][language], decided_by)}
        {decided_at !== null && (
          <>
            {', '}
            <When at={decided_at} />
          </>
        )}
      </p>
      {agent.reason !== null && <p className={styles.said}>{agent.reason}</p>}
      {change && (
        <>
          <Textarea
            label={phrases.reason}
            description={phrases.reasonHelp(phrases.languages[agent.language])}
            value={reason}
            maxLength={1000}
            autosize
            minRows={2}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
          <div className={styles.buttons}>
            {state !== 'approved' && (
              <Button loading={deciding.isPending} onClick={() => deciding.mutate('approved')}>
                {phrases.approve}
              </Button>
            )}
            {state !== 'declined' && (
              <Button
                variant="default"
                loading={deciding.isPending}
                onClick={() => deciding.mutate('declined')}
              >
                {phrases.decline}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}

function Earned({ agent: { id, sums, payments } }: { readonly agent: WholeAgent }) {
  const phrases = usePhrases(agentPhrases);
  const language = useLanguage();
  return (
    <section className={styles.part}>
      <h2>{phrases.earned}</h2>
      {sums.length === 0 && <p className="quiet">{phrases.nothingYet}</p>}
      <ul className={`plain ${styles.entries}`}>
        {sums.map(({ state, currency, cents, bookings }) => (
          <li key={`${state} ${currency}`}>
            {bookingStateNames[state][language]}: {moneyText(cents, currency, language)}
            <span className={styles.facts}>, {phrases.bookingsOf(bookings)}</span>
          </li>
        ))}
      </ul>
      {sums.length > 0 && <Link to={`/agent-bookings?agent=${id}`}>{phrases.theirBookings}</Link>}
      {payments.length > 0 && (
        <>
          <h3>{phrases.payments}</h3>
          <ul className={`plain ${styles.entries}`}>
            {payments.map(({ id: payment, reference, currency, cents, bookings, paid_at }) => (
              <li key={payment}>
                {moneyText(cents, currency, language)}
                <span className={styles.facts}>
                  {', '}
                  {phrases.payment(reference, bookings)}, <When at={paid_at} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Somebody who registered: what they said, what is decided, what they have earned. */
export function Component() {
  const phrases = usePhrases(agentPhrases);
  const { id = '' } = useParams();
  const { view, why } = useMay('manage agents');
  const found = useQuery({
    queryKey: queryKeys.agents.one(id),
    queryFn: ({ signal }) => get<WholeAgent>(`agents/${encodeURIComponent(id)}`, signal),
    enabled: view,
  });
  const back = { to: '/agents/list', label: phrases.agentGone };
  if (!view) return <Page title={phrases.title} lead={why} back={back} />;
  return (
    <Page title={found.data?.name ?? phrases.title} lead={found.data?.agency} back={back} isWide>
      <Loaded of={found} rows={6}>
        {(agent) => (
          <div className={styles.columns}>
            <div className={styles.part}>
              <Facts agent={agent} />
            </div>
            <div className={styles.part}>
              <Decision agent={agent} key={agent.id} />
              <Earned agent={agent} />
            </div>
          </div>
        )}
      </Loaded>
    </Page>
  );
}
