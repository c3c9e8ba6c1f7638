import { describe, expect, it } from 'vitest';
import { testApp } from '../../../test/app.ts';
import { readDeviseFiles } from './devise-files.ts';

describe('the page of the staff app', () => {
  it.each(['/devise', '/devise/', '/devise/menus/search?for=edit&q=caf%C3%A9', '/devise/users/u1/edit'])(
    'is served at every address below /devise: %s',
    async (url) => {
      const { app } = await testApp();
      const page = await app.inject({ url });
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain(readDeviseFiles().entry);
    },
  );

  it('contains the token of its cookie, and is not cached', async () => {
    const { app } = await testApp();
    // Requested without the test's own cookie.
    const page = await app.inject('/devise');
    const cookie = page.cookies.find(({ name }) => name === 'PALAPA-XSRF');
    expect(cookie).toMatchObject({ path: '/', httpOnly: true, sameSite: 'Lax' });
    expect(page.body).toContain(`<meta name="csrf-token" content="${cookie!.value}">`);
    expect(page.headers['cache-control']).toBe('private, no-store');
  });

  it('allows no other scripts and no frames', async () => {
    const { app } = await testApp();
    const { headers } = await app.inject({ url: '/devise' });
    const policy = headers['content-security-policy'] as string;
    expect(policy).toMatch(/script-src 'self' 'sha256-[^']+';/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers['x-frame-options']).toBe('DENY');
  });
});

describe('the files of the staff app', () => {
  it('are cached by browsers without expiry', async () => {
    const { app } = await testApp();
    const file = await app.inject({ url: readDeviseFiles().entry });
    expect(file.statusCode).toBe(200);
    expect(file.headers['cache-control']).toContain('immutable');
  });

  it('of an earlier build are 404, not the page', async () => {
    const { app } = await testApp();
    const gone = await app.inject({ url: '/devise/js/menu-step.0ld.js' });
    expect(gone.statusCode).toBe(404);
    expect(gone.headers['content-type']).toContain('problem+json');
  });

  it('do not include the manifest of the build', async () => {
    const { app } = await testApp();
    const manifest = await app.inject({ url: '/devise/.vite/manifest.json' });
    expect(manifest.body).not.toContain('src/devise');
  });
});
