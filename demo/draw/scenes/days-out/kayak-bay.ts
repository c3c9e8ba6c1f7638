import { kayak } from '../../boats.ts';
import { canopy } from '../../jungle.ts';
import { hills, rock } from '../../land.ts';
import { hours } from '../../palette.ts';
import { frond, lushPalm, palm } from '../../palms.ts';
import type { Scene } from '../../scene.ts';
import { cumulus, gulls, sky } from '../../sky.ts';
import { group, path, poly, rect, veil } from '../../svg.ts';
import { glints, ripples, sea } from '../../water.ts';

export const kayakBay: Scene = (random) =>
  sky(hours.noon.sky, 300, 11) +
  cumulus(random, 330, 250, 300, '#fffaf0', '#c7e2e2') +
  sea(random, ['#3fa8b4', '#2f9aa4', '#1f8a8f', '#157a80', '#0f656f'], 300, 800, 90) +
  hills(random, 304, 120, '#86b8b0', 300, 960, 4) +
  path('M-20 340V130C60 110 120 150 160 200C240 190 290 240 320 290L360 340Z', '#5a9a6a') +
  path('M-20 340V220C60 240 110 220 150 260C200 270 240 300 270 340Z', '#3a7f58') +
  rect(0, 318, 340, 26, '#d9b98a') +
  path('M1220 350V90C1120 100 1060 170 1010 210C950 220 900 280 860 340Z', '#4f9464') +
  path('M1220 350V190C1150 190 1100 240 1060 260C1010 280 970 310 940 350Z', '#2f7450') +
  poly(
    [
      [860, 340],
      [1220, 340],
      [1220, 362],
      [840, 350],
    ],
    '#d9b98a',
  ) +
  canopy(random, 1080, 230, 240, 110, '#2a6a4a', '#4f9a58', '#7fb85c') +
  canopy(random, 90, 240, 240, 110, '#2a6a4a', '#4f9a58', '#7fb85c') +
  palm(random, 250, 330, 140, { ...lushPalm, lean: 30 }) +
  palm(random, 940, 340, 150, { ...lushPalm, lean: -30 }) +
  palm(random, 60, 330, 160, { ...lushPalm, lean: 12 }) +
  glints(random, 620, 320, 780, 330, '#d9f6e4', 56, 100) +
  kayak(460, 400, 120, '#2b6fae', '#f5b942') +
  ripples(random, 460, 408, 150, '#d9f6e4', 5) +
  kayak(800, 450, 170, '#f5b942', '#2b8f8a', true) +
  ripples(random, 800, 462, 220, '#d9f6e4', 6) +
  kayak(540, 610, 420, '#ee5a45', '#fdf3dd') +
  ripples(random, 540, 640, 540, '#d9f6e4', 8) +
  group(path('M330 640Q540 690 760 640Q640 720 540 716Q420 716 330 640Z', '#0c5560'), veil(0.4)) +
  rock(random, 1110, 700, 200, 90, '#c9a888', '#6a5a5c') +
  ripples(random, 1110, 704, 240, '#d9f6e4', 4) +
  frond(random, -50, 40, 24, 430, { light: '#4f9a4a', dark: '#1f6248' }, 0.25, 26) +
  frond(random, -50, -40, 44, 360, { light: '#3f8a44', dark: '#1a5540' }, 0.1, 26) +
  gulls(random, 660, 150, 4, '#fffaf0', 14);
