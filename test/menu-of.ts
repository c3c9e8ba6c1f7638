import type { Page } from 'playwright-core';

/** What grows from the bar into the menu. */
export const panel = (page: Page) => page.getByRole('banner').locator('> *');

export const panelHeight = (page: Page): Promise<number> =>
  panel(page).evaluate((element) => element.getBoundingClientRect().height);

/** The open menu. */
export const menuOf = (page: Page) => page.getByRole('dialog', { name: /^(Menu|Menú)$/ });
