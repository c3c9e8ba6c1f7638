import { describe, expect, it } from 'vitest';
import { demoApp, rolesOf, signedIn, usersOf } from '../../../../test/demo-app.ts';
import { staffBrowser } from '../../../../test/staff-browser.ts';
import { DEMO_PASSWORD } from './demo-staff.ts';

describe('users', () => {
  it('are listed in pages and found without accents', async () => {
    const { admin } = await demoApp();
    const page = (await admin.request('GET', 'users?page=2&pageSize=4')).json();
    expect(page.meta).toEqual({ total: 10, page: 2, pageSize: 4 });
    expect(page.data).toHaveLength(4);
    const found = (await admin.request('GET', 'users/search?searchterm=lucia')).json();
    expect(found.data).toMatchObject([
      { name: 'Lucía Canul', site_ids: [15], roles: [{ name: 'Property Manager' }] },
    ]);
    expect((await admin.request('GET', 'users/search?searchterm=100%25_')).json().data).toEqual([]);
  });

  it('change in name, roles and sites over the version that was read', async () => {
    const { admin } = await demoApp();
    const { chef } = await usersOf(admin);
    const roles = await rolesOf(admin);
    const change = { name: 'Mateo A.', role_ids: [roles.Activities], site_ids: [24], version: 1 };
    const saved = await admin.request('PUT', `users/${chef!.id}`, change);
    expect(saved.json().data).toMatchObject({
      name: 'Mateo A.',
      version: 2,
      role_ids: [roles.Activities],
      site_ids: [24],
      permissions_list: ['manage slices', 'manage settings', 'manage property hub'],
    });
    const late = await admin.request('PUT', `users/${chef!.id}`, { ...change, name: 'Late' });
    expect([late.statusCode, late.json().current.name]).toEqual([409, 'Mateo A.']);
    const blind = await admin.request('PUT', `users/${chef!.id}`, { name: 'Blind' });
    expect(blind.statusCode).toBe(428);
    expect(blind.json().errors).toEqual([{ path: 'version', message: 'This is required.' }]);
  });

  it('a change of their rights applies to their next request', async () => {
    const { test, admin } = await demoApp();
    const chef = await signedIn(test, 'chef@palapa.test');
    expect((await chef.request('GET', 'menus')).statusCode).toBe(200);
    const { id } = (await usersOf(admin)).chef!;
    const roles = await rolesOf(admin);
    await admin.request('PUT', `users/${id}`, { role_ids: [roles.Activities], version: 1 });
    expect((await chef.request('GET', 'menus')).statusCode).toBe(403);
  });

  it('disabled ones are signed out at once, and sign in anew when enabled again', async () => {
    const { test, admin } = await demoApp();
    const chef = await signedIn(test, 'chef@palapa.test');
    const { id } = (await usersOf(admin)).chef!;
    expect(
      (await admin.request('PUT', `users/${id}`, { disabled: true, version: 1 })).json().data.disabled,
    ).toBe(true);
    expect((await chef.request('GET', 'menus')).statusCode).toBe(401);
    const wrong = await staffBrowser(test.app).signIn('nobody@palapa.test', 'x');
    const refused = await chef.signIn('chef@palapa.test', DEMO_PASSWORD);
    expect([refused.statusCode, refused.body]).toEqual([401, wrong.body]);
    await admin.request('PUT', `users/${id}`, { disabled: false, version: 2 });
    expect((await chef.signIn('chef@palapa.test', DEMO_PASSWORD)).statusCode).toBe(200);
  });

  it('their sessions are listed and can be ended', async () => {
    const { test, admin } = await demoApp();
    const chef = await signedIn(test, 'chef@palapa.test');
    const { id } = (await usersOf(admin)).chef!;
    const { data } = (await admin.request('GET', `users/${id}/sessions`)).json();
    expect(data).toMatchObject([{ ip: '192.0.2.1', current: false }]);
    expect((await admin.request('DELETE', `users/${id}/sessions/${data[0].id}`)).statusCode).toBe(200);
    expect((await chef.request('GET', 'session')).statusCode).toBe(401);
  });

  it('all their sessions can be ended at once', async () => {
    const { test, admin } = await demoApp();
    const browsers = [await signedIn(test, 'chef@palapa.test'), await signedIn(test, 'chef@palapa.test')];
    const { chef, admin: me } = await usersOf(admin);
    const ended = await admin.request('POST', `users/${chef!.id}/sessions/end-all`);
    expect([ended.statusCode, ended.json().data]).toEqual([200, { ended: 2 }]);
    for (const browser of browsers) expect((await browser.request('GET', 'session')).statusCode).toBe(401);
    expect((await admin.request('GET', 'audit?action=sessions-ended')).json().data).toMatchObject([
      { subject: 'chef@palapa.test' },
    ]);
    await admin.request('POST', `users/${me!.id}/sessions/end-all`);
    expect((await admin.request('GET', 'session')).statusCode).toBe(200);
  });

  it('unknown fields of a body are rejected', async () => {
    const { admin } = await demoApp();
    const { chef } = await usersOf(admin);
    const sly = {
      id: 'x',
      permissions: ['manage users'],
      role: 1,
      all_sites: true,
      version: 1,
      email: 'b@b.test',
    };
    const refused = await admin.request('PUT', `users/${chef!.id}`, sly);
    expect(refused.statusCode).toBe(422);
    expect(
      refused
        .json()
        .errors.map(({ path }: { path: string }) => path)
        .toSorted(),
    ).toEqual(['all_sites', 'email', 'id', 'permissions', 'role']);
    const invite = await admin.request('POST', 'users', {
      email: 'x',
      name: '',
      role_ids: [99],
      site_ids: [],
      id: 'y',
    });
    expect(
      invite
        .json()
        .errors.map(({ path }: { path: string }) => path)
        .toSorted(),
    ).toEqual(['email', 'id', 'name', 'site_ids']);
    for (const body of [[], 'x', 7, null, { __proto__: { name: 'x' }, constructor: 1 }]) {
      const response = await admin.request('POST', 'users', body as object);
      expect([400, 415, 422]).toContain(response.statusCode);
    }
    const gone = await admin.request('POST', 'users', {
      email: 'n@b.test',
      name: 'N',
      role_ids: [99],
      site_ids: [7],
    });
    expect(gone.json().errors.map(({ path }: { path: string }) => path)).toEqual(['role_ids', 'site_ids']);
    const twice = { email: 'CHEF@palapa.test', name: 'N', role_ids: [4], site_ids: [15] };
    expect((await admin.request('POST', 'users', twice)).json().errors[0].path).toBe('email');
    for (const id of ['%00', 'x'.repeat(90), "'", '1;drop']) {
      expect((await admin.request('GET', `users/${id}`)).statusCode).toBe(404);
    }
  });
});
