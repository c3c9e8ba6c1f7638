import type { BrowserContext, Locator, Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { event } from '../src/content/event/event.ts';
import { accessibilityViolations } from './accessibility.ts';
import { eventually, phone, useBrowser } from './browser.ts';
import {
  callApi,
  consoleProblems,
  DEVISE_SITE,
  deviseUrl,
  newStaff,
  openDevise,
  removeRecord,
  type SavedRecord,
} from './devise-app.ts';
import { fingerOn } from './finger.ts';
import { control } from './devise-form.ts';
import { invitePerson, PASSWORD } from './invited-staff.ts';
import { focused } from './tab-stops.ts';
import { inSoak } from './soak.ts';

useBrowser();

interface SavedEvent extends SavedRecord {
  readonly start_date: string;
  readonly repeat_settings: { readonly moved: readonly object[] } | null;
  readonly publication: { readonly en: { readonly state: string } };
}

/** Weeks of their own, so that the demo's events stay out of the way. */
const WEEK = '2031-02-05';

async function newEvent(context: BrowserContext, label: string, more: object = {}): Promise<number> {
  const { id } = await callApi<SavedRecord>(context, 'POST', 'events', {
    site_id: DEVISE_SITE,
    label,
    start_date: `${WEEK}T10:00`,
    end_date: `${WEEK}T11:30`,
    locale: { en: { title: label, category: 'Night' }, es: { title: label, category: 'Night' } },
    ...more,
  });
  onTestFinished(() => removeRecord(context, event, id));
  return id;
}

const weekly = {
  repeats: 1,
  repeat_frequency: 'weekly',
  repeat_settings: { every: 1, repeat_days: { repeats_wednesday: true } },
};

const stored = (context: BrowserContext, id: number) => callApi<SavedEvent>(context, 'GET', `events/${id}`);

const block = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name} ?`) });

/** A block follows the pointer: before, the page would not know what is dropped. */
const isLifted = (page: Page, name: string) => block(page, name).and(page.locator('[data-lifted]')).waitFor();

/** Drags to the next day. */
async function dragToNextDay(page: Page, name: string): Promise<void> {
  await block(page, name).evaluate((one) => one.scrollIntoView({ block: 'center' }));
  const box = (await block(page, name).boundingBox())!;
  const column = (await page.getByRole('region', { name: /^Thu/ }).boundingBox())!;
  await page.mouse.move(box.x + 20, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 30, box.y + 8, { steps: 3 });
  await isLifted(page, name);
  await page.mouse.move(column.x + 20, box.y + 8, { steps: 6 });
  await page.mouse.up();
}

it('an event is moved by a drag, and back by the button of the message', async () => {
  const { page, context, complaints } = await newStaff();
  const id = await newEvent(context, 'Moon walk');
  await page.goto(deviseUrl(`events/calendar?day=${WEEK}`));
  await block(page, 'Moon walk').waitFor();
  await dragToNextDay(page, 'Moon walk');
  await page.getByText('Moon walk was moved to Thursday, February 6 at 10:00 am.').waitFor();
  expect(await stored(context, id)).toMatchObject({
    start_date: '2031-02-06T10:00',
    end_date: '2031-02-06T11:30',
    publication: { en: { state: 'published' } },
  });
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Moon walk is back where it was.').waitFor();
  expect((await stored(context, id)).start_date).toBe(`${WEEK}T10:00`);
  expect(consoleProblems({ complaints })).toEqual([]);
});

it(
  'what goes on for days stands above the hours of its days, and keeps its hours when it is dragged',
  inSoak,
  async () => {
    const { page, context, complaints } = await newStaff();
    const id = await newEvent(context, 'Oyster days', {
      start_date: '2031-02-05T12:00',
      end_date: '2031-02-07T22:00',
    });
    await newEvent(context, 'Moon walk');
    await page.goto(deviseUrl(`events/calendar?day=${WEEK}`));
    await block(page, 'Oyster days').waitFor();
    const band = (await block(page, 'Oyster days').boundingBox())!;
    const evening = (await block(page, 'Moon walk').boundingBox())!;
    const head = (await page.getByRole('heading', { name: /^Wed/ }).boundingBox())!;
    expect([band.y > head.y, band.height < evening.height]).toEqual([true, true]);
    expect(band.width).toBeGreaterThan(evening.width * 2.5);
    await dragToNextDay(page, 'Oyster days');
    await page.getByText('Oyster days was moved to Thursday, February 6 at 12:00 pm.').waitFor();
    expect(await stored(context, id)).toMatchObject({
      start_date: '2031-02-06T12:00',
      end_date: '2031-02-08T22:00',
    });
    await page.goto(deviseUrl(`events/calendar?day=${WEEK}&view=month`));
    const square = page.getByRole('region', { name: /^Saturday, February 8/ });
    await square.getByRole('button', { name: /^Oyster days.*until Sat 8, 10:00 pm/ }).waitFor();
    expect(consoleProblems({ complaints })).toEqual([]);
  },
);

it(
  'in a month a date is dragged to another week, by a finger too, and what somebody saved first is shown side by side',
  inSoak,
  async () => {
    const touch = { viewport: { width: 900, height: 1000 }, hasTouch: true };
    const { page, context, complaints } = await newStaff(touch);
    // Before all others of its day: a square of a month has room for a few.
    const early = { start_date: `${WEEK}T05:00`, end_date: `${WEEK}T06:00` };
    const id = await newEvent(context, 'Night swim', early);
    await page.goto(deviseUrl(`events/calendar?day=${WEEK}&view=month`));
    const date = block(page, 'Night swim');
    await date.scrollIntoViewIfNeeded();
    const square = (name: string) => page.getByRole('region', { name });
    const middleOf = async (place: Locator) => {
      const box = (await place.boundingBox())!;
      return { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) };
    };
    const [from, over] = [await middleOf(date), await middleOf(square('Thursday, February 13'))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 10, from.y, { steps: 3 });
    await isLifted(page, 'Night swim');
    await page.mouse.move(over.x, over.y, { steps: 6 });
    await page.mouse.up();
    await page.getByText('Night swim was moved to Thursday, February 13 at 5:00 am.').waitFor();
    await square('Thursday, February 13')
      .getByRole('button', { name: /^Night swim/ })
      .waitFor();

    // A finger that stays takes it.
    const [held, back] = [
      await middleOf(block(page, 'Night swim')),
      await middleOf(square('Wednesday, February 5')),
    ];
    const finger = await fingerOn(page);
    await finger('touchStart', held);
    await isLifted(page, 'Night swim');
    await finger('touchMove', { x: held.x - 20, y: held.y - 20 });
    await finger('touchMove', back);
    await finger('touchEnd');
    await page.getByText('Night swim was moved to Wednesday, February 5 at 5:00 am.').waitFor();
    await eventually(async () => (await stored(context, id)).start_date).toBe(early.start_date);

    // The calendar still shows the hour from before somebody else's save.
    await square('Wednesday, February 5')
      .getByRole('button', { name: /^Night swim/ })
      .waitFor();
    const { version } = await stored(context, id);
    const later = { start_date: `${WEEK}T21:00`, end_date: `${WEEK}T22:30` };
    await callApi(context, 'PUT', `events/${id}`, { version, ...later });
    await block(page, 'Night swim').focus();
    for (const key of ['m', 'ArrowRight', 'Enter']) await page.keyboard.press(key);
    await eventually(() => page.url()).toContain(`/events/${id}/edit/conflict`);
    await page.getByText('9:00 PM').first().waitFor();
    expect((await stored(context, id)).start_date).toBe(later.start_date);
    expect(consoleProblems({ complaints }).filter((line) => !line.includes('409'))).toEqual([]);
  },
);

it(
  'of what repeats one date or every one is moved, by keys alone, and Escape leaves it',
  inSoak,
  async () => {
    const { page, context } = await newStaff();
    const id = await newEvent(context, 'Drum circle', weekly);
    await page.goto(deviseUrl(`events/calendar?day=${WEEK}`));
    await block(page, 'Drum circle').focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowRight');
    await page.getByText('Drum circle: Thursday, February 6 at 10:00 am').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Drum circle stays where it was.').waitFor();

    await block(page, 'Drum circle').focus();
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowRight');
    await page.getByText('Drum circle: Thursday, February 6 at 10:00 am').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByText('Drum circle: Thursday, February 6 at 10:15 am').waitFor();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Every one: every Thursday at 10:15 am' }).waitFor();
    expect(await accessibilityViolations(page, [])).toEqual([]);
    // The answer that is asked first has the focus: only this date.
    await page.keyboard.press('Enter');
    await page.getByText('Drum circle was moved to Thursday, February 6 at 10:15 am.').waitFor();
    expect((await stored(context, id)).repeat_settings?.moved).toEqual([
      { from: WEEK, to: '2031-02-06T10:15' },
    ]);
  },
);

const keepsFocus = (page: Page, name: string) =>
  eventually(async () => (await focused(page)).name).toMatch(new RegExp(`^${name}`));

it(
  'a date that is moved by keys keeps the focus, and the days that are shown go along with it',
  inSoak,
  async () => {
    const { page, context, complaints } = await newStaff();
    const id = await newEvent(context, 'Star gazing');
    await page.goto(deviseUrl(`events/calendar?day=${WEEK}`));
    await block(page, 'Star gazing').focus();
    for (const key of ['m', 'ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
    await page.getByText('Star gazing: Saturday, February 8 at 10:00 am').waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByRole('region', { name: /^Sun 9/ }).waitFor();
    await keepsFocus(page, 'Star gazing');
    await page.keyboard.press('Enter');
    await page.getByText('Star gazing was moved to Sunday, February 9 at 10:00 am.').waitFor();
    await eventually(async () => (await stored(context, id)).start_date).toBe('2031-02-09T10:00');
    await keepsFocus(page, 'Star gazing');
    await page.keyboard.press('m');
    await page.keyboard.press('ArrowLeft');
    await page.getByText('Star gazing: Saturday, February 8 at 10:00 am').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('region', { name: /^Sun 9/ }).waitFor();
    await keepsFocus(page, 'Star gazing');
    // As fast as keys come: the week of the Saturday is not drawn yet when Escape leaves it.
    for (const key of ['m', 'ArrowLeft', 'Escape']) await page.keyboard.press(key);
    await page.getByText('Star gazing stays where it was.').waitFor();
    await page.getByRole('region', { name: /^Sun 9/ }).waitFor();
    expect(consoleProblems({ complaints })).toEqual([]);
  },
);

it('moves that come while another one is being saved are saved after it', inSoak, async () => {
  const { page, context, complaints } = await newStaff();
  const ids = [await newEvent(context, 'Surf class'), await newEvent(context, 'Taco class')];
  await page.goto(deviseUrl(`events/calendar?day=${WEEK}`));
  const { promise: allMoved, resolve: letGo } = Promise.withResolvers<void>();
  await page.route(`**/api/devise/events/${ids[0]}`, async (route) => {
    if (route.request().method() === 'PUT') await allMoved;
    await route.continue();
  });
  const moveBy = async (name: string, key: string, says: string) => {
    await block(page, name).focus();
    await page.keyboard.press('m');
    await page.keyboard.press(key);
    await page.getByText(`${name}: ${says}`, { exact: true }).waitFor();
    await page.keyboard.press('Enter');
  };
  await moveBy('Surf class', 'ArrowRight', 'Thursday, February 6 at 10:00 am');
  await moveBy('Taco class', 'ArrowLeft', 'Tuesday, February 4 at 10:00 am');
  await moveBy('Surf class', 'ArrowDown', 'Thursday, February 6 at 10:15 am');
  letGo();
  await page.getByText('Surf class was moved to Thursday, February 6 at 10:15 am.').waitFor();
  const starts = async () => Promise.all(ids.map(async (id) => (await stored(context, id)).start_date));
  expect(await starts()).toEqual(['2031-02-06T10:15', '2031-02-04T10:00']);
  expect(consoleProblems({ complaints })).toEqual([]);
});

it(
  'in Spanish on a phone the days stand one below the other, and a date is moved by its hour',
  inSoak,
  async () => {
    const { email } = await invitePerson((await newStaff()).context, 'Itzel Chan', ['manage property hub'], {
      mayPublish: false,
      siteIds: [DEVISE_SITE],
      language: 'es',
    });
    const { page, context } = await newStaff({ email, password: PASSWORD, ...phone });
    const admin = await newStaff();
    const id = await newEvent(admin.context, 'Trova', weekly);
    await page.goto(deviseUrl(`events/calendar?day=${WEEK}`));
    await page.getByRole('heading', { level: 1, name: 'Calendario de los eventos' }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'miércoles 5 de febrero' }).waitFor();
    await block(page, 'Trova').click();
    await page.getByText('Se repite todos los miércoles').waitFor();
    await page.getByLabel('Mover a').fill('2031-02-07T20:00');
    await page.getByRole('button', { name: 'Mover', exact: true }).click();
    await page.getByRole('button', { name: 'Todas: todos los viernes a las 8:00 p. m.' }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    await page.getByRole('button', { name: 'Solo esta fecha, miércoles 5 de febrero' }).click();
    // Whoever may not publish sends it to somebody who may.
    await page.getByText('Espera aprobación').waitFor();
    await eventually(async () => (await stored(context, id)).publication.en.state).toBe('waiting');
  },
);

it('an empty hour begins an event then, and its review tells the repetition in words', async () => {
  const { page } = await openDevise(`events/calendar?day=${WEEK}`);
  await page.getByRole('button', { name: 'Create on Friday, February 7 5:00 am' }).click();
  await control(page, 'label').fill('Fire dance');
  await page.getByRole('link', { name: /^Dates|Dates$|Dates / }).click();
  await eventually(() => control(page, 'start_date').inputValue()).toBe('2031-02-07T05:00');
  await page.getByRole('radio', { name: 'Yes' }).or(page.getByLabel('Repeats')).first().check();
  await page
    .getByRole('link', { name: /Review/ })
    .first()
    .click();
  await page.getByText('every Friday at 5:00 am').waitFor();
});
