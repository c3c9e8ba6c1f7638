import { describe, expect, it } from 'vitest';
import { readSource, writeSource } from './redirect-source.ts';

const written = (text: string) => {
  const source = readSource(text);
  return typeof source === 'string' ? source : writeSource(source);
};

describe('old addresses', () => {
  it.each([
    ['/Old/Page/', '/old/page'],
    ['/old//page', '/old/page'],
    ['/caf%C3%A9', '/café'],
    ['/room.php?b=2&a=1+1', '/room.php?a=1%201&b=2'],
    ['/old?', '/old'],
    ['/old/*', '/old/*'],
    ['/*', '/*'],
    ['/', '/'],
    ['/apply', '/apply'],
  ])('reads %s as %s, whoever types it', (text, expected) => {
    expect(written(text)).toBe(expected);
  });

  it.each([
    ['old', 'redirect-source'],
    ['https://elsewhere.test/old', 'redirect-source'],
    ['/old page', 'redirect-source'],
    ['/old%20page', 'redirect-source'],
    ['/old\\page', 'redirect-source'],
    ['/old#part', 'redirect-source'],
    ['/%zz', 'redirect-source'],
    ['/old?a=%zz', 'redirect-source'],
    ['/old?a=1?b', 'redirect-source'],
    ['/o*d', 'redirect-star'],
    ['/old*', 'redirect-star'],
    ['/*/old', 'redirect-star'],
    ['/old/*?a=1', 'redirect-star'],
    ['/devise', 'redirect-reserved'],
    ['/API/x', 'redirect-reserved'],
    ['/app/*', 'redirect-reserved'],
    ['/robots.txt', 'redirect-reserved'],
    ['/es/feed.xml', 'redirect-reserved'],
  ])('refuses %s: %s', (text, fault) => {
    expect(written(text)).toBe(fault);
  });
});
