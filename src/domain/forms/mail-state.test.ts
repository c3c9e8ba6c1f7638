import { expect, it } from 'vitest';
import { mailError, mailFailure } from './mail-state.ts';

const failed = (code: string | undefined, message: string) => mailFailure(mailError({ code, message }));

it('why a mail could not be sent is known by the code of the mailer', () => {
  expect(failed('ESOCKET', 'connect ECONNREFUSED 127.0.0.1:25')).toBe('unreachable');
  expect(failed('EDNS', 'getaddrinfo ENOTFOUND mail.test')).toBe('unreachable');
  expect(failed('EAUTH', 'Invalid login: 535 who are you?')).toBe('sign-in');
  expect(failed('EENVELOPE', "Can't send mail - all recipients were rejected: 550")).toBe('address');
  expect(failed('EMESSAGE', 'Message failed: 554 no')).toBe('other');
});

it('an error without a code is any other', () => {
  expect(failed(undefined, 'connect ECONNREFUSED 127.0.0.1:25')).toBe('other');
});
