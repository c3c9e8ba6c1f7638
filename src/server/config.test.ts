import { isAbsolute } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { InvalidSetting } from './invalid-setting.ts';

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
    ['PORT', '0x50'],
    ['TRUST_PROXY', 'everybody'],
    ['TRUST_PROXY', 'dead'],
    ['TRUST_PROXY', '10.0.0.1/33'],
    ['TRUST_PROXY', '10.0.0.1,'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'smtp://me:100%@mail.example.com'],
    ['SMTP_URL', 'mail.example.com'],
    ['SMTP_URL', 'https://mail.example.com'],
    ['METRICS_TOKEN', 'fifteen-letters'],
    ['METRICS_TOKEN', 'sixteen letters and spaces'],
  ])('%s=%s is refused by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(InvalidSetting);
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

  it('that are empty count as not given', () => {
    const names = [
      'PORT',
      'HOST',
      'DATA_DIR',
      'DATABASE_URL',
      'DEMO',
      'TRUST_PROXY',
      'SMTP_URL',
      'LOG_LEVEL',
      'METRICS_TOKEN',
    ];
    const empty = Object.fromEntries(names.map((name) => [name, '']));
    expect(readConfig(empty)).toEqual(readConfig({}));
  });

  it.each([
    [{ ADMIN_EMAIL: 'a@b.test' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_PASSWORD: 'tres faros y un remo' }, 'ADMIN_EMAIL'],
    [{ ADMIN_EMAIL: 'somebody', ADMIN_PASSWORD: 'tres faros y un remo' }, 'ADMIN_EMAIL'],
    [{ ADMIN_EMAIL: 'a@b.test', ADMIN_PASSWORD: 'too short' }, 'ADMIN_PASSWORD'],
    [{ ADMIN_EMAIL: 'a@b.test', ADMIN_PASSWORD: 'password1234' }, 'ADMIN_PASSWORD'],
    [{ HOST: '0.0.0.0', ADMIN_EMAIL: 'a@b.test', ADMIN_PASSWORD: 'palapa-demo-2026' }, 'ADMIN_PASSWORD'],
  ])('an administrator who could not sign in, or could too easily, is refused: %j', (environment, name) => {
    expect(() => readConfig(environment)).toThrow(InvalidSetting);
    expect(() => readConfig(environment)).toThrow(new RegExp(`^${name}`));
  });

  it('a password that is refused is never repeated', () => {
    expect(() => readConfig({ SMTP_URL: 'http://me:secret@mail.test' })).toThrow(/^(?!.*secret).*$/);
    expect(() => readConfig({ ADMIN_EMAIL: 'a@b.test', ADMIN_PASSWORD: 'secret' })).toThrow(
      /^(?!.*secret).*$/,
    );
  });

  it.each([
    ['127.0.0.1', true],
    ['127.8.8.8', true],
    ['::1', true],
    ['[::1]', true],
    ['localhost', true],
    ['0.0.0.0', false],
    ['::', false],
    ['127.0.0.1.example.com', false],
    ['192.168.1.4', false],
  ])('only this machine reaches %s: %s', (HOST, isLoopback) => {
    expect(readConfig({ HOST }).isLoopback).toBe(isLoopback);
  });

  it('a proxy in front lets others reach what listens on this machine alone', () => {
    expect(readConfig({ TRUST_PROXY: '1' }).isLoopback).toBe(false);
    expect(readConfig({ PUBLIC_ORIGIN: 'https://www.example.com' }).isLoopback).toBe(false);
    expect(readConfig({ PUBLIC_ORIGIN: 'http://localhost:3000' }).isLoopback).toBe(true);
  });
});
