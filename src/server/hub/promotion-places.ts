import { inLanguage, type Language } from '../../domain/language.ts';
import { nextPromotionChange, type PromotionLocation, promotionsAt } from '../../domain/promotion.ts';
import { holdsUntilClock, wallClockIn } from '../../domain/time/zone-time.ts';
import type { Snapshot } from '../delivery/snapshot.ts';
import { guestPromotion } from './serializers.ts';

/** Where promotions stand above other things, which would move when they come. */
const places = ['Menu', 'Hotel Info'] as const satisfies readonly PromotionLocation[];

export interface PromotionPlaces {
  /** How many promotions are on now, by place. */
  readonly counts: Readonly<Partial<Record<PromotionLocation, number>>>;
  /** Epoch milliseconds until which that holds. */
  readonly holdsUntil: number;
}

/** What a page needs to know of promotions to keep their place free, for guests of a language. */
export function promotionPlaces(seen: Snapshot, language: Language): PromotionPlaces {
  const { timeZone } = seen.site;
  const now = wallClockIn(new Date(), timeZone);
  const countAt = (place: PromotionLocation) =>
    promotionsAt(seen.promotions, place, now).filter(
      (one) => inLanguage(guestPromotion(seen, one).locale, language).settings,
    ).length;
  const changes = places.flatMap((place) => nextPromotionChange(seen.promotions, place, now) ?? []);
  return {
    counts: Object.fromEntries(places.map((place) => [place, countAt(place)])),
    holdsUntil: Math.min(Infinity, ...changes.map((change) => holdsUntilClock(change, timeZone, Date.now()))),
  };
}
