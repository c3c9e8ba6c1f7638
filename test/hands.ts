import type { Locator, Page } from 'playwright-core';
import { drawnAnew, eventually } from './browser.ts';
import { focused, isShown } from './tab-stops.ts';

/** The two ways in which staff work a screen, so that one story is told with either: a pointer, or keys alone. */
export interface Hands {
  readonly name: 'mouse' | 'keyboard';
  /** Presses a button, a link, a tick box or one of several answers. */
  press(control: Locator): Promise<void>;
  /** Writes in the place of what stands in the box. */
  write(box: Locator, text: string): Promise<void>;
  /** Writes `2027-05-07T19:30` into a box for a date and a time. */
  writeMoment(box: Locator, moment: string): Promise<void>;
  /** Chooses from the list that opens below a box, by what the option is called. */
  pick(box: Locator, option: string): Promise<void>;
  /** Opens the menu of a button and presses an item of it. */
  pressInMenu(button: Locator, item: string): Promise<void>;
}

export const mouse = (page: Page): Hands => ({
  name: 'mouse',
  press: (control) => control.click(),
  write: (box, text) => box.fill(text),
  writeMoment: (box, moment) => box.fill(moment),
  async pick(box, option) {
    await box.click();
    if (await box.isEditable()) await box.fill(option);
    await page.getByRole('option', { name: option }).first().click();
  },
  async pressInMenu(button, item) {
    await button.click();
    await page.getByRole('menuitem', { name: item, exact: true }).click();
  },
});

/** Presses of Tab after which a stop counts as out of reach: a long form beside a page with links has many. */
const MAX_STOPS = 150;
/** As many options or items as a list has that is walked by arrows. */
const MAX_ARROWS = 60;

const hasFocus = (control: Locator) => control.evaluate((one) => one === document.activeElement);

/** Radios of one name are one stop; the arrows go from one to the next. */
const isOfFocusedGroup = (control: Locator) =>
  control.evaluate((one) => {
    const { activeElement: held } = document;
    const areRadios = one instanceof HTMLInputElement && held instanceof HTMLInputElement;
    return areRadios && one.type === 'radio' && held.type === 'radio' && one.name === held.name;
  });

/** Whether what has the focus stands behind the control, so that Shift Tab is the short way. */
const isBefore = (control: Locator) =>
  control.evaluate(
    (one) =>
      (one.compareDocumentPosition(document.activeElement!) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 &&
      !document.activeElement!.matches('body, main'),
  );

/** Tabs to a control; every stop on the way has to be seen, and to show that it has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor({ state: 'attached' });
  // A screen that has just come takes the focus, and nobody presses a key before they see it.
  await drawnAnew(page);
  const passed: string[] = [];
  for (let press = 0; press < MAX_STOPS; press += 1) {
    if ((await hasFocus(control)) || (await isOfFocusedGroup(control))) return;
    await page.keyboard.press((await isBefore(control)) ? 'Shift+Tab' : 'Tab');
    const stop = await focused(page);
    passed.push(stop.name);
    if (stop.isPage || stop.isFrame) continue;
    await isShown(page, stop.name);
  }
  throw new Error(`Tab never came to ${String(control)}: ${passed.join(' · ')}`);
}

export const keyboard = (page: Page): Hands => {
  const keys = page.keyboard;
  const reach = (control: Locator) => tabTo(page, control);
  return {
    name: 'keyboard',
    async press(control) {
      await reach(control);
      for (let arrow = 0; arrow < MAX_ARROWS && !(await hasFocus(control)); arrow += 1)
        await keys.press('ArrowDown');
      const isTicked = await control.evaluate((one) =>
        one.matches('input[type=checkbox], input[type=radio]'),
      );
      await keys.press(isTicked ? 'Space' : 'Enter');
    },
    async write(box, text) {
      await reach(box);
      await keys.press('Control+a');
      await keys.type(text);
    },
    async writeMoment(box, moment) {
      await reach(box);
      const [, year, month, day, hour, minute] = /^(\d+)-(\d+)-(\d+)T(\d+):(\d+)/.exec(moment)!;
      const twelve = String(Number(hour) % 12 || 12).padStart(2, '0');
      // As the box reads in English; it goes on by itself, from the month to the minutes.
      await keys.type(`${month}${day}${year}${twelve}${minute}${Number(hour) < 12 ? 'AM' : 'PM'}`);
      await eventually(() => box.inputValue()).toBe(moment);
    },
    async pick(box, option) {
      await reach(box);
      const wanted = page.getByRole('option', { name: option }).first();
      if (await box.isEditable()) {
        await keys.press('Control+a');
        await keys.type(option);
      } else await keys.press('Enter');
      await wanted.waitFor();
      const isReached = () => wanted.evaluate((one) => one.matches('[data-combobox-selected]'));
      for (let arrow = 0; arrow < MAX_ARROWS && !(await isReached()); arrow += 1)
        await keys.press('ArrowDown');
      await keys.press('Enter');
    },
    async pressInMenu(button, item) {
      await reach(button);
      await keys.press('Enter');
      const wanted = page.getByRole('menuitem', { name: item, exact: true });
      await wanted.waitFor();
      for (let arrow = 0; arrow < MAX_ARROWS && !(await hasFocus(wanted)); arrow += 1)
        await keys.press('ArrowDown');
      await keys.press('Enter');
    },
  };
};
