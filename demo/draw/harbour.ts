/** In the harbour: posts, and the pelicans that sit on them. */
import { circle, ellipse, group, line, path, rect, short, straight, times, veil } from './svg.ts';

/** A brown pelican at rest on its feet, its bill upon its breast; it looks to the right. */
export const pelican = (x: number, y: number, s: number, flipped = false): string =>
  group(
    straight([-2, -14], [-2, 1], '#4a4452', 4) +
      straight([7, -14], [8, 1], '#3a3442', 4) +
      path('M-8 3Q0 -4 8 3ZM3 4Q10 -4 18 4Z', '#3a3442') +
      path('M-40 2Q-34 -14 -22 -22L-8 -10Q-26 -4 -40 2Z', '#4f4652') +
      path('M-26 -14C-30 -36 -18 -60 4 -62C26 -62 32 -42 25 -26C18 -10 -6 -6 -26 -14Z', '#8a7a78') +
      path('M4 -62C26 -62 32 -42 25 -26C20 -14 6 -8 -8 -10C10 -20 18 -40 4 -62Z', '#6a5a62') +
      path('M8 -58C-12 -60 -32 -40 -44 0C-24 -2 6 -10 16 -34C20 -46 16 -56 8 -58Z', '#a89690') +
      path('M8 -58C-12 -60 -32 -40 -44 0C-34 -26 -14 -42 16 -44Q16 -54 8 -58Z', '#c3b2a4') +
      line('M-32 -12Q-12 -18 8 -32M-26 -22Q-8 -26 10 -38', '#75666a', 1.6) +
      path(
        'M6 -52C20 -62 2 -76 0 -90C-2 -106 12 -114 24 -108C32 -104 32 -94 24 -92C14 -90 18 -80 24 -70C32 -56 28 -44 20 -36Z',
        '#fdf3dd',
      ) +
      path(
        'M6 -52C20 -62 2 -76 0 -90C-2 -104 8 -112 16 -110C6 -100 8 -88 14 -76C22 -62 18 -52 12 -46Z',
        '#9a5a42',
      ) +
      path('M10 -108C16 -112 24 -111 28 -106L24 -98Q16 -104 10 -108Z', '#f7d98a') +
      path('M23 -106Q34 -106 58 -54L55 -50Q38 -84 22 -97Z', '#e6b878') +
      path('M22 -97Q38 -84 55 -50Q36 -54 28 -70Q20 -84 22 -97Z', '#c9784e') +
      path('M56 -56L60 -47Q54 -46 53 -52Z', '#e4573a') +
      circle(21.5, -102, 1.7, '#2a1c30'),
    `transform="translate(${x} ${y}) scale(${((flipped ? -1 : 1) * s) / 100} ${s / 100})"`,
  );

export const post = (x: number, top: number, w: number, foot: number): string =>
  rect(x - w / 2, top, w, foot - top, '#a8785a') +
  rect(x + w * 0.12, top, w * 0.38, foot - top, '#76505a') +
  rect(x - w / 2, foot - w * 1.1, w, w * 1.1, '#5a4258', veil(0.7)) +
  line(`M${short(x - w * 0.2)} ${short(top + w * 0.6)}V${short(foot - w * 1.6)}`, '#c99a74', w * 0.05) +
  ellipse(x, top, w / 2, w * 0.13, '#dcb48a') +
  times(3, (i) =>
    straight(
      [x - w * 0.5, top + w * (0.5 + i * 0.14)],
      [x + w * 0.5, top + w * (0.54 + i * 0.14)],
      i % 2 ? '#e6d0a8' : '#fbeccb',
      w * 0.12,
    ),
  ) +
  path(
    `M${short(x - w / 2)} ${foot}h${short(w)}l${short(w * 0.1)} ${short(w * 1.5)}h${short(-w * 1.2)}Z`,
    '#4a5f78',
    veil(0.4),
  );
