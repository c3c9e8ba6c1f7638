import type { AgentBookingsView } from '../../agent-views.ts';
import { VisitorForm } from '../../parts/form.tsx';
import { useSay } from '../../site-context.tsx';
import { WriteToUs, AreaHead, BookingTable, Notice, Sums } from './agent-area.tsx';

/** What an agent has logged, and the form for the next booking. */
export function BookingsPage({ view }: { readonly view: AgentBookingsView }) {
  const say = useSay();
  const { area, notice, form, rules, sums, bookings } = view;
  return (
    <>
      <AreaHead area={area} title={say('agents-greeting', { name: area.name })} />
      <div className="slice sheet agent-door">
        <div className="agent-wide">
          <Notice of={notice} />
          <Sums sums={sums} />
        </div>
        {form && (
          <section className="agent-door-form">
            <h2 className="title">{say('agents-log')}</h2>
            <VisitorForm form={form} />
          </section>
        )}
        {form && (
          <aside className="agent-door-ways">
            <h2 className="label">{say('agents-rules')}</h2>
            <ul className="agent-rules">
              {rules.map((rule) => (
                <li key={rule}>{rule}</li>
              ))}
            </ul>
          </aside>
        )}
        <section className="agent-wide">
          <h2 className="title">{say('agents-bookings')}</h2>
          {bookings.length > 0 ? (
            <BookingTable bookings={bookings} />
          ) : (
            <p className="quiet">{say('agents-no-bookings')}</p>
          )}
          <WriteToUs address={area.email} />
        </section>
      </div>
    </>
  );
}
