import { afterAll, beforeAll, expect, it } from 'vitest';
import { type SiteWithPosts, siteWithPosts } from '../../../test/site-posts/site-with-posts.ts';
import { dayOf } from '../../domain/time/calendar.ts';

/** What the page of an event names as going on in the same week. */

let test: SiteWithPosts;

beforeAll(async () => {
  test = await siteWithPosts();
  const tomorrow = dayOf(test.inMinutes(24 * 60));
  const events = [
    ['Bath', 'Wellness', 0, '09:00'],
    ['Drums', 'Night', 1, '10:00'],
    ['Choir', 'Night', 2, '11:00'],
    ['Film', 'Night', 3, '12:00'],
    ['Breath', 'Wellness', 4, '13:00'],
  ] as const;
  for (const [title, category, picture, hour] of events) {
    const said = { title, category, slug: title.toLowerCase(), image: test.keys[picture] };
    await test.write('event', {
      label: title,
      start_date: `${tomorrow}T${hour}`,
      locale: { en: said, es: said },
    });
  }
});
afterAll(() => test.close());

const othersAt = async (path: string) => {
  const { body } = await test.get(path);
  const list = body.slice(body.indexOf('events-pictures'), body.indexOf('</main>'));
  return [...list.matchAll(/href="\/events\/([a-z]+)"/g)].map(([, slug]) => slug);
};

it('what is of the same kind comes first, and never the event itself', async () => {
  expect(await othersAt('/events/bath')).toEqual(['breath', 'drums', 'choir']);
  expect(await othersAt('/events/film')).toEqual(['drums', 'choir', 'bath']);
});
