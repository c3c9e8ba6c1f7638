import type { ContentType } from '../domain/content-type.ts';
import { bookingCodeTrigger } from './booking-code-trigger/booking-code-trigger.ts';
import { contentSection } from './content-section/content-section.ts';
import { event } from './event/event.ts';
import { menu } from './menu/menu.ts';
import { promotion } from './promotion/promotion.ts';
import { restaurant } from './restaurant/restaurant.ts';
import { site } from './site/site.ts';

/** Every content type, one line each. A new type is a folder beside these, a line here and a reviewed migration. */
export const contentTypes = {
  site,
  menu,
  restaurant,
  content_section: contentSection,
  event,
  promotion,
  booking_code_trigger: bookingCodeTrigger,
} as const satisfies Record<string, ContentType>;

export type ContentTypeName = keyof typeof contentTypes;

export const allContentTypes: readonly ContentType[] = Object.values(contentTypes);
