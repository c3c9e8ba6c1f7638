import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { administrator, type SharedTestApp, sharedTestApp, siteBody } from '../../../../test/app.ts';
import { contentTypes } from '../../../content/index.ts';
import { type Language, languages } from '../../../domain/language.ts';
import { createRecord } from '../../content/write/write.ts';
import { newsletter_subscriber } from '../../database/forms-schema.ts';
import { newTicket } from '../../forms/form-ticket.ts';

const SITE = 15;
const OTHER_SITE = 24;
const actor = { id: null, name: 'Test' };

let test: SharedTestApp;

const titled = (en: string, es: string) => ({ en: { title: en }, es: { title: es } });

async function popUp(body: object, published: readonly Language[] = languages, siteId = SITE) {
  const record = await createRecord(test.db, contentTypes.pop_up, {
    siteId,
    actor,
    publish: { languages: published },
    body: { name: 'Pop-up', opens: 'delay', delay: 30, again_after: 30, ...body },
  });
  return record.id;
}

const page = (name: string, slices: readonly object[]) =>
  createRecord(test.db, contentTypes.page, {
    siteId: SITE,
    actor,
    publish: { languages },
    body: {
      name,
      versions: [{ version_name: 'Standing', slices }],
      locale: {
        en: { title: name, slug: name.toLowerCase() },
        es: { title: `${name} (es)`, slug: `es-${name.toLowerCase()}` },
      },
    },
  });

beforeAll(async () => {
  test = await sharedTestApp();
  const site = (key: string, id: number, more = {}) => test.create('site', null, siteBody(key, more), id);
  await site('marea', SITE, { isDefault: true, contact: { email: 'desk@casamarea.test' } });
  await site('ocaso', OTHER_SITE);
  const words = { block: 'statement', title: { en: 'Quiet', es: 'Calma' } };
  for (const name of ['Story', 'Family', 'Draft']) await page(name, [words]);
  await page('Letters', [{ block: 'place', kind: 'newsletter', title: { en: 'Letters', es: 'Cartas' } }]);
  await popUp({ newsletter: true, locale: titled('Our letters', 'Nuestras cartas') });
  await popUp({
    locale: titled('Children stay free', 'Los niños no pagan'),
    opens: 'exit',
    pages: [{ path: '/es/es-family' }],
  });
  await popUp({ locale: titled('Not yet', 'Todavía no'), pages: [{ path: '/draft' }] }, []);
  await popUp({ locale: titled('Only English', 'Solo en inglés'), pages: [{ path: '/draft' }] }, ['en']);
  await popUp({ locale: titled('Elsewhere', 'En otra parte') }, languages, OTHER_SITE);
});
afterAll(() => test.close());

const get = async (url: string, host = 'marea.test') =>
  (await test.app.inject({ url, headers: { host, accept: 'text/html' } })).payload;

/** What would open over a page: its title; undefined where nothing does. */
const opensOver = async (url: string, host?: string): Promise<string | undefined> =>
  /<dialog class="pop-up".*?<h2[^>]*>([^<]*)</s.exec(await get(url, host))?.[1];

async function post(url: string, values: Record<string, string>) {
  const ticket = newTicket(await test.app.signingKey(), SITE, Date.now() - 30_000);
  return test.app.inject({
    method: 'POST',
    url,
    headers: {
      accept: 'text/html',
      host: 'marea.test',
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
    payload: new URLSearchParams({ form: 'newsletter', ticket, ...values }).toString(),
  });
}

describe('a pop-up', () => {
  it('stands closed on every page, in its language, with when it opens', async () => {
    expect(await opensOver('/story')).toBe('Our letters');
    const spanish = await get('/es/es-story');
    expect(spanish).toContain('Nuestras cartas');
    expect(spanish).toContain('data-opens="delay" data-delay="30" data-again-after="30"');
    expect(spanish).not.toMatch(/<dialog[^>]* open/);
  });

  it('that names a page stands there alone, in both languages', async () => {
    expect([await opensOver('/family'), await opensOver('/es/es-family')]).toEqual([
      'Children stay free',
      'Los niños no pagan',
    ]);
  });

  it('is seen in the languages in which it is published', async () => {
    expect([await opensOver('/draft'), await opensOver('/es/es-draft')]).toEqual([
      'Only English',
      'Nuestras cartas',
    ]);
  });

  it('opens over no page with its own form, and over none on which somebody is busy', async () => {
    for (const url of [
      '/letters',
      '/search',
      '/search?q=quiet',
      '/nowhere',
      '/stay-safe',
      '/terms',
      '/book',
    ]) {
      expect([url, await opensOver(url)]).toEqual([url, undefined]);
    }
    expect((await get('/app/')).includes('pop-up')).toBe(false);
  });

  it('belongs to its site', async () => {
    expect(await opensOver('/specials', 'ocaso.test')).not.toBe('Our letters');
    expect(await get('/story')).not.toContain('Elsewhere');
  });

  it('is looked at over a page before it is published', async () => {
    const id = await popUp({ locale: titled('A draft', 'Un borrador') }, []);
    test.signIn(administrator);
    const { payload, statusCode } = await test.app.inject({
      url: `/devise/preview/pop-ups.${id}/page?lang=es`,
    });
    expect([statusCode, /<dialog[^>]* open/.test(payload), payload.includes('Un borrador')]).toEqual([
      200,
      true,
      true,
    ]);
  });
});

describe('the newsletter in a pop-up', () => {
  it('is sent to the page that it stands over, which says thank you in it', async () => {
    const { statusCode, headers } = await post('/es/es-story', { email: 'ana@example.test', consent: 'yes' });
    expect([statusCode, headers.location]).toEqual([303, '/es/es-story?sent=newsletter#form-newsletter']);
    const thanks = await get('/es/es-story?sent=newsletter');
    expect(thanks).toMatch(/<dialog[^>]* open/);
    expect(thanks).toContain('data-answered="true"');
    expect(await test.db.select().from(newsletter_subscriber)).toMatchObject([
      { site_id: SITE, page: '/es/es-story', email: 'ana@example.test', language: 'es', state: 'pending' },
    ]);
  });

  it('says in it what is wrong, with what was typed', async () => {
    const { statusCode, payload } = await post('/story', { email: 'ana', consent: 'yes' });
    expect(statusCode).toBe(422);
    expect(payload).toMatch(/<dialog[^>]* open.*value="ana".*form-issue/s);
  });

  it('is not taken at a page where it does not stand', async () => {
    expect((await post('/family', { email: 'ana@example.test', consent: 'yes' })).statusCode).toBe(404);
  });
});
