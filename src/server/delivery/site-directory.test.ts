import { expect, it } from 'vitest';
import { SiteDirectory } from './site-directory.ts';
import type { SiteName } from './site-names.ts';

const named = (id: number, key: string, isDefault = false): SiteName => ({
  id,
  key,
  hosts: [`${key}.test`],
  hubHosts: [],
  isDefault,
  localized: true,
});

const directory = () => new SiteDirectory([named(1, 'group', true), named(2, 'marea')]);

it('a host in another spelling means its site, also when it comes again', () => {
  const sites = directory();
  for (const host of ['marea.test', 'MAREA.test', 'marea.test:8080', 'marea.test:8080']) {
    expect(sites.find(host, undefined)?.key, host).toBe('marea');
  }
});

it('a Server-Name counts for a host of no site that came without one before', () => {
  const sites = directory();
  expect(sites.find('127.0.0.1:80', undefined)?.key).toBe('group');
  expect(sites.find('127.0.0.1:80', 'marea')?.key).toBe('marea');
  expect(sites.find('127.0.0.1:80', 'nowhere')).toBeUndefined();
  expect(sites.find('127.0.0.1:80', '')?.key).toBe('group');
});

it('hosts are found after more spellings than are remembered', () => {
  const sites = directory();
  for (let port = 1; port <= 1000; port += 1) sites.find(`marea.test:${port}`, undefined);
  expect(sites.find('marea.test:1001', undefined)?.key).toBe('marea');
  expect(sites.find('elsewhere.test', undefined)?.key).toBe('group');
  expect(sites.find('marea.test@evil.test', undefined)).toBeUndefined();
});
