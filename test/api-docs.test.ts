import { expect, it } from 'vitest';
import { desktop, useBrowser, visit } from './browser.ts';
import { journeyServer } from './journey-server.ts';

useBrowser();

const url = () => `http://localhost:${journeyServer().port}/api/docs`;

it('the page of the API renders under its Content-Security-Policy', async () => {
  const { page, complaints } = await visit(url(), desktop);
  await page.getByRole('heading', { name: /^Palapa/ }).waitFor();
  // Operations are drawn once the document has been fetched; all of them take a slow machine a minute.
  await page.locator('.opblock').first().waitFor();
  expect(complaints).toEqual([]);
});

it('the pages of the API allow no frames and load nothing from other hosts', async () => {
  for (const path of ['', '/', '/static/swagger-ui-bundle.js', '/json']) {
    const { status, headers } = await fetch(url() + path);
    expect([path, status]).toEqual([path, 200]);
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
    expect(headers.get('content-security-policy')).toMatch(/script-src 'self';/);
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
});
