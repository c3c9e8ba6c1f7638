import { kayak } from '../../boats.ts';
import { canopy } from '../../jungle.ts';
import { hills } from '../../land.ts';
import { hours } from '../../palette.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { cumulus, gulls, sky } from '../../sky.ts';
import { starfish } from '../../shells.ts';
import { ellipse, line, path, straight, times, veil } from '../../svg.ts';
import { glints, lightNet, ripples, sea } from '../../water.ts';

/** A clump of mangrove: a low crown on roots that stand in the water. */
const clump = (random: Chance, x: number, y: number, w: number): string =>
  times(9, (i) => {
    const [at, side] = [x + (i - 4) * w * 0.1, (i - 4) * w * 0.03];
    return line(
      `M${at} ${y - w * 0.3}Q${at + side * 0.4} ${y - w * 0.1} ${at + side} ${y}`,
      i % 2 ? '#5a4034' : '#76553f',
      w * 0.022,
    );
  }) +
  canopy(random, x, y - w * 0.32, w, w * 0.36, '#1f6247', '#3f8f54', '#86bd58') +
  ellipse(x, y + 2, w * 0.5, w * 0.02, '#0f5a60', veil(0.5));

/** A shoot with two leaves, as it goes into the mud. */
const shoot = (x: number, y: number, h: number): string =>
  straight([x, y], [x, y - h * 0.7], '#7a9a4c', h * 0.09) +
  path(
    `M${x} ${y - h * 0.6}Q${x - h * 0.34} ${y - h * 0.7} ${x - h * 0.3} ${y - h}Q${x} ${y - h * 0.92} ${x} ${y - h * 0.6}Z`,
    '#5eb05a',
  ) +
  path(
    `M${x} ${y - h * 0.6}Q${x + h * 0.34} ${y - h * 0.7} ${x + h * 0.3} ${y - h}Q${x} ${y - h * 0.92} ${x} ${y - h * 0.6}Z`,
    '#2f7d54',
  );

/** Two to a kayak, six seedlings before them, over the shallows of a flat key. */
export const mangroveKayak: Scene = (random) =>
  sky(hours.noon.sky, 330, 10) +
  cumulus(random, 760, 270, 320, '#fffaf0', '#c7e2e2') +
  gulls(random, 480, 150, 4, '#fffaf0', 14) +
  sea(random, ['#49b4bc', '#3aa8b0', '#2f9aa4', '#23888f', '#1a767c'], 330, 800, 80) +
  hills(random, 333, 12, '#5fa08c', 300, 940, 5) +
  glints(random, 620, 350, 790, 330, '#e3f9ea', 40, 90) +
  clump(random, 300, 372, 300) +
  clump(random, 940, 380, 340) +
  clump(random, 60, 420, 460) +
  clump(random, 1170, 440, 460) +
  kayak(740, 420, 150, '#f5b942', '#2b8f8a', true) +
  ripples(random, 740, 430, 200, '#d9f6e4', 5) +
  figure(476, 654, 206, 'sit', { top: '#2b6fae', legs: '#ee5a45', skin: '#6b3c22', hat: '#fffaf0' }) +
  times(6, (i) => shoot(690 + i * 17, 612 - (i % 2) * 4, 62)) +
  kayak(600, 620, 470, '#ee5a45', '#fdf3dd') +
  ripples(random, 600, 656, 560, '#d9f6e4', 8) +
  path('M-20 740Q140 690 330 730T600 800V820H-20Z', '#8a7458', veil(0.75)) +
  times(
    6,
    (i) =>
      shoot(60 + i * 74, 744 + (i % 2) * 26 + i * 4, 84) +
      ripples(random, 60 + i * 74, 748 + (i % 2) * 26 + i * 4, 60, '#d9f6e4', 2),
  );

/** Water to the knee along the mangroves: a family in one kayak, starfish on the ground below it. */
export const starfishKayak: Scene = (random) =>
  sky(hours.noon.sky, 330, 10) +
  cumulus(random, 420, 270, 340, '#fffaf0', '#c7e2e2') +
  gulls(random, 760, 150, 4, '#fffaf0', 14) +
  sea(random, ['#49b4bc', '#4fbfc0', '#6fcfc6', '#9fe0cf', '#cfeed8'], 330, 800, 80) +
  hills(random, 333, 12, '#5fa08c', -40, 520, 5) +
  glints(random, 520, 350, 600, 230, '#f2fff4', 34, 90) +
  clump(random, 760, 366, 260) +
  clump(random, 990, 392, 360) +
  clump(random, 1190, 450, 520) +
  kayak(250, 410, 140, '#f5b942', '#2b8f8a') +
  ripples(random, 250, 420, 180, '#f2fff4', 5) +
  lightNet(random, -20, 600, 1260, 200, '#f6fff2', 0.5, 84) +
  [
    [170, 690, 44, '#f28f6a', 12],
    [430, 752, 34, '#f5b06a', -18],
    [760, 742, 48, '#ee7a52', 30],
    [1010, 690, 38, '#f5b06a', -8],
    [1120, 770, 30, '#f28f6a', 20],
  ]
    .map(([x, y, size, colour, turn]) =>
      starfish(x as number, y as number, size as number, colour as string, turn as number, [6, 14]),
    )
    .join('') +
  ellipse(560, 690, 250, 18, '#4f9a94', veil(0.4)) +
  figure(640, 586, 168, 'sit', { top: '#f5b942', legs: '#ee5a45', skin: '#7a4630', hat: '#fffaf0' }) +
  figure(470, 584, 118, 'sit', { top: '#2fa3a8', legs: '#ee5a45', skin: '#7a4630', hat: '#f7dfa0' }) +
  kayak(560, 570, 500, '#ee5a45', '#fdf3dd') +
  ripples(random, 560, 606, 600, '#f2fff4', 8);
