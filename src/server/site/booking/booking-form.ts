import { bookingEngines } from '../../../domain/booking/engines/index.ts';
import { limitsOf } from '../../../domain/booking/stay.ts';
import { bookingPath } from '../../../domain/site/site-sections.ts';
import { dayOf, nextMidnight } from '../../../domain/time/calendar.ts';
import type { BookingForm } from '../../../site/booking-views.ts';
import { bookedResorts } from '../../booking/booked-resorts.ts';
import type { SiteRequest } from '../site-request.ts';

/** The form as it waits for a visitor, or with what was sent; null where the site books nothing. */
export function bookingForm(
  request: SiteRequest,
  sent: Pick<BookingForm, 'asked' | 'begun' | 'issues'> = { asked: null, issues: [] },
): BookingForm | null {
  const booked = bookedResorts(request.snapshot);
  if (booked.length === 0) return null;
  const today = dayOf(request.now);
  request.changes.push(nextMidnight(request.now));
  return {
    action: bookingPath(request.language),
    today,
    resorts: booked.map(({ code, resort, engine }) => ({
      code,
      name: resort.name,
      limits: limitsOf(resort, today),
      takes: bookingEngines[engine].takes,
    })),
    ...sent,
  };
}
