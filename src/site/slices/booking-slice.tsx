import { BookingForm } from '../parts/booking/booking-form.tsx';
import { FlightForm } from '../parts/booking/flight-form.tsx';
import { Section } from '../parts/section.tsx';
import { Lead, Title } from '../parts/words.tsx';
import type { SliceProps } from '../view.ts';

/** Where a stay is booked; nothing on a site that books none. */
export function BookingSlice({ slice, data: form, isFirst }: SliceProps<'booking'>) {
  if (!form) return null;
  const layout = slice.layout ?? 'inline';
  if (layout === 'inline') return <BookingForm form={form} isInline />;
  return (
    <Section name="book">
      <div className="book-words">
        <Title isFirst={isFirst}>{slice.title}</Title>
        <Lead>{slice.text}</Lead>
      </div>
      <BookingForm form={form} />
    </Section>
  );
}

/** Where a flight is looked for; nothing on a site that leads to none. */
export function FlightsSlice({ slice, data: form, isFirst }: SliceProps<'flights'>) {
  if (!form) return null;
  return (
    <Section name="book">
      <div className="book-words">
        <Title isFirst={isFirst}>{slice.title}</Title>
        <Lead>{slice.text}</Lead>
      </div>
      <FlightForm form={form} />
    </Section>
  );
}
