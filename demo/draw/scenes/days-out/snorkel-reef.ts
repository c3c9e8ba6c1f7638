import { hills } from '../../land.ts';
import { angelfish, coral, shoal, turtle } from '../../reef.ts';
import type { Scene } from '../../scene.ts';
import { sun } from '../../sky.ts';
import { circle, fade, group, line, move, path, poly, rect, times, veil } from '../../svg.ts';

export const snorkelReef: Scene = (random) =>
  rect(0, 0, 1200, 800, fade(['#8fe0da', '#3fbcc4', '#1a8fa8', '#0f5f82', '#0b3f66'])) +
  path('M0 0H1200V92Q1050 120 900 92T600 96T300 90T0 100Z', '#d9f3e0') +
  rect(0, 0, 1200, 62, '#f6e7b8') +
  path('M0 62Q150 40 300 62T600 62T900 62T1200 62V92Q1050 120 900 92T600 96T300 90T0 100Z', '#4fc4cc') +
  sun(960, 10, 40, '#fff6cf', '#fff0b8', 3) +
  group(
    times(6, (i) =>
      poly(
        [
          [300 + i * 130, 90],
          [360 + i * 130, 90],
          [260 + i * 190, 800],
          [90 + i * 190, 800],
        ],
        '#e6fbe8',
      ),
    ),
    veil(0.12),
  ) +
  hills(random, 800, 330, '#1a7f98', -200, 620, 4) +
  hills(random, 800, 280, '#157089', 520, 1400, 5) +
  shoal(random, 860, 300, 300, 120, '#f5c34e', 26, 22) +
  shoal(random, 240, 420, 240, 90, '#9fe3d8', 22, 17) +
  move(
    560,
    190,
    group(
      path('M-150 -6Q-60 -46 60 -20L110 -16Q140 -2 110 10L60 16Q-60 34 -150 22Z', '#e4576a') +
        circle(136, -8, 30, '#8f5533') +
        path('M112 -30A30 30 0 0 1 166 -10L150 -26Z', '#2b1a1e') +
        rect(140, -18, 32, 22, '#f5b942', 'rx="8"') +
        rect(146, -13, 20, 12, '#bff0ee', 'rx="4"') +
        line('M124 -30Q112 -70 122 -108', '#f5b942', 9) +
        line('M60 -4Q130 40 190 70', '#8f5533', 15) +
        line('M50 6Q60 60 110 100', '#7a4630', 14) +
        line('M-140 0L-250 -22', '#8f5533', 19) +
        line('M-140 14L-240 50', '#7a4630', 19) +
        path('M-240 -32L-350 -62L-330 -8L-244 -10Z', '#2b3f8a') +
        path('M-230 42L-330 88L-296 116L-226 62Z', '#22336f'),
    ),
    10,
  ) +
  times(10, (i) =>
    circle(690 + random.between(-30, 30), 180 - i * 14, random.between(3, 8), '#eafbf4', veil(0.7)),
  ) +
  turtle(890, 480, 150, -16) +
  angelfish(380, 560, 70, '#f5b942', '#16305a') +
  angelfish(460, 620, 54, '#ee6c4d', '#fff6dd') +
  angelfish(700, 600, 60, '#e4576a', '#f5b942', true) +
  coral(random, 120, 800, 260, 'fan', '#e4576a') +
  coral(random, 300, 810, 200, 'branch', '#f5a04a') +
  coral(random, 450, 810, 130, 'brain', '#d98ab0') +
  coral(random, 600, 820, 170, 'tube', '#8f5fa8') +
  coral(random, 760, 810, 210, 'branch', '#f58a7a') +
  coral(random, 930, 812, 150, 'brain', '#f0c45f') +
  coral(random, 1080, 810, 280, 'fan', '#c9508a') +
  coral(random, 1180, 812, 180, 'tube', '#e4764c') +
  coral(random, 20, 812, 150, 'tube', '#f5b942') +
  path('M-10 786Q300 760 600 782T1210 776V810H-10Z', '#f0d9a4');
