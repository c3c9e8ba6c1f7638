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

  const drawn = async (
    type: string,
    key: string,
    values: object,
    language = 'en',
    site: number | null = SITE,
  ) => {
    const begun = await test.app.inject({
      method: 'PUT',
      url: `/api/devise/drafts/${key}`,
      payload: { type, record_id: null, site_id: site, version: null, values, step: 'create/title' },
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

  it.each([
    [
      'before its first version',
      'pv000051',
      { start_date: '2090-01-01T00:00', end_date: '2090-02-01T00:00' },
    ],
    ['after its last one', 'pv000052', { start_date: '2020-01-01T00:00', end_date: '2020-02-01T00:00' }],
    ['for members alone', 'pv000053', { audience: 'Members' }],
  ])('a special is drawn %s', async (_when, key, own) => {
    const version = {
      version_name: 'Spring',
      start_date: '2020-01-01T00:00',
      end_date: '2099-01-01T00:00',
      audience: 'Everyone',
      priority: 1,
      pages: [{ page: 'specials' }],
      title: { en: 'Only two nights', es: null },
      ...own,
    };
    const page = await drawn('special', key, {
      name: 'Spring',
      percent_off: 20,
      code: 'SPRING',
      versions: [version],
      locale: { en: { title: 'The whole offer', content: '**Breakfast** in bed.' } },
    });
    expect(page.statusCode).toBe(200);
    expect(page.body).toMatch(/<h1[^>]*>\s*Only two nights/);
    expect(page.body).toContain('<strong>Breakfast</strong>');
  });

  it('a special is drawn without a version, and without anything', async () => {
    const page = await drawn('special', 'pv000054', { locale: { en: { title: 'The whole offer' } } });
    expect([page.statusCode, /<h1[^>]*>\s*The whole offer/.test(page.body)]).toEqual([200, true]);
    expect(page.body).not.toMatch(/(?:null|\{percent\}|\b0)% less/);
    expect((await drawn('special', 'pv000055', {})).statusCode).toBe(200);
  });

  it.each([
    ['room', SITE, { label: 'Suite', locale: { en: { title: 'Suite by the reef' } } }],
    ['resort', null, { name: 'Suite by the reef' }],
    ['brand', null, { name: 'Suite by the reef' }],
    ['fact_sheet', null, { label: 'Suite', locale: { en: { title: 'Suite by the reef' } } }],
  ])('a new %s is drawn where visitors will find it', async (type, site, values) => {
    const page = await drawn(type, `pv0002${type.slice(0, 2)}`, values, 'en', site);
    expect(page.statusCode).toBe(200);
    expect(page.body).toMatch(/<h1[^>]*>\s*Suite by the reef/);
    expect(page.body).not.toMatch(/19(?:69|70)/);
    const empty = await drawn(type, `pv0003${type.slice(0, 2)}`, {}, 'en', site);
    expect(empty.statusCode).toBe(200);
  });

  it('a collection is drawn with the resorts that it gathers, and before it gathers any', async () => {
    const written = await drawn(
      'collection',
      'pv000041',
      { label: 'Reefs', locale: { en: { title: 'By the reef' } } },
      'en',
      null,
    );
    expect([written.statusCode, /<h1[^>]*>\s*By the reef/.test(written.body)]).toEqual([200, true]);
  });

  it('nobody draws what they may not look at', async () => {
    const key = 'pv000042';
    expect((await drawn('resort', key, { name: 'Secret' }, 'en', null)).statusCode).toBe(200);
    test.signIn({ ...administrator, views: ['manage menus'] });
    const refused = await test.app.inject({ url: `/devise/preview/${key}/page?lang=en` });
    test.signIn(administrator);
    expect(refused.statusCode).toBe(404);
  });
});
