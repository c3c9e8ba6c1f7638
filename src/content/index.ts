import type { ContentType } from '../domain/content-type.ts';
import { bookingCodeTrigger } from './booking-code-trigger/booking-code-trigger.ts';
import { brand } from './brand/brand.ts';
import { brochure } from './brochure/brochure.ts';
import { clock } from './clock/clock.ts';
import { collection } from './collection/collection.ts';
import { contentSection } from './content-section/content-section.ts';
import { event } from './event/event.ts';
import { factSheet } from './fact-sheet/fact-sheet.ts';
import { mediaItem } from './media-item/media-item.ts';
import { meetingRoom } from './meeting-room/meeting-room.ts';
import { menu } from './menu/menu.ts';
import { page } from './page/page.ts';
import { pcEvent } from './pc-event/pc-event.ts';
import { pcPost } from './pc-post/pc-post.ts';
import { phrase } from './phrase/phrase.ts';
import { popUp } from './pop-up/pop-up.ts';
import { post } from './post/post.ts';
import { promotion } from './promotion/promotion.ts';
import { redirect } from './redirect/redirect.ts';
import { resort } from './resort/resort.ts';
import { restaurant } from './restaurant/restaurant.ts';
import { room } from './room/room.ts';
import { sharedSlice } from './shared-slice/shared-slice.ts';
import { site } from './site/site.ts';
import { siteMeta } from './site-meta/site-meta.ts';
import { special } from './special/special.ts';
import { terms } from './terms/terms.ts';

/**
 * Every content type, one line each; what others point at comes before them, so that the demo loads in this order.
 * A new type is a folder beside these, a line here and a reviewed migration.
 */
export const contentTypes = {
  media_item: mediaItem,
  site,
  site_meta: siteMeta,
  menu,
  restaurant,
  content_section: contentSection,
  event,
  promotion,
  booking_code_trigger: bookingCodeTrigger,
  brand,
  resort,
  fact_sheet: factSheet,
  collection,
  meeting_room: meetingRoom,
  brochure,
  clock,
  special,
  post,
  pc_post: pcPost,
  pc_event: pcEvent,
  terms,
  room,
  shared_slice: sharedSlice,
  pop_up: popUp,
  page,
  redirect,
  phrase,
} as const satisfies Record<string, ContentType>;

export type ContentTypeName = keyof typeof contentTypes;

export const allContentTypes: readonly ContentType[] = Object.values(contentTypes);
