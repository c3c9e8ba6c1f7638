import { useSay } from '../../site-context.tsx';
import type { BookingWords } from './booking-words.ts';

export function useBookingWords(): BookingWords {
  const say = useSay();
  return {
    adults: [say('booking-adults-one'), say('booking-adults-many')],
    children: [say('booking-children-one'), say('booking-children-many')],
    rooms: [say('booking-rooms-one'), say('booking-rooms-many')],
    nights: [say('booking-nights-one'), say('booking-nights-many')],
    noDay: say('booking-no-day'),
    noCode: say('booking-no-code'),
    fromLink: say('booking-from-link'),
    fromPlace: say('booking-from-place'),
    earlierMonth: say('booking-earlier-month'),
    laterMonth: say('booking-later-month'),
    pickArrive: say('booking-pick-arrive'),
    pickDepart: say('booking-pick-depart'),
    done: say('booking-done'),
  };
}
