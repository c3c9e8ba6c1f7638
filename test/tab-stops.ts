import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { eventually } from './browser.ts';

/** Keyboard navigation: every tab stop must be visible and show its focus. */

/** What has the focus, and how thick the line around it is drawn. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    // The box of a switch is hidden, and what stands beside it is drawn in its place.
    const drawn = element.matches('[role=switch]') ? element.nextElementSibling! : element;
    const { outlineStyle, outlineWidth, opacity } = getComputedStyle(drawn);
    const label = (element as HTMLInputElement).labels?.[0];
    // The last stop in a date box is the browser's own button, which draws its own ring.
    const isDrawnByBrowser = element.matches('[type=date], [type=datetime-local]') && outlineStyle === 'none';
    const { width, height, top, bottom } = drawn.getBoundingClientRect();
    const isSeen = width > 0 && height > 0 && bottom > 0 && top < innerHeight && opacity !== '0';
    return {
      name: (element.getAttribute('aria-label') ?? label?.innerText ?? element.innerText).trim(),
      outline: isDrawnByBrowser ? 2 : outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
      isSeen,
      // Past the last stop the browser's own bar has the focus for one press; a page that has just come takes it
      // whole, to begin from its top.
      isPage: element.matches('body, main'),
      // A page inside the page shows where its own focus is.
      isFrame: element.matches('iframe'),
    };
  });

/**
 * What has the focus has to be seen, with a line around it. A page that still grows pushes it away, and the browser scrolls
 * after it; what is drawn anew has no line for a moment.
 */
export const isShown = (page: Page, name: string) =>
  eventually(() => focused(page), `focus is not seen on “${name}”`).toMatchObject({
    isSeen: true,
    outline: expect.toSatisfy((width: number) => width >= 2),
  });

/** Tabs to a stop by its name; every stop on the way has to show that it has the focus. */
export async function tabTo(page: Page, name: RegExp, key = 'Tab'): Promise<void> {
  const passed: string[] = [];
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (stop.isPage) continue;
    await isShown(page, stop.name);
    if (name.test(stop.name)) return;
    passed.push(stop.name);
  }
  throw new Error(`Tab never came to ${name}: ${passed.join(' · ')}`);
}
