import { sloop } from '../../boats.ts';
import { palapa } from '../../buildings.ts';
import { boards, onGround } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { stormLantern } from '../../lamps.ts';
import { hills } from '../../land.ts';
import { frond } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, crescent, shine, sky, stars } from '../../sky.ts';
import { ellipse, group, line, poly, rect, smooth, veil } from '../../svg.ts';
import { glints, ripples, sea } from '../../water.ts';

export const pierLanterns: Scene = (random) => {
  const ground: Ground = { horizon: 400, vanish: 600, top: 424, bottom: 800 };
  const post = (across: number, depth: number): string => {
    const [x, y] = onGround(ground, across, depth);
    const k = (y - 400) / 400;
    return (
      rect(x - 8 * k, y - 250 * k, 16 * k, 250 * k + 60 * k, '#1c1f4a') +
      stormLantern(x, y - 244 * k, 86 * k, '#1c1f4a')
    );
  };
  return (
    sky(['#131f4e', '#24407a', '#4a6a9c', '#9a8fae', '#eab096', '#fbcf9a'], 410, 13) +
    stars(random, 60, 180) +
    crescent(260, 130, 36, '#fdf0cf') +
    barCloud(random, 860, 210, 320, '#a88fb0', 3) +
    sea(random, ['#f3c09a', '#9a86a6', '#4a629a', '#284480', '#172c60'], 402, 800, 80) +
    hills(random, 406, 12, '#5a5a90', -60, 420, 4) +
    hills(random, 406, 9, '#5a5a90', 800, 1280, 4) +
    glints(random, 260, 410, 700, 70, '#fdf0cf', 24, 20) +
    boards(random, ground, 300, 900, 44, '#a8705a', '#3a2850') +
    group(
      poly(
        [
          onGround(ground, 520, 0),
          onGround(ground, 680, 0),
          onGround(ground, 680, 1),
          onGround(ground, 520, 1),
        ],
        '#ffcf8a',
      ),
      veil(0.25),
    ) +
    palapa(random, 600, 452, 280, 190, '#b5805a', '#6a4658', '#3a2850') +
    shine(600, 410, 130, '#ffd082', 0.9) +
    group(ellipse(600, 470, 150, 10, '#ffd082'), veil(0.5)) +
    [-70, -20, 40, 84]
      .map((dx, i) =>
        figure(600 + dx, 452, 58, i % 2 ? 'sit' : 'toast', {
          dress: ['#e4576a', '#f5b942', '#fff0d8', '#2fb3b8'][i]!,
          skin: '#6e3c2c',
          flip: i > 1,
        }),
      )
      .join('') +
    rect(556, 428, 88, 4, '#fff0d8') +
    [0.52, 0.3, 0.17, 0.09, 0.035]
      .map(
        (d) =>
          post(296, d) +
          post(904, d) +
          [296, 904]
            .map((a) => {
              const [x, y] = onGround(ground, a, d);
              const k = (y - 400) / 400;
              return glints(
                random,
                x + (a < 600 ? -30 : 30) * k,
                y + 30 * k,
                y + 190 * k,
                44 * k,
                '#ffc97a',
                9,
                16 * k,
              );
            })
            .join(''),
      )
      .join('') +
    [296, 904]
      .map((a) =>
        line(
          smooth(
            [0.02, 0.035, 0.06, 0.09, 0.13, 0.17, 0.23, 0.3, 0.4, 0.52].map((d, i) => {
              const [x, y] = onGround(ground, a, d);
              const k = (y - 400) / 400;
              return [x, y - (i % 2 ? 110 : 80) * k] as const;
            }),
          ),
          '#1c1f4a',
          3,
        ),
      )
      .join('') +
    figure(560, 640, 130, 'stroll', { top: '#fff0d8', legs: '#2a2a5a', skin: '#6e3c2c' }) +
    figure(604, 640, 124, 'walk', { dress: '#f58a7a', skin: '#7a4630' }) +
    sloop(1030, 520, 170, '#cfc6d4', '#9a94b8', '#1c2a5c', true) +
    ripples(random, 1030, 528, 170, '#c9b0b8', 5) +
    sloop(150, 470, 90, '#cfc6d4', '#9a94b8', '#1c2a5c') +
    ripples(random, 150, 474, 90, '#c9b0b8', 4) +
    frond(random, 1250, 20, 168, 420, { light: '#2a3a74', dark: '#131c48' }, 0.35, 26) +
    frond(random, 1250, -60, 140, 380, { light: '#22306a', dark: '#131c48' }, 0.2, 26)
  );
};
