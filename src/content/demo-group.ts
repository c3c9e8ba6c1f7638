import type { ContentTypeName, contentTypes } from './index.ts';
import type { Demo } from './demo.ts';
import { demo as bookingCodeTriggers } from './booking-code-trigger/demo/index.ts';
import { demo as contentSections } from './content-section/demo/index.ts';
import { demo as events } from './event/demo/index.ts';
import { demo as menus } from './menu/demo/index.ts';
import { demo as promotions } from './promotion/demo/index.ts';
import { demo as restaurants } from './restaurant/demo/index.ts';
import { demo as sites } from './site/demo/index.ts';

/** The demo of every type. Sites come first and menus before the restaurants that put them in order. */
export const demoGroup: { readonly [Name in ContentTypeName]: Demo<(typeof contentTypes)[Name]> } = {
  site: sites,
  menu: menus,
  restaurant: restaurants,
  content_section: contentSections,
  event: events,
  promotion: promotions,
  booking_code_trigger: bookingCodeTriggers,
};
