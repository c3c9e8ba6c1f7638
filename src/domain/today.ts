import type { Bilingual } from './fields/field.ts';
import type { Language } from './language.ts';
import type { PromotionLocation } from './promotion.ts';
import type { MealPeriod, TimeSpan } from './time/opening-hours.ts';
import type { DateException } from './time/recurrence-exceptions.ts';

/** What somebody who keeps a property sees of its day: `GET /api/devise/today`. Times are the property's wall clocks. */

/** One date of an event, as guests read it, or cancelled. */
export interface EventToday {
  readonly id: number;
  readonly title: Bilingual<string>;
  /** The day that the event's rule puts it on. */
  readonly day: string;
  readonly starts: string;
  readonly ends: string | null;
  readonly location: Bilingual<string>;
  /** What is said of the date; saying it again brings it back to this. */
  readonly exception: DateException;
  readonly repeats: boolean;
  /** A change of the event waits for approval: guests do not read it yet. */
  readonly waits: boolean;
}

/** What is said of a meal on one date: its hours then, none where it is closed, and why. */
export interface MealOfDay {
  readonly spans: readonly TimeSpan[];
  readonly reason: Bilingual<string>;
}

/** A meal today. */
export interface MealToday {
  readonly period: MealPeriod;
  /** As the usual week has it. */
  readonly usual: readonly TimeSpan[];
  /** What is said of today instead; saying it again brings the day back to this. */
  readonly exception: MealOfDay | null;
}

/** A restaurant as guests read it: when it is open now, or opens next. */
export interface RestaurantToday {
  readonly id: number;
  readonly title: Bilingual<string>;
  readonly standing: 'open' | 'later' | 'closed' | 'unknown';
  readonly until: string | null;
  /** Open around the clock, so that no end is to be named. */
  readonly isAllDay: boolean;
  readonly opens: string | null;
  /** The meals that it serves on any day, also those that have no hours today. */
  readonly meals: readonly MealToday[];
  /** A change of the restaurant waits for approval: guests do not read it yet. */
  readonly waits: boolean;
}

export interface PromotionToday {
  readonly id: number;
  readonly name: string;
  readonly title: Bilingual<string>;
  readonly locations: readonly PromotionLocation[];
  readonly until: string | null;
}

export interface SoldOutToday {
  readonly menu: number;
  readonly item: string;
  readonly title: Bilingual<string>;
  readonly menu_name: string;
  /** What guests read of the menu. */
  readonly menu_title: Bilingual<string>;
  readonly until: string | null;
  readonly by: string;
}

/** Something that guests begin or cease to read at a moment to come. */
export interface DueToday {
  readonly type: string;
  readonly id: number;
  readonly name: string;
  /** What guests read. */
  readonly title: Bilingual<string>;
  readonly action: 'publish' | 'withdraw';
  readonly languages: readonly Language[];
  readonly at: string;
}

/** How many records of a type wait for their Spanish. */
export interface WithoutSpanish {
  readonly type: string;
  readonly count: number;
}

/** A file of the library that may soon not be used any more, or may not already. */
export interface RightsToday {
  readonly id: number;
  readonly name: string;
  /** The last day on which it may be used. */
  readonly until: string;
  readonly is_over: boolean;
  /** How many records of the property, or of the group, show it. */
  readonly uses: number;
}

/** A part is absent where the person does not look after it. */
export interface TodayBoard {
  readonly now: string;
  readonly events?: { readonly today: readonly EventToday[]; readonly tomorrow: readonly EventToday[] };
  readonly restaurants?: readonly RestaurantToday[];
  readonly promotions?: readonly PromotionToday[];
  readonly sold_out?: readonly SoldOutToday[];
  readonly rights?: readonly RightsToday[];
  readonly due: readonly DueToday[];
  readonly without_spanish: readonly WithoutSpanish[];
}

/** A dish that somebody may call sold out or price, with where it stands. */
export interface DishToday {
  readonly menu: number;
  readonly menu_name: string;
  readonly menu_title: Bilingual<string>;
  readonly item: string;
  readonly title: Bilingual<string>;
  readonly section: Bilingual<string>;
  readonly price: Bilingual<string>;
  readonly sold_out?: { readonly until: string | null; readonly by: string };
}
