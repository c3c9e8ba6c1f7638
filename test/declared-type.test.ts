/** @module-tag soak */
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEMO_ADMIN, DEMO_PASSWORD } from '../src/server/staff/people/demo-staff.ts';
import { desktop, eventually, newGuest, phone, useBrowser } from './browser.ts';
import { consoleProblems } from './devise-app.ts';
import { control } from './devise-form.ts';
import { palapaWithExcursion } from './excursion/palapa-with-excursion.ts';
import type { RunningPalapa } from './running-palapa.ts';
import { WAIT } from './wait.ts';

/** A copy of Palapa in which one folder, one line and one migration add a type: what staff and guests make of it. */
useBrowser();

const BUILD_TIME = 400_000;
let palapa: RunningPalapa;
beforeAll(async () => {
  palapa = await palapaWithExcursion();
}, BUILD_TIME);
afterAll(() => palapa?.stop());

const origin = () => `http://localhost:${palapa.port}`;
const devise = (path: string) => `${origin()}/devise/${path}`;
const hub = (language: string, route: string) =>
  `http://costa-ocaso.localhost:${palapa.port}/app/?lang=${language}#/property-hub/${route}`;

async function signIn({ request }: BrowserContext): Promise<void> {
  const session = (await (await request.get(`${origin()}/api/devise/session`)).json()) as {
    csrf_token?: string;
    data?: { csrf_token: string };
  };
  const response = await request.post(`${origin()}/api/devise/login`, {
    headers: { 'x-csrf-token': session.csrf_token ?? session.data!.csrf_token },
    data: { email: DEMO_ADMIN.email, password: DEMO_PASSWORD },
  });
  expect(response.status()).toBe(200);
}

/** What staff press and read on a page of devise. */
function staffOn(page: Page) {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const press = (name: string | RegExp) => button(name).click();
  const take = (label: string) =>
    page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.getByText(label, { exact: true }) })
      .first()
      .click();
  const asked = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const fillBoth = async (path: (language: string) => string, en: string, es: string) => {
    await control(page, path('en')).fill(en);
    await control(page, path('es')).fill(es);
  };
  return { button, press, take, asked, fillBoth };
}

/** The names of the blocks of a list, without those inside them. */
const blocksIn = (page: Page, list: string) =>
  control(page, list)
    .locator('[id$="#entry"]')
    .evaluateAll(
      (found, from) =>
        found
          .filter(({ id }) => /^\d+#entry$/.test(id.slice(from)))
          .map((one) => one.querySelector('span:last-child > span')!.textContent),
      list.length + 1,
    );

/** Blocks are added, nested, moved between levels by keyboard and by mouse, duplicated, taken out and brought back. */
async function writeStory(page: Page): Promise<void> {
  const { button, press, fillBoth } = staffOn(page);
  const entry = (path: string) => control(page, `${path}#entry`);
  const add = async (list: string, name: string, block: string) => {
    await control(page, list).getByRole('button', { name, exact: true }).click();
    await page.getByRole('menuitem', { name: block, exact: true }).click();
  };
  await add('story', 'Add a block', 'Chapter');
  await fillBoth((one) => `story.0.title.${one}`, 'Afterwards', 'Después');
  await add('story.0.parts', 'Add a block to “Parts”', 'Tip');
  await fillBoth((one) => `story.0.parts.0.title.${one}`, 'Eat here', 'Coma aquí');
  await control(page, 'story.0.parts.0.place').getByRole('textbox').click();
  await page.getByRole('option').nth(1).click();
  await add('story.0.parts', 'Add a block to “Parts”', 'Passage');
  await fillBoth((one) => `story.0.parts.1.heading.${one}`, 'Or rest', 'O descanse');
  await add('story', 'Add a block', 'Passage');
  await fillBoth((one) => `story.1.heading.${one}`, 'Into the blue', 'Hacia el azul');
  for (const path of ['story.0.parts.0', 'story.0.parts.1', 'story.1']) await entry(path).click();
  const expectBlocks = async (expected: Readonly<Record<string, readonly string[]>>) => {
    for (const [list, names] of Object.entries(expected)) {
      await eventually(() => blocksIn(page, list)).toEqual(names);
    }
  };
  await expectBlocks({ story: ['Afterwards', 'Into the blue'], 'story.0.parts': ['Eat here', 'Or rest'] });

  // Into the chapter by keyboard: what is carried is said.
  const spoken = (text: RegExp) => page.getByRole('status').filter({ hasText: text }).first().waitFor();
  await button('Move: Into the blue').focus();
  await page.keyboard.press('Space');
  await spoken(/Into the blue taken|Into the blue over/);
  // The line that shows where it would go, which is in the other list. A key that comes before the lists have been
  // measured moves nothing: whoever sees no line presses again.
  await vi.waitFor(async () => {
    await page.keyboard.press('ArrowUp');
    await page.locator('[data-before]').waitFor({ timeout: 8000 });
  }, 60_000);
  await page.keyboard.press('Space');
  await expectBlocks({
    story: ['Afterwards'],
    'story.0.parts': ['Eat here', 'Into the blue', 'Or rest'],
  });

  // Out of it, before the open chapter, by mouse.
  const handle = (await button('Move: Eat here').boundingBox())!;
  const chapter = (await entry('story.0').boundingBox())!;
  const [x, y] = [handle.x + handle.width / 2, handle.y + handle.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y - 12, { steps: 4 });
  await page.mouse.move(x - 28, chapter.y + 12, { steps: 12 });
  await spoken(/Eat here over place 1/);
  await page.mouse.up();
  // For 50 ms after a drop dnd-kit takes every click for its end. A timer of the page that is set later ends later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
  await expectBlocks({ story: ['Eat here', 'Afterwards'], 'story.1.parts': ['Into the blue', 'Or rest'] });

  // And back by its menu; copied, taken out, brought back.
  await press('Actions: Or rest');
  await page.getByRole('menuitem', { name: 'Duplicate', exact: true }).click();
  await expectBlocks({ 'story.1.parts': ['Into the blue', 'Or rest', 'Or rest'] });
  await button('Actions: Or rest').last().click();
  await page.getByRole('menuitem', { name: 'Take out', exact: true }).click();
  await expectBlocks({ 'story.1.parts': ['Into the blue', 'Or rest'] });
  await press('Undo');
  await expectBlocks({ 'story.1.parts': ['Into the blue', 'Or rest', 'Or rest'] });
  await button('Actions: Or rest').last().click();
  await page.getByRole('menuitem', { name: 'Take out', exact: true }).click();
  await expectBlocks({ 'story.1.parts': ['Into the blue', 'Or rest'] });
}

async function create(page: Page): Promise<void> {
  const { press, take, asked, fillBoth } = staffOn(page);
  await page.goto(devise('settings'));
  await take('Excursions');
  await asked('What would you like to do with the excursions?');
  await take('Create an excursion');
  await asked('What is the excursion called?');
  await control(page, 'label').fill('Reef walk');
  await fillBoth((one) => `locale.${one}.title`, 'Reef walk', 'Paseo por el arrecife');
  await fillBoth((one) => `locale.${one}.summary`, 'Along the coral', 'Junto al coral');
  await press('Next');
  await asked('How long does it take, and where does it end?');
  await control(page, 'hours').fill('2.5');
  await control(page, 'effort').getByRole('radio', { name: 'Demanding' }).check();
  await control(page, 'ends_at').getByRole('textbox').click();
  await page.getByRole('option').first().click();
  await press('Next');
  await asked('Where does it stop?');
  await press('Add stop');
  await fillBoth((one) => `stops.0.name.${one}`, 'The pier', 'El muelle');
  await press('Add stop');
  await fillBoth((one) => `stops.1.name.${one}`, 'The cave', 'La cueva');
  await press('Next');
  await asked('What does the guest read?');
  await writeStory(page);
  await press('Next');
  await asked('What does it look like?');
  const chosen = page.getByRole('dialog').getByRole('listitem').getByRole('button');
  await control(page, 'locale.en.image').getByRole('button').first().click();
  await chosen.first().click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await control(page, 'gallery').getByRole('button', { name: 'Add pictures' }).click();
  await chosen.nth(1).click();
  await chosen.nth(2).click();
  await page.keyboard.press('Escape');
  await press('Review and save');
  await asked('Is this how the new excursion should be?');
  await page.getByRole('definition').filter({ hasText: 'Into the blue' }).first().waitFor();
}

/** Guests see a change a moment after it was saved, when their site has heard of it. */
const reloadedUntil = (page: Page, shown: Locator) =>
  vi.waitFor(async () => {
    await page.reload();
    await shown.waitFor({ timeout: 3000 });
  }, WAIT);

it('staff keep a declared type step by step, and guests read it', async () => {
  const { page, context, complaints } = await newGuest({ ...desktop, reducedMotion: 'reduce' });
  const { press, take, asked } = staffOn(page);
  await signIn(context);
  await page.addInitScript(() => localStorage.setItem('palapa-site-view', '{"siteId":24}'));
  await create(page);

  // It is kept until somebody says otherwise: guests find an empty list, and no tile leads there.
  await press('Create the excursion');
  await asked('Success!');
  const { page: guest, context: guests, complaints: guestComplaints } = await newGuest(phone);
  await guest.goto(hub('en', 'excursions'));
  await guest.getByRole('heading', { name: 'There is nothing here yet' }).waitFor();

  // Changed from the table, and published.
  await take('Return to beginning');
  await take('Table');
  await page.getByRole('link', { name: 'Reef walk', exact: true }).click();
  await asked('What is the excursion called?');
  await control(page, 'locale.en.summary').fill('Along the living coral');
  await page.getByRole('navigation').getByRole('link', { name: 'Review' }).last().click();
  await asked('Is this how the excursion should be?');
  await page.getByRole('radio', { name: 'Now' }).check();
  await press('Save and publish');
  await asked('Success!');

  // Guests go from the menu to the list, to the page, to what it points at, in both languages.
  await guest.goto(hub('en', ''));
  await vi.waitFor(async () => {
    await guest.reload();
    await guest.getByRole('button', { name: 'WELCOME' }).and(guest.locator('[aria-haspopup]')).click();
    await guest.getByRole('link', { name: 'Excursions' }).click({ timeout: 3000 });
  }, WAIT);
  await guest.getByRole('heading', { level: 1, name: 'Excursions' }).waitFor();
  const card = guest.getByRole('main').getByRole('link');
  await eventually(() => card.allInnerTexts()).toEqual(['Reef walk\nAlong the living coral\nDemanding']);
  await card.click();
  await guest.getByRole('heading', { level: 1, name: 'Reef walk' }).waitFor();
  expect(new URL(guest.url()).hash).toBe('#/property-hub/excursions/reef-walk');
  expect(await guest.title()).toBe('Reef walk – Costa Ocaso');
  const headings = guest.getByRole('main').getByRole('heading');
  expect(await headings.allInnerTexts()).toEqual([
    'Reef walk',
    'Stops',
    'The pier',
    'The cave',
    'Eat here',
    'Afterwards',
    'Into the blue',
    'Or rest',
  ]);
  expect(await guest.getByRole('main').getByRole('definition').first().innerText()).toBe('2.5');
  expect(await guest.getByRole('region', { name: 'Gallery: Reef walk' }).getByRole('button').count()).toBe(2);

  await guest.getByRole('button', { name: 'Open menu' }).click();
  await guest.getByRole('button', { name: 'Español' }).click();
  await guest.getByRole('heading', { level: 1, name: 'Paseo por el arrecife' }).waitFor();
  await eventually(() => headings.allInnerTexts()).toContain('Hacia el azul');
  await guest.getByRole('definition').getByRole('link').first().click();
  await eventually(() => new URL(guest.url()).hash).toMatch(/^#\/property-hub\/dining\//);
  await guest.goBack();
  await guest.getByRole('heading', { level: 1, name: 'Paseo por el arrecife' }).waitFor();
  await guest.goBack();
  await guest.getByRole('heading', { level: 1, name: 'Excursiones' }).waitFor();
  await guest.goto(hub('es', 'excursions/nada'));
  await guest.getByRole('link', { name: 'Excursiones' }).waitFor();

  // The history tells both saves; deleted it is gone for guests, and it comes back.
  await take('Return to beginning');
  await take('History');
  await page
    .getByRole('link')
    .filter({ has: page.getByText('Reef walk', { exact: true }) })
    .first()
    .click();
  await asked('What has happened to “Reef walk”?');
  await page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: /Version 1\b/ })
    .click();
  await asked('Version 1 of “Reef walk”');
  await page.goto(devise('excursions'));
  await take('Delete an excursion');
  await take('Reef walk');
  await press('Yes, delete it');
  await asked('Success!');
  await guest.goto(hub('es', 'excursions'));
  await reloadedUntil(guest, guest.getByRole('heading', { name: 'Todavía no hay nada por aquí' }));
  await take('Open the trash');
  await press('Restore Reef walk');
  await asked('Success!');
  await reloadedUntil(guest, guest.getByRole('main').getByRole('link', { name: /Paseo por el arrecife/ }));

  expect(consoleProblems({ complaints })).toEqual([]);
  expect(guestComplaints.filter((line) => !/404|FetchFailed/.test(line))).toEqual([]);
  await Promise.all([context.close(), guests.close()]);
});
