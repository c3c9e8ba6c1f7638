import type { BrowserContext, Page } from 'playwright-core';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { contentTypes } from '../src/content/index.ts';
import type { ContentType } from '../src/domain/content-type.ts';
import { drawnAnew, eventually, phone, useBrowser } from './browser.ts';
import { corruptRecord } from './corrupt-record.ts';
import { example } from './demo-record.ts';
import {
  callApi,
  consoleProblems,
  DEVISE_SITE,
  deviseUrl,
  newStaff,
  openDevise,
  removeRecord,
  type SavedRecord,
  withOwnSession,
} from './devise-app.ts';
import { control } from './devise-form.ts';
import { inSoak } from './soak.ts';

useBrowser();

const { content_section, event, menu, promotion, restaurant } = contentTypes;

const FRAME = 'aside iframe';

const hubOf = (page: Page) => page.frameLocator(FRAME);

/** What runs inside the frame. */
async function inHub<T>(page: Page, run: () => T): Promise<T> {
  const frame = await page.locator(FRAME).elementHandle();
  const hub = await frame?.contentFrame();
  if (!hub) throw new Error('There is no phone.');
  return hub.evaluate(run);
}

const scrollOf = (page: Page) => inHub(page, () => Math.round(window.scrollY));

async function created(context: BrowserContext, type: ContentType, body: object): Promise<number> {
  const { id } = await callApi<SavedRecord>(context, 'POST', type.path, { site_id: DEVISE_SITE, ...body });
  onTestFinished(() => removeRecord(context, type, id));
  return id;
}

const story = (name: string, last: string) =>
  [...Array.from({ length: 30 }, (_, at) => `${name} ${at + 1}, told at length and in peace.`), last].join(
    '\n\n',
  );

it('the phone stays where it was scrolled, and brings what was changed into view', async () => {
  const { page, context, complaints } = await newStaff();
  const id = await created(context, content_section, {
    label: 'Long page',
    display_type: 'page',
    locale: {
      en: { title: 'A long page', content: story('Paragraph', 'The end.') },
      es: { title: 'Una página larga', content: story('Párrafo', 'Fin.') },
    },
  });
  await page.goto(deviseUrl(`content-sections/${id}/edit`));
  await hubOf(page).getByRole('heading', { level: 1, name: 'A long page' }).waitFor();
  await inHub(page, () => void Object.assign(window, { isTheSame: true }));

  // What was changed stands above what is looked at.
  await inHub(page, () => window.scrollTo({ top: 600, behavior: 'instant' }));
  await control(page, 'locale.en.title').fill('A longer page');
  await hubOf(page).getByRole('heading', { level: 1, name: 'A longer page' }).waitFor();
  await eventually(() => scrollOf(page)).toBe(0);
  await inHub(page, () => window.scrollTo({ top: 20, behavior: 'instant' }));

  // What was changed is in view already: nothing moves.
  await control(page, 'locale.en.title').fill('The longest page');
  await hubOf(page).getByRole('heading', { level: 1, name: 'The longest page' }).waitFor();
  expect(await scrollOf(page)).toBe(20);
  // It was never loaded again.
  expect(await inHub(page, () => Object.hasOwn(window, 'isTheSame'))).toBe(true);

  // Whoever goes on in Spanish sees the Spanish.
  await control(page, 'locale.es.title').fill('La página más larga');
  await hubOf(page).getByRole('heading', { level: 1, name: 'La página más larga' }).waitFor();

  // What comes late above it does not push it out of sight, until somebody scrolls by hand.
  const isSeen = () =>
    inHub(page, () => {
      const { top, bottom } = document.querySelector('h1')!.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    });
  // The first English word loads the English page, which may come with that word: nothing changed on it then.
  await control(page, 'locale.en.title').fill('Back to English');
  await hubOf(page).getByRole('heading', { level: 1, name: 'Back to English' }).waitFor();
  await control(page, 'locale.en.title').fill('The end of the page');
  await hubOf(page).getByRole('heading', { level: 1, name: 'The end of the page' }).waitFor();
  await eventually(isSeen).toBe(true);
  await inHub(page, () => {
    const late = document.createElement('div');
    late.style.height = '1500px';
    document.querySelector('main')!.prepend(late);
  });
  await eventually(isSeen).toBe(true);
  expect(await scrollOf(page)).toBeGreaterThan(800);
  expect(consoleProblems({ complaints })).toEqual([]);
});

it(
  'a promotion is shown where it will stand, and where the hub has no place for it the phone says so',
  inSoak,
  async () => {
    const { page, complaints } = await openDevise('promotions/create', { locale: 'es-MX' });
    const phoneSays = (text: string) => page.getByRole('complementary').getByText(text).waitFor();
    await phoneSays('It appears as soon as you change something.');
    await control(page, 'label').fill('Taco night');
    await phoneSays('Choose where guests see it, and it appears here.');
    await page.getByLabel('Dining', { exact: true }).check();
    await phoneSays('Guests will see it here as soon as it has a title.');
    await page.getByRole('link', { name: /Slide/ }).click();
    await control(page, 'settings.title.en').fill('Tacos at sunset');
    await hubOf(page).getByRole('heading', { name: 'Tacos at sunset', exact: true }).waitFor();
    // Where it stands is known once the pictures around it have come: the next change brings it into view.
    await control(page, 'settings.title.en').fill('Tacos at sunset tonight');
    const slide = hubOf(page).getByRole('heading', { name: 'Tacos at sunset tonight' });
    await slide.waitFor();
    await eventually(() =>
      slide.evaluate((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top > 0 && bottom < window.innerHeight;
      }),
    ).toBe(true);
    await page.getByRole('link', { name: /Name and places/ }).click();
    // The place that was chosen last: the menu opens by itself, and the focus stays in the form.
    await page.getByLabel('Full-screen menu').check();
    await hubOf(page).getByRole('dialog').getByRole('heading', { name: 'Tacos at sunset' }).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('INPUT');
    await page.getByLabel('Specials', { exact: true }).check();
    await phoneSays('In this place guests see it on the public site. The hub does not show it.');
    expect(consoleProblems({ complaints })).toEqual([]);
  },
);

it(
  'a phone whose session ended, or whose draft was thrown away elsewhere, shows the draft again',
  inSoak,
  async () => {
    const { page, context } = await withOwnSession('events/create');
    await control(page, 'label').fill('Drums');
    await control(page, 'locale.en.title').fill('Drums at dusk');
    const title = hubOf(page).getByRole('heading', { level: 1, name: 'Drums at dusk' });
    await title.waitFor();
    const key = new URL(page.url()).searchParams.get('draft')!;
    await callApi(context, 'DELETE', `drafts/${key}`).catch(() => undefined);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await title.waitFor();

    await context.clearCookies();
    await page.getByRole('button', { name: 'Refresh' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill('palapa-demo-2026');
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await title.waitFor();
  },
);

/** Drafts of each type that no form would call finished. */
const RUNS = 8;
/** The same drafts in every run, so that a failure can be looked at. */
const SEED = 20_261_122;

it.each([menu, restaurant, event, content_section, promotion].map((type) => [type.name, type] as const))(
  'the hub page of a half-made %s never ends in an error',
  inSoak,
  async (_name, type) => {
    const { page, context, complaints } = await newStaff(phone);
    const body = { ...example(type) };
    const id = await created(context, type, body);
    const key = `half${type.name.slice(0, 4).padEnd(4, '0')}`.replace('_', '0');
    const halfMade: object[] = [
      {},
      { ...body, locale: { en: {}, es: {} } },
      ...fc.sample(corruptRecord(body), { numRuns: RUNS, seed: SEED }),
    ];
    for (const values of halfMade) {
      await callApi(context, 'PUT', `drafts/${key}`, {
        type: type.name,
        record_id: id,
        site_id: DEVISE_SITE,
        version: 1,
        step: 'texts',
        values,
      });
      const { route } = await callApi<{ route: string | null }>(context, 'GET', `preview/${key}?lang=es`);
      if (route === null) continue;
      await page.goto(deviseUrl(`preview/${key}?lang=es`));
      await page.locator('#root h1, #root button').first().waitFor();
      await drawnAnew(page);
      expect([values, await page.getByText('Esta página no cargó').count()]).toEqual([values, 0]);
    }
    // The hub asks for nothing more of a draft that is gone.
    await page.goto('about:blank');
    await callApi(context, 'DELETE', `drafts/${key}`).catch(() => undefined);
    // A picture that is not there is no error of the page.
    expect(complaints.filter((line) => !line.startsWith('Failed to load resource'))).toEqual([]);
  },
);
