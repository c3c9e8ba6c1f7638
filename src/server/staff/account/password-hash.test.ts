import { expect, it } from 'vitest';
import { readConfig } from '../../config.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';

it('a new hash takes 19 MiB and two passes, as OWASP asks of argon2id', async () => {
  const hash = await hashPassword('tide', readConfig({}).passwordCost);
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('a hash is verified by the cost that it names', async () => {
  const hash = await hashPassword('marea', { memory: 8, passes: 1 });
  expect(await verifyPassword({ hash, password: 'marea' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'mareas' })).toBe(false);
  expect(await verifyPassword({ hash: hash.replace(/t=\d+/, 't=4'), password: 'marea' })).toBe(false);
});
