import { expect, it } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { created, withSites, writing } from '../../../../test/type-life.ts';

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
  const ask = writing(test, event);
  for (const one of [first, second]) {
    const { data } = await ask('PUT', `/${one.id}`, { locale: { en: { slug: '' } } });
    expect(slugOf(data)).toBe(slugOf(one));
  }
});
