import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { allContentTypes } from '../src/content/index.ts';
import { event } from '../src/content/event/event.ts';
import { menu } from '../src/content/menu/menu.ts';
import { page as pageType } from '../src/content/page/page.ts';
import { restaurant } from '../src/content/restaurant/restaurant.ts';
import { special } from '../src/content/special/special.ts';
import { settingsMenu } from '../src/devise/settings-menu.ts';
import type { ContentType } from '../src/domain/content-type.ts';
import { accessibilityViolations, overflow } from './accessibility.ts';
import { desktop, phone, useBrowser, visit, type Visit } from './browser.ts';
import { callApi, openDevise, deviseUrl, type SavedRecord, screenOf } from './devise-app.ts';
import { inSoak } from './soak.ts';

useBrowser();

/** In the light scheme on a desktop in English, and in the dark scheme on a phone in Spanish. */
const devices = [
  { device: 'a desk in the light', colorScheme: 'light', email: 'admin@palapa.test', siteId: 24, ...desktop },
  { device: 'a phone in the dark', colorScheme: 'dark', email: 'manager@palapa.test', siteId: 15, ...phone },
] as const;

const editedTypes = allContentTypes.filter(({ workflow }) => workflow);

async function firstOf(context: BrowserContext, type: ContentType, siteId: number): Promise<number> {
  const site = type.scope === 'site' ? `site_id=${siteId}` : '';
  const [first] = await callApi<SavedRecord[]>(context, 'GET', `${type.path}?${site}&pageSize=1`);
  if (!first) throw new Error(`The demo has no ${type.labels.en.one} at ${siteId}.`);
  return first.id;
}

/** Each kind of step once, on a record of the demo. */
function stepsOf(type: ContentType, id: number): string[] {
  const [part] = type.workflow!.parts;
  const steps = [
    'search?for=edit',
    'search?for=history&q=zzz',
    `create/${part!.key}`,
    'create/review',
    'table?missing=translation',
    ...(type.ordered ? ['order'] : []),
    ...(type.remove === 'archive' ? ['archived', `${id}/archive`] : ['trash', `${id}/delete`]),
    `${id}/edit/review`,
    `${id}/done?did=saved`,
    `${id}/history`,
    `${id}/history/1`,
  ];
  return steps.map((step) => `${screenOf(type)}/${step}`);
}

/** Everything it asked for has come: nothing is drawn as a shape any more. */
async function settled(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForFunction(
    () =>
      !document.querySelector('.mantine-Skeleton-root, [aria-busy="true"]') &&
      document.fonts.status === 'loaded',
  );
}

const NOTHING = /^(There is no such page|Esta página no existe)$/;

/** As by a link, which spares the scripts of a load. An address without a page is between, so that no old page is judged. */
async function goWithinApp(page: Page, path: string): Promise<void> {
  const go = (to: string) =>
    page.evaluate((address) => {
      history.pushState({}, '', address);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, deviseUrl(to));
  const nothing = page.getByRole('heading', { level: 1, name: NOTHING });
  await go('no-such-page');
  await nothing.waitFor();
  await go(path);
  if (!path.includes('no-such')) await nothing.waitFor({ state: 'detached' });
  await settled(page);
}

interface Screens {
  /** One of each kind. */
  readonly kinds: readonly string[];
  /** Each part of each type's form. */
  readonly parts: readonly string[];
  /** Like another one but for their words, or judged with the frame in devise-sign-in.test.ts. */
  readonly unchecked: readonly string[];
}

/** Every screen behind the sign-in, from the settings menu and the registry. */
async function screens(context: BrowserContext, siteId: number): Promise<Screens> {
  const [user] = await callApi<{ id: string }[]>(context, 'GET', 'users');
  const [role] = await callApi<{ id: number }[]>(context, 'GET', 'user-roles');
  const session = await callApi<{ user: { views_list: readonly string[] } }>(context, 'GET', 'session');
  const seenTypes = editedTypes.filter(({ permission }) => session.user.views_list.includes(permission));
  const known = new Map(
    await Promise.all(seenTypes.map(async (type) => [type, await firstOf(context, type, siteId)] as const)),
  );
  const begun = (type: ContentType) => `${screenOf(type)}/${known.get(type)}/edit`;
  return {
    kinds: [
      `users/${user!.id}/edit`,
      '',
      'translations',
      `translations/${restaurant.path}/${known.get(restaurant)}`,
      `menu-prices/${known.get(menu)}`,
      `${screenOf(event)}/calendar`,
      `${screenOf(event)}/calendar?view=month`,
      `${screenOf(event)}/${known.get(event)}/copies`,
      `${screenOf(pageType)}/table`,
      `${screenOf(pageType)}/${known.get(pageType)}/move?below=0`,
      screenOf(event),
      ...stepsOf(event, known.get(event)!),
      `${screenOf(restaurant)}/order`,
      `${screenOf(restaurant)}/archived`,
      `${screenOf(restaurant)}/${known.get(restaurant)}/archive`,
      begun(special),
      `${begun(special)}?entry=0`,
      `${screenOf(event)}/no-such-step`,
    ],
    parts: seenTypes.flatMap((type) => type.workflow!.parts.map(({ key }) => `${begun(type)}/${key}`)),
    unchecked: [
      'settings',
      ...settingsMenu.flatMap(({ entries }) => entries.map(({ to }) => to.slice(1))),
      'users/invite',
      'missing-addresses',
      'redirect-file',
      'inbox/person',
      'agents/list',
      'agent-bookings',
      'agent-stays',
      'agent-rules',
      'mails/newsletter-welcome',
      'booking-codes',
      `user-roles/${role!.id}`,
      'account',
      'no-such-page',
    ],
  };
}

/** Of the screens that have any: barriers where it is judged, pixels that it is too wide, complaints of the console. */
async function problemsOf(
  { page, complaints }: Pick<Visit, 'page' | 'complaints'>,
  judged: readonly string[],
  others: readonly string[],
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  // In one tab: a second one would load and compile everything again, for as much work as it takes over.
  for (const path of new Set([...judged, ...others])) {
    complaints.length = 0;
    await goWithinApp(page, path);
    const violations = judged.includes(path) ? await accessibilityViolations(page, ['iframe']) : [];
    const overflowing = await overflow(page);
    if (violations.length + overflowing + complaints.length > 0)
      found[path] = { violations, overflowing, complaints: [...complaints] };
  }
  return found;
}

describe.each(devices)('on $device', ({ device, ...options }) => {
  const isPhone = device === 'a phone in the dark';
  // A screen is wider than a phone before it is wider than anything else.
  const unlessPhone = isPhone ? {} : inSoak;

  it(
    'no screen has a barrier, is wider than the window or complains',
    { ...unlessPhone, timeout: 300_000 },
    async () => {
      const { page, context, complaints } = await openDevise('', options);
      const { kinds, unchecked } = await screens(context, options.siteId);
      // What is not judged is opened on a phone alone.
      expect(await problemsOf({ page, complaints }, kinds, isPhone ? unchecked : [])).toEqual({});
    },
  );

  it('nor does a part of a form', { ...inSoak, timeout: 300_000 }, async () => {
    const { page, context, complaints } = await openDevise('', options);
    const { parts } = await screens(context, options.siteId);
    // They alternate between the devices, because each kind of input occurs on both anyway.
    const first = devices.findIndex((one) => one.device === device);
    const checked = parts.filter((_, place) => place % devices.length === first);
    expect(await problemsOf({ page, complaints }, checked, isPhone ? parts : [])).toEqual({});
  });

  it('nor do the screens in front of the sign-in', unlessPhone, async () => {
    const { colorScheme, viewport } = options;
    const { page, complaints } = await visit(deviseUrl('sign-in'), { colorScheme, viewport });
    for (const path of ['sign-in', 'forgot-password', 'reset-password?token=no', 'invitation?token=no']) {
      await page.goto(deviseUrl(path));
      await settled(page);
      expect(await accessibilityViolations(page), path).toEqual([]);
      expect(await overflow(page), path).toBe(0);
    }
    // That nobody is signed in, and that an invitation is none, is told by the server.
    expect(complaints.filter((line) => !/ 40[014] /.test(line))).toEqual([]);
  });
});
