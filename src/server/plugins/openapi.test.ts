import Fastify from 'fastify';
import { expect, it, onTestFinished, vi } from 'vitest';
import { keepSchemas, openApi } from './openapi.ts';
import { handleErrors } from './problem.ts';

it('a description that could not be made is made by the next request', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  const log = { warn() {}, error() {} };
  handleErrors(app, log);
  keepSchemas(app);
  const appsOnDemand = vi.fn().mockRejectedValueOnce(new Error('no connection')).mockResolvedValue([]);
  app.decorate('appsOnDemand', appsOnDemand);
  app.get('/api/health', { schema: { summary: 'Whether it runs' } }, () => ({}));
  openApi(app, log);
  const ask = () => app.inject({ url: '/api/openapi.json' });
  expect((await ask()).statusCode).toBe(500);
  const { statusCode, body } = await ask();
  expect(statusCode).toBe(200);
  expect(JSON.parse(body).paths['/api/health'].get.summary).toBe('Whether it runs');
  expect(appsOnDemand).toHaveBeenCalledTimes(2);
});
