import { candle, lightString, stormLantern } from '../../lamps.ts';
import { rock } from '../../land.ts';
import { palm, shadowPalm } from '../../palms.ts';
import { figure } from '../../people.ts';
import { turtle } from '../../reef.ts';
import type { Scene } from '../../scene.ts';
import { shine, stars } from '../../sky.ts';
import { beach } from '../../stages.ts';
import { circle, ellipse, group, line, path, poly, rect, straight, times, veil } from '../../svg.ts';

/** A turtle between the water and her nest, her tracks behind her, and people who wait at a distance. */
export const turtleNight: Scene = (random) =>
  beach(random, 'night', 300) +
  group(
    times(16, (i) => {
      const [x, y] = [830 - i * 34, 720 - i * 9.4];
      return (
        ellipse(x, y - 24, 15, 6, '#141f44', `transform="rotate(-40 ${x} ${y - 24})"`) +
        ellipse(x + 10, y + 26, 15, 6, '#141f44', `transform="rotate(40 ${x + 10} ${y + 26})"`)
      );
    }) + line('M850 726L300 574', '#1c2a54', 16),
    veil(0.75),
  ) +
  ellipse(900, 756, 120, 16, '#141f44', veil(0.5)) +
  turtle(890, 730, 130, 14) +
  [
    [1030, 650],
    [1130, 664],
    [1160, 730],
  ]
    .map(([x, y]) => straight([x!, y! - 50], [x!, y!], '#8a6a58', 6))
    .join('') +
  line('M1030 610Q1080 630 1130 622Q1150 650 1160 688', '#c9a58a', 3) +
  ellipse(1090, 690, 50, 14, '#1f2c56') +
  shine(240, 690, 170, '#e0483c', 0.55) +
  figure(150, 730, 130, 'sit', { top: '#7a3a58', legs: '#1c2a54', skin: '#5a3028' }) +
  figure(70, 740, 120, 'sit', { dress: '#3f5a9a', skin: '#5a3028' }) +
  figure(330, 736, 122, 'sit', { dress: '#a8484c', skin: '#5a3028', flip: true }) +
  stormLantern(232, 726, 52, '#10183c', '#ff7a5a', 0) +
  palm(random, 20, 780, 440, { ...shadowPalm('#0c1436', '#1f2f5e'), lean: 40 });

/** One long table at the edge of the water. */
export const longTableSand: Scene = (random) =>
  beach(random, 'sunset', 600) +
  palm(random, 90, 640, 420, { ...shadowPalm('#33203f', '#5a3450'), lean: 50 }) +
  palm(random, 1120, 640, 440, { ...shadowPalm('#33203f', '#5a3450'), lean: -50 }) +
  lightString([110, 270], [600, 330], 40, 12, '#2a1838') +
  lightString([600, 330], [1090, 270], 40, 12, '#2a1838') +
  times(9, (i) => {
    const t = (i + 1) / 9;
    const y = 560 + 130 * t * t;
    const h = 60 + 90 * t;
    return (
      figure(575 - 260 * t * t - h * 0.3, y + h * 0.42, h, 'sit', {
        [i % 2 ? 'dress' : 'top']: ['#2fa3a8', '#f5b942', '#fff0d8', '#e4576a'][i % 4]!,
        skin: i % 3 ? '#7a4630' : '#8f5533',
      }) +
      figure(625 + 260 * t * t + h * 0.3, y + h * 0.42, h, i % 3 ? 'sit' : 'toast', {
        [i % 2 ? 'top' : 'dress']: ['#ee6c4d', '#fff0d8', '#8f5fa8', '#5ea34e'][i % 4]!,
        skin: i % 2 ? '#7a4630' : '#a9683c',
        flip: true,
      })
    );
  }) +
  poly(
    [
      [560, 566],
      [640, 566],
      [900, 800],
      [300, 800],
    ],
    '#fdf3dd',
  ) +
  poly(
    [
      [586, 566],
      [614, 566],
      [690, 800],
      [510, 800],
    ],
    '#e8a070',
    veil(0.5),
  ) +
  times(7, (i) => {
    const t = (i + 1) / 7.6;
    const [y, s] = [570 + 220 * t * t, 6 + 24 * t];
    return (
      ellipse(600 - 190 * t * t - s, y, s * 1.5, s * 0.5, '#d9d2c0') +
      ellipse(600 + 190 * t * t + s, y, s * 1.5, s * 0.5, '#d9d2c0') +
      ellipse(600 - 190 * t * t - s, y - 1, s, s * 0.3, '#c9603a') +
      ellipse(600 + 190 * t * t + s, y - 1, s, s * 0.3, '#5ea34e') +
      candle(600, y, s)
    );
  });

/** Mattresses on the sand and a sky that falls. */
export const fallingStars: Scene = (random) =>
  beach(random, 'night', 1060) +
  stars(random, 190, 350) +
  [
    [260, 90, 150],
    [520, 60, 190],
    [700, 170, 130],
    [420, 220, 110],
    [900, 90, 120],
  ]
    .map(
      ([x, y, s]) =>
        poly(
          [
            [x!, y!],
            [x! - s!, y! + s! * 0.46],
            [x! - 3, y! + 5],
          ],
          '#fdf3d0',
          veil(0.75),
        ) + circle(x!, y! + 2, 4, '#fffaf0'),
    )
    .join('') +
  [
    [190, 660, '#8f5fa8', '#e4576a'],
    [520, 690, '#2f7d9a', '#f5b942'],
    [860, 664, '#b5506a', '#2fb3b8'],
  ]
    .map(
      ([x, y, mattress, dress], i) =>
        rect((x as number) - 130, (y as number) - 4, 270, 46, mattress as string, 'rx="18"') +
        rect((x as number) - 130, (y as number) - 14, 56, 40, '#d9cfe0', 'rx="14"') +
        `<g transform="translate(${x} ${(y as number) - 4}) rotate(-90)">${figure(0, 96, 190, i === 1 ? 'wave' : 'stand', { dress: dress as string, skin: '#5a3028' })}</g>`,
    )
    .join('') +
  stormLantern(360, 740, 46, '#0c1436') +
  stormLantern(1040, 730, 42, '#0c1436') +
  palm(random, 1160, 800, 480, { ...shadowPalm('#0a1130', '#1f2f5e'), lean: -60 });

/** Bamboo, rope and barrels: rafts of all families on one bay. */
export const rafts: Scene = (random) => {
  const raft = (x: number, y: number, w: number, sail: string, flag: string): string =>
    ellipse(x, y + w * 0.1, w * 0.6, w * 0.05, '#1a5f78', veil(0.35)) +
    times(3, (i) => ellipse(x - w * 0.34 + i * w * 0.34, y + w * 0.06, w * 0.1, w * 0.07, '#c9603a')) +
    times(9, (i) =>
      rect(
        x - w * 0.5 + i * w * 0.112,
        y - w * 0.05,
        w * 0.1,
        w * 0.09,
        i % 2 ? '#d9b060' : '#c49848',
        'rx="6"',
      ),
    ) +
    straight([x, y - w * 0.04], [x, y - w * 0.95], '#7a5a34', w * 0.03) +
    path(
      `M${x + 4} ${y - w * 0.86}Q${x + w * 0.42} ${y - w * 0.5} ${x + w * 0.36} ${y - w * 0.16}L${x + 4} ${y - w * 0.2}Z`,
      sail,
    ) +
    poly(
      [
        [x, y - w * 0.95],
        [x - w * 0.16, y - w * 0.9],
        [x, y - w * 0.85],
      ],
      flag,
    ) +
    figure(x - w * 0.3, y - w * 0.02, w * 0.46, 'wave', { dress: flag, skin: '#7a4630' }) +
    figure(x - w * 0.12, y - w * 0.02, w * 0.3, 'stand', { top: sail, legs: '#16305a', skin: '#6b3c22' });
  return (
    beach(random, 'noon', 900) +
    raft(250, 420, 110, '#fffaf0', '#e4576a') +
    raft(980, 430, 120, '#f5b942', '#2f7d7a') +
    raft(640, 450, 150, '#ee6c4d', '#fffaf0') +
    raft(360, 520, 220, '#f58fa0', '#2b7fae') +
    raft(860, 540, 250, '#8fd0c0', '#ee6c4d') +
    figure(120, 730, 180, 'wave', { top: '#fffaf0', legs: '#2b7fae', skin: '#8f5533', hat: '#f3dcae' }) +
    figure(190, 744, 110, 'leap', { dress: '#f5b942', skin: '#6b3c22' }) +
    figure(1080, 740, 170, 'wave', { dress: '#e4576a', skin: '#a9683c', hat: '#fffaf0', flip: true }) +
    times(5, (i) => rect(440 + i * 4, 716 + i * 13, 300, 11, i % 2 ? '#d9b060' : '#c49848', 'rx="6"')) +
    line('M500 712q30 40 0 74M660 712q30 40 0 74', '#8a6a3e', 6) +
    rock(random, 1180, 620, 120, 50, '#c9a58a', '#a8806a')
  );
};
