import { expect, it, onTestFinished } from 'vitest';
import { clock } from '../src/content/clock/clock.ts';
import { eventually, useBrowser } from './browser.ts';
import { callApi, openDevise, removeRecord } from './devise-app.ts';
import { focused, tabTo } from './tab-stops.ts';

useBrowser();

it('a clock is created, found by Ctrl-K and deleted by keyboard alone', async () => {
  const { page, context, complaints } = await openDevise('clocks');
  const waitForTitle = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  const type = async (stop: RegExp, text: string) => {
    await tabTo(page, stop);
    await page.keyboard.type(text);
  };
  const press = async (stop: RegExp) => {
    await tabTo(page, stop);
    await page.keyboard.press('Enter');
  };
  await waitForTitle('What would you like to do with the clocks?');
  await press(/^Create a clock/);
  await waitForTitle(clock.workflow.parts[0].en);

  // Enter sends the part; what is missing takes the focus.
  await tabTo(page, /^Name/);
  await page.keyboard.press('Enter');
  await page.getByRole('alert').getByText('3 answers need another look').waitFor();
  await eventually(async () => (await focused(page)).name).toMatch(/^Name/);
  await page.keyboard.type('Keys alone');
  await type(/^Special Name.*English/, 'Keys alone');
  await type(/^Special Name.*Español/, 'Solo teclas');
  await tabTo(page, /^Ends/);
  // The box goes on by itself, from the month to the minutes.
  await page.keyboard.type('050720270730PM');
  await press(/^Next$/);
  await waitForTitle(clock.workflow.parts[1].en);
  // The button stands on both steps; the focus goes to the beginning of the new one.
  await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('main');
  await type(/^Text\s*English/, 'Seven thirty');
  await press(/^Review and save$/);
  await waitForTitle('Is this how the new clock should be?');
  await page.getByText('May 7 2027 @ 7:30 pm').waitFor();
  await press(/^Create the clock$/);
  await page.getByText('Keys alone has been created.', { exact: true }).waitFor();
  const id = Number(/clocks\/(\d+)\/done/.exec(page.url())![1]);
  onTestFinished(async () => {
    const [left] = await callApi<{ id: number }[]>(context, 'GET', 'clocks?searchterm=Keys%20alone');
    if (left) await removeRecord(context, clock, id);
  });

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('keys alone');
  await page.getByRole('dialog').getByText('Keys alone').waitFor();
  await page.keyboard.press('Enter');
  await waitForTitle(clock.workflow.parts[0].en);
  await press(/^What to do with the clocks$/);
  await waitForTitle('What would you like to do with the clocks?');
  await press(/^Delete a clock/);
  await waitForTitle('Which clock would you like to delete?');
  await type(/^Search the clocks/, 'keys');
  await page.getByText('1 clock', { exact: true }).waitFor();
  await press(/^Keys alone/);
  await waitForTitle('Are you sure you want to do this?');
  await press(/^Yes, delete it$/);
  await page.getByText('Keys alone has been deleted.', { exact: true }).waitFor();
  expect(complaints).toEqual([]);
});
