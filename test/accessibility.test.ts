import { expect, it } from 'vitest';
import { accessibilityViolations } from './accessibility.ts';
import { newGuest, useBrowser } from './browser.ts';

useBrowser();

it('a barrier is found on the page and in a frame of it, but for what is left aside', async () => {
  const { page, context } = await newGuest();
  const body = (name: string, inside: string) =>
    `<html lang="en"><title>${name}</title><main aria-label="${name}"><h1>${name}</h1>${inside}</main></html>`;
  const picture = '<img src="data:,">';
  const frame = body('Pond', picture).replaceAll('"', '&quot;');
  await page.setContent(body('Garden', `${picture}<iframe title="Inside" srcdoc="${frame}"></iframe>`));
  const barriers = (found: readonly string[]) => found.map((one) => one.split(' ', 1)[0]);
  expect(barriers(await accessibilityViolations(page))).toEqual(['image-alt:', 'image-alt:']);
  expect(barriers(await accessibilityViolations(page, ['iframe']))).toEqual(['image-alt:']);
  expect(barriers(await accessibilityViolations(page, ['img', 'iframe']))).toEqual([]);
  await context.close();
});

it('a colour is measured once its transition has ended', async () => {
  const { page, context } = await newGuest();
  await page.setContent(
    `<html lang="en"><title>Dusk</title>
    <style>
      p { background: #fff; color: #000; transition: background 1s, color 1s }
      @media (prefers-color-scheme: dark) { p { background: #000; color: #fff } }
    </style>
    <main><h1>Dusk</h1><p>Words on a colour that changes</p></main></html>`,
  );
  expect(await accessibilityViolations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await accessibilityViolations(page)).toEqual([]);
  await context.close();
});
