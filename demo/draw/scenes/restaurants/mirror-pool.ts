import { palapa } from '../../buildings.ts';
import { hills } from '../../land.ts';
import { agave, saguaro } from '../../leaves.ts';
import { mix } from '../../palette.ts';
import { goldPalm, palm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, sky, sun } from '../../sky.ts';
import { clip, ellipse, fade, group, path, rect, straight, times, veil } from '../../svg.ts';
import { ripples } from '../../water.ts';

const sunbed = (x: number, y: number, w: number, cloth: string): string =>
  ellipse(x, y + 6, w * 0.56, w * 0.06, '#5a3a48', veil(0.3)) +
  path(
    `M${x - w * 0.5} ${y - w * 0.16}H${x + w * 0.2}L${x + w * 0.46} ${y - w * 0.46}L${x + w * 0.52} ${y - w * 0.42}L${x + w * 0.26} ${y - w * 0.08}H${x - w * 0.5}Z`,
    cloth,
  ) +
  path(
    `M${x - w * 0.5} ${y - w * 0.1}H${x + w * 0.22}L${x + w * 0.5} ${y - w * 0.42}L${x + w * 0.26} ${y - w * 0.06}H${x - w * 0.5}Z`,
    mix(cloth, '#7a5a68', 0.3),
  ) +
  [-0.44, 0.16].map((p) => rect(x + p * w, y - w * 0.08, w * 0.03, w * 0.1, '#8a5a38')).join('') +
  rect(x - w * 0.34, y - w * 0.17, w * 0.2, w * 0.05, '#2b8fae');

const flag = (x: number, y: number, h: number): string =>
  straight([x, y], [x, y - h], '#7a4a30', 4) +
  path(
    `M${x} ${y - h}q${h * 0.2} ${-h * 0.08} ${h * 0.46} ${h * 0.04}q${-h * 0.2} ${h * 0.14} ${-h * 0.46} ${h * 0.24}Z`,
    '#ee5a3c',
  );

/** The ridge in the pool, before anybody has been in the water. */
export const mirrorPool: Scene = (random) => {
  const edge = 436;
  const above =
    sky(['#3f86a8', '#7fb8bc', '#c9d8b4', '#f9dba4', '#fbbf88'], edge, 12) +
    sun(860, 250, 54, '#fff8dc', '#ffeab0', 4) +
    barCloud(random, 300, 130, 300, '#fbe6c0', 3) +
    hills(random, edge, 240, '#c98a74', -140, 760, 4) +
    hills(random, edge, 170, '#b06c5c', 460, 1360, 5) +
    hills(random, edge, 90, '#94534e', -100, 620, 5) +
    [90, 250, 900, 1010, 1120]
      .map((x, i) => saguaro(x, edge, 70 + (i % 3) * 34, '#5f7f58', '#3d5a4c'))
      .join('') +
    palm(random, 690, edge, 200, { ...goldPalm, lean: 20 }) +
    palm(random, 760, edge, 150, { ...goldPalm, lean: -16 });
  const bar =
    rect(400, 380, 250, 62, '#fbeed4') +
    rect(400, 380, 250, 12, '#ffffff') +
    times(9, (i) => path(`M${414 + i * 28} 410l12 -12l12 12l-12 12Z`, i % 2 ? '#2b8fae' : '#ee8a4c')) +
    figure(500, 440, 88, 'serve', { top: '#fffaf0', legs: '#2a2a4a', skin: '#7a4630' }) +
    rect(392, 396, 266, 9, '#b5783f') +
    rect(400, 404, 250, 40, '#fbeed4') +
    times(9, (i) => path(`M${404 + i * 28} 424l12 -12l12 12l-12 12Z`, i % 2 ? '#2b8fae' : '#ee8a4c')) +
    palapa(random, 524, edge + 8, 380, 250, '#d9a860', '#8f6238', '#6a4428', [-0.36, 0.37]);
  const pool = 'M330 436H800L1130 810H-120Z';
  return (
    above +
    bar +
    path('M-20 430H1220V810H-20Z', '#f0d8b0') +
    times(7, (i) => rect(0, 448 + i * i * 9, 1200, 2 + i * 0.6, '#d3b488', veil(0.8))) +
    path('M312 428H818L1170 810H-160Z', '#fff6e2') +
    path(pool, '#3f8fa0') +
    clip(
      pool,
      group(group(above + bar, `transform="translate(0 ${edge * 2}) scale(1 -1)"`), veil(0.82)) +
        rect(0, edge, 1200, 380, fade(['#1a6a80/0.1', '#12607a/0.62'])) +
        ripples(random, 520, 470, 330, '#fff3d0', 5) +
        ripples(random, 620, 640, 240, '#fff3d0', 3),
    ) +
    [420, 480, 560, 630]
      .map((x) => rect(x - 13, 446, 26, 8, '#fff6e2') + rect(x - 4, 452, 8, 26, '#d3c0a0'))
      .join('') +
    sunbed(972, 520, 130, '#fffaf0') +
    sunbed(1100, 632, 190, '#fffaf0') +
    flag(900, 520, 64) +
    flag(994, 632, 92) +
    figure(196, 506, 136, 'stroll', { dress: '#ee6c4d', skin: '#7a4630', hat: '#f7e3b0' }) +
    agave(random, 60, 800, 170, '#7fa88a', '#3f7060') +
    agave(random, 90, 540, 64, '#7fa88a', '#3f7060') +
    agave(random, 1150, 806, 120, '#7fa88a', '#3f7060')
  );
};
