import { FlightForm } from '../parts/booking/flight-form.tsx';
import { Lead, Title } from '../parts/words.tsx';
import { useSay } from '../site-context.tsx';
import type { FlightForm as Form } from '../booking-views.ts';

export function FlightsPage({ form }: { readonly form: Form }) {
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
      </div>
    </>
  );
}
