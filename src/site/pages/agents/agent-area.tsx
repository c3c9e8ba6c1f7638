import { LinkItems } from '../../parts/link-items.tsx';
import type { AgentArea, BookingLine, SumLine } from '../../agent-views.ts';
import { Label, Lead, Title } from '../../parts/words.tsx';
import { useSay } from '../../site-context.tsx';

/** What the pages of an agent who is signed in have in common. */

interface AreaHeadProps {
  readonly area: AgentArea;
  readonly title: string;
  readonly lead?: string;
}

export function AreaHead({ area: { links, signOut }, title, lead }: AreaHeadProps) {
  const say = useSay();
  return (
    <section className="hero hero-below hero-short agent-head">
      <div className="hero-words">
        <Label>{say('agents')}</Label>
        <Title isFirst>{title}</Title>
        <Lead>{lead}</Lead>
        <nav className="agent-nav" aria-label={say('agents-area')}>
          <ul>
            <LinkItems links={links} />
            <li>
              <form method="post" action={signOut.action}>
                <input type="hidden" name="csrf" value={signOut.csrf} readOnly />
                <button type="submit">{say('agents-sign-out')}</button>
              </form>
            </li>
          </ul>
        </nav>
      </div>
    </section>
  );
}

/** Whom agents write to. */
export function WriteToUs({ address }: { readonly address: string | null }) {
  const say = useSay();
  return (
    address !== null && (
      <p className="quiet">
        {say('agents-write-to-us')}{' '}
        <a className="agent-mail" href={`mailto:${address}`}>
          {address}
        </a>
      </p>
    )
  );
}

interface NoticeProps {
  readonly of: { readonly title: string; readonly text: string } | null;
}

export const Notice = ({ of }: NoticeProps) =>
  of && (
    <div className="form-notice" role="status">
      <p className="title">{of.title}</p>
      <p>{of.text}</p>
    </div>
  );

/** What bookings come to, by state. */
export function Sums({ sums }: { readonly sums: readonly SumLine[] }) {
  const say = useSay();
  if (sums.length === 0) return null;
  return (
    <dl className="agent-sums">
      {sums.map(({ state, bookings, amount }) => (
        <div key={`${state} ${amount}`} data-state={state}>
          <dt className="label">{say(`agents-state-${state}`)}</dt>
          <dd className="agent-amount">{amount}</dd>
          <dd>{bookings === 1 ? say('agents-count-one') : say('agents-count', { count: bookings })}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A table that is a list of cards on a phone: each cell says what it is. */
export function BookingTable({ bookings }: { readonly bookings: readonly BookingLine[] }) {
  const say = useSay();
  const cells = (one: BookingLine) =>
    [
      ['confirmation', one.number],
      ['guest', one.guest],
      ['resort', one.resort],
      ['arrival', one.arrival],
      ['nights', one.nights],
      ['rooms', one.rooms],
      ['amount', one.amount],
    ] as const;
  const columns = [
    'confirmation',
    'guest',
    'resort',
    'arrival',
    'nights',
    'rooms',
    'amount',
    'state',
  ] as const;
  return (
    <table className="agent-table">
      <thead>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col" className={`agent-${name}`}>
              {say(`agents-${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bookings.map((one) => (
          <tr key={one.id}>
            {cells(one).map(([name, value]) => (
              <td key={name} className={`agent-${name}`} data-label={say(`agents-${name}`)}>
                {value}
              </td>
            ))}
            <td className="agent-state" data-label={say('agents-state')} data-state={one.state}>
              {say(`agents-state-${one.state}`)}
              {one.reason !== null && <small>{one.reason}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
