import { expect, it } from 'vitest';
import { hostName, parseHost } from './host.ts';

it.each([
  ['marea.test', 'marea.test', undefined],
  ['Marea.Test:3000', 'marea.test', '3000'],
  ['127.0.0.1:80', '127.0.0.1', '80'],
  ['[::1]:3000', '[::1]', '3000'],
  ['my_service', 'my_service', undefined],
])('%s is the host %s', (text, name, port) => {
  expect(parseHost(text)).toEqual({ name, port });
  expect(hostName(text)).toBe(name);
});

it.each([
  'casa-marea.localhost:80@evil.test',
  'casa-marea.localhost:80:80',
  'a b',
  'a/b',
  'a"b',
  'a,b',
  '.a',
  ':80',
  '[::1',
  '::1',
  'a:123456',
  'a:65536',
  'a:',
  '',
  'a'.repeat(300),
])('"%s" is no host', (text) => {
  expect(parseHost(text)).toBeUndefined();
});
