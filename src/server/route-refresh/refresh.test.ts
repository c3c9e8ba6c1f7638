import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { administrator, siteBody, testApp } from '../../../test/app.ts';
import { sayThatRunning } from './instances.ts';
import { refreshInstance } from './refresh.ts';
import { WAIT } from '../../../test/wait.ts';

/** A deployment service that notes what it is sent. */
async function deploymentService(status: number) {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    response.writeHead(status).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return { calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/refresh` };
}

async function withSite(environment: Record<string, string> = {}) {
  const test = await testApp({ environment });
  await test.create('site', null, siteBody('marea', { isDefault: true }), 15);
  await test.create('redirect', 15, { name: 'Old', from: '/old', to: '/new' });
  test.signIn(administrator);
  await test.app.inject('/api/site');
  const url = '/api/devise/route-cache/refresh';
  const state = async () => (await test.app.inject(url)).json().data;
  const press = async () => (await test.app.inject({ method: 'POST', url })).json().data;
  return { ...test, state, press };
}

describe('Refresh Cache', () => {
  it('has each instance read its sites and redirects anew, and says what it did', async () => {
    const { state, press } = await withSite();
    expect(await state()).toBeNull();
    const begun = await press();
    expect(begun).toMatchObject({ actor_name: administrator.name, deploy: null });
    await vi.waitFor(async () => expect((await state()).is_finished).toBe(true), WAIT);
    const { id, steps } = await state();
    expect(id).toBe(begun.id);
    expect(steps).toEqual([
      {
        instance: expect.stringMatching(/^[0-9a-f]{8}$/),
        state: 'done',
        sites: 1,
        redirects: 1,
        took_ms: expect.any(Number),
      },
    ]);
    await press();
    await vi.waitFor(
      async () => expect(await state()).toMatchObject({ id: id + 1, is_finished: true }),
      WAIT,
    );
  });

  it('waits for instances that are slow, begins no second one meanwhile, and for none that is gone', async () => {
    const { db, database, state, press } = await withSite();
    await sayThatRunning(db, 'slow');
    await sayThatRunning(db, 'ended');
    const { id } = await press();
    await database.pool.query("delete from instance where name = 'ended'");
    await vi.waitFor(async () => expect((await state()).steps).toHaveLength(3), WAIT);
    expect((await press()).id).toBe(id);
    const failing = { readAgain: () => Promise.reject(new Error('/home/somebody')) };
    await refreshInstance(db, failing as never, { id, name: 'slow' });
    await vi.waitFor(async () => expect((await state()).is_finished).toBe(true), WAIT);
    const { steps } = await state();
    const states = Object.fromEntries(
      steps.map(({ instance, state: one }: Record<string, string>) => [instance, one]),
    );
    expect(states).toMatchObject({ slow: 'failed', ended: 'gone' });
    expect(Object.values(states)).toContain('done');
    expect(JSON.stringify(await state())).not.toContain('somebody');
  });

  it.each([200, 503])('tells the deployment service and says that it answered %i', async (status) => {
    const { calls, url } = await deploymentService(status);
    const { state, press } = await withSite({ DEPLOY_REFRESH_URL: url });
    expect((await press()).is_finished).toBe(false);
    await vi.waitFor(async () => expect((await state()).is_finished).toBe(true), WAIT);
    expect((await state()).deploy).toEqual({ status, took_ms: expect.any(Number) });
    expect(calls).toEqual(['POST /refresh']);
  });

  it('says that the deployment service was not reached', async () => {
    const { state, press } = await withSite({ DEPLOY_REFRESH_URL: 'http://127.0.0.1:1/refresh' });
    await press();
    await vi.waitFor(async () => expect((await state()).deploy.status).toBe(0), WAIT);
  });

  it('is for who may manage redirects', async () => {
    const { app, signIn } = await withSite();
    const lacking = administrator.permissions.filter((one) => one !== 'manage redirects');
    const url = '/api/devise/route-cache/refresh';
    signIn({ ...administrator, permissions: lacking });
    expect((await app.inject(url)).statusCode).toBe(200);
    expect((await app.inject({ method: 'POST', url })).statusCode).toBe(403);
  });
});
