import { fire, sparks } from '../../lamps.ts';
import { hills, sandMarks } from '../../land.ts';
import { palm, shadowPalm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { crescent, shine, sky, stars } from '../../sky.ts';
import { circle, ellipse, line, path, poly, rect, straight, times, veil } from '../../svg.ts';
import { foam, glints, sea } from '../../water.ts';

export const beachGrillFire: Scene = (random) => {
  return (
    sky(['#141d4a', '#2f2a66', '#6a3a74', '#b5506c', '#ee8a62'], 380, 12) +
    stars(random, 60, 200) +
    crescent(980, 120, 40, '#fdf0cf') +
    sea(random, ['#d9846c', '#7a4478', '#3a3070', '#232558'], 378, 540, 50) +
    glints(random, 980, 384, 520, 60, '#fdf0cf', 18, 20) +
    hills(random, 380, 40, '#4a3070', -60, 420, 4) +
    path('M-20 520Q300 500 620 540T1220 510V810H-20Z', '#5a4468') +
    foam(
      [
        [-20, 524],
        [200, 512],
        [420, 520],
        [640, 544],
        [900, 528],
        [1220, 514],
      ],
      '#c9a0b0',
      4,
    ) +
    path('M-20 560Q300 540 620 580T1220 550V810H-20Z', '#7a5060') +
    ellipse(600, 700, 560, 120, '#b5684c') +
    ellipse(600, 700, 400, 84, '#d98a50') +
    ellipse(600, 700, 240, 48, '#f0ad5e') +
    sandMarks(random, 60, 600, 1080, 170, '#8f5550', 36) +
    shine(600, 560, 420, '#ff9d4a', 0.55) +
    [
      [180, 620, -1],
      [1030, 620, 1],
    ]
      .map(
        ([x, y, s]) =>
          straight([x!, y! - 170], [x!, y!], '#2a1838', 8) +
          fire(random, x!, y! - 164, 34, 70) +
          shine(x!, y! - 190, 130, '#ffb45e', 0.5) +
          poly(
            [
              [x!, y!],
              [x! + 8, y!],
              [x! + s! * 90, y! + 60],
              [x! + s! * 70, y! + 60],
            ],
            '#2a1838',
            veil(0.4),
          ),
      )
      .join('') +
    figure(250, 668, 190, 'toast', { top: '#f6c48a', legs: '#3a2350', skin: '#7a4630' }) +
    rect(210, 626, 90, 30, '#3a2238', 'rx="15"') +
    figure(350, 640, 170, 'sit', { dress: '#e4576a', skin: '#7a4630' }) +
    rect(320, 606, 70, 26, '#3a2238', 'rx="13"') +
    figure(970, 664, 190, 'toast', { dress: '#f5b942', skin: '#7a4630', flip: true }) +
    rect(930, 624, 90, 30, '#3a2238', 'rx="15"') +
    figure(735, 690, 220, 'cook', {
      top: '#fff0d8',
      legs: '#2a1838',
      skin: '#6e3c2c',
      flip: true,
      hat: '#fff0d8',
    }) +
    sparks(random, 590, 560, 260, 330, 60) +
    fire(random, 590, 646, 250, 190) +
    straight([440, 700], [480, 580], '#2a1430', 9) +
    straight([740, 700], [700, 580], '#2a1430', 9) +
    straight([520, 712], [500, 580], '#3a1c38', 7) +
    straight([660, 712], [680, 580], '#3a1c38', 7) +
    rect(440, 570, 300, 10, '#2a1430') +
    times(13, (i) => rect(448 + i * 23, 562, 8, 12, '#4a2a3a')) +
    times(
      3,
      (i) =>
        path(
          `M${464 + i * 92} 562q10 -28 44 -22l22 -12l-6 18l6 16l-22 -4q-30 14 -44 4Z`,
          ['#f0a85a', '#ee7a52', '#e9c08f'][i]!,
        ) +
        times(3, (k) => straight([482 + i * 92 + k * 12, 546], [478 + i * 92 + k * 12, 564], '#6a2a2c', 2.5)),
    ) +
    times(9, (i) => circle(480 + i * 28, 654 + (i % 3) * 10, 15, i % 2 ? '#3a1c30' : '#5a2a38')) +
    line('M430 680L560 652M760 684L630 654M500 700L690 652', '#4a2430', 17) +
    line('M470 668L700 690', '#5c3038', 14) +
    palm(random, 70, 820, 640, { ...shadowPalm('#1c1638', '#3a2858'), lean: 90 }) +
    palm(random, 1150, 820, 560, { ...shadowPalm('#1c1638', '#3a2858'), lean: -60 })
  );
};
