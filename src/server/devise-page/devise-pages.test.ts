import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { readDeviseFiles } from './devise-files.ts';

describe('the page of the staff app', () => {
  it.each(['/devise', '/devise/', '/devise/menus/search?for=edit&q=caf%C3%A9', '/devise/users/u1/edit'])(
    'opens at every address of the desk: %s',
    async (url) => {
      const { app } = await testApp();
      const page = await app.inject({ url });
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(readDeviseFiles().entry);
    },
  );

  it('carries the token that its cookie holds, and nobody keeps a copy', async () => {
    const { app } = await testApp();
    // Asked by address alone, the test's own cookie stays at home.
    const page = await app.inject('/devise');
    const cookie = page.cookies.find(({ name }) => name === 'PALAPA-XSRF');
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' });
    expect(page.body).toContain(`<meta name="csrf-token" content="${cookie!.value}">`);
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  it('lets no other script run and stands in no frame', async () => {
    const { app } = await testApp();
    const { headers } = await app.inject({ url: '/devise' });
    const policy = headers['content-security-policy'] as string;
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  });
});

describe('the files of the staff app', () => {
  it('never change, so browsers keep them for good', async () => {
    const { app } = await testApp();
    const file = await app.inject({ url: readDeviseFiles().entry });
    expect(file.statusCode).toBe(200);
    expect(file.headers['cache-control']).toContain('immutable');
  });

  it('of an earlier build are gone: an old tab receives no page in their place', async () => {
    const { app } = await testApp();
    const gone = await app.inject({ url: '/devise/js/menu-step.0ld.js' });
    expect(gone.statusCode).toBe(404);
    expect(gone.headers['content-type']).toContain('problem+json');
  });

  it('tell nothing of how they were built', async () => {
    const { app } = await testApp();
    const manifest = await app.inject({ url: '/devise/.vite/manifest.json' });
    expect(manifest.body).not.toContain('src/devise');
  });
});
