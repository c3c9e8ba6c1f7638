import { describe, expect, it, vi } from 'vitest';
import { contentTypes } from '../../content/index.ts';
import { builtInPhrases, builtInTexts, phraseKeys } from '../../content/phrase/built-in.ts';
import { languages } from '../../domain/language.ts';
import { longestReplacement, placeholdersIn } from '../../domain/phrases/placeholders.ts';
import { administrator, siteBody, testApp } from '../../../test/app.ts';
import { requester } from '../../../test/type-tests.ts';
import { WAIT } from '../../../test/wait.ts';

const [HERE, THERE] = [15, 24];
const { phrase } = contentTypes;

const both = (en: string | null, es: string | null) => ({ en: { text: en }, es: { text: es } });

/** Two sites with a room each, and ways to read them as guests and to replace their phrases as staff. */
async function withSites() {
  const test = await testApp();
  await test.create('site', null, siteBody('marea', { isDefault: true }), HERE);
  await test.create('site', null, siteBody('ocaso'), THERE);
  for (const id of [HERE, THERE]) {
    await test.create('room', id, {
      label: 'Room',
      locale: { en: { title: 'Room' }, es: { title: 'Cuarto' } },
    });
    await test.create('restaurant', id, {
      label: 'B',
      locale: { en: { title: 'B', slug: 'b' }, es: { title: 'B' } },
    });
  }
  test.signIn(administrator);
  const request = requester(test, phrase);
  const replace = (key: string, texts: object, siteId = HERE) =>
    request('POST', '', { site_id: siteId, key, locale: texts });
  const get = async (url: string, host = 'marea.test') =>
    test.app.inject({ url, headers: { host, accept: 'text/html', 'accept-encoding': 'identity' } });
  const html = async (url: string, host?: string) => (await get(url, host)).body;
  const said = async (host?: string) => {
    const { localizations } = (await get('/api/site', host)).json<{
      data: { localizations: typeof builtInPhrases.hub };
    }>().data;
    return { en: localizations.en.dining, es: localizations.es.dining };
  };
  return { ...test, request, replace, html, get, said };
}

describe('a replaced phrase', () => {
  it('is what the hub says at its site from the first paint on, and nowhere else', async () => {
    const { replace, said, html, request } = await withSites();
    const { data } = await replace('hub.dining', both('Where to eat', 'Dónde comer'));
    await replace('hub.restaurants', both('Kitchens', null));
    await replace('hub.welcome', both('COME IN', 'PASA'));
    await vi.waitFor(
      async () => expect(await said()).toEqual({ en: 'Where to eat', es: 'Dónde comer' }),
      WAIT,
    );
    expect(await said('ocaso.test')).toEqual({ en: 'Dining', es: builtInPhrases.hub.es.dining });

    const page = await html('/app/property-hub/dining?lang=en');
    expect(page).toContain('<title>Where to eat – ');
    expect(page).toContain('<div class="first-cards"><h2>Kitchens</h2>');
    expect(page).toContain('data-opens>COME IN</button>');
    const spanish = await html('/app/property-hub/dining?lang=es');
    expect(spanish).toContain('<title>Dónde comer – ');
    // What Spanish does not say stays as it is built in, and is not read in English.
    expect(spanish).toContain('<div class="first-cards"><h2>Restaurantes</h2>');
    expect(await html('/app/?lang=en', 'ocaso.test')).toContain('data-opens>WELCOME</button>');

    await request('DELETE', `/${data.id}?version=${data.version}`);
    await vi.waitFor(async () => expect((await said()).en).toBe('Dining'), WAIT);
  });

  it('is what the public site says at its site, in its language', async () => {
    const { replace, html, request } = await withSites();
    const { data } = await replace('site.rooms', both('Where you sleep', 'Dónde duermes'));
    await vi.waitFor(async () => expect(await html('/rooms')).toContain('Where you sleep'), WAIT);
    expect(await html('/rooms')).not.toContain('>Rooms<');
    expect(await html('/es/habitaciones')).toContain('Dónde duermes');
    expect(await html('/rooms', 'ocaso.test')).toContain('Rooms');
    await request('POST', `/${data.id}/withdraw`, { version: 1, languages: ['es'] });
    await vi.waitFor(async () => expect(await html('/es/habitaciones')).toContain('Habitaciones'), WAIT);
    expect(await html('/rooms')).toContain('Where you sleep');
  });

  it('is text: what looks like markup is read as it was written', async () => {
    const { replace, html, said } = await withSites();
    const evil = '</script><img src=x onerror=alert(1)>"\'&';
    for (const key of [
      'hub.welcome',
      'hub.dining',
      'hub.restaurants',
      'hub.hours',
      'hub.needs-script',
      'site.rooms',
      'site.menu',
    ])
      expect((await replace(key, both(evil, evil))).status).toBe(201);
    await vi.waitFor(async () => expect((await said()).en).toBe(evil), WAIT);
    for (const url of [
      '/app/',
      '/app/property-hub/dining',
      '/',
      '/rooms',
      '/es/habitaciones',
      '/dining/b',
      '/nowhere',
    ])
      expect(await html(url)).not.toMatch(/<img src=x|<\/script><img/);
  });
});

describe('what may replace a phrase', () => {
  it('has its placeholders, in each language its own, and an issue names the field', async () => {
    const { replace } = await withSites();
    const issues = async (key: string, texts: object) => (await replace(key, texts)).errors as object[];
    expect(await issues('hub.view-restaurant-details', both('See it', 'Ver {restaurante}'))).toEqual([
      { path: 'locale.en.text', message: expect.stringContaining('{restaurant}') as string },
      { path: 'locale.es.text', message: expect.stringContaining('{restaurante}') as string },
    ]);
    const good = await replace('hub.view-restaurant-details', both('All about {restaurant}', '{restaurant}'));
    expect(good.status).toBe(201);
  });

  it('says something, is no paragraph on a button, and replaces a phrase that there is, once', async () => {
    const { replace } = await withSites();
    const paths = async (key: string, texts: object) =>
      ((await replace(key, texts)).errors as { path: string }[]).map(({ path }) => path);
    expect(await paths('hub.close', both(null, null))).toEqual(['locale.en.text']);
    expect(await paths('hub.close', both('x'.repeat(longestReplacement('Close') + 1), null))).toEqual([
      'locale.en.text',
    ]);
    expect(await paths('hub.no-such-phrase', both('x', 'y'))).toEqual(['key']);
    expect((await replace('hub.close', both('Done', null))).status).toBe(201);
    expect(await paths('hub.close', both('Away', null))).toEqual(['key']);
    expect((await replace('hub.close', both('Away', null), THERE)).status).toBe(201);
  });

  it('is written by whoever keeps languages, at their own sites', async () => {
    const { replace, signIn } = await withSites();
    signIn({ ...administrator, permissions: ['manage property hub'] });
    expect((await replace('hub.close', both('Done', null))).status).toBe(403);
    signIn({ ...administrator, permissions: ['manage languages'], siteIds: [THERE] });
    // A site that is not theirs is not there for them.
    expect((await replace('hub.close', both('Done', null))).status).toBe(404);
    expect((await replace('hub.close', both('Done', null), THERE)).status).toBe(201);
  });
});

it('both languages of a phrase that is built in have the same placeholders', () => {
  const differing = phraseKeys.filter((key) => {
    const [en, es] = languages.map((language) => placeholdersIn(builtInTexts[key][language]).toSorted());
    return en!.join() !== es!.join();
  });
  expect(differing).toEqual([]);
});
