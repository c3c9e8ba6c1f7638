import { expect, it } from 'vitest';
import { addDays } from '../src/domain/time/calendar.ts';
import { accessibilityViolations, overflow } from './accessibility.ts';
import { desktop, eventually, inSpanish, siteUrl, useBrowser, visit, visitInTurn } from './browser.ts';

/** A visitor books a stay: from a link with a code to what the booking engine is told. */

useBrowser();

const inDays = (count: number) => addDays(new Date().toISOString().slice(0, 10), count);

it('a visitor of a campaign chooses a stay by keyboard, finds it on the next page, and books it with the code', async () => {
  const { page, complaints } = await visitInTurn(`${siteUrl('casa-marea')}/?utm_campaign=summer`, desktop);
  await page.getByText('Your link brings the code SUMMER26.').waitFor();
  const day = page.getByRole('button', { name: /^Arrive/ });
  await day.focus();
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog');
  await calendar.getByText('Choose the day you arrive.').waitFor();
  await eventually(() =>
    page.evaluate(() => document.activeElement?.tagName.toLowerCase() === 'calendar-month'),
  ).toBe(true);
  expect(await accessibilityViolations(page)).toEqual([]);
  const focusedDay = () =>
    page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.textContent ?? null);
  /** The calendar moves the focus a moment after a key: the next one counts from there. */
  const moveBy = async (key: string, times: number) => {
    for (let time = 0; time < times; time += 1) {
      await eventually(focusedDay).not.toBeNull();
      const before = await focusedDay();
      await page.keyboard.press(key);
      await eventually(focusedDay).not.toBe(before);
    }
  };
  // A fortnight from now, and the shortest stay of the resort from there.
  await moveBy('ArrowDown', 2);
  await page.keyboard.press('Enter');
  await calendar.getByText('Now the day you leave.').waitFor();
  await moveBy('ArrowRight', 3);
  await page.keyboard.press('Enter');
  await calendar.getByText('3 nights').waitFor();
  await page.keyboard.press('Escape');
  await calendar.waitFor({ state: 'detached' });
  await page.goto(`${siteUrl('casa-marea')}/book`);
  await page.getByText('Your link brings the code SUMMER26.').waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'See rooms and prices' }).click();
  await page.getByRole('heading', { name: 'Your stay' }).waitFor();
  const arrived = new URL(page.url()).searchParams;
  expect(arrived.get('promo')).toBe('SUMMER26');
  expect(Date.parse(arrived.get('depart')!) - Date.parse(arrived.get('arrive')!)).toBe(3 * 86_400_000);
  expect(complaints.filter((one) => !/ViewTransition/.test(one))).toEqual([]);
});

it('the calendar closes when somebody goes on with Tab, and leaves the focus where they went', async () => {
  const { page } = await visitInTurn(`${siteUrl('casa-marea')}/book`, desktop);
  await page.getByRole('button', { name: /^Arrive/ }).press('Enter');
  const calendar = page.getByRole('dialog');
  await calendar.getByText('Choose the day you arrive.').waitFor();
  const done = calendar.getByRole('button', { name: 'Done' });
  await done.focus();
  await page.keyboard.press('Tab');
  await calendar.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
});

it.each(['/book', '/es/reservar', '/flights'])(
  'fields of days at %s are no wider than small phones, with and without script',
  async (path) => {
    const small = { viewport: { width: 320, height: 640 } };
    const { page } = await visitInTurn(siteUrl('costa-ocaso') + path, small);
    const { page: plain } = await visit(siteUrl('costa-ocaso') + path, {
      ...small,
      javaScriptEnabled: false,
    });
    for (const one of [page, plain]) {
      for (const width of [320, 360]) {
        await one.setViewportSize({ width, height: 640 });
        await one.locator('input[type=date]').first().waitFor({ state: 'attached' });
        expect(await overflow(one), `${width} pixels`).toBe(0);
      }
    }
  },
);

it('on a phone the form opens from a bar at the thumb and books in Spanish, without script', async () => {
  const { page } = await visit(`${siteUrl('sal-y-brisa')}/es/?mailing`, {
    ...inSpanish,
    javaScriptEnabled: false,
  });
  await page.getByRole('button', { name: 'Reservar' }).first().tap();
  await page.getByLabel('Dónde').selectOption('Bahía Coral');
  await page.getByLabel('Llegada').fill(inDays(20));
  await page.getByLabel('Salida').fill(inDays(19));
  await page.getByText('Huéspedes', { exact: true }).tap();
  const room = page.getByRole('group', { name: 'Habitación 1' });
  await room.getByLabel('Menores').selectOption('1');
  await room.getByLabel('Edad del menor 1').fill('7');
  const send = () => page.locator('.booking-send').getByRole('button');
  await send().tap();
  await page.getByRole('alert').getByText('La salida va después de la llegada.').waitFor();
  await page.getByText('2 adultos, 1 menor', { exact: true }).tap();
  expect(await room.getByLabel('Edad del menor 1').inputValue()).toBe('7');
  await page.getByLabel('Salida').fill(inDays(24));
  await send().tap();
  await page.getByRole('heading', { name: 'Tu estancia' }).waitFor();
  await page.getByText('2 adultos, menores de 7').waitFor();
  const arrived = new URL(page.url()).searchParams;
  expect([arrived.get('childages'), arrived.get('lang')]).toEqual(['7', '2']);
});

it('on a phone one tap sends the form while its guests are open, and one without an age leads to the age', async () => {
  const { page } = await visit(`${siteUrl('bahia-coral')}/es/`, inSpanish, ({ context }) =>
    context.route(/\/calendar[^/]*\.js$/, (route) => route.abort()),
  );
  await page.locator('[data-island="booking"][data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Reservar' }).first().tap();
  await page.getByRole('button', { name: /^Llegada/ }).tap();
  // Exactly: until the calendar has failed, the buttons of the days have labels that begin so.
  await page.getByLabel('Llegada', { exact: true }).fill(inDays(20));
  await page.getByLabel('Salida', { exact: true }).fill(inDays(24));
  await page.getByText('Huéspedes', { exact: true }).tap();
  const room = page.getByRole('group', { name: 'Habitación 1' });
  await room.getByLabel('Menores').selectOption('1');
  const age = room.getByLabel('Edad del menor 1');
  const send = page.locator('.booking-send').getByRole('button');
  await send.tap();
  await eventually(() => age.evaluate((one) => one === document.activeElement)).toBe(true);
  await age.fill('7');
  await send.tap();
  await page.getByRole('heading', { name: 'Tu estancia' }).waitFor();
});

it('where the calendar cannot be loaded, the days are chosen in the fields of the browser', async () => {
  const { page } = await visit(`${siteUrl('casa-marea')}/book`, desktop, ({ context }) =>
    context.route(/\/calendar[^/]*\.js$/, (route) => route.abort()),
  );
  await page.getByRole('button', { name: /^Arrive/ }).click();
  const arrive = page.getByLabel('Arrive');
  await eventually(() => arrive.evaluate((one) => one === document.activeElement)).toBe(true);
  await arrive.fill(inDays(20));
  await page.getByLabel('Depart').fill(inDays(24));
  await page.getByRole('button', { name: 'See rooms and prices' }).click();
  await page.getByRole('heading', { name: 'Your stay' }).waitFor();
  expect(new URL(page.url()).searchParams.get('arrive')).toBe(inDays(20));
});

it('a code that is taken out of the form is not said any more', async () => {
  const { page } = await visitInTurn(`${siteUrl('casa-marea')}/book`, desktop);
  const said = page.locator('.booking-form [data-said="code"]');
  await page.locator('[data-island="booking"][data-ready]').waitFor();
  const before = await said.innerText();
  await said.click();
  const code = page.getByRole('textbox', { name: 'Code' });
  await code.fill('MOON');
  await code.blur();
  await eventually(() => said.innerText()).toBe('MOON');
  await code.fill('');
  await code.blur();
  await eventually(() => said.innerText()).toBe(before);
});

it('a visitor finds airports by keyboard, those of the resort first', async () => {
  const { page } = await visitInTurn(`${siteUrl('casa-marea')}/flights`, desktop);
  const to = page.getByRole('combobox', { name: 'To' });
  await to.click();
  await page.getByRole('option', { name: /PVR/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  expect(await to.inputValue()).toContain('(PVR)');
  const from = page.getByRole('combobox', { name: 'From' });
  await from.pressSequentially('londo');
  await eventually(() => page.getByRole('option').first().textContent()).toContain('London (all airports)');
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Out' }).fill(inDays(30));
  await page.getByRole('textbox', { name: 'Back' }).fill(inDays(37));
  await page.getByRole('button', { name: 'See flights' }).click();
  await page.getByRole('heading', { name: 'Your flight' }).waitFor();
  expect(new URL(page.url()).searchParams.get('from')).toBe('LON');
});
