import { describe, expect, it } from 'vitest';
import { readHost, readHostPrefix } from './host-text.ts';

describe('a host', () => {
  it('is kept as browsers send it', () => {
    expect(readHost('WWW.Marea.Example')).toBe('www.marea.example');
    expect(readHost('marea.example.')).toBe('marea.example');
    expect(readHost('cancún.example')).toBe('xn--cancn-bva.example');
    expect(readHost('CANCÚN.example')).toBe('xn--cancn-bva.example');
    expect(readHost('marea.localhost')).toBe('marea.localhost');
    expect(readHost('192.168.1.20')).toBe('192.168.1.20');
    expect(readHost('[::1]')).toBe('[::1]');
  });

  it.each([
    'https://marea.example',
    'marea.example/es',
    'marea.example:8080',
    'mar ea.example',
    'cancún.example/es',
    'cancún.example:80',
    'https://cancún.example',
    'user@marea.example',
    '.marea.example',
    'marea..example',
    '-marea.example',
    '*.marea.example',
    `${'a'.repeat(64)}.example`,
    `${'abcdefghi.'.repeat(26)}example`,
    '',
  ])('is not %j', (written) => {
    expect(readHost(written)).toBeUndefined();
  });
});

describe('a beginning of hosts', () => {
  it('may end with a dot', () => {
    expect(readHostPrefix('Hub.')).toBe('hub.');
    expect(readHostPrefix('hub.casa-marea')).toBe('hub.casa-marea');
    expect(readHostPrefix('kiosk-')).toBe('kiosk-');
  });

  it.each(['https://hub', 'hub/', 'a hub', '.hub', 'hub..', ''])('is not %j', (written) => {
    expect(readHostPrefix(written)).toBeUndefined();
  });
});
