import { farSail, sailReflection, sloop } from '../../boats.ts';
import { hills } from '../../land.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, gulls, sky, sun } from '../../sky.ts';
import { glints, ripples, sea } from '../../water.ts';

export const sailingSunset: Scene = (random) =>
  sky(['#2f2a5a', '#6a3a70', '#b84a6a', '#ee7a58', '#f9a85a', '#fcd07a'], 500, 14) +
  sun(730, 450, 150, '#ffe9a4', '#ffc870', 3) +
  barCloud(random, 240, 210, 360, '#d9586a', 3) +
  barCloud(random, 980, 180, 280, '#c24a6a', 3) +
  barCloud(random, 900, 340, 220, '#f79a5f', 2) +
  sea(random, ['#fcb866', '#e0705a', '#9a4068', '#56305f', '#33204e'], 500, 800, 100) +
  glints(random, 730, 504, 800, 240, '#ffe09a', 90, 130) +
  hills(random, 504, 12, '#7a3a68', -60, 300, 4) +
  farSail(960, 512, 44, '#5a2a5a') +
  farSail(1040, 508, 28, '#6a3262') +
  sailReflection(520, 660, 420, '#ffe6b0') +
  sloop(520, 650, 560, '#fff0cf', '#f3b884', '#2a1a48') +
  figure(420, 600, 76, 'sit', { top: '#fff0cf', legs: '#2a1a48', skin: '#5a2c28' }) +
  figure(610, 596, 78, 'stand', { dress: '#e4576a', skin: '#5a2c28' }) +
  ripples(random, 520, 672, 560, '#ffc890', 9) +
  gulls(random, 840, 250, 5, '#4a2350', 15);
