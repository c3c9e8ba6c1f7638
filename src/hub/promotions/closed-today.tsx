import type { GuestPromotion, GuestRestaurant } from '../../content/guest.ts';
import { isClosedToday } from '../../domain/dining/open-first.ts';
import { mayNameAPlace, promotedPlace } from '../../domain/dining/promoted-place.ts';
import { OpenHint } from '../../web/hours/open-hint.tsx';
import { useText } from '../../web/language/language.tsx';
import { usePropertyNow } from '../property-clock.ts';
import { useGlance } from '../store.ts';

interface Slide {
  readonly promotion: GuestPromotion;
  /** The place it is about, where that is closed for the whole day. */
  readonly closed: GuestRestaurant | undefined;
}

/**
 * Promotions in staff's order, those of places that are closed today behind the others; undefined while it is not
 * known which these are. Without an answer about the places they stay as they are.
 */
export function useSteppedBack(promotions: readonly GuestPromotion[] | undefined): Slide[] | undefined {
  const text = useText();
  const now = usePropertyNow();
  const linksOf = ({ locale }: GuestPromotion) => text(locale).settings?.links ?? [];
  const isAsked = promotions?.some((one) => mayNameAPlace(linksOf(one))) ?? false;
  const { data: places, loading } = useGlance(isAsked ? 'restaurants/all' : null);
  if (!promotions || (isAsked && loading)) return undefined;
  const slides = promotions.map((promotion): Slide => {
    const place = promotedPlace(linksOf(promotion), places ?? []);
    return { promotion, closed: place && isClosedToday(place, now) ? place : undefined };
  });
  return slides.sort((a, b) => Number(a.closed !== undefined) - Number(b.closed !== undefined));
}

/** 'Closed today: private wedding · Opens Mon · 6:30 pm' */
export const ClosedToday = ({ place }: { place: GuestRestaurant }) => (
  <OpenHint hours={place} now={usePropertyNow()} saysClosed />
);
