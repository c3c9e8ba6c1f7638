import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityViolations, overflow } from './accessibility.ts';
import { desktop, hubUrl, newGuest, phone, siteUrl, useBrowser, type Visit } from './browser.ts';
import { type HubRoute, hubRoutes } from './hub-routes.ts';
import { inSoak } from './soak.ts';

useBrowser();

/** Motion off, so that nothing is judged half faded in. */
const guests = [
  { language: 'en', locale: 'en-US', at: 0 },
  { language: 'es', locale: 'es-MX', at: 1 },
] as const;

describe.each(guests)('every route in $language', ({ language, locale, at }) => {
  let guest: Visit;
  beforeAll(async () => {
    guest = await newGuest({ viewport: phone.viewport, locale, reducedMotion: 'reduce' });
  });
  afterAll(() => guest.context.close());

  const open = async (route: string, { title, missing, isSamePage }: HubRoute, isJudged: boolean) => {
    const { page, complaints } = guest;
    await page.setViewportSize(phone.viewport);
    // From elsewhere, so that the page is loaded; from the same site, so that its process goes on, warm as it is.
    await page.goto(`${siteUrl('sal-y-brisa')}/healthz`);
    complaints.length = 0;
    await page.goto(hubUrl('sal-y-brisa', route));
    await page.getByRole('heading', { level: 1, name: title[at], exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.locator('html').getAttribute('lang')).toBe(language);
    expect(await page.title()).toContain(missing ? 'Sal y Brisa' : title[at]);

    for (const { viewport } of [phone, desktop]) {
      await page.setViewportSize(viewport);
      expect(await overflow(page)).toBe(0);
      // The layout of a desktop is the same in both languages; judging takes most of the time.
      const isNew = !isSamePage && (viewport === phone.viewport || language === 'en');
      if (isJudged && isNew) expect(await accessibilityViolations(page)).toEqual([]);
    }
    const expected = [expect.stringContaining('404'), expect.stringContaining('FetchFailed')];
    expect(complaints).toEqual(missing === 'refused' ? expected : []);
  };

  const routes = hubRoutes.map((one) => [one.route[at], one] as const);
  if (language === 'es') {
    const isOwn = ([, { route }]: (typeof routes)[number]) => route[0] !== route[1];
    it.each(routes.filter(isOwn))('/%s opens by its address, on a phone and on a desktop', (route, one) =>
      open(route, one, false),
    );
  }
  it.each(routes)(
    '/%s opens by its address and has no barrier, on a phone and on a desktop',
    language === 'en' ? {} : inSoak,
    (route, one) => open(route, one, true),
  );
});
