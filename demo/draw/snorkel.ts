/** Fins, as they lie on boards. */
import { group, move, path } from './svg.ts';

const finPath =
  'M-46 0Q-60 -70 -52 -150Q-64 -280 -96 -430Q-60 -470 0 -462Q60 -470 96 -430Q64 -280 52 -150Q60 -70 46 0Q0 22 -46 0Z';

export const fin = (x: number, y: number, turn: number, size: number): string =>
  move(
    x,
    y,
    group(
      path(finPath, '#1f3a52'),
      `opacity=".36" transform="rotate(${-turn}) translate(26 32) rotate(${turn})"`,
    ) +
      path(finPath, '#f5b53c') +
      path('M0 -462Q60 -470 96 -430Q64 -280 52 -150L40 -150Q30 -300 0 -462Z', '#dc8f2c') +
      path(
        'M-30 -160Q-36 -290 -62 -420Q-40 -440 -16 -438Q-8 -300 -10 -160ZM30 -160Q36 -290 62 -420Q40 -440 16 -438Q8 -300 10 -160Z',
        '#fbd36c',
      ) +
      path(
        'M-62 -420Q-40 -440 -16 -438L-15 -410Q-38 -412 -58 -394ZM62 -420Q40 -440 16 -438L15 -410Q38 -412 58 -394Z',
        '#2b8fae',
      ) +
      path('M-46 0Q-60 -70 -52 -150Q0 -178 52 -150Q60 -70 46 0Q0 22 -46 0Z', '#1f5f7a') +
      path('M46 0Q60 -70 52 -150Q34 -162 20 -164Q40 -80 10 12Q30 10 46 0Z', '#174a64') +
      path('M-30 -16Q-36 -60 -26 -92Q0 -106 26 -92Q36 -60 30 -16Q0 -2 -30 -16Z', '#0d2c40') +
      path('M-30 -16Q-34 -44 -31 -66Q-8 -40 30 -34V-16Q0 -2 -30 -16Z', '#12384e'),
    turn,
    size,
  );
