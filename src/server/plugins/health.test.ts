import { expect, it, vi } from 'vitest';
import { testApp } from '../../../test/app.ts';

it('a flood of questions for readiness asks the database one question at a time', async () => {
  const { app, database } = await testApp();
  await app.ready();
  const queries = vi.spyOn(database.pool, 'query');
  const asked = () => queries.mock.calls.filter(([text]) => (text as unknown) === 'select 1').length;
  const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/readyz')));
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(asked()).toBe(1);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect(asked()).toBe(2);
});
