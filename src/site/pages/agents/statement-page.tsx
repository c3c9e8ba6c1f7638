import { LinkItems } from '../../parts/link-items.tsx';
import type { AgentStatementView } from '../../agent-views.ts';
import { useSay } from '../../site-context.tsx';
import { WriteToUs, AreaHead, BookingTable, Sums } from './agent-area.tsx';

/** What a year has brought, as it is printed. */
export function StatementPage({ view }: { readonly view: AgentStatementView }) {
  const say = useSay();
  const { area, year, lead, years, sums, bookings, payments, table } = view;
  return (
    <div className="agent-statement">
      <AreaHead area={area} title={say('agents-statement-of', { year })} lead={lead} />
      <div className="slice sheet agent-door">
        <div className="agent-wide agent-statement-tools">
          {years.length > 1 && (
            <nav aria-label={say('agents-year')}>
              <ul className="agent-years">
                <LinkItems links={years} />
              </ul>
            </nav>
          )}
          <a className="arrow" href={table} download>
            {say('agents-csv')}
          </a>
        </div>
        <section className="agent-wide">
          <h2 className="title">{say('agents-bookings')}</h2>
          <Sums sums={sums} />
          {bookings.length > 0 ? (
            <BookingTable bookings={bookings} />
          ) : (
            <p className="quiet">{say('agents-no-bookings-year', { year })}</p>
          )}
        </section>
        <section className="agent-wide">
          <h2 className="title">{say('agents-payments')}</h2>
          {payments.length > 0 ? (
            <table className="agent-table">
              <thead>
                <tr>
                  <th scope="col">{say('agents-paid-on')}</th>
                  <th scope="col">{say('agents-reference')}</th>
                  <th scope="col">{say('agents-paid-for')}</th>
                  <th scope="col" className="agent-amount">
                    {say('agents-amount')}
                  </th>
                </tr>
              </thead>
              <tbody>
                {payments.map((one) => (
                  <tr key={one.id}>
                    <td data-label={say('agents-paid-on')}>{one.day}</td>
                    <td data-label={say('agents-reference')}>{one.reference}</td>
                    <td data-label={say('agents-paid-for')}>{one.bookings}</td>
                    <td data-label={say('agents-amount')} className="agent-amount">
                      {one.amount}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          ) : (
            <p className="quiet">{say('agents-no-payments')}</p>
          )}
          <WriteToUs address={area.email} />
        </section>
      </div>
    </div>
  );
}
