import { expect, it } from 'vitest';
import { withSites } from '../../../test/type-life.ts';

it('the description names what lists may be asked for, and what a write carries', async () => {
  const { app } = await withSites();
  const { paths } = (await app.inject({ url: '/api/openapi.json' })).json();
  const { get, post } = paths['/api/devise/events'];
  const parameters = Object.fromEntries(
    get.parameters.map((one: { name: string; schema: object }) => [one.name, one.schema]),
  );
  expect(parameters.sort.enum).toContain('-start_date');
  expect(parameters).toMatchObject({ category: {}, missing: { enum: ['es'] } });
  expect(post.requestBody.content['application/json'].schema.properties).toMatchObject({
    version: {},
    label: {},
  });
  expect(paths['/api/devise/events/bulk'].post.requestBody).toBeUndefined();
});
