import { expect, it } from 'vitest';
import { testApp } from '../../../../test/app.ts';
import { withoutValues } from '../../log.ts';

it.each([
  ['GET', 'invitations/TOKEN-OF-ANA', undefined],
  ['POST', 'invitations/TOKEN-OF-ANA/accept', { name: 'Ana', password: 'cuatro faros sin remo' }],
  ['POST', 'password/reset', { token: 'TOKEN-OF-ANA', password: 'cuatro faros sin remo' }],
] as const)('%s %s leaves no token in the log while the database is away', async (method, path, payload) => {
  const lines: string[] = [];
  const test = await testApp({
    log: {
      warn: (line) => lines.push(line),
      // As it is written to the log.
      error: ({ err, ...facts }: { err?: unknown }, line) =>
        lines.push(JSON.stringify({ ...facts, err: withoutValues(err as Error), line })),
    },
  });
  // The CSRF token is fetched while the database still answers.
  await test.app.inject({ method: 'POST', url: '/api/devise/logout' });
  test.database.pool.query = () =>
    Promise.reject(new Error('timeout exceeded when trying to connect')) as never;
  const url = `/api/devise/${path}?next=WORDS-OF-ANA`;
  const response = await test.app.inject({ method, url, ...(payload ? { payload } : {}) });
  expect(response.statusCode).toBe(503);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(`"route":"/api/devise/${path.replace('TOKEN-OF-ANA', ':token')}"`);
  expect(lines[0]).toContain('"query":["next"]');
  expect(lines[0]).not.toMatch(/OF-ANA|faros/);
});
