import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { emailAddress } from '../../../domain/email-address.ts';
import { subscriberStateNames } from '../../../domain/forms/subscriber.ts';
import { get, send } from '../../api.ts';
import { queries } from '../../queries.ts';
import { queryKeys } from '../../query-keys.ts';
import { useMay } from '../../session.tsx';
import { Loaded } from '../../shell/page/loaded.tsx';
import { Page } from '../../shell/page/page.tsx';
import { When } from '../../shell/when.tsx';
import { useLanguage, usePhrases } from '../../staff-language.tsx';
import { toastFailure, toastSuccess } from '../../toasts.ts';
import { useWrite } from '../../use-write.ts';
import { Confirm } from './confirm.tsx';
import styles from './inbox.module.css';
import { inboxPhrases } from './phrases.ts';
import { formLabel, type Submission } from './submission.ts';
import type { Subscriber } from './subscriber.ts';

interface PersonData {
  readonly email: string;
  readonly submissions: readonly Submission[];
  readonly subscriptions: readonly Subscriber[];
  /** Null for whoever does not look after travel agents. */
  readonly travel_agent: {
    readonly agent: { readonly id: string; readonly agency: string } | null;
    readonly applications: readonly { readonly id: number; readonly created_at: string }[];
    readonly bookings: readonly object[];
  } | null;
}

function Found({
  data: { email, submissions, subscriptions, travel_agent: ofAgent },
}: {
  readonly data: PersonData;
}) {
  const phrases = usePhrases(inboxPhrases);
  const language = useLanguage();
  const { change } = useMay('manage forms');
  const [isAsking, setIsAsking] = useState(false);
  const { agent = null, applications = [], bookings = [] } = ofAgent ?? {};
  const count =
    submissions.length +
    subscriptions.length +
    applications.length +
    bookings.length +
    (agent === null ? 0 : 1);
  const erasing = useWrite({
    mutationFn: () => send('POST', 'inbox/person/erase', { email }),
    onSuccess: async () => {
      toastSuccess(phrases.erased);
      setIsAsking(false);
      await queries.invalidateQueries({ queryKey: queryKeys.inbox.all });
    },
    onError: toastFailure,
  });
  return (
    <section className={styles.part} aria-live="polite">
      <h2>{phrases.found(count)}</h2>
      <ul className={`plain ${styles.entries}`}>
        {submissions.map(({ id, form, created_at }) => (
          <li key={id}>
            <Link to={`/inbox/${id}`}>{formLabel(form, language)}</Link>
            <span className={styles.facts}>
              {' · '}
              <When at={created_at} />
            </span>
          </li>
        ))}
        {subscriptions.map(({ id, state, asked_at }) => (
          <li key={`newsletter ${id}`}>
            {formLabel('newsletter', language)}: {subscriberStateNames[state][language]}
            <span className={styles.facts}>
              {' · '}
              <When at={asked_at} />
            </span>
          </li>
        ))}
        {agent !== null && (
          <li>
            <Link to={`/agents/${agent.id}`}>{phrases.travelAgent}</Link>: {agent.agency}
            <span className={styles.facts}>{` · ${phrases.agentBookings(bookings.length)}`}</span>
          </li>
        )}
        {applications.map(({ id, created_at }) => (
          <li key={`application ${id}`}>
            {phrases.application}
            <span className={styles.facts}>
              {' · '}
              <When at={created_at} />
            </span>
          </li>
        ))}
      </ul>
      {count > 0 && !isAsking && (
        <div className={styles.buttons}>
          <Button
            component="a"
            variant="default"
            href={`/api/devise/inbox/person/export?email=${encodeURIComponent(email)}`}
            download
          >
            {phrases.takePerson}
          </Button>
          {change && (
            <Button variant="default" onClick={() => setIsAsking(true)}>
              {phrases.erase}
            </Button>
          )}
        </div>
      )}
      {isAsking && (
        <Confirm
          note={phrases.eraseNote(email)}
          yes={phrases.yesErase}
          isBusy={erasing.isPending}
          onYes={() => erasing.mutate()}
          onNo={() => setIsAsking(false)}
        />
      )}
    </section>
  );
}

/** What is kept of somebody. The address stands in no URL of a screen, which browsers remember. */
export function Component() {
  const phrases = usePhrases(inboxPhrases);
  const { view, why } = useMay('manage forms');
  const [typed, setTyped] = useState('');
  const [email, setEmail] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const found = useQuery({
    queryKey: queryKeys.inbox.person(email ?? ''),
    queryFn: ({ signal }) => get<PersonData>(`inbox/person?email=${encodeURIComponent(email!)}`, signal),
    enabled: email !== undefined,
  });
  const find = (event: { preventDefault(): void }) => {
    event.preventDefault();
    const address = emailAddress(typed);
    setIsWrong(address === undefined);
    setEmail(address);
  };
  const back = { to: '/inbox', label: phrases.back };
  if (!view) return <Page title={phrases.personTitle} lead={why} back={back} />;
  return (
    <Page title={phrases.personTitle} lead={phrases.personLead} back={back}>
      <form className={styles.find} onSubmit={find} noValidate>
        <TextInput
          type="email"
          label={phrases.email}
          autoComplete="off"
          value={typed}
          error={isWrong ? phrases.noEmail : undefined}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={styles.buttons}>
          <Button type="submit">{phrases.find}</Button>
        </div>
      </form>
      {email !== undefined && <Loaded of={found}>{(data) => <Found data={data} key={email} />}</Loaded>}
    </Page>
  );
}
