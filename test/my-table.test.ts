import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityViolations, overflow } from './accessibility.ts';
import {
  desktop,
  eventually,
  hubUrl,
  inSpanish,
  phone,
  useBrowser,
  visit,
  visitInTurn,
  type Visit,
} from './browser.ts';
import { readGuestApi } from './guest-api.ts';
import { inSoak } from './soak.ts';

useBrowser();

const MENU = 'dining/palmar/menu/1506';
const KEY = 'palapa-my-table';
const words = {
  en: {
    button: /^My table/,
    nuts: 'Nuts',
    gluten: 'Gluten',
    vegan: 'Vegan',
    card: 'Card for the waiter',
    done: 'Done',
  },
  es: {
    button: /^Mi mesa/,
    nuts: 'Frutos secos',
    gluten: 'Gluten',
    vegan: 'Vegano',
    card: 'Tarjeta para el mesero',
    done: 'Listo',
  },
} as const;

const keeping =
  (stored: string) =>
  ({ context }: Visit) =>
    context.addInitScript(({ key, value }) => localStorage.setItem(key, value), { key: KEY, value: stored });

const button = (page: Page, language: 'en' | 'es' = 'en') =>
  page.getByRole('button', { name: words[language].button });
const standings = async (page: Page) => {
  const all = await page
    .locator('[data-standing]')
    .evaluateAll((dishes) => dishes.map((one) => one.getAttribute('data-standing') ?? ''));
  return ['ask', 'contains', 'suits'].filter((standing) => all.includes(standing));
};

describe.each([
  ['es', 'phone', inSpanish, {}],
  ['en', 'phone', phone, inSoak],
  ['en', 'desktop', desktop, inSoak],
  ['es', 'desktop', { ...desktop, locale: 'es-MX' }, inSoak],
] as const)('my table, %s on a %s', (language, _device, device, when) => {
  const say = words[language];

  it(
    'said once, marks every dish of a menu, is kept over a reload, and is cleared at once',
    when,
    async () => {
      const { page, complaints } = await visitInTurn(
        hubUrl('casa-marea', 'dining/el-patio/menu/1503'),
        device,
      );
      await button(page, language).click();
      const dialog = page.getByRole('dialog');
      for (const choice of [say.nuts, say.gluten, say.vegan]) {
        await dialog.getByRole('button', { name: choice, exact: true }).click();
      }
      await dialog.getByRole('button', { name: say.done }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await button(page, language).innerText()).toContain('3');

      const dish = (title: string) => page.locator('[data-standing]').filter({ hasText: title });
      const [pecan, papaya] = {
        en: ['Pecan Granola', 'Papaya & Lime'],
        es: ['Granola con nuez', 'Papaya con limón'],
      }[language] as [string, string];
      const against = dish(pecan).first();
      expect(await against.getAttribute('data-standing')).toBe('contains');
      expect(await against.innerText()).toContain(
        { en: 'Contains nuts', es: 'Contiene frutos secos' }[language],
      );
      const suiting = dish(papaya).first();
      expect(await suiting.getAttribute('data-standing')).toBe('suits');
      expect(await suiting.innerText()).toContain(say.vegan);
      expect(await suiting.innerText()).toContain(
        { en: 'Ask about nuts', es: 'Pregunta por los frutos secos' }[language],
      );
      expect(await standings(page)).toEqual(['ask', 'contains', 'suits']);
      expect(await accessibilityViolations(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);

      await page.reload();
      await page.locator('[data-standing=contains]').first().waitFor();
      await button(page, language).click();
      await dialog.getByRole('button', { name: { en: 'Clear all', es: 'Borrar todo' }[language] }).click();
      await dialog.getByRole('button', { name: say.done }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await page.locator('[data-standing]').count()).toBe(0);
      expect(await page.evaluate((key) => localStorage.getItem(key), KEY)).toBeNull();
      expect(complaints).toEqual([]);
    },
  );

  it(
    'the card speaks Spanish first and English below, with the guest’s own words, and closes by a tap',
    when,
    async () => {
      const { page, complaints } = await visitInTurn(hubUrl('casa-marea', MENU), device);
      await button(page, language).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: say.nuts, exact: true }).click();
      await dialog.getByRole('textbox').fill('Sesam auch nicht, bitte. '.repeat(20));
      expect((await dialog.getByRole('textbox').inputValue()).length).toBe(200);
      expect(await accessibilityViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: say.card }).click();
      const card = page.getByRole('dialog', { name: say.card });
      const spanish = card.locator('p[lang=es]');
      expect(await spanish.innerText()).toMatch(
        /^Hola, buenas\. No puedo comer frutos secos\. .*Muchas gracias\.$/,
      );
      const english = card.locator('p[lang=en]');
      expect(await english.innerText()).toMatch(/^Hello\. I cannot eat nuts\./);
      expect((await spanish.boundingBox())!.y).toBeLessThan((await english.boundingBox())!.y);
      expect(await card.locator('blockquote').innerText()).toContain('Sesam auch nicht');
      expect(
        await spanish.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize)),
      ).toBeGreaterThan(23);
      expect(await accessibilityViolations(page)).toEqual([]);
      const { width, height } = (await card.boundingBox())!;
      expect({ width, height }).toEqual(device.viewport);
      await spanish.click();
      await card.waitFor({ state: 'detached' });
      expect(complaints).toEqual([]);
    },
  );
});

it('on paper the card stands alone', async () => {
  const { page } = await visit(hubUrl('casa-marea', MENU), desktop, keeping('{"avoids":["gluten"]}'));
  await button(page).click();
  await page.getByRole('button', { name: 'Card for the waiter' }).click();
  await page.locator('p[lang=es]').waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('#root').isVisible()).toBe(false);
  expect(await page.locator('p[lang=es]').isVisible()).toBe(true);
  expect(await page.getByRole('button', { name: 'Close' }).isVisible()).toBe(false);
});

it('a property that speaks English only has its card in English first', async () => {
  const { page } = await visit(
    hubUrl('lantern-cay', 'dining/first-light/menu/5204'),
    phone,
    keeping('{"avoids":["shellfish"]}'),
  );
  await button(page).click();
  await page.getByRole('button', { name: 'Card for the waiter' }).click();
  const english = await page.locator('p[lang=en]').boundingBox();
  expect(english!.y).toBeLessThan((await page.locator('p[lang=es]').boundingBox())!.y);
});

it('is never sent anywhere: no request and no page view holds it', async () => {
  const secrets = ['shellfish', 'keto', 'marisco', 'Erdnuss', 'palapa-my-table'];
  const sent: string[] = [];
  const { page } = await visit(hubUrl('casa-marea', MENU), phone, ({ context }) => {
    context.on('request', (request) => {
      sent.push([request.url(), request.postData() ?? '', JSON.stringify(request.headers())].join(' '));
    });
    return Promise.resolve();
  });
  await button(page).click();
  await page.getByRole('button', { name: 'Shellfish', exact: true }).click();
  await page.getByRole('button', { name: 'Keto', exact: true }).click();
  await page.getByRole('textbox').fill('Erdnuss');
  await page.getByRole('button', { name: 'Card for the waiter' }).click();
  await page.locator('p[lang=es]').click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.reload();
  await page.locator('[data-standing]').first().waitFor();
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter((one) => secrets.some((secret) => one.includes(secret)))).toEqual([]);
  const told = await page.evaluate(() =>
    JSON.stringify([(window as { dataLayer?: unknown }).dataLayer, document.cookie, location.href]),
  );
  expect(secrets.filter((secret) => told.includes(secret))).toEqual([]);
});

it('a change in one tab is seen in the other', inSoak, async () => {
  const { page, context } = await visit(hubUrl('casa-marea', MENU));
  await button(page).waitFor();
  const other = await context.newPage();
  await other.goto(hubUrl('casa-marea', 'dining/el-patio/menu/1503'));
  await button(other).click();
  await other.getByRole('button', { name: 'Vegan', exact: true }).click();
  await eventually(() => standings(page)).toContain('suits');
  await other.getByRole('button', { name: 'Clear all' }).click();
  await eventually(() => standings(page)).toEqual([]);
});

it('survives a switch of language', async () => {
  const { page } = await visit(hubUrl('casa-marea', MENU), phone, keeping('{"eats":["vegan"]}'));
  await page.locator('[data-standing=suits]').first().waitFor();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('button', { name: 'Español' }).click();
  await page.getByText('Pregunta si es vegano').first().waitFor();
});

it('what is stored and cannot be read is no choice, and no error', async () => {
  const { page, complaints } = await visit(hubUrl('casa-marea', MENU), phone, keeping('{"avoids":['));
  await button(page).waitFor();
  expect(await page.locator('[data-standing]').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('where the browser keeps nothing the choices last while the hub is open, and it says so', async () => {
  const { page, complaints } = await visit(hubUrl('casa-marea', MENU), phone, ({ context }) =>
    context.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }),
  );
  await button(page).click();
  await page.getByRole('button', { name: 'Vegan', exact: true }).click();
  await page.getByText('Your browser keeps nothing').waitFor();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.locator('[data-standing=suits]').first().waitFor();
  expect(complaints).toEqual([]);
});

const sites = [
  'sal-y-brisa',
  'casa-marea',
  'costa-ocaso',
  'bahia-coral',
  'hilton-yucatan-playa-del-carmen',
  'lantern-cay',
];

for (const site of sites) {
  it(`the marks of ${site} can be read on its own colours`, inSoak, async () => {
    const everything = '{"avoids":["nuts","shellfish","gluten"],"eats":["vegan","keto","low-cal"]}';
    const restaurants = await readGuestApi<{ slug: string; menus: readonly unknown[] }[]>(
      site,
      'restaurants/all',
    );
    const { slug } = restaurants.find(({ menus }) => menus.length > 0)!;
    const { page } = await visit(hubUrl(site, `dining/${slug}`), phone, keeping(everything));
    await page.getByRole('navigation', { name: 'Menus' }).getByRole('link').first().click();
    await page.locator('[data-standing]').first().waitFor();
    await page.locator('aside button[aria-expanded]').click();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

it('in letters of twice the size nothing is cut off on the smallest phone', async () => {
  const { page } = await visit(
    hubUrl('casa-marea', MENU),
    inSpanish,
    keeping('{"avoids":["nuts","gluten"],"eats":["vegan","low-carb"]}'),
  );
  await page.locator('[data-standing]').first().waitFor();
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
  expect(await overflow(page)).toBe(0);
  const box = (await button(page, 'es').boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(360);
  await button(page, 'es').click();
  const scrolls = page.getByRole('dialog').locator('textarea').locator('xpath=ancestor::div[2]');
  expect(await scrolls.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});
