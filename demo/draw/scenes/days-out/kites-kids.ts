import { sandMarks } from '../../land.ts';
import { hours, mix } from '../../palette.ts';
import { castShadow, figure, handOf } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { cumulus, gulls, sky } from '../../sky.ts';
import { line, move, path, poly, times } from '../../svg.ts';
import { sea } from '../../water.ts';

export const kitesKids: Scene = (random) => {
  const kite = (
    x: number,
    y: number,
    s: number,
    a: string,
    b: string,
    turn: number,
    hx: number,
    hy: number,
  ): string =>
    line(`M${x} ${y}Q${(x + hx) / 2 + 60} ${(y + hy) / 2 + 60} ${hx} ${hy}`, '#fffaf0', 2) +
    move(
      x,
      y,
      poly(
        [
          [0, -s],
          [s * 0.66, 0],
          [0, 0],
        ],
        a,
      ) +
        poly(
          [
            [0, -s],
            [-s * 0.66, 0],
            [0, 0],
          ],
          mix(a, '#ffffff', 0.25),
        ) +
        poly(
          [
            [0, s * 1.2],
            [s * 0.66, 0],
            [0, 0],
          ],
          mix(b, '#3a1f48', 0.15),
        ) +
        poly(
          [
            [0, s * 1.2],
            [-s * 0.66, 0],
            [0, 0],
          ],
          b,
        ) +
        line(`M0 ${s * 1.2}q${s * 0.6} ${s * 0.5} 0 ${s}t${s * 0.2} ${s}`, a, 4) +
        times(3, (i) =>
          poly(
            [
              [s * 0.1 - 12, s * (1.6 + i * 0.5) - 7],
              [s * 0.1 + 12, s * (1.6 + i * 0.5) + 7],
              [s * 0.1 + 12, s * (1.6 + i * 0.5) - 7],
              [s * 0.1 - 12, s * (1.6 + i * 0.5) + 7],
            ],
            i % 2 ? a : b,
          ),
        ),
      turn,
    );
  return (
    sky(hours.noon.sky, 470, 12) +
    cumulus(random, 840, 420, 460, '#fffaf0', '#c7e2e2') +
    cumulus(random, 260, 380, 300, '#fffaf0', '#cfe7e4') +
    sea(random, hours.noon.sea, 470, 580, 40) +
    path('M-20 560Q200 540 420 566T800 560T1220 550V810H-20Z', '#fffaf0') +
    path('M-20 572Q200 552 420 578T800 572T1220 562V810H-20Z', '#f3dcae') +
    path('M-20 660Q300 590 640 660T1220 620V810H-20Z', '#e9c98f') +
    path('M-20 720Q400 660 700 720T1220 700V810H-20Z', '#f6e0b4') +
    sandMarks(random, 40, 640, 1100, 150, '#d9b278', 40) +
    kite(330, 170, 90, '#ee6c4d', '#f5b942', 24, ...handOf(420, 716, 230, 'fly')) +
    kite(640, 110, 74, '#2b6fae', '#fdf3dd', -14, ...handOf(650, 700, 196, 'fly', true)) +
    kite(940, 210, 84, '#8f4a9a', '#f58fa0', 20, ...handOf(870, 716, 214, 'fly')) +
    kite(150, 330, 46, '#2fa37a', '#f5b942', -20, ...handOf(250, 650, 130, 'fly', true)) +
    [
      [420, 716, 230],
      [650, 700, 196],
      [870, 716, 214],
    ]
      .map(([x, y, h]) => castShadow(x!, y!, h!, 'fly', '#8a6a58', 50, -0.22))
      .join('') +
    figure(420, 716, 230, 'fly', { top: '#f5b942', legs: '#2b6fae', skin: '#8f5533' }) +
    figure(650, 700, 196, 'fly', { dress: '#e4576a', skin: '#7a4630', flip: true }) +
    figure(870, 716, 214, 'fly', { top: '#2fa3a8', legs: '#fdf3dd', skin: '#c48a62' }) +
    figure(250, 650, 130, 'fly', { dress: '#8ccfb4', skin: '#8f5533', flip: true }) +
    figure(1040, 730, 170, 'run', { top: '#ee6c4d', legs: '#16305a', skin: '#7a4630', flip: true }) +
    times(16, (i) =>
      line(
        `M${40 + i * 9} 800q${-20 + i * 4} -60 ${-30 + i * 7} ${-100 - (i % 3) * 20}`,
        i % 2 ? '#7a9a52' : '#5a8048',
        5,
      ),
    ) +
    times(16, (i) =>
      line(
        `M${1050 + i * 9} 800q${-20 + i * 4} -50 ${-30 + i * 7} ${-90 - (i % 3) * 20}`,
        i % 2 ? '#7a9a52' : '#5a8048',
        5,
      ),
    ) +
    gulls(random, 500, 300, 3, '#ffffff', 14)
  );
};
