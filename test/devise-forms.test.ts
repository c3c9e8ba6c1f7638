import { expect, it, onTestFinished } from 'vitest';
import { contentTypes } from '../src/content/index.ts';
import { eventually, useBrowser } from './browser.ts';
import { callApi, consoleProblems, openDevise, removeRecord } from './devise-app.ts';
import { control } from './devise-form.ts';
import { inSoak } from './soak.ts';

useBrowser();

const { booking_code_trigger } = contentTypes;

const phone = { viewport: { width: 390, height: 740 } };

it('a trigger is made of countries and resorts that are chosen, and its query is refused with the reason', async () => {
  const { page, context, complaints } = await openDevise('booking-code-triggers/create/codes');
  // Of a form in which nothing is said, nothing is complete.
  await page.getByRole('navigation', { name: 'Parts of the form' }).waitFor();
  expect(await page.getByText('complete', { exact: true }).count()).toBe(0);
  await control(page, 'code_value').fill('OTOÑO');
  await control(page, 'trigger_value').fill('promo=OTONO');
  await page.getByRole('button', { name: 'Next' }).click();
  await control(page, 'magic_label').fill('https://resort.test/?utm_source=carta');
  await page.getByRole('button', { name: 'Review and save' }).click();
  await control(page, 'magic_label').and(page.locator('[aria-invalid="true"]')).waitFor();
  await page.getByRole('alert').getByText('No address of a page has').waitFor();
  await control(page, 'magic_label').fill('utm_source=carta');
  const choose = async (path: string, typed: string, option: string) => {
    await control(page, path).locator('input:not([type="hidden"])').fill(typed);
    await page.getByRole('option', { name: option }).click();
    await control(page, path).getByRole('listitem').getByText(option).waitFor();
  };
  await choose('geocode_label', 'mexico', 'Mexico');
  await choose('geocode_label', 'ca-on', 'Canada: ON');
  await choose('abbr_resorts_list', 'casa', 'Casa Marea (casa-marea)');
  await page.getByRole('button', { name: 'Review and save' }).click();
  await page.getByRole('button', { name: 'Create the booking-code trigger' }).click();
  await eventually(() => page.url()).toContain('/done');
  const id = Number(/triggers\/(\d+)\/done/.exec(page.url())![1]);
  onTestFinished(() => removeRecord(context, booking_code_trigger, id));
  const made = await callApi<object>(context, 'GET', `booking-code-triggers/${id}`);
  expect(made).toMatchObject({ geocode_label: 'MX, CA-ON', abbr_resorts_list: 'casa-marea' });
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('on a phone, a text opens drawn, loses no letter of whoever writes at once, and is saved from where one is', async () => {
  const { page, context, complaints } = await openDevise('', phone);
  const [one] = await callApi<{ id: number }[]>(context, 'GET', 'events?site_id=24&pageSize=1');
  // The box is all there is until the editor has come.
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/markdown-editor.*.js', async (route) => {
    await released;
    await route.continue();
  });
  const story = page.url().replace(/\/devise.*/, `/devise/events/${one!.id}/edit/story`);
  await page.goto(story, { waitUntil: 'domcontentloaded' });
  const text = control(page, 'locale.en.content');
  await text.scrollIntoViewIfNeeded();
  // Into the first line: which event comes first depends on the hour, and the middle of its text may be an empty line.
  await text.locator('textarea').click({ position: { x: 60, y: 20 } });
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  release();
  await page.keyboard.type('Zigzag ');
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await page.getByRole('heading', { level: 1 }).click();
  const drawn = text.locator('[contenteditable="true"]');
  await eventually(() => drawn.innerText()).toContain('Zigzag ');
  expect(await drawn.innerText()).not.toMatch(/\*\*|^#/m);
  // The way on is in sight wherever the form is scrolled to.
  await page.evaluate(() => scrollTo(0, 0));
  const next = page.getByRole('button', { name: 'Next', exact: true });
  expect((await next.boundingBox())!.y).toBeLessThan(740);
  await page.getByRole('link', { name: 'Review and save', exact: true }).click();
  await page.locator('ins', { hasText: 'Zigzag' }).waitFor();
  await page.getByRole('button', { name: 'Show the whole text' }).or(page.locator('ins')).first().waitFor();
  expect(consoleProblems({ complaints })).toEqual([]);
});

it('over a record stands the name of its property, and choosing another one leaves it', inSoak, async () => {
  const { page, context, complaints } = await openDevise('events', {
    viewport: { width: 1280, height: 800 },
  });
  const property = page
    .getByRole('combobox', { name: 'Property', exact: true })
    .or(page.getByRole('textbox', { name: 'Property', exact: true }));
  const [one] = await callApi<{ id: number }[]>(context, 'GET', 'events?site_id=15&pageSize=1');
  await property.waitFor();
  expect(await property.inputValue()).toBe('Costa Ocaso');
  await page.goto(page.url().replace(/\/devise.*/, `/devise/events/${one!.id}/edit/name`));
  await eventually(() => property.inputValue()).toBe('Casa Marea');
  await control(page, 'label').fill('Half-way');
  await property.click();
  await page.getByRole('option', { name: 'Costa Ocaso' }).click();
  await page.getByRole('heading', { level: 1, name: 'What would you like to do with the events?' }).waitFor();
  expect(await property.inputValue()).toBe('Costa Ocaso');
  await page.goBack();
  await eventually(() => property.inputValue()).toBe('Casa Marea');
  await eventually(() => control(page, 'label').inputValue()).toBe('Half-way');
  expect(consoleProblems({ complaints })).toEqual([]);
});
