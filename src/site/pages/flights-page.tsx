import { FlightForm } from '../parts/booking/flight-form.tsx';
import { Ways } from '../parts/ways.tsx';
import { Lead, Title } from '../parts/words.tsx';
import { useSay } from '../site-context.tsx';
import type { FlightForm as Form } from '../booking-views.ts';
import type { SiteView } from '../view.ts';

interface FlightsPageProps {
  readonly form: Form;
  readonly site: SiteView['site'];
}

/** The form, and for whoever would rather talk, the telephone. */
export function FlightsPage({ form, site }: FlightsPageProps) {
  const say = useSay();
  return (
    <>
      <section className="hero hero-below hero-short">
        <div className="hero-words">
          <Title isFirst>{say('flights-title')}</Title>
          <Lead>{say('flights-lead')}</Lead>
        </div>
      </section>
      <div className="slice sheet book">
        <FlightForm form={form} />
        <aside className="book-ways">
          <Ways site={{ ...site, booking: null }} />
        </aside>
      </div>
    </>
  );
}
