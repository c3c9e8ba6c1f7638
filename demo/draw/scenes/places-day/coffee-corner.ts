import { checker } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { chair, roundTable } from '../../furniture.ts';
import { pendant } from '../../lamps.ts';
import { hills } from '../../land.ts';
import { bananaLeaf } from '../../leaves.ts';
import { lushPalm, palm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { sun } from '../../sky.ts';
import { circle, clip, ellipse, fade, group, line, path, poly, rect, times, veil } from '../../svg.ts';
import { cup, plantPot } from '../../tablesetting.ts';
import { glints } from '../../water.ts';

export const coffeeCorner: Scene = (random) => {
  const ground: Ground = { horizon: 330, vanish: 520, top: 600, bottom: 800 };
  return (
    rect(0, 0, 1200, 620, '#f3dcb6') +
    rect(0, 420, 1200, 200, '#1f6f6a') +
    times(26, (i) => rect(i * 48, 420, 3, 200, '#17595a')) +
    rect(0, 412, 1200, 12, '#fdf3dd') +
    rect(70, 70, 470, 420, '#fdf3dd') +
    rect(90, 90, 430, 380, fade(['#7cc6d4', '#c9ead8', '#fbe6b0'])) +
    clip(
      'M90 90H520V470H90Z',
      sun(400, 220, 44, '#fffbe0', '#fff3c0', 4) +
        rect(90, 330, 430, 150, '#4fb0b4') +
        glints(random, 400, 336, 460, 80, '#fff6d8', 18, 30) +
        palm(random, 200, 480, 280, { ...lushPalm, lean: 30 }) +
        hills(random, 334, 40, '#86bdb0', 60, 330, 3),
    ) +
    rect(298, 90, 12, 380, '#fdf3dd') +
    rect(90, 262, 430, 10, '#fdf3dd') +
    rect(50, 480, 510, 22, '#fffaf0') +
    checker(ground, 100, 6, ['#fdf3dd', '#2c3a44']) +
    group(
      poly(
        [
          [130, 600],
          [380, 600],
          [640, 800],
          [260, 800],
        ],
        '#ffe9a8',
      ) +
        poly(
          [
            [400, 600],
            [560, 600],
            [920, 800],
            [700, 800],
          ],
          '#ffe9a8',
        ),
      veil(0.4),
    ) +
    rect(640, 120, 520, 14, '#7a4a2a') +
    rect(640, 250, 520, 14, '#7a4a2a') +
    times(7, (i) => cup(690 + i * 68, 120, 34, ['#ee6c4d', '#f5b942', '#2fb3b8', '#fffaf0'][i % 4]!)) +
    times(
      5,
      (i) =>
        rect(664 + i * 60, 176, 42, 74, '#b5763a', 'rx="6"') +
        rect(664 + i * 60, 198, 42, 30, '#fdf3dd') +
        circle(685 + i * 60, 213, 8, '#5c3624'),
    ) +
    plantPot(1040, 250, 44, '#fffaf0', '#d9c3a8') +
    times(7, (i) => bananaLeaf(random, 1040, 206, -150 + i * 22, 66, '#6fb355', '#2f7d54')) +
    pendant(590, 0, 60, 110, '#ee6c4d') +
    pendant(900, 0, 10, 110, '#ee6c4d') +
    figure(1010, 640, 300, 'cook', { top: '#fffaf0', legs: '#2c2640', skin: '#8f5533', flip: true }) +
    rect(620, 440, 600, 26, '#fffaf0') +
    rect(640, 466, 560, 190, '#b5693f') +
    times(9, (i) => rect(650 + i * 62, 480, 46, 160, '#c97a4c', 'rx="6"')) +
    rect(640, 640, 560, 18, '#7a4028') +
    rect(720, 330, 190, 110, '#c9ced2', 'rx="14"') +
    rect(720, 330, 190, 36, '#e4ecec', 'rx="14"') +
    rect(740, 376, 150, 20, '#8a949c') +
    rect(706, 424, 218, 16, '#8a949c') +
    circle(750, 349, 8, '#ee6c4d') +
    circle(780, 349, 8, '#f5b942') +
    rect(770, 396, 16, 14, '#5a646c') +
    rect(846, 396, 16, 14, '#5a646c') +
    cup(778, 438, 26, '#fffaf0') +
    cup(854, 438, 26, '#fffaf0') +
    path('M726 330q10 -22 20 0M880 330q10 -22 20 0', 'none', 'stroke="#8a949c" stroke-width="7"') +
    path('M1080 440V372A46 46 0 0 1 1172 372V440Z', '#e3f4f2', veil(0.75)) +
    ellipse(1126, 426, 40, 14, '#d38a3c') +
    ellipse(1116, 410, 30, 12, '#edb563') +
    rect(1070, 436, 112, 8, '#8a949c') +
    chair(180, 770, 220, '#2c3a44', '#ee6c4d') +
    figure(180, 776, 268, 'sit', { top: '#f5b942', legs: '#16305a', skin: '#7a4630' }) +
    roundTable(360, 776, 230, 170, '#fffaf0', '#b5a890') +
    cup(320, 606, 38, '#1f6f6a') +
    ellipse(390, 606, 36, 7, '#1f6f6a') +
    path('M362 602q20 -34 58 -8q-20 14 -58 8Z', '#d9913f') +
    chair(530, 770, 220, '#2c3a44', '#ee6c4d', true) +
    [316, 326].map((x) => line(`M${x} 560q-8 -14 0 -26t0 -26`, '#ffffff', 4, veil(0.7))).join('')
  );
};
