import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BadSetting, readConfig } from './config.ts';

describe('settings', () => {
  it('have good values where nothing is said', () => {
    const config = readConfig({});
    expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', loadsDemo: true, trustProxy: false });
    expect(config.databaseUrl).toBeUndefined();
    expect(isAbsolute(config.dataDir)).toBe(true);
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['DEMO', 'maybe'],
    ['HOST', 'http://x'],
    ['PUBLIC_ORIGIN', 'www.example.com'],
    ['PUBLIC_ORIGIN', 'https://www.example.com/path'],
    ['TRUST_PROXY', 'everybody'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(BadSetting);
    expect(() => readConfig({ [name]: value })).toThrow(name);
  });

  it('takes what it is told', () => {
    expect(
      readConfig({ DEMO: '0', PUBLIC_ORIGIN: 'https://www.example.com/', TRUST_PROXY: '10.0.0.1, ::1' }),
    ).toMatchObject({
      loadsDemo: false,
      publicOrigin: 'https://www.example.com',
      trustProxy: '10.0.0.1, ::1',
    });
  });
});
