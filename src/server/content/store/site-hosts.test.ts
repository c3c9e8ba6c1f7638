import { expect, it } from 'vitest';
import { administrator, siteBody, testApp } from '../../../../test/app.ts';

async function withSites() {
  const test = await testApp();
  const hosts = [{ host: 'marea.test' }, { host: 'www.marea.test' }];
  await test.create('site', null, siteBody('marea', { isDefault: true, hosts, name: 'Marea' }), 15);
  await test.create('site', null, siteBody('ocaso', { hosts: [{ host: 'ocaso.test' }] }), 24);
  test.signIn(administrator);
  const save = async (id: number, body: object) => {
    const url = `/api/devise/sites/${id}`;
    const { version } = (await test.app.inject(url)).json().data;
    const response = await test.app.inject({ method: 'PUT', url, payload: { version, ...body } });
    const { errors = [] } = response.json();
    return [response.statusCode, ...errors.map(({ path }: { path: string }) => path)];
  };
  return { ...test, save };
}

it('a host leads to one site, however it is written', async () => {
  const { app, save } = await withSites();
  const hosts = (...names: string[]) => ({ hosts: names.map((host) => ({ host })) });
  expect(await save(24, hosts('ocaso.test', 'MAREA.test'))).toEqual([422, 'hosts.1.host']);
  expect(await save(24, hosts('ocaso.test', 'Ocaso.test'))).toEqual([422, 'hosts.1.host']);
  for (const wrong of ['https://ocaso.test', 'ocaso.test/es', 'ocaso.test:8080', 'o caso.test']) {
    expect([wrong, ...(await save(24, hosts(wrong)))]).toEqual([wrong, 422, 'hosts.0.host']);
  }
  expect(await save(24, hosts('ocaso.test', 'www.ocaso.test'))).toEqual([200]);
  // What a site gives up is free for another one.
  expect(await save(15, hosts('marea.test'))).toEqual([200]);
  expect(await save(24, hosts('www.marea.test'))).toEqual([200]);
  const created = await app.inject({
    method: 'POST',
    url: '/api/devise/sites',
    payload: siteBody('cay', { hosts: [{ host: 'marea.test' }] }),
  });
  expect(created.json().errors).toEqual([
    { path: 'hosts.0.host', message: 'Another site already answers on this host: Marea.' },
  ]);
});

it('one site answers on unknown hosts', async () => {
  const { save } = await withSites();
  expect(await save(24, { isDefault: true })).toEqual([422, 'isDefault']);
  expect(await save(15, { name: 'Marea Alta' })).toEqual([200]);
  expect(await save(15, { isDefault: false })).toEqual([200]);
  expect(await save(24, { isDefault: true })).toEqual([200]);
});
