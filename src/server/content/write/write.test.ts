import { expect, it } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { requester, created, example, SITE, withSites, writer } from '../../../../test/type-tests.ts';

const { event, restaurant } = contentTypes;

it('a new record stands behind all others of its site', async () => {
  const test = await withSites();
  const places = [await created(test, restaurant), await created(test, restaurant)].map(
    (one) => one.position,
  );
  expect(places).toEqual([1, 2]);
});

it('an address drawn from the title has a number where it is taken, and is not taken by its own record', async () => {
  const test = await withSites();
  const titled = { locale: { en: { title: 'Yoga' } } };
  const first = await created(test, event, titled);
  const second = await created(test, event, titled);
  const slugOf = ({ locale }: typeof first) => locale?.en['slug'];
  expect([first, second].map(slugOf)).toEqual(['yoga', 'yoga-2']);

  // Emptied, it is drawn anew.
  const request = writer(test, event);
  for (const one of [first, second]) {
    const { data } = await request('PUT', `/${one.id}`, { locale: { en: { slug: '' } } });
    expect(slugOf(data)).toBe(slugOf(one));
  }
});

it('twenty records of one title made at once each get an address of their own', async () => {
  const test = await withSites();
  const request = requester(test, event);
  const body = { ...example(event), site_id: SITE, locale: { en: { title: 'Yoga' }, es: { title: 'Yoga' } } };
  const responses = await Promise.all(Array.from({ length: 20 }, () => request('POST', '', body)));
  expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 201));
  const numbered = Array.from({ length: 20 }, (_, at) => (at === 0 ? 'yoga' : `yoga-${at + 1}`));
  for (const language of ['en', 'es']) {
    expect(new Set(responses.map(({ data }) => data.locale[language].slug))).toEqual(new Set(numbered));
  }
});

it('an address that was typed and is taken is refused, also when both are saved at once', async () => {
  const test = await withSites();
  const request = requester(test, event);
  const body = { ...example(event), site_id: SITE, locale: { en: { title: 'Yoga', slug: 'dawn' } } };
  const responses = await Promise.all([request('POST', '', body), request('POST', '', body)]);
  expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
  const refused = responses.find(({ status }) => status === 422)!;
  expect(refused.errors.map(({ path }: { path: string }) => path)).toEqual(['locale.en.slug']);
});
