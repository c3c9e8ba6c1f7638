import type { DemoDay, DemoRecord } from '../../demo.ts';
import type { special } from '../special.ts';
import { always, version } from './authoring.ts';

const specials = (day: DemoDay) =>
  [
    {
      id: 5201,
      name: 'Midweek keeper',
      percent_off: 30,
      code: 'LANTERN',
      versions: [
        version('This season', {
          from: `${day(-3)}T00:00`,
          to: `${day(16)}T18:00`,
          on: ['home', 'specials'],
          priority: 40,
        }),
        version('Floridians', {
          ...always,
          audience: 'Residents',
          on: ['home', 'specials'],
          priority: 40,
          percent_off: 35,
          code: 'LANTERNFL',
          title: { en: 'Keepers from the mainland', es: null },
        }),
      ],
      locale: {
        en: {
          title: 'Keep the light for a night',
          excerpt: 'Tuesday to Thursday, 30% less, and on one evening you turn the lens.',
          content: `The station had a keeper until 1973. Midweek it has one again: you climb the eighty-eight steps at dusk, wind the clockwork and write the weather into the log.

Supper is under the beam. The log is in pencil, because keepers were never sure.`,
          terms:
            'Two nights between Tuesday and Friday. Closed shoes on the stair. Not under a storm warning.',
          image: 'rooftop-night',
          banner: 'home-lantern',
        },
        es: null,
      },
    },
    {
      id: 5202,
      name: 'New lens 2030',
      percent_off: 25,
      code: 'LENS2030',
      versions: [
        version('May 2030', {
          from: '2030-05-01T00:00',
          to: '2030-06-01T00:00',
          on: ['*'],
          priority: 90,
        }),
      ],
      locale: {
        en: {
          title: 'The month the lens comes home',
          excerpt: 'Stay three nights in May 2030 and the fourth is free.',
          content:
            'Three pieces of glass, one crane, one tide that is high enough. Come and hold your breath.',
          terms: 'May 2030 only. If the tide is late, so is the party, and your room waits with you.',
          image: 'palm-sky',
          banner: 'sailing-sunset',
        },
        es: null,
      },
    },
  ] satisfies DemoRecord<typeof special>[];

export default specials;
