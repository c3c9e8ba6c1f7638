import { describe, expect, it } from 'vitest';
import { demoApp, rolesOf, signedIn, usersOf } from '../../../../test/demo-app.ts';

describe('grants of rights', () => {
  it('are limited to the giver’s own permissions and sites', async () => {
    const { test } = await demoApp();
    const manager = await signedIn(test, 'manager@palapa.test');
    const roles = await rolesOf(manager);
    const invite = (role: string, site_ids: number[] | 'all') =>
      manager.request('POST', 'users', {
        email: 'new@palapa.test',
        name: 'New',
        role_ids: [roles[role]],
        site_ids,
      });
    const paths = async (response: Promise<{ json(): { errors?: { path: string }[] } }>) =>
      (await response).json().errors?.map(({ path }) => path);
    expect(await paths(invite('Group Admin', [15]))).toEqual(['role_ids']);
    expect(await paths(invite('Web Editor', [15]))).toEqual(['role_ids']);
    expect(await paths(invite('Activities', [24]))).toEqual(['site_ids']);
    expect(await paths(invite('Activities', [15, 24]))).toEqual(['site_ids']);
    expect(await paths(invite('Activities', 'all'))).toEqual(['site_ids']);
    expect((await invite('Activities', [15])).statusCode).toBe(201);
  });

  it('are limited to the giver’s own read permissions too', async () => {
    const { test } = await demoApp();
    const manager = await signedIn(test, 'manager@palapa.test');
    const roles = await rolesOf(manager);
    const response = await manager.request('POST', 'users', {
      email: 'new@palapa.test',
      name: 'New',
      role_ids: [roles.Viewer],
      site_ids: [15],
    });
    expect(response.json().errors[0]).toMatchObject({
      path: 'role_ids',
      message: expect.stringContaining('Gestionar sitios'),
    });
  });

  it('people with further rights cannot be changed, people of other sites cannot be seen', async () => {
    const { test, admin } = await demoApp();
    const everybody = await usersOf(admin);
    const manager = await signedIn(test, 'manager@palapa.test');
    const seen = await usersOf(manager);
    expect(seen.chef!.is_yours_to_change).toBe(true);
    expect(seen.activities!.is_yours_to_change).toBe(false);
    expect(seen.admin!.is_yours_to_change).toBe(false);
    const roles = await rolesOf(manager);
    for (const name of ['admin', 'activities', 'web']) {
      const { id, version } = everybody[name]!;
      const responses = [
        await manager.request('PUT', `users/${id}`, { disabled: true, version }),
        await manager.request('PUT', `users/${id}`, {
          role_ids: [roles.Activities],
          site_ids: [15],
          version,
        }),
        await manager.request('POST', `users/${id}/invite`),
        await manager.request('DELETE', `users/${id}/sessions/x`),
        await manager.request('POST', `users/${id}/sessions/end-all`),
        await manager.request('GET', `users/${id}/sessions`),
      ];
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403]);
      const { data } = (await manager.request('GET', `users/${id}`)).json();
      expect([data.two_factor, data.last_seen_at]).toEqual([null, null]);
    }
    expect((await manager.request('GET', `users/${everybody.chef!.id}/sessions`)).statusCode).toBe(200);
    await admin.request('PUT', `users/${everybody.chef!.id}`, { site_ids: [24], version: 1 });
    expect((await manager.request('GET', `users/${everybody.chef!.id}`)).statusCode).toBe(404);
    expect((await manager.request('PUT', `users/${everybody.chef!.id}`, { version: 2 })).statusCode).toBe(
      404,
    );
    expect(await usersOf(manager)).not.toHaveProperty('chef');
  });

  it('cannot be made to oneself', async () => {
    const { test } = await demoApp();
    const manager = await signedIn(test, 'manager@palapa.test');
    const me = (await usersOf(manager)).manager!;
    const grab = await manager.request('PUT', `users/${me.id}`, { site_ids: 'all', version: 1 });
    expect(grab.statusCode).toBe(422);
    const roles = await rolesOf(manager);
    const rise = { role_ids: [...me.role_ids, roles['Group Admin']], version: 1 };
    expect((await manager.request('PUT', `users/${me.id}`, rise)).statusCode).toBe(422);
  });
});

describe('the last administrator', () => {
  it('can neither be disabled, nor demoted, nor limited to some sites', async () => {
    const { admin } = await demoApp();
    const me = (await usersOf(admin)).admin!;
    const roles = await rolesOf(admin);
    for (const change of [{ disabled: true }, { role_ids: [roles.Viewer] }, { site_ids: [15, 24] }]) {
      const response = await admin.request('PUT', `users/${me.id}`, { ...change, version: 1 });
      expect([response.statusCode, response.json().errors?.[0].path]).toEqual([
        422,
        'disabled' in change ? 'disabled' : 'role_ids',
      ]);
    }
    expect((await admin.request('PUT', `users/${me.id}`, { name: 'Inés', version: 1 })).statusCode).toBe(200);
  });

  it('keeps their permissions when the role is changed', async () => {
    const { admin } = await demoApp();
    const roles = await rolesOf(admin);
    const cut = (change: object) =>
      admin.request('PUT', `user-roles/${roles['Group Admin']}`, { version: 1, ...change });
    expect((await cut({ permissions: ['manage users'] })).statusCode).toBe(422);
    expect((await cut({ may_change: false })).statusCode).toBe(422);
    expect((await cut({ name: 'Everything' })).statusCode).toBe(200);
  });

  it('can be disabled once there is another, but not both at once', async () => {
    const { test, admin } = await demoApp();
    const users = await usersOf(admin);
    const roles = await rolesOf(admin);
    const web = users.web!;
    await admin.request('PUT', `users/${web.id}`, { role_ids: [roles['Group Admin']], version: 1 });
    const second = await signedIn(test, 'web@palapa.test');
    const responses = await Promise.all([
      admin.request('PUT', `users/${web.id}`, { disabled: true, version: 2 }),
      second.request('PUT', `users/${users.admin!.id}`, { disabled: true, version: 1 }),
    ]);
    const [first, other] = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    // Whoever comes second is refused; or has been signed out by the first before their request is read.
    expect(first).toBe(200);
    expect([401, 422]).toContain(other);
  });

  it('cannot be somebody who was only invited', async () => {
    const { admin } = await demoApp();
    const me = (await usersOf(admin)).admin!;
    const roles = await rolesOf(admin);
    const invite = { email: 'n@b.test', name: 'N', role_ids: [roles['Group Admin']], site_ids: 'all' };
    expect((await admin.request('POST', 'users', invite)).statusCode).toBe(201);
    expect((await admin.request('PUT', `users/${me.id}`, { disabled: true, version: 1 })).statusCode).toBe(
      422,
    );
  });
});
