import { boards, type Ground } from '../../floors.ts';
import { stormLantern } from '../../lamps.ts';
import { hills } from '../../land.ts';
import { agave } from '../../leaves.ts';
import { palm, shadowPalm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { shine, sky, stars } from '../../sky.ts';
import { circle, ellipse, group, line, path, rect, straight, times, veil } from '../../svg.ts';
import { telescope } from '../../telescope.ts';
import { glints, sea } from '../../water.ts';

/** The Milky Way, a constellation and a falling star. */
const heaven = (random: Chance): string =>
  sky(['#070c2a', '#0d1640', '#162660', '#2a3f80', '#51609a', '#a07f98'], 580, 14) +
  group(
    path(
      'M-50 470C200 330 420 330 620 200S1000 -10 1250 -40V90C1000 120 800 210 660 310S300 460 -50 610Z',
      '#6a70b8',
    ) +
      path(
        'M-50 510C200 390 440 370 640 240S1010 30 1250 0V50C1020 90 820 190 660 284S260 440 -50 560Z',
        '#a893c8',
      ),
    veil(0.28),
  ) +
  stars(random, 300, 560) +
  times(60, () => {
    const t = random();
    return circle(
      -50 + t * 1300,
      540 - t * 540 + random.between(-70, 70),
      random.between(0.8, 2),
      '#fff3d8',
      veil(0.8),
    );
  }) +
  line('M820 110L990 190', '#fff3d8', 3, veil(0.9)) +
  line('M790 96L820 110', '#fff3d8', 1.5, veil(0.5)) +
  circle(992, 191, 4, '#fffaf0') +
  [
    [180, 110],
    [250, 90],
    [300, 140],
    [290, 210],
    [380, 230],
    [400, 160],
  ]
    .map(
      ([x, y], i, all) =>
        circle(x!, y!, 5, '#fff6d8') +
        circle(x!, y!, 11, '#fff6d8', veil(0.2)) +
        (i ? straight(all[i - 1] as [number, number], [x!, y!], '#cfd6f0', 1.6, veil(0.6)) : ''),
    )
    .join('');

export const stargazing: Scene = (random) =>
  heaven(random) +
  hills(random, 590, 24, '#26356e', -100, 700, 4) +
  hills(random, 596, 18, '#1c2a5e', 420, 1320, 5) +
  path('M-20 640C200 590 420 580 640 600S1000 660 1220 620V810H-20Z', '#131d48') +
  path('M-20 720Q300 660 640 680T1220 710V810H-20Z', '#0c1436') +
  shine(540, 600, 210, '#f5b06a', 0.4) +
  ellipse(560, 668, 230, 20, '#f5c87a', veil(0.28)) +
  telescope(640, 680, { tube: '#c9ced8', belly: '#7a84a8', cap: '#e4764c', dark: '#2a3566' }) +
  figure(545, 672, 170, 'stroll', { top: '#e4764c', legs: '#1c2a5e', skin: '#5a3028' }) +
  figure(440, 684, 164, 'wave', { dress: '#f5b942', skin: '#5a3028' }) +
  figure(800, 690, 130, 'lotus', { top: '#2fa3a8', legs: '#26356e', skin: '#5a3028' }) +
  figure(900, 694, 124, 'lotus', { dress: '#e4576a', skin: '#5a3028' }) +
  stormLantern(340, 700, 50, '#080d28') +
  stormLantern(730, 714, 44, '#080d28') +
  agave(random, 120, 800, 130, '#1c3a5e', '#0c1a40') +
  agave(random, 1090, 800, 150, '#1c3a5e', '#0c1a40') +
  palm(random, 1130, 740, 420, { ...shadowPalm('#070b24', '#1c2a56'), lean: -50 }) +
  palm(random, 50, 740, 330, { ...shadowPalm('#070b24', '#1c2a56'), lean: 30 });

/** The end of a pier with its lanterns out but for one on each side. */
export const pierStars: Scene = (random) => {
  const ground: Ground = { horizon: 560, vanish: 600, top: 640, bottom: 800 };
  const post = (x: number, y: number, h: number, isLit: boolean): string =>
    rect(x - h * 0.03, y - h, h * 0.06, h + 30, '#0a1030') +
    (isLit
      ? stormLantern(x, y - h, h * 0.34, '#0a1030')
      : rect(x - h * 0.08, y - h * 1.26, h * 0.16, h * 0.26, '#0a1030', 'rx="4"'));
  return (
    heaven(random) +
    sea(random, ['#a07f98', '#51609a', '#2a3f80', '#162660'], 580, 800, 40) +
    hills(random, 584, 12, '#33406e', -60, 360, 4) +
    glints(random, 300, 600, 780, 420, '#cfd6f0', 26, 60) +
    boards(random, ground, 120, 1080, 9, '#4a4468', '#141a40') +
    post(140, 700, 150, false) +
    post(1060, 700, 150, false) +
    post(262, 650, 96, true) +
    post(938, 650, 96, true) +
    shine(560, 640, 240, '#f5b06a', 0.28) +
    telescope(650, 716, { tube: '#c9ced8', belly: '#7a84a8', cap: '#e4764c', dark: '#2a3566' }) +
    telescope(800, 704, { tube: '#b9c0cc', belly: '#6a7498', cap: '#2fa3a8', dark: '#2a3566' }) +
    figure(556, 710, 170, 'stroll', { top: '#e4764c', legs: '#1c2a5e', skin: '#5a3028' }) +
    figure(430, 716, 168, 'wave', { dress: '#f5b942', skin: '#5a3028' }) +
    straight([459, 546], [640, 240], '#7af0a0', 3, veil(0.7)) +
    figure(330, 730, 132, 'lotus', { top: '#2fa3a8', legs: '#26356e', skin: '#5a3028' }) +
    figure(900, 742, 128, 'lotus', { dress: '#e4576a', skin: '#5a3028' }) +
    figure(990, 736, 120, 'lotus', { top: '#f3e3c8', legs: '#26356e', skin: '#6e3c2c' })
  );
};
