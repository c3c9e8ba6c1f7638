import { farSail } from '../../boats.ts';
import { planks } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { hills } from '../../land.ts';
import { bananaLeaf } from '../../leaves.ts';
import { lushPalm, palm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { sky, sun } from '../../sky.ts';
import { circle, clip, ellipse, group, line, path, poly, rect, times, veil, wedge } from '../../svg.ts';
import { plantPot } from '../../tablesetting.ts';
import { glints } from '../../water.ts';

export const fitnessRoom: Scene = (random) => {
  const ground: Ground = { horizon: 330, vanish: 600, top: 560, bottom: 800 };
  return (
    rect(0, 0, 1200, 570, '#e9dfc8') +
    rect(60, 60, 1080, 440, '#fffaf0') +
    rect(76, 76, 1048, 410, '#7cc6d4') +
    clip(
      'M76 76H1124V486H76Z',
      sky(['#4fb0c8', '#8fd0d4', '#d3ecd6', '#fbeec8'], 300, 9) +
        sun(900, 160, 46, '#fffbe2', '#fff3c0', 4) +
        rect(76, 300, 1048, 200, '#2f9fae') +
        glints(random, 900, 304, 480, 150, '#f2fff4', 36, 50) +
        hills(random, 302, 60, '#86b8b0', 60, 460, 4) +
        palm(random, 240, 500, 320, { ...lushPalm, lean: 40 }) +
        palm(random, 1040, 500, 300, { ...lushPalm, lean: -30 }) +
        farSail(640, 320, 34, '#fffaf0'),
    ) +
    times(4, (i) => rect(330 + i * 262 - 57, 76, 12, 410, '#fffaf0')) +
    rect(0, 0, 1200, 30, '#c9b391') +
    times(5, (i) => rect(90 + i * 240, 30, 120, 9, '#fff3c0')) +
    planks(random, ground, 110, '#c9935f', '#8a5a3a') +
    group(
      poly(
        [
          [180, 800],
          [420, 800],
          [480, 560],
          [330, 560],
        ],
        '#fff3c0',
      ) +
        poly(
          [
            [560, 800],
            [820, 800],
            [760, 560],
            [600, 560],
          ],
          '#fff3c0',
        ) +
        poly(
          [
            [960, 800],
            [1200, 780],
            [1020, 560],
            [880, 560],
          ],
          '#fff3c0',
        ),
      veil(0.35),
    ) +
    [
      [280, '#ee6c4d'],
      [560, '#2fa3a8'],
    ]
      .map(
        ([x], i) =>
          ellipse(x as number, 712, 170, 14, '#5a3a48', veil(0.35)) +
          poly(
            [
              [(x as number) - 150, 690],
              [(x as number) + 110, 676],
              [(x as number) + 120, 700],
              [(x as number) - 150, 712],
            ],
            '#2c3340',
          ) +
          poly(
            [
              [(x as number) - 140, 686],
              [(x as number) + 100, 674],
              [(x as number) + 104, 682],
              [(x as number) - 140, 694],
            ],
            '#56606e',
          ) +
          line(
            `M${(x as number) + 86} 684L${(x as number) + 120} 480L${(x as number) + 70} 470`,
            '#2c3340',
            13,
          ) +
          rect((x as number) + 84, 446, 66, 42, '#2c3340', 'rx="8"') +
          rect((x as number) + 92, 454, 44, 26, '#7ce0d8', 'rx="4"') +
          figure(
            (x as number) - 20,
            684,
            290,
            'run',
            i
              ? { top: '#2fa3a8', legs: '#16305a', skin: '#7a4630' }
              : { top: '#ee6c4d', legs: '#3a2a4a', skin: '#8f5533' },
          ),
      )
      .join('') +
    ellipse(900, 722, 190, 14, '#5a3a48', veil(0.35)) +
    rect(760, 690, 300, 24, '#e4576a', 'rx="10"') +
    rect(790, 706, 24, 30, '#2c3340') +
    rect(1000, 706, 24, 30, '#2c3340') +
    rect(1080, 560, 14, 200, '#2c3340') +
    rect(1170, 560, 14, 200, '#2c3340') +
    times(
      3,
      (k) =>
        rect(1066, 580 + k * 62, 134, 12, '#2c3340') +
        times(
          3,
          (i) =>
            rect(1076 + i * 42, 562 + k * 62, 12, 28, ['#ee6c4d', '#f5b942', '#2fa3a8'][k]!, 'rx="4"') +
            rect(1096 + i * 42, 562 + k * 62, 12, 28, ['#ee6c4d', '#f5b942', '#2fa3a8'][k]!, 'rx="4"') +
            rect(1084 + i * 42, 572 + k * 62, 18, 7, '#8a949c'),
        ),
    ) +
    figure(890, 700, 250, 'lotus', { dress: '#f5b942', skin: '#7a4630' }) +
    circle(120, 690, 80, '#f58fa0') +
    circle(100, 664, 24, '#ffffff', veil(0.4)) +
    path(wedge(120, 690, 80, 10, 110), '#d9687c') +
    plantPot(60, 800, 90, '#fffaf0', '#d9c9ae') +
    times(9, (i) => bananaLeaf(random, 60, 730, -150 + i * 15, 190, '#5a9a52', '#2a6f4c'))
  );
};
