import { expect, it } from 'vitest';
import { desktop, useBrowser, visit } from './browser.ts';
import { journeyServer } from './journey-server.ts';
import { inSoak } from './soak.ts';

useBrowser();

const url = () => `http://localhost:${journeyServer().port}/api/docs`;

it('the page of the API renders under its Content-Security-Policy', inSoak, async () => {
  const { page, complaints } = await visit(url(), desktop);
  // The document describes every field of every type: to read it takes a busy machine half a minute.
  await page.getByRole('heading', { name: /^Palapa/ }).waitFor({ timeout: 90_000 });
  await page.getByRole('button', { name: 'Expand operation' }).first().click();
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
