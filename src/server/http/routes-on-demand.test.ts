import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { routesOnDemand } from './routes-on-demand.ts';

/** Two groups, menus and rooms; `built` are those built so far, `fails` how many builds are still to fail. */
function appWithGroups({ fails = 0 } = {}) {
  const built: string[] = [];
  const closed: string[] = [];
  let failures = fails;
  const app = Fastify({ routerOptions: { maxParamLength: 20 } });
  onTestFinished(() => app.close());
  app.get('/api/other/:id', async () => 'other');
  routesOnDemand(app, {
    prefix: '/api',
    groups: ['menus', 'rooms'],
    async build(group) {
      built.push(group);
      failures -= 1;
      if (failures >= 0) throw new Error('It cannot be built now.');
      const made = Fastify();
      made.get(`/api/${group}`, async () => group);
      made.post(`/api/${group}/:id`, async ({ params, body }) => ({ params, body }));
      made.addHook('onClose', async () => void closed.push(group));
      return made;
    },
  });
  return { app, built, closed };
}

it('a group is built with its first request, once, and no other is', async () => {
  const { app, built } = appWithGroups();
  await app.ready();
  expect(built).toEqual([]);
  const answers = await Promise.all(['/api/menus', '/api/menus'].map((url) => app.inject({ url })));
  expect(answers.map(({ body }) => body)).toEqual(['menus', 'menus']);
  expect((await app.inject({ url: '/api/menus' })).body).toBe('menus');
  expect(built).toEqual(['menus']);
});

it('the group’s app reads the body and the parameters', async () => {
  const { app } = appWithGroups();
  const sent = await app.inject({ method: 'POST', url: '/api/rooms/7?x=1', payload: { beds: 2 } });
  expect(sent.json()).toEqual({ params: { id: '7' }, body: { beds: 2 } });
});

it('addresses of no group, and of a group without such a route, are not found', async () => {
  const { app, built } = appWithGroups();
  const status = async (url: string) => (await app.inject({ url })).statusCode;
  expect([await status('/api/menus2'), await status('/api/nothing/at/all')]).toEqual([404, 404]);
  expect(built).toEqual([]);
  expect([await status('/api/menus/1/nothing'), await status('/api/menus/1')]).toEqual([404, 404]);
});

it('a parameter of another route that is too long is still refused as too long', async () => {
  const { app } = appWithGroups();
  expect((await app.inject({ url: `/api/other/${'x'.repeat(21)}` })).statusCode).toBe(414);
});

it('a group that could not be built is tried again with the next request', async () => {
  const { app, built } = appWithGroups({ fails: 1 });
  expect((await app.inject({ url: '/api/menus' })).statusCode).toBe(500);
  expect((await app.inject({ url: '/api/menus' })).body).toBe('menus');
  expect(built).toEqual(['menus', 'menus']);
});

it('the apps of the groups close with the app', async () => {
  const { app, closed } = appWithGroups();
  await app.inject({ url: '/api/menus' });
  await app.close();
  expect(closed).toEqual(['menus']);
});

it('all of them are given to whoever lists routes', async () => {
  const { app, built } = appWithGroups();
  const apps = await app.appsOnDemand();
  expect(apps.map((made) => made.hasRoute({ method: 'GET', url: '/api/rooms' }))).toEqual([false, true]);
  expect(built).toEqual(['menus', 'rooms']);
});
