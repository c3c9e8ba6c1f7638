import { cabana } from '../../cabana.ts';
import { canopy, lianas } from '../../jungle.ts';
import { hours } from '../../palette.ts';
import { frond, lushPalm, palm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { cumulus, sky } from '../../sky.ts';
import { ellipse, group, move, path, rect, times, veil } from '../../svg.ts';
import { lightNet, ripples, sea } from '../../water.ts';

/** Three cabanas at a pool, before whatever lies beyond its wall. */
const cabanasBefore = (random: Chance, beyond: string): string =>
  beyond +
  rect(0, 400, 1200, 200, '#f6e3c0') +
  rect(0, 400, 1200, 8, '#e0c094') +
  cabana(180, 560, 290, '#ee6c4d', ['#f5b942', '#fffaf0', '#2fb3b8', '#f5b942']) +
  cabana(600, 560, 290, '#f5b942', ['#e4576a', '#fffaf0', '#2fb3b8', '#e4576a']) +
  cabana(1020, 560, 290, '#2fa3a8', ['#f5b942', '#fffaf0', '#ee6c4d', '#fffaf0']) +
  figure(600, 552, 130, 'sit', { dress: '#fffaf0', skin: '#8f5533', hat: '#f7dfa0' }) +
  rect(0, 596, 1200, 16, '#fffaf0') +
  rect(0, 610, 1200, 12, '#d9b98f') +
  rect(0, 620, 1200, 190, '#2fb3c0') +
  path('M0 680Q300 664 600 682T1200 676V810H0Z', '#22a0b4') +
  path('M0 750Q300 734 600 752T1200 744V810H0Z', '#1b8ca6') +
  group(
    rect(60, 622, 240, 180, '#ee6c4d') +
      rect(480, 622, 240, 180, '#f5b942') +
      rect(900, 622, 240, 180, '#1f7f86'),
    veil(0.18),
  ) +
  lightNet(random, -20, 630, 1260, 180, '#c9f6ec', 0.45, 84) +
  move(
    330,
    720,
    ellipse(0, 0, 120, 22, '#e4576a') +
      ellipse(-10, -8, 96, 12, '#f58fa0') +
      path('M70 -8q30 -60 8 -92q-30 4 -24 30l14 0q6 26 -18 56Z', '#e4576a'),
  ) +
  ripples(random, 330, 744, 260, '#d9fbf0', 4) +
  frond(random, 1250, 560, 196, 320, { light: '#5a9a46', dark: '#1f6048' }, 0.3) +
  frond(random, -50, 600, -16, 300, { light: '#5a9a46', dark: '#1f6048' }, 0.3);

export const cabanaRow: Scene = (random) =>
  cabanasBefore(
    random,
    sky(hours.noon.sky, 300, 10) +
      cumulus(random, 960, 240, 300, '#fffaf0', '#c7e2e2') +
      sea(random, hours.noon.sea, 290, 380, 30) +
      times(9, (i) =>
        palm(random, 40 + i * 140, 400, 220 + (i % 3) * 40, { ...lushPalm, lean: (i % 2 ? 1 : -1) * 20 }),
      ) +
      canopy(random, 200, 390, 460, 90, '#2a6f4c', '#439152', '#7ab552') +
      canopy(random, 760, 390, 520, 90, '#2a6f4c', '#439152', '#7ab552'),
  );

/** The same pool with the jungle behind its wall. */
export const jungleCabanas: Scene = (random) =>
  cabanasBefore(
    random,
    rect(0, 0, 1200, 420, '#1f5a48') +
      rect(0, 0, 1200, 90, '#9fd3c4') +
      canopy(random, 240, 130, 700, 210, '#1f5a48', '#2f7d54', '#5ea34e') +
      canopy(random, 940, 120, 700, 220, '#1f5a48', '#347f52', '#6fb052') +
      times(4, (i) => rect(110 + i * 310, 120, 26 + (i % 2) * 12, 290, i % 2 ? '#5a4438' : '#6b5140')) +
      canopy(random, 600, 290, 1300, 170, '#17483c', '#2a6f4c', '#439152') +
      lianas(random, 60, 1080, 240, '#3f7a4a', 10),
  );
