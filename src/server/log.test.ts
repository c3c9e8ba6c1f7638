import { DrizzleQueryError } from 'drizzle-orm/errors';
import { stdSerializers } from 'pino';
import { expect, it } from 'vitest';
import { withoutValues } from './log.ts';

it('a failed statement is told without its values, another error as it is', () => {
  const cause = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ines@x.test)',
  });
  const error = new DrizzleQueryError('select from staff_session where token = $1', ['s3cret'], cause);
  const told = withoutValues(error);
  expect(told).toMatchObject({ message: 'duplicate key', code: '23505', query: error.query });
  expect(JSON.stringify(told)).not.toMatch(/s3cret|ines@/);
  const around = new Error('Sign-in failed', { cause: error });
  expect(JSON.stringify(withoutValues(around))).not.toMatch(/s3cret|ines@/);
  const bare = Object.assign(cause, { severity: 'ERROR', routine: '_bt_check_unique' });
  expect(withoutValues(bare)).toMatchObject({ message: 'duplicate key', code: '23505' });
  expect(JSON.stringify(withoutValues(bare))).not.toMatch(/ines@/);
  const other = new Error('other');
  expect(withoutValues(other)).toEqual(stdSerializers.err(other));
});
