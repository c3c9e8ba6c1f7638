import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { post } from '../post.ts';

const posts = (day: DemoDay) =>
  [
    {
      id: 5201,
      category: 'blog',
      author: 'Nora Tilden',
      published_at: `${day(-9)}T11:00`,
      locale: {
        en: {
          title: 'From the keeper’s log',
          excerpt: 'Five entries, 1902 to last Tuesday, in which nothing happens.',
          content: `*4 March 1902.* Wind light, S.E. Polished the lens. Mrs. Tilden planted limes. They will not take.

*11 August 1926.* The limes have taken.

*19 January 1958.* Trimmed wick. A heron stood on the rail all day and was not asked to leave.

*2 June 1973.* Last night of the lamp by hand. Wrote my name where it will not be found.

*Last Tuesday.* Guest from room nine wound the clockwork, and found it.`,
          image: 'home-lantern',
        },
        es: null,
      },
    },
    {
      id: 5202,
      category: 'press release',
      author: 'Lantern Cay',
      published_at: `${day(-31)}T07:00`,
      locale: {
        en: {
          title: 'Lantern Cay will have its lens again',
          excerpt: 'The first-order lens of 1886 returns to the tower in May 2030.',
          content: `**Florida Keys.** The lens that was taken down in 1973 has been found in a school gymnasium in Ohio, where it had served as a trophy. It is being repaired in three pieces and will be lifted into the tower on a spring tide in May 2030.

Until then the key is lit by forty lanterns and a lamp from a hardware store, which has been faithful.`,
          image: 'palm-sky',
        },
        es: null,
      },
    },
  ] satisfies DemoRecord<typeof post>[];

export default posts;
