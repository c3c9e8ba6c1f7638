import { lounger } from '../../beds.ts';
import { kayak, sloop } from '../../boats.ts';
import { palapa } from '../../buildings.ts';
import { hills, sandMarks } from '../../land.ts';
import { hours } from '../../palette.ts';
import { lushPalm, palm } from '../../palms.ts';
import { parasol } from '../../parasols.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { cumulus, sky, sun } from '../../sky.ts';
import { circle, ellipse, group, lens, path, rect, smooth, straight, times, veil } from '../../svg.ts';
import { glints, ripples, sea } from '../../water.ts';

export const homeCoral: Scene = (random) => {
  const { noon } = hours;
  return (
    sky(noon.sky, 360) +
    cumulus(random, 250, 330, 420, '#fffaf0', '#c7e2e2') +
    cumulus(random, 930, 300, 330, '#fffaf0', '#c7e2e2') +
    cumulus(random, 600, 350, 240, '#fffaf0', '#d3e9e4') +
    sun(760, 110, 44, '#fffbe2', '#fff6cf', 4) +
    sea(random, noon.sea, 356, 640, 80) +
    group(
      lens(260, 452, 420, 10, '#1f8fae') +
        lens(900, 486, 520, 12, '#2aa0b0') +
        lens(560, 530, 400, 9, '#58ccc4'),
      veil(0.7),
    ) +
    hills(random, 360, 26, '#4f9a86', 60, 420, 5) +
    glints(random, 700, 366, 600, 420, '#f2fff4', 56, 130) +
    straight([420, 470], [900, 470], '#a8764c', 7) +
    times(13, (i) => rect(424 + i * 38, 470, 4, 18, '#7d5534')) +
    palapa(random, 470, 486, 110, 96, '#d9b06a', '#a97b45', '#7d5534') +
    palapa(random, 610, 486, 132, 116, '#e0b972', '#b0824a', '#7d5534') +
    palapa(random, 760, 486, 110, 96, '#d9b06a', '#a97b45', '#7d5534') +
    palapa(random, 880, 486, 90, 80, '#d9b06a', '#a97b45', '#7d5534') +
    group(lens(640, 494, 520, 4, '#1c8fae') + lens(640, 504, 400, 3, '#1c8fae'), veil(0.5)) +
    sloop(250, 430, 84, '#fffaf0', '#ffd9a8', '#ee6c4d') +
    ripples(random, 250, 434, 80, '#e8fff2', 3) +
    kayak(1000, 540, 96, '#f5b942', '#ee6c4d', true) +
    ripples(random, 1000, 548, 120, '#e8fff2', 4) +
    path(
      smooth([
        [-20, 598],
        [140, 590],
        [360, 622],
        [600, 640],
        [860, 618],
        [1060, 588],
        [1220, 574],
      ]) + 'V800H-20Z',
      '#bfeedd',
    ) +
    path(
      smooth([
        [-20, 614],
        [140, 606],
        [360, 640],
        [600, 656],
        [860, 634],
        [1060, 602],
        [1220, 588],
      ]) + 'V800H-20Z',
      '#fffaf0',
    ) +
    path(
      smooth([
        [-20, 624],
        [140, 618],
        [360, 650],
        [600, 666],
        [860, 644],
        [1060, 612],
        [1220, 598],
      ]) + 'V800H-20Z',
      '#f0d9ad',
    ) +
    path(
      smooth([
        [-20, 644],
        [160, 640],
        [380, 672],
        [620, 688],
        [880, 662],
        [1220, 622],
      ]) + 'V800H-20Z',
      '#fbe9c6',
    ) +
    sandMarks(random, 40, 690, 1100, 100, '#e6c48d', 46) +
    ellipse(330, 742, 150, 16, '#b98f68', veil(0.5)) +
    parasol(330, 742, 250, 270, '#ee6c4d', '#fffaf0', '#b07a48', -4) +
    lounger(270, 752, 150, '#2fb3b8', '#b07a48') +
    ellipse(556, 732, 120, 14, '#b98f68', veil(0.5)) +
    parasol(546, 732, 220, 236, '#f5b942', '#fffaf0', '#b07a48', 4) +
    lounger(566, 742, 132, '#ee8a6c', '#b07a48', true) +
    group(
      ellipse(890, 716, 40, 5, '#b98f68') +
        ellipse(834, 720, 30, 4, '#b98f68') +
        ellipse(948, 726, 24, 4, '#b98f68') +
        ellipse(992, 722, 20, 4, '#b98f68'),
      veil(0.6),
    ) +
    figure(836, 722, 150, 'stroll', { top: '#fffaf0', legs: '#2b7fae', skin: '#c48a62', hat: '#f3d79a' }) +
    figure(890, 720, 143, 'wave', { dress: '#e4576a', skin: '#8f5533', hat: '#fff2cf' }) +
    figure(954, 728, 90, 'run', { top: '#f5b942', legs: '#1788b8', skin: '#c48a62' }) +
    figure(1008, 724, 76, 'wave', { dress: '#2fb3b8', skin: '#8f5533', flip: true }) +
    circle(1060, 716, 14, '#fffaf0') +
    path('M1060 702a14 14 0 0 1 12 21Z', '#ee6c4d') +
    path('M1060 702a14 14 0 0 0 -12 21Z', '#f5b942') +
    palm(random, 1150, 810, 560, { ...lushPalm, light: '#6fae4c', dark: '#237050', lean: -150, head: 0.46 }) +
    palm(random, 60, 800, 430, { ...lushPalm, light: '#7ab552', dark: '#2a7a55', lean: 60, head: 0.46 })
  );
};
