/** A turtle and a parrotfish, from near by. */
import { mix } from './palette.ts';
import { circle, clip, ellipse, group, line, path, poly, straight, times, veil } from './svg.ts';
import type { Point } from './svg.ts';

const DEEP = '#0a2f45';

/** A green turtle that glides to the right, about 770 wide. */
export const greenTurtle = (): string => {
  const shell =
    'M-262 26C-250 -60 -150 -140 -10 -146C110 -150 216 -92 250 -6C220 40 90 66 -40 66C-150 66 -230 52 -262 26Z';
  const fore = 'M176 20C196 60 170 150 100 226C66 262 20 290 -6 282C-16 274 4 240 24 206C50 160 64 96 92 34Z';
  const plate = (points: readonly Point[], colour: string): string =>
    poly(points, colour, `stroke="${colour}" stroke-width="10" stroke-linejoin="round"`);
  return (
    path('M130 -80C140 -160 80 -232 -20 -270C-44 -276 -50 -258 -34 -246C4 -214 30 -160 36 -100Z', '#3f6a58') +
    path('M120 -100C126 -160 76 -222 -14 -258C40 -220 76 -160 82 -96Z', '#4f7a5e') +
    path('M-220 10C-270 -6 -330 -10 -372 14C-360 34 -300 44 -236 44Z', '#3f6a58') +
    path('M-250 40C-150 100 60 112 190 52L246 0L-262 20Z', '#f3e2b0') +
    path('M-250 40C-150 100 60 112 190 52L200 40C90 74 -120 84 -250 40Z', '#c9ad74') +
    path(
      'M214 -40C240 -62 262 -84 296 -92C346 -102 392 -76 396 -42C396 -12 356 8 316 8C280 10 246 24 214 40Z',
      '#8aa765',
    ) +
    path(
      'M214 20C250 10 284 -2 320 -6C352 -8 384 -20 396 -42C398 -10 356 10 316 10C280 12 246 28 214 44Z',
      '#dcd49a',
    ) +
    path(
      'M262 -66C280 -84 306 -92 330 -90C324 -70 300 -58 272 -54ZM336 -88C356 -84 370 -76 378 -66C364 -58 344 -62 334 -70ZM300 -50C316 -58 330 -58 340 -52C330 -40 312 -38 300 -42ZM250 -40C262 -48 276 -48 286 -42C278 -30 262 -28 250 -32Z',
      '#4f7a52',
    ) +
    circle(356, -48, 13, '#f6efc8') +
    circle(358, -47, 9.5, '#171a34') +
    circle(361, -51, 3, '#ffffff') +
    line('M394 -36Q372 -22 340 -22', '#5f7a4a', 4) +
    path(shell, '#5a3a30') +
    clip(
      shell,
      path(
        'M-270 30C-250 -50 -150 -128 -10 -134C104 -138 204 -86 236 -14C204 18 90 40 -40 40C-150 40 -230 38 -270 30Z',
        '#c99a52',
      ) +
        plate(
          [
            [-30, -128],
            [40, -126],
            [66, -78],
            [20, -44],
            [-44, -50],
            [-66, -88],
          ],
          '#8a5a36',
        ) +
        plate(
          [
            [70, -120],
            [140, -96],
            [166, -48],
            [130, -34],
            [92, -70],
          ],
          '#94633a',
        ) +
        plate(
          [
            [-84, -112],
            [-156, -82],
            [-190, -40],
            [-134, -32],
            [-86, -76],
          ],
          '#7f5034',
        ) +
        plate(
          [
            [-74, -40],
            [18, -26],
            [30, 16],
            [-76, 22],
            [-108, -18],
          ],
          '#7a4c34',
        ) +
        plate(
          [
            [46, -36],
            [92, -56],
            [124, -20],
            [116, 8],
            [50, 14],
          ],
          '#8a5a36',
        ) +
        plate(
          [
            [142, -20],
            [182, -34],
            [214, -12],
            [186, 2],
            [142, 4],
          ],
          '#7f5034',
        ) +
        plate(
          [
            [-130, -14],
            [-202, -22],
            [-236, 16],
            [-160, 26],
            [-100, 22],
          ],
          '#704630',
        ) +
        path('M-160 -70C-110 -118 -60 -136 10 -136C-30 -110 -100 -90 -150 -50Z', '#fff0c0', veil(0.26)) +
        path('M20 -128C60 -128 110 -114 150 -84C110 -96 60 -104 30 -106Z', '#fff0c0', veil(0.3)),
    ) +
    line('M-262 26C-230 52 -150 66 -40 66C90 66 220 40 250 -6', '#e3bd74', 13) +
    times(10, (i) => {
      const x = -226 + i * 48;
      const y = 44 + 20 * Math.sin((Math.PI * (i + 0.6)) / 10) - i * 3.4;
      return straight([x, y - 9], [x + 4, y + 9], '#8a5f3c', 4);
    }) +
    path('M-226 36C-276 50 -318 88 -334 134C-318 150 -262 124 -200 66Z', '#7f9f62') +
    path('M-240 60C-276 74 -302 100 -316 128C-290 124 -252 100 -222 72Z', '#4f7a52', veil(0.7)) +
    group(path(fore, DEEP), 'transform="translate(-26 10)" opacity=".2"') +
    path(fore, '#8aa765') +
    path('M176 20C196 60 170 150 100 226C66 262 20 290 -6 282C60 240 120 150 134 26Z', '#6c8f58') +
    [
      [118, 70, 17],
      [112, 116, 16],
      [92, 160, 15],
      [66, 202, 13],
      [36, 242, 10],
      [152, 64, 13],
      [146, 110, 12],
      [126, 156, 11],
    ]
      .map(([x, y, r], i) => ellipse(x!, y!, r!, r! * 0.8, i < 5 ? '#4f7a52' : '#456c4c'))
      .join('')
  );
};

/** A beak that bites off coral, and colours no painter would dare; it looks to the right. */
export const parrotfish = (
  x: number,
  y: number,
  size: number,
  turn: number,
  [body, belly, scale, fin, trim]: readonly [string, string, string, string, string],
  flipped = false,
): string => {
  const d =
    'M-190 -8C-140 -70 -50 -112 50 -104C132 -98 184 -56 200 -6C190 42 140 86 56 98C-50 108 -140 62 -190 8Z';
  return group(
    path(
      'M-172 -22C-216 -60 -258 -96 -296 -112C-280 -60 -274 -30 -274 0C-274 30 -280 66 -296 114C-258 96 -216 60 -172 22Z',
      fin,
    ) +
      path(
        'M-186 -26C-216 -56 -258 -96 -296 -112L-290 -92C-252 -66 -220 -36 -196 -12ZM-186 26C-216 56 -258 96 -296 114L-290 92C-252 66 -220 36 -196 12Z',
        trim,
      ) +
      path('M80 -102C40 -140 -60 -142 -150 -56L-160 -28L60 -84Z', fin) +
      path('M80 -102C40 -140 -60 -142 -150 -56C-60 -120 30 -124 80 -102Z', trim) +
      path('M-20 96C-60 128 -110 110 -150 46L-130 30Z', fin) +
      path('M-20 96C-60 128 -110 110 -150 46C-112 96 -70 112 -20 96Z', trim) +
      path(d, body) +
      clip(
        d,
        path('M-200 10C-100 40 60 30 210 0V120H-200Z', belly) +
          path('M-200 50C-100 84 60 76 170 56V130H-200Z', mix(belly, '#fff3d0', 0.3)) +
          times(4, (row) =>
            times(7, (i) =>
              path(
                `M${-176 + i * 38 + (row % 2) * 19} ${-62 + row * 34}a24 20 0 0 1 0 36`,
                'none',
                `stroke="${scale}" stroke-width="6" stroke-linecap="round" opacity=".75"`,
              ),
            ),
          ) +
          path('M110 -130C90 -60 92 40 116 120H230V-130Z', mix(body, belly, 0.35)) +
          path('M-190 -40C-100 -110 20 -116 110 -96C20 -100 -90 -84 -170 -20Z', '#ffffff', veil(0.3)) +
          line('M112 -84C96 -30 98 30 118 84', trim, 7) +
          line('M132 -34Q166 -22 196 -20M122 0Q152 -4 188 10', trim, 7),
      ) +
      path('M186 -34Q206 -24 208 -4Q204 14 186 22Q176 12 184 -4Q176 -18 186 -34Z', '#fdf0d4') +
      line('M182 -5H208', '#a8808a', 4) +
      circle(140, -46, 18, trim) +
      circle(140, -46, 13, '#fff6dc') +
      circle(143, -46, 8, '#14183a') +
      circle(146, -49, 2.6, '#ffffff') +
      group(
        path('M88 26C66 4 -4 14 -44 64C-8 80 62 66 88 26Z', DEEP),
        'transform="translate(-6 10)" opacity=".22"',
      ) +
      path('M88 26C66 4 -4 14 -44 64C-8 80 62 66 88 26Z', fin) +
      line('M66 26Q26 30 -26 60M68 34Q36 46 6 64', trim, 4),
    `transform="translate(${x} ${y}) rotate(${turn}) scale(${(flipped ? -1 : 1) * size} ${size})"`,
  );
};
