import { describe, expect, it } from 'vitest';
import { hubUrl, inSpanish, phone, useBrowser, visit } from './browser.ts';

useBrowser();

/** A phone of 390 px whose guest reads everything at twice its size. */
const viewport = { width: 195, height: 422 };

describe('the hub at twice its size', () => {
  it.each([
    ['en', { ...phone, viewport }, 'Open menu'],
    ['es', { ...inSpanish, viewport }, 'Abrir el menú'],
  ] as const)(
    'in %s keeps its menu in reach and breaks long words with a hyphen',
    async (language, as, menu) => {
      const { page } = await visit(hubUrl('sal-y-brisa', 'events'), as);
      const title = page.getByRole('heading', { level: 1 });
      await title.waitFor();
      const opener = (await page.getByRole('button', { name: menu }).boundingBox())!;
      expect(opener.x + opener.width).toBeLessThanOrEqual(viewport.width);
      const hyphens = await title.evaluate((one) => [
        getComputedStyle(one).hyphens,
        one.closest('[lang]')!.getAttribute('lang'),
      ]);
      expect(hyphens).toEqual(['auto', language]);
    },
  );
});
