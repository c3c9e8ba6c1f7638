import { hrefOf } from '../router/navigate.ts';
import { history } from '../router/index.ts';
import { start } from '../start.ts';

let lastVisit: string | undefined;
let isTagAsked = false;

/**
 * What counts visits is loaded once and reads the data layer from its beginning. Where visitors are asked first the
 * public site asks: the hub goes by what was answered there on this device.
 */
async function countVisits(): Promise<void> {
  const { tag, asksFirst } = start.site.analytics ?? {};
  if (!tag || isTagAsked) return;
  isTagAsked = true;
  const { keptAnswer, loadTag } = await import('../../web/analytics/load-tag.ts');
  if (!asksFirst || keptAnswer() === 'yes') loadTag(tag);
}

/** Pushes the page view to the analytics data layer, once per visit of a page. */
export function sendPageView(visit: string): void {
  if (visit === lastVisit) return;
  lastVisit = visit;
  const { site } = start;
  (window.dataLayer ??= []).push({
    event: site.pageViewKey ?? 'pageView',
    // Also where the URL itself never changes.
    pageUrl: new URL(hrefOf(history.path()), window.location.href).href,
    pageTitle: document.title,
    resort: site.currentResort,
    // Section 9: reported of family resorts alone.
    ...(site.familyResort && { familyResort: true }),
  });
  countVisits().catch(console.error);
}
