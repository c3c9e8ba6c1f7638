import { expect, it } from 'vitest';
import { contentTypes } from '../../../content/index.ts';
import { hasAddress } from './see-on-site.tsx';

it('what has a page of its own on the public site is offered to be seen there: pages, posts and terms', () => {
  const { page, pc_event, pc_post, post, terms } = contentTypes;
  expect([page, post, pc_post, pc_event, terms].filter((type) => !hasAddress(type))).toEqual([]);
  const { pop_up, restaurant, shared_slice } = contentTypes;
  expect([restaurant, shared_slice, pop_up].filter(hasAddress)).toEqual([]);
});
