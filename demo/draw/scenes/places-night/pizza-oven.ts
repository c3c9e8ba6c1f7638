import { archPath } from '../../arches.ts';
import { checker } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { canopy } from '../../jungle.ts';
import { fire, sparks } from '../../lamps.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { shine } from '../../sky.ts';
import {
  circle,
  clip,
  ellipse,
  group,
  line,
  move,
  path,
  polar,
  poly,
  rect,
  straight,
  times,
  veil,
} from '../../svg.ts';
import { bottle, plantPot } from '../../tablesetting.ts';

export const pizzaOven: Scene = (random) => {
  const ground: Ground = { horizon: 380, vanish: 600, top: 640, bottom: 800 };
  const brick = (x: number, y: number): string =>
    rect(x, y, 66, 26, random.pick(['#c9684a', '#b5573e', '#d97a56', '#a84c38']), 'rx="3"');
  return (
    rect(0, 0, 1200, 660, '#e9b98a') +
    times(26, (r) =>
      times(20, (c) =>
        random() < 0.14 ? rect(c * 66 - (r % 2) * 33, r * 26, 62, 22, '#dba574', 'rx="3"') : '',
      ),
    ) +
    rect(0, 0, 1200, 40, '#6a3a2a') +
    times(4, (i) => rect(120 + i * 300, 0, 40, 90, '#7a4630')) +
    path('M230 660V380Q230 110 600 110T970 380V660Z', '#8a3f30') +
    clip(
      'M240 660V380Q240 120 600 120T960 380V660Z',
      rect(230, 100, 760, 570, '#d9a07a') +
        times(22, (r) => times(13, (c) => brick(220 + c * 70 - (r % 2) * 35, 112 + r * 30))),
    ) +
    path('M760 130Q970 190 970 380V660H850V400Q860 220 760 130Z', '#3a1430', veil(0.26)) +
    rect(540, 40, 120, 80, '#b5573e') +
    rect(610, 40, 50, 80, '#8a3f30') +
    times(17, (i) => {
      const [x, y] = polar(600, 470, 232, 180 + i * 11.25);
      return move(
        x,
        y,
        rect(-22, -34, 40, 68, i % 2 ? '#e8a27a' : '#d98a62', 'rx="4"'),
        90 + 180 + i * 11.25,
      );
    }) +
    path('M392 560V470A208 208 0 0 1 808 470V560Z', '#2a0f1c') +
    clip(
      'M392 560V470A208 208 0 0 1 808 470V560Z',
      circle(600, 560, 250, '#5a1c20') +
        shine(600, 540, 320, '#ff8a3a', 0.95) +
        fire(random, 500, 556, 240, 210) +
        fire(random, 730, 556, 130, 120) +
        path(
          'M430 560l120 -30M470 562l110 -16',
          'none',
          'stroke="#3a1820" stroke-width="18" stroke-linecap="round"',
        ) +
        ellipse(660, 548, 92, 16, '#e8b060') +
        ellipse(660, 544, 80, 11, '#dd5a37') +
        ellipse(640, 543, 20, 5, '#fff0cf') +
        ellipse(690, 545, 16, 4, '#fff0cf'),
    ) +
    sparks(random, 560, 520, 300, 200, 30) +
    rect(340, 556, 520, 26, '#f3e0c0') +
    rect(340, 576, 520, 10, '#b58a6a') +
    path(archPath(600, 660, 150, 66), '#3a1820') +
    times(
      9,
      (i) =>
        circle(545 + (i % 5) * 28, 648 - Math.floor(i / 5) * 24, 13, '#a8683f') +
        circle(545 + (i % 5) * 28, 648 - Math.floor(i / 5) * 24, 8, '#d9a06a'),
    ) +
    checker(ground, 120, 5, ['#f0d0a0', '#c9784c']) +
    group(ellipse(600, 720, 400, 60, '#ffb45e'), veil(0.4)) +
    figure(330, 770, 400, 'cook', { top: '#fffaf0', legs: '#4a2a3a', skin: '#8f5533', hat: '#fffaf0' }) +
    poly(
      [
        [303, 560],
        [357, 560],
        [370, 690],
        [290, 690],
      ],
      '#e4576a',
    ) +
    straight([350, 548], [600, 556], '#7a4a2a', 10) +
    ellipse(640, 556, 74, 9, '#a8683f') +
    rect(880, 600, 340, 24, '#b5763f') +
    rect(900, 624, 300, 150, '#7a4630') +
    ellipse(960, 598, 70, 10, '#f3dcb0') +
    ellipse(960, 592, 58, 8, '#dd5a37') +
    circle(1050, 584, 22, '#f6e8cc') +
    circle(1096, 588, 19, '#f6e8cc') +
    circle(1072, 570, 18, '#fdf3dd') +
    bottle(1150, 600, 92, '#7da03a', '#f5b942') +
    times(5, (i) => circle(930 + i * 20, 180 + (i % 2) * 22, 15, '#d93a32')) +
    line('M930 120V180M960 110V200M990 120V180M1010 130V190', '#5ea34e', 3) +
    times(6, (i) => ellipse(90 + (i % 2) * 22, 150 + i * 22, 14, 18, '#f3e6d0')) +
    line('M100 90V270', '#a8935a', 5) +
    plantPot(90, 780, 90, '#c7603f', '#8a3a2c') +
    canopy(random, 90, 670, 130, 110, '#2a6f4c', '#439152', '#7ab552')
  );
};
