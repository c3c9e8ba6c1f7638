import { expect, it } from 'vitest';
import { accessibilityViolations, overflow } from './accessibility.ts';
import { desktop, eventually, phone, siteUrl, useBrowser, visit, visitInTurn } from './browser.ts';
import { coveredControls } from './covered-controls.ts';
import { journeyServer } from './journey-server.ts';
import { tabTo } from './tab-stops.ts';
import { inSoak, inSoakFrom } from './soak.ts';

useBrowser();

it('a visitor reads a resort in Spanish on a phone, from home to a menu and the next table, without script', async () => {
  const { page } = await visit(
    `${siteUrl('bahia-coral')}/es/`,
    {
      ...phone,
      javaScriptEnabled: false,
    },
    ({ context }) => context.route('**/media/**', (route) => route.abort()),
  );
  await page
    .getByRole('heading', { level: 1, name: 'Una bahía que se queda quieta para los niños' })
    .waitFor();
  await page.getByText('Menú', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: 'Gastronomía' }).click();
  await page.getByRole('link', { name: 'Arrecife', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Arrecife' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/es/gastronomia/arrecife');
  expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(2);
  await page.getByRole('navigation', { name: 'La siguiente mesa' }).getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: 'La Glorieta' }).waitFor();
});

const pages = [
  ['/', desktop],
  ['/es/', phone],
  ['/dining/arrecife', phone],
  ['/es/que-hacer', desktop],
  ['/how-to-get-here', phone],
] as const;

for (const [place, [path, screen]] of pages.entries()) {
  it(`the page ${path} fits its window and is open to everybody`, inSoakFrom(1, place), async () => {
    const { page, complaints } = await visitInTurn(siteUrl('bahia-coral') + path, {
      ...screen,
      reducedMotion: 'reduce',
    });
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await accessibilityViolations(page)).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

it.each([
  ['bahia-coral', '/'],
  ['sal-y-brisa', '/room-tour'],
])('what can be pressed at %s%s is reached where it is shown, on a phone', async (site, path) => {
  const { page } = await visitInTurn(siteUrl(site) + path, { ...phone, reducedMotion: 'reduce' });
  expect(await coveredControls(page)).toEqual([]);
});

it('a table in the words of an offer does not widen the page of a phone', async () => {
  const { page } = await visitInTurn(`${siteUrl('sal-y-brisa')}/specials/two-houses-one-journey`);
  await page.getByRole('columnheader', { name: 'How', exact: true }).waitFor();
  expect(await overflow(page)).toBe(0);
});

it('a specialty that stands alone shows its price on a phone', async () => {
  const { page } = await visitInTurn(`${siteUrl('casa-marea')}/dining/poza`);
  const alone = page.getByRole('list', { name: 'House specialties' }).getByRole('listitem').first();
  const price = await alone.getByText('$14').boundingBox();
  expect(price!.x + price!.width).toBeLessThan(phone.viewport.width);
});

/** An element's attribute as it stands in HTML. */
const attribute = (element: string | undefined, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`, 'i').exec(element ?? '')?.[1];

it.each(['/', '/rooms/lagoon-room', '/dining/arrecife', '/how-to-get-here'])(
  'the picture at the top of %s is asked for early, in the very size that the page shows',
  async (path) => {
    const address = `http://127.0.0.1:${journeyServer().port}${path}`;
    const html = await (await fetch(address, { headers: { 'Server-Name': 'bahia-coral' } })).text();
    const preload = /<link rel="preload" as="image"[^>]*>/.exec(html)?.[0];
    const picture = /<img [^>]*fetchpriority="high"[^>]*>/i.exec(html)?.[0];
    expect(attribute(picture, 'sizes')).toMatch(/^\(max-width: 600px\) max\(100vw, \d+vh\)/);
    expect(attribute(preload, 'imagesizes')).toBe(attribute(picture, 'sizes'));
    expect(attribute(preload, 'imagesrcset')).toBe(attribute(picture, 'srcset'));
  },
);

it('a gallery opens its pictures over the page, by keyboard too, and its script comes when it is near', async () => {
  const { page } = await visitInTurn(`${siteUrl('bahia-coral')}/things-to-do`, desktop);
  const scripts = () =>
    page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
    );
  expect(await scripts()).toBe(1);
  await tabTo(page, /^Enlarge/);
  await page.locator('dialog').waitFor({ state: 'attached' });
  expect(await scripts()).toBe(2);
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('A long table for whoever made the tostones').waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog.getByText('Dominoes at Bar Güira, from five').waitFor();
  await page.keyboard.press('Escape');
  // A dialog says that it is closed a moment after it is.
  await eventually(() => page.evaluate(() => document.activeElement?.querySelector('img')?.alt)).toBe(
    'Dominoes laid out on a wooden table with cold drinks',
  );
});

it('a visitor keeps the version of a page that was drawn, and presses a link of it, without script', async () => {
  const { page, context, complaints } = await visit(`${siteUrl('sal-y-brisa')}/our-story`, {
    ...desktop,
    javaScriptEnabled: false,
    // Under its own name this browser counts as a robot.
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36',
  });
  const order = () =>
    page.locator('main > section').evaluateAll((all) => all.map((one) => one.getAttribute('class')));
  const drawn = await order();
  await page.goto(`${siteUrl('sal-y-brisa')}/es/nuestra-historia`);
  expect(await order()).toEqual(drawn);
  const cookie = async () => (await context.cookies()).map(({ name, value }) => `${name} ${value}`);
  await eventually(cookie).toEqual([expect.stringMatching(/^palapa-draw \d+\.103-[0-9a-f]{8}$/)]);
  await page.getByRole('link', { name: 'Ver las casas' }).click();
  await page.getByRole('heading', { level: 1, name: 'Resorts' }).waitFor();
  await eventually(cookie).toEqual([expect.stringMatching(/\*$/)]);
  expect(complaints).toEqual([]);
});

it('no link of the bar is cut off beside the logo, however wide the window is', inSoak, async () => {
  const { page } = await visitInTurn(siteUrl('bahia-coral'), desktop);
  for (const [site, path] of [
    ['sal-y-brisa', '/es/buscar'],
    ['casa-marea', '/search'],
    ['casa-marea', '/es/buscar'],
    ['costa-ocaso', '/es/buscar'],
    ['bahia-coral', '/search'],
  ] as const) {
    await page.goto(siteUrl(site) + path);
    await page.getByRole('banner').getByRole('img').waitFor();
    for (const width of [1180, 1280, 1440, 1600, 1680]) {
      await page.setViewportSize({ width, height: 800 });
      const cut = await page.locator('.bar-links a:visible').evaluateAll((all) => {
        // Words that end in three dots do not count in `scrollWidth`.
        const words = document.createRange();
        return all.filter((one) => {
          words.selectNodeContents(one);
          return words.getBoundingClientRect().width > one.clientWidth + 1;
        }).length;
      });
      expect([site, width, cut]).toEqual([site, width, 0]);
    }
  }
});

it('where a logo cannot be loaded the name fills its place, and no sign of a broken picture stands before it', async () => {
  const { page } = await visit(`${siteUrl('casa-marea')}/search`, desktop);
  const logo = page.getByRole('banner').getByRole('img', { name: 'Casa Marea' });
  const src = await logo.getAttribute('src');
  await page.route(
    (url) => url.pathname === src!.split('?')[0],
    (route) => route.abort(),
  );
  await page.reload();
  // What Chromium writes by itself, its sign first, begins below the name, and is cut off with the place of the logo.
  const heights = () =>
    logo.evaluate((one) => [
      one.clientHeight,
      getComputedStyle(one, '::before').height,
      getComputedStyle(one).overflow,
    ]);
  await eventually(heights).toEqual([40, '40px', 'clip']);
});

it('the chapters of a resort fill the width of a large window', inSoak, async () => {
  const { page } = await visitInTurn(`${siteUrl('sal-y-brisa')}/resorts/casa-marea`, desktop);
  const emptiness = () =>
    page.locator('.stay-list').evaluateAll((lists) =>
      lists.map((list) => {
        const end = Math.max(...[...list.children].map((one) => one.getBoundingClientRect().right));
        return Math.round(list.getBoundingClientRect().right - end);
      }),
    );
  for (const width of [1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1200 });
    expect(await emptiness()).toEqual([0, 0, 0, 0]);
  }
});

it('a frame of the site itself is as high as what is in it, and without its footer', async () => {
  const { page, complaints } = await visitInTurn(`${siteUrl('bahia-coral')}/info/weather-sea`);
  const frame = page.locator('.story iframe');
  await frame.scrollIntoViewIfNeeded();
  const inside = frame.contentFrame();
  await inside.getByRole('heading', { name: 'Typical weather' }).waitFor();
  const gap = async () =>
    (await frame.boundingBox())!.height - (await inside.locator('html').boundingBox())!.height;
  await eventually(gap).toBeLessThan(2);
  expect(await gap()).toBeGreaterThanOrEqual(0);
  expect(await inside.locator('footer').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('a restaurant on the map in a frame opens in the hub, outside the frame', async () => {
  const { page } = await visitInTurn(`${siteUrl('casa-marea')}/info/map`);
  const frame = page.locator('.story iframe');
  await frame.scrollIntoViewIfNeeded();
  const inside = frame.contentFrame();
  await inside.getByText('Find your way').waitFor();
  await eventually(() => inside.locator('footer').count()).toBe(0);
  await inside.getByRole('link', { name: 'Marea Alta' }).click();
  await page.waitForURL('**/app/property-hub/dining/marea-alta');
  await page.getByRole('heading', { level: 1, name: 'Marea Alta' }).waitFor();
});

it('the page of a restaurant shows each plate once', async () => {
  const { page } = await visitInTurn(`${siteUrl('bahia-coral')}/dining/arrecife`, desktop);
  const pictures = await page
    .locator('main img')
    .evaluateAll((all) => all.map((one) => new URL((one as HTMLImageElement).src).pathname));
  expect(pictures.filter((path) => path.includes('plate-lobster'))).toHaveLength(1);
  expect(new Set(pictures).size).toBe(pictures.length);
});

it('no line of measures ends with the dot between two of them', async () => {
  const { page } = await visitInTurn(`${siteUrl('bahia-coral')}/rooms/garden-house`);
  const dots = await page.locator('.plan .dotted').evaluate((list) => {
    const { left } = list.parentElement!.getBoundingClientRect();
    return [...list.children].map((part) => {
      const dot = part.querySelector('i')?.getBoundingClientRect();
      const isFirstOfLine =
        Math.abs(part.getBoundingClientRect().left - list.getBoundingClientRect().left) < 1;
      // What is left of the words is cut off.
      return dot === undefined || isFirstOfLine === dot.right <= left;
    });
  });
  expect(dots.length).toBeGreaterThan(5);
  expect(dots.every(Boolean)).toBe(true);
});

it('the last table of an odd number has its words beside it, and a lone brochure, too', async () => {
  const { page } = await visitInTurn(`${siteUrl('bahia-coral')}/dining`, desktop);
  const isBeside = (card: string) =>
    page.locator(card).evaluate((one) => {
      const photo = one.querySelector('.photo')!.getBoundingClientRect();
      return one.querySelector('.card-title')!.getBoundingClientRect().left >= photo.right;
    });
  expect(await page.locator('.restaurants-tables .card').count()).toBe(9);
  expect(await isBeside('.restaurants-tables .card:last-child')).toBe(true);
  await page.goto(`${siteUrl('bahia-coral')}/brochure`);
  expect(await isBeside('.brochure')).toBe(true);
});

it('fields of a booking are lines to write on, as in every other form', async () => {
  const { page } = await visitInTurn(`${siteUrl('sal-y-brisa')}/book`);
  const fields = await page
    .locator('.booking-full :is(select, input:not([type="hidden"]))')
    .evaluateAll((all) =>
      all
        .filter((one) => one.getClientRects().length > 0)
        .map((one) => getComputedStyle(one))
        .map(({ borderTopWidth, borderLeftWidth }) => [borderTopWidth, borderLeftWidth].join(' ')),
    );
  expect(fields.length).toBeGreaterThan(3);
  expect(new Set(fields)).toEqual(new Set(['0px 0px']));
});

it('the way to book is as light as paper over a dark picture, and has the colour of the site at the thumb', async () => {
  const { page } = await visitInTurn(`${siteUrl('hilton-yucatan-playa-del-carmen')}/`, desktop);
  const isPaper = () =>
    page.evaluate(() => {
      const [paper, button] = [document.documentElement, document.querySelector('.bar-book')!];
      return getComputedStyle(button).backgroundColor === getComputedStyle(paper).backgroundColor;
    });
  expect(await isPaper()).toBe(true);
  await page.setViewportSize(phone.viewport);
  expect(await isPaper()).toBe(false);
});
