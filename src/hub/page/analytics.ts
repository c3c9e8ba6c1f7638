import { hrefOf } from '../router/navigate.ts';
import { history } from '../router/index.ts';
import { start } from '../start.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

let lastVisit: string | undefined;

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
}
