import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { contrast } from '../src/domain/contrast.ts';
import { desktop, eventually, phone, siteUrl, useBrowser, visit } from './browser.ts';
import { inSoak, inSoakFrom } from './soak.ts';

useBrowser();

/**
 * The share of the darkest contrasts that is left out: grains of the picture, single pixels that no eye finds behind a
 * letter. All others have to reach the limit, whichever letter stands on them.
 */
const GRAINS = 0.01;

/** Contrast of words with the pixels that they stand on, of the whole box of each of their lines. */
async function contrastOf(page: Page, words: string): Promise<number> {
  const { lines, color } = await page
    .locator(words)
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      const boxes = [...range.getClientRects()].map(({ x, y, width, height }) => ({ x, y, width, height }));
      const [red = 0, green = 0, blue = 0] = getComputedStyle(element).color.match(/\d+/g)!.map(Number);
      return { lines: boxes, color: [red, green, blue] as const };
    });
  // Their shadow stays: it is part of what they stand on. A logo is drawn in their colour.
  const hidden = await page.addStyleTag({
    content: `${words} { color: transparent !important; } :is(${words}) img { visibility: hidden; }`,
  });
  const found: number[] = [];
  for (const clip of lines) {
    const { data, info } = await sharp(await page.screenshot({ clip }))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (let at = 0; at < data.length; at += info.channels) {
      found.push(contrast(hex(color), hex([data[at]!, data[at + 1]!, data[at + 2]!])));
    }
  }
  await hidden.evaluate((style) => (style as HTMLElement).remove());
  return found.sort((a, b) => a - b)[Math.floor(found.length * GRAINS)]!;
}

/** Whether the page shows its picture, of many colours, and none of those in `plain-variants.ts`. */
async function isDrawn(page: Page): Promise<boolean> {
  const { channels } = await sharp(await page.screenshot()).stats();
  return channels.slice(0, 3).every(({ stdev }) => stdev > 10);
}

/** Milliseconds in which a busy machine makes the picture: these are no plain ones. */
const MAX_MAKING = 60_000;

const hex = (channels: readonly number[]): string =>
  `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

const sites = [
  'sal-y-brisa',
  'casa-marea',
  'costa-ocaso',
  'bahia-coral',
  'hilton-yucatan-playa-del-carmen',
  'lantern-cay',
];

for (const [place, site] of sites.entries()) {
  it(
    `the words on the first picture of the public home of ${site} reach 4.5:1 on its pixels`,
    inSoakFrom(1, place),
    async () => {
      const { page } = await visit(`${siteUrl(site)}/`, phone);
      const picture = page.locator('.hero img').first();
      for (const { viewport } of [phone, desktop]) {
        await page.setViewportSize(viewport);
        const decodes = (image: HTMLImageElement) =>
          image.decode().then(
            () => true,
            () => false,
          );
        await expect.poll(() => picture.evaluate(decodes), { timeout: MAX_MAKING }).toBe(true);
        await eventually(() => isDrawn(page)).toBe(true);
        for (const words of ['.hero h1', '.hero .lead, .hero .arrow', '.bar-name']) {
          expect([words, await contrastOf(page, words)]).toEqual([
            words,
            expect.toSatisfy((found: number) => found >= 4.5),
          ]);
        }
      }
    },
  );
}

for (const site of sites) {
  it(`the words on the home picture of ${site} reach 4.5:1 on its pixels`, inSoak, async () => {
    for (const language of ['en', 'es']) {
      // What the server draws is what the app takes over; its script would only make this slower.
      const { page } = await visit(`${siteUrl(site)}/app/?lang=${language}`, phone, ({ context }) =>
        context.route('**/app/js/main.*', (route) => route.abort()),
      );
      const picture = page.locator('.home-picture img');
      for (const { viewport } of [phone, desktop]) {
        await page.setViewportSize(viewport);
        // What is decoded may be given up for the size of another window.
        const decodes = (image: HTMLImageElement) =>
          image.decode().then(
            () => true,
            () => false,
          );
        await eventually(() => picture.evaluate(decodes)).toBe(true);
        await eventually(() => isDrawn(page)).toBe(true);
        expect(await contrastOf(page, '.home-tagline')).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}
