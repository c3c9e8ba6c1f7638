import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { handleErrors } from './problem.ts';

const failing = (name: string, more: object, cause?: Error) =>
  Object.assign(new Error(name, { cause }), more);

it.each([
  ['PostgreSQL that stops', failing('x', { code: '57P01' }), 503],
  [
    'a transaction whose connection broke',
    failing('x', {}, new Error('Connection terminated unexpectedly')),
    503,
  ],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect'), 503],
  ['two writes that waited for each other', failing('x', {}, failing('deadlock', { code: '40P01' })), 503],
  ['a statement that took too long', failing('x', { code: '57014' }), 503],
  ['a lock that somebody else holds', failing('x', {}, failing('x', { code: '55P03' })), 503],
  ['a transaction that stood idle', failing('x', { code: '25P03' }), 503],
  ['a statement that was never answered', new Error('Query read timeout'), 503],
  ['a connection that was given up', new Error('Client was closed and is not queryable'), 503],
  ['a socket whose queue is full', failing('x', { code: 'EAGAIN', syscall: 'connect' }), 503],
  ['a socket that is not there', failing('x', { code: 'ENOENT', syscall: 'connect' }), 503],
  ['a file that is not there', failing('x', { code: 'ENOENT', syscall: 'open' }), 500],
  ['a full disk', failing('write /secret/place', { code: 'ENOSPC', syscall: 'write' }), 503],
  ['our own mistake', new TypeError('undefined is not a function at /secret/place'), 500],
])('%s is answered in words and with nothing of its own', async (_what, error, status) => {
  const app = Fastify();
  handleErrors(app, { warn() {}, error() {} });
  app.get('/', () => {
    throw error;
  });
  const response = await app.inject('/');
  expect(response.statusCode).toBe(status);
  expect(response.payload).not.toMatch(/secret|terminated|deadlock/);
  expect(response.headers['retry-after'] !== undefined).toBe(status === 503);
});

it('a write without a response from the database is not reported as failed', async () => {
  const app = Fastify();
  handleErrors(app, { warn() {}, error() {} });
  const fail = () => {
    throw failing('x', { code: 'ETIMEDOUT' });
  };
  app.get('/', fail);
  app.put('/', fail);
  expect((await app.inject('/')).json().detail).toBe('The database does not answer. Try again soon.');
  const write = await app.inject({ method: 'PUT', url: '/' });
  expect(write.json().detail).toContain('not known whether this was saved');
});

it.each([
  ["PostgreSQL's", '53100', [true]],
  ['that of a file', 'ENOSPC', [false]],
  ['no', '40001', []],
])(
  'a write that fails because %s disk is full is reported to the storage watch',
  async (_whose, code, reported) => {
    const app = Fastify();
    const reports: boolean[] = [];
    handleErrors(
      app,
      { warn() {}, error() {} },
      { reportFull: (isDatabase) => void reports.push(isDatabase) },
    );
    app.put('/', () => {
      throw failing('x', {}, failing('x', { code }));
    });
    expect((await app.inject({ method: 'PUT', url: '/' })).statusCode).toBe(503);
    expect(reports).toEqual(reported);
  },
);
