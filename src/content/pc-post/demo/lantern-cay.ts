import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { pcPost } from '../pc-post.ts';

const posts = (day: DemoDay) =>
  [
    {
      id: 5201,
      author: 'Playa Cares, Lantern Cay',
      published_at: `${day(-28)}T09:00`,
      locale: {
        en: {
          title: 'A dark beach, on purpose',
          excerpt: 'We put out nineteen lamps, and sixty-one turtle nests hatched the right way.',
          content: `Hatchlings walk towards the brightest thing they see. For a hundred million years that was the sea. In our first summer it was the ice machine.

Nineteen lamps were taken down or turned amber. Guests carry red lights at night, and like it: it makes everybody look like a conspirator. **Sixty-one nests, about five thousand turtles**, and one guest who sat beside a nest for four nights and was late for her wedding.`,
          image: 'stargazing',
        },
        es: null,
      },
    },
  ] satisfies DemoRecord<typeof pcPost>[];

export default posts;
