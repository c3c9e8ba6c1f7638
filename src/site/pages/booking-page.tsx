import { BookingForm } from '../parts/booking/booking-form.tsx';
import { SoldByList } from '../parts/booking/sold-by.tsx';
import { Ways } from '../parts/ways.tsx';
import { Lead, Title } from '../parts/words.tsx';
import { useSay } from '../site-context.tsx';
import type { BookingForm as Form, SoldBy } from '../booking-views.ts';
import type { SiteView } from '../view.ts';

interface BookingPageProps {
  readonly form: Form;
  readonly soldBy: readonly SoldBy[];
  readonly site: SiteView['site'];
}

/** The form, and for whoever would rather talk, the telephone. */
export function BookingPage({ form, soldBy, site }: BookingPageProps) {
  const say = useSay();
  return (
    <>
      <section className="hero hero-below hero-short">
        <div className="hero-words">
          <Title isFirst>{say('booking-title')}</Title>
          <Lead>{say('booking-lead')}</Lead>
        </div>
      </section>
      <div className="slice sheet book">
        <BookingForm form={form} />
        <aside className="book-ways">
          <Ways site={{ ...site, booking: null }} />
          <SoldByList of={soldBy} />
        </aside>
      </div>
    </>
  );
}
