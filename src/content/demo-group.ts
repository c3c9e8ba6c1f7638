import type { ContentTypeName, contentTypes } from './index.ts';
import type { Demo } from './demo.ts';
import { demo as bookingCodeTriggers } from './booking-code-trigger/demo/index.ts';
import { demo as brands } from './brand/demo/index.ts';
import { demo as clocks } from './clock/demo/index.ts';
import { demo as contentSections } from './content-section/demo/index.ts';
import { demo as events } from './event/demo/index.ts';
import { demo as factSheets } from './fact-sheet/demo/index.ts';
import { demo as menus } from './menu/demo/index.ts';
import { demo as pcEvents } from './pc-event/demo/index.ts';
import { demo as pcPosts } from './pc-post/demo/index.ts';
import { demo as posts } from './post/demo/index.ts';
import { demo as promotions } from './promotion/demo/index.ts';
import { demo as resorts } from './resort/demo/index.ts';
import { demo as restaurants } from './restaurant/demo/index.ts';
import { demo as sites } from './site/demo/index.ts';
import { demo as specials } from './special/demo/index.ts';

/** The demo of every type. What is loaded first, the registry says. */
export const demoGroup: { readonly [Name in ContentTypeName]: Demo<(typeof contentTypes)[Name]> } = {
  site: sites,
  menu: menus,
  restaurant: restaurants,
  content_section: contentSections,
  event: events,
  promotion: promotions,
  booking_code_trigger: bookingCodeTriggers,
  brand: brands,
  resort: resorts,
  fact_sheet: factSheets,
  clock: clocks,
  special: specials,
  post: posts,
  pc_post: pcPosts,
  pc_event: pcEvents,
};
