import { describe, expect, it } from 'vitest';
import { demoApp, rolesOf, signedIn, usersOf } from '../../../../test/demo-app.ts';

describe('roles', () => {
  it('are the ten seeded ones in both languages, and can be created, changed and deleted', async () => {
    const { admin } = await demoApp();
    const { data, meta } = (await admin.request('GET', 'user-roles/')).json();
    expect(meta.total).toBe(10);
    expect(data[9]).toMatchObject({ name: 'Viewer', name_es: 'Solo consulta', may_change: false, people: 1 });
    const made = await admin.request('POST', 'user-roles', {
      name: 'Night Desk',
      permissions: ['manage property hub'],
    });
    expect(made.json().data).toMatchObject({ version: 1, may_change: true, people: 0 });
    const { id } = made.json().data;
    const changed = await admin.request('PUT', `user-roles/${id}`, { name_es: 'Turno de noche', version: 1 });
    expect(changed.json().data).toMatchObject({
      version: 2,
      name: 'Night Desk',
      permissions: ['manage property hub'],
    });
    expect((await admin.request('PUT', `user-roles/${id}`, { name: 'X', version: 1 })).statusCode).toBe(409);
    const twice = await admin.request('POST', 'user-roles', {
      name: 'night desk',
      permissions: ['manage menus'],
    });
    expect(twice.json().errors[0].path).toBe('name');
    const wrong = await admin.request('POST', 'user-roles', {
      name: 'X',
      permissions: ['manage everything'],
      id: 3,
    });
    expect(wrong.json().errors.map(({ path }: { path: string }) => path)).toEqual(['id', 'permissions']);
    expect((await admin.request('PUT', `user-roles/${id}`, { name: 'Blind' })).statusCode).toBe(428);
    expect((await admin.request('DELETE', `user-roles/${id}`)).statusCode).toBe(428);
    expect((await admin.request('DELETE', `user-roles/${id}?version=1`)).statusCode).toBe(409);
    expect((await admin.request('DELETE', `user-roles/${id}?version=2`)).statusCode).toBe(200);
    expect((await admin.request('GET', `user-roles/${id}`)).statusCode).toBe(404);
  });

  it('that somebody has cannot be deleted', async () => {
    const { admin } = await demoApp();
    const roles = await rolesOf(admin);
    expect((await admin.request('DELETE', `user-roles/${roles.Viewer}?version=1`)).statusCode).toBe(409);
  });

  it('are changed only by people with all sites and all of the role’s permissions', async () => {
    const { test, admin } = await demoApp();
    const roles = await rolesOf(admin);
    const manager = await signedIn(test, 'manager@palapa.test');
    const role = { name: 'Sly', permissions: ['manage menus'] };
    expect((await manager.request('POST', 'user-roles', role)).statusCode).toBe(403);
    expect((await manager.request('DELETE', `user-roles/${roles.Viewer}`)).statusCode).toBe(403);

    const { id } = (await usersOf(admin)).manager!;
    await admin.request('PUT', `users/${id}`, { site_ids: 'all', version: 1 });
    expect((await manager.request('POST', 'user-roles', role)).statusCode).toBe(201);
    const grab = { name: 'Slyer', permissions: ['manage menus', 'manage redirects'] };
    expect((await manager.request('POST', 'user-roles', grab)).json().errors[0].path).toBe('permissions');
    const own = `user-roles/${roles['Property Manager']}`;
    const rise = { permissions: ['manage users', 'manage redirects'], version: 1 };
    expect((await manager.request('PUT', own, rise)).statusCode).toBe(422);
    const cut = { permissions: ['manage menus'], version: 1 };
    expect((await manager.request('PUT', `user-roles/${roles['Web Editor']}`, cut)).statusCode).toBe(422);
  });
});
