import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { pcEvent } from '../pc-event.ts';

const events = (day: DemoDay) =>
  [
    {
      id: 5201,
      event_date: `${day(10)}T09:00`,
      author: 'Playa Cares, Lantern Cay',
      published_at: `${day(-7)}T09:00`,
      locale: {
        en: {
          title: 'Mangrove morning',
          excerpt: 'Two hundred seedlings go back to the lee side, by kayak.',
          location: 'Boathouse dock',
          content: `Each kayak takes six seedlings and two people, in that order of importance. They are pushed into the mud by hand, at low water, an arm's length apart.

In five years you will not be able to get through where you paddled. **That is the idea.** Old shoes; the launch waits with towels and smoked fish.`,
          image: 'kayak-bay',
        },
        es: null,
      },
    },
  ] satisfies DemoRecord<typeof pcEvent>[];

export default events;
