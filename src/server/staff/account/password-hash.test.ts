import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hashPassword, verifyPassword } from './password-hash.ts';

it('a new hash takes 19 MiB and two passes, as OWASP asks of argon2id', () => {
  // In a process of its own: tests of the app lower the cost for the whole worker.
  const module = JSON.stringify(join(import.meta.dirname, 'password-hash.ts'));
  const program = `import { hashPassword } from ${module}; console.log(await hashPassword('tide'));`;
  const hash = execFileSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' });
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('a hash is verified by the cost that it names', async () => {
  const hash = await hashPassword('marea');
  expect(await verifyPassword({ hash, password: 'marea' })).toBe(true);
  expect(await verifyPassword({ hash, password: 'mareas' })).toBe(false);
  expect(await verifyPassword({ hash: hash.replace(/t=\d+/, 't=4'), password: 'marea' })).toBe(false);
});
