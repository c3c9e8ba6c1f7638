import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator, type SharedTestApp, sharedTestApp, siteBody } from '../../../test/app.ts';

const SITE = 15;

describe('beside the form of what has a page of its own', () => {
  let test: SharedTestApp;
  beforeAll(async () => {
    test = await sharedTestApp();
    await test.create('site', null, siteBody('marea', { isDefault: true, name: 'Marea' }), SITE);
    test.signIn(administrator);
  });
  afterAll(() => test.close());

  const drawn = async (type: string, key: string, values: object, language = 'en') => {
    const begun = await test.app.inject({
      method: 'PUT',
      url: `/api/devise/drafts/${key}`,
      payload: { type, record_id: null, site_id: SITE, version: null, values, step: 'create/title' },
    });
    expect(begun.statusCode).toBe(200);
    return test.app.inject({ url: `/devise/preview/${key}/page?lang=${language}` });
  };

  const words = {
    en: { title: 'A night of drums', excerpt: 'By the sea.', content: '**Loud** and late.' },
    es: { title: 'Noche de tambores' },
  };

  it.each([
    ['post', 'pv000001', { category: 'press release', author: 'Inés', published_at: '2090-01-01T09:00' }],
    ['post', 'pv000002', { category: 'blog' }],
    ['pc_post', 'pv000003', {}],
    ['pc_event', 'pv000004', { event_date: '2090-02-01T20:00' }],
  ])('a %s is drawn as its page, whether its moment has come or not (%s)', async (type, key, values) => {
    const page = await drawn(type, key, { ...values, locale: words });
    expect([page.statusCode, page.headers['cache-control'], page.headers['x-robots-tag']]).toEqual([
      200,
      'no-store',
      'noindex',
    ]);
    expect(page.body).toContain('<strong>Loud</strong>');
    expect(page.body).toMatch(/<h1[^>]*>\s*A night of drums/);
    // Nobody is counted who looks at a draft.
    expect(page.body).not.toContain('/api/reads');
    const spanish = await drawn(type, key, { ...values, locale: words }, 'es');
    expect(spanish.body).toMatch(/<h1[^>]*>\s*Noche de tambores/);
  });

  it('terms are drawn with what has changed, before they hold and without a date', async () => {
    const locale = { en: { title: 'Terms of stay', content: 'Be kind.', changes: 'Kindness is new.' } };
    const coming = await drawn('terms', 'pv000005', {
      name: '2090',
      effective_from: '2090-01-01T00:00',
      locale,
    });
    expect(coming.statusCode).toBe(200);
    for (const text of ['Terms of stay', 'Be kind.', 'Kindness is new.', 'January 1, 2090']) {
      expect(coming.body).toContain(text);
    }
    const undated = await drawn('terms', 'pv000006', { name: 'New', locale });
    expect([undated.statusCode, undated.body.includes('Be kind.')]).toEqual([200, true]);
    const empty = await drawn('terms', 'pv000007', {});
    expect(empty.statusCode).toBe(200);
  });
});
