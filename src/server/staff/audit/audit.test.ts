import { describe, expect, it } from 'vitest';
import { demoApp, rolesOf, signedIn, usersOf } from '../../../../test/demo-app.ts';
import { staffBrowser } from '../../../../test/staff-browser.ts';
import { DEMO_ADMIN } from '../people/demo-staff.ts';

describe('the audit log', () => {
  it('lists sign-ins, failures, changes of rights and every write to a record', async () => {
    const { test, admin } = await demoApp();
    await staffBrowser(test.app).signIn('chef@palapa.test', 'a wrong password');
    await staffBrowser(test.app).signIn('not-somebody', 'a wrong password');
    const { chef } = await usersOf(admin);
    const roles = await rolesOf(admin);
    await admin.request('PUT', `users/${chef!.id}`, { role_ids: [roles.Activities], version: 1 });
    await admin.request('POST', 'user-roles', { name: 'Night Desk', permissions: ['manage menus'] });
    await admin.request('POST', 'brands', { name: 'Salt & Breeze' });
    const { data, meta } = (await admin.request('GET', 'audit')).json();
    expect(meta.total).toBe(data.length);
    expect(data.map(({ action, subject }: Record<string, string>) => [action, subject])).toEqual([
      ['create', 'Salt & Breeze'],
      ['role-created', 'Night Desk'],
      ['rights-changed', 'chef@palapa.test'],
      ['sign-in-failed', ''],
      ['sign-in-failed', 'chef@palapa.test'],
      ['sign-in', DEMO_ADMIN.email],
      ['create', 'ocaso'],
      ['create', 'marea'],
    ]);
    expect(data[2]).toMatchObject({
      actor_name: DEMO_ADMIN.name,
      ip: '192.0.2.1',
      detail: { before: { roles: ['Food & Beverage'] }, after: { roles: ['Activities'] } },
    });
    expect(data[0]).toMatchObject({ actor_name: DEMO_ADMIN.name, type: 'brand', record_id: 1 });
    expect(JSON.stringify(data)).not.toContain('not-somebody');

    const auditEntries = async (query: string) =>
      (await admin.request('GET', `audit?${query}`)).json().data as object[];
    expect(await auditEntries(`user=${chef!.id}`)).toHaveLength(2);
    expect(await auditEntries('action=sign-in-failed')).toHaveLength(2);
    expect(await auditEntries('searchterm=night')).toHaveLength(1);
    expect(await auditEntries('page=2&pageSize=3')).toEqual(data.slice(3, 6));
    expect(await auditEntries('page=2000000000&pageSize=100')).toEqual([]);
  });

  it('of a manager of one site lists that site and its people', async () => {
    const { test } = await demoApp();
    const manager = await signedIn(test, 'manager@palapa.test');
    await signedIn(test, 'chef@palapa.test');
    await staffBrowser(test.app).signIn('not-somebody', 'x');
    const { data } = (await manager.request('GET', 'audit')).json();
    const lines = data.map(({ action, subject }: Record<string, string>) => `${action} ${subject}`);
    expect(lines).toContain('sign-in chef@palapa.test');
    expect(lines).toContain('create marea');
    expect(lines).not.toContain('create ocaso');
    expect(lines).not.toContain('sign-in-failed ');
  });

  it('of a manager lists neither the actions nor the IP addresses of administrators', async () => {
    const { test, admin } = await demoApp();
    await staffBrowser(test.app).signIn(DEMO_ADMIN.email, 'a wrong password');
    const manager = await signedIn(test, 'manager@palapa.test');
    const { chef } = await usersOf(admin);
    await admin.request('PUT', `users/${chef!.id}`, { name: 'Mateo', version: 1 });
    const { data, meta } = (await manager.request('GET', 'audit')).json();
    const lines = data.map(({ action, subject }: Record<string, string>) => `${action} ${subject}`);
    expect(lines.filter((line: string) => line.includes(DEMO_ADMIN.email))).toEqual([]);
    expect(meta.total).toBe(data.length);
    const [renamed] = data.filter(({ action }: { action: string }) => action === 'user-changed');
    expect(renamed).toMatchObject({ subject: 'chef@palapa.test', actor_name: DEMO_ADMIN.name, ip: null });
  });

  it('lists what was decided about publication: in which languages, from when, by whom, and why it was sent back', async () => {
    const { test, admin } = await demoApp();
    const event = {
      site_id: 15,
      label: 'Yoga',
      start_date: '2031-01-01T10:00',
      locale: { en: { title: 'Yoga' }, es: { title: 'Yoga' } },
    };
    const made = (await admin.request('POST', 'events', event)).json().data;
    const act = async (below: string, payload: object) => {
      const response = await admin.request('POST', `events/${made.id}/${below}`, { version: 1, ...payload });
      expect(response.statusCode).toBe(200);
      return response.json().data;
    };
    await act('withdraw', { languages: ['es'] });
    await act('publish', { languages: ['es'], at: '2031-02-01T08:00' });
    const sent = await act('approval', { languages: ['en', 'es'], note: 'For May' });
    const decide = (id: number, action: string, payload = {}) =>
      admin.request('POST', `approvals/${id}/${action}`, payload);
    await decide(sent.publication.en.approval, 'send-back', { comment: 'Which day?' });
    const again = await act('approval', { languages: ['en'] });
    expect((await decide(again.publication.en.approval, 'approve', { version: 1 })).statusCode).toBe(200);

    const { data, meta } = (await admin.request('GET', 'audit?user=' + (await idOfAdmin(admin)))).json();
    const told = data
      .filter(({ type }: { type: string | null }) => type === 'event')
      .map((one: Record<string, unknown>) => [one.action, one.subject, one.detail]);
    expect(told).toEqual([
      ['approved', 'Yoga', { languages: ['en'] }],
      ['sent-for-approval', 'Yoga', { languages: ['en'] }],
      ['sent-back', 'Yoga', { languages: ['en', 'es'], comment: 'Which day?' }],
      ['sent-for-approval', 'Yoga', { languages: ['en', 'es'], comment: 'For May' }],
      ['schedule-publish', 'Yoga', { languages: ['es'], from: expect.stringContaining('2031-02-01T13:00') }],
      ['withdraw', 'Yoga', { languages: ['es'] }],
      ['create', 'Yoga', { languages: ['en', 'es'] }],
    ]);
    expect(meta.total).toBe(data.length);
    const filtered = (await admin.request('GET', 'audit?action=schedule-publish')).json();
    expect([filtered.data.length, filtered.meta.total]).toEqual([1, 1]);
    const chef = await signedIn(test, 'manager@palapa.test');
    const { data: seen } = (await chef.request('GET', 'audit?action=sent-back')).json();
    expect(seen).toHaveLength(1);
  });
});

type Asker = Awaited<ReturnType<typeof demoApp>>['admin'];

const idOfAdmin = async (admin: Asker): Promise<string> =>
  (await admin.request('GET', 'session')).json().data.user.id;
