import { cushion } from '../../beds.ts';
import { checker } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { canopy } from '../../jungle.ts';
import { fire, lightString, sparks, stormLantern } from '../../lamps.ts';
import { hills } from '../../land.ts';
import { bananaLeaf } from '../../leaves.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import { railing } from '../../railings.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, crescent, gulls, shine, sky, stars, sun } from '../../sky.ts';
import { water } from '../../stages.ts';
import { circle, ellipse, rect, times, veil } from '../../svg.ts';
import { plantPot } from '../../tablesetting.ts';
import { glints, sea } from '../../water.ts';

/** Everything up to the railing. */
type View = (random: Chance) => string;

const moonlitSky: View = (random) =>
  sky(['#0e1440', '#1c2360', '#3a3484', '#6a4590', '#b05a8c'], 520, 12) +
  stars(random, 90, 300) +
  circle(930, 150, 120, '#fdf0cf', veil(0.08)) +
  circle(930, 150, 92, '#fdf0cf', veil(0.1)) +
  circle(930, 150, 62, '#fdf0cf') +
  circle(912, 138, 12, '#efdcb4') +
  circle(948, 168, 16, '#efdcb4') +
  circle(950, 128, 7, '#efdcb4');

/** The lagoon behind the shore when the sun has just gone into it, and the swallows over the roof. */
const lagoonAtDusk: View = (random) =>
  sky(['#1b1f5a', '#432f7c', '#86468c', '#d2667a', '#f59a6c', '#fdd08c'], 430, 13) +
  stars(random, 60, 170) +
  crescent(850, 130, 34, '#fdf0cf') +
  sun(560, 424, 76, '#fff0b8', '#ffd890', 4) +
  barCloud(random, 300, 250, 280, '#e07a80', 3) +
  barCloud(random, 1010, 290, 240, '#c2607c', 2) +
  sea(random, ['#fbc07c', '#d4707a', '#8f4a80', '#4a3478'], 424, 620, 60) +
  glints(random, 560, 430, 590, 150, '#ffe6a8', 46, 70) +
  canopy(random, 140, 436, 470, 52, '#2f2a5e', '#43306a', '#5f4078') +
  canopy(random, 1010, 434, 560, 56, '#2f2a5e', '#43306a', '#5f4078') +
  gulls(random, 420, 250, 7, '#1b1840', 15);

/** The open sea, with capes on both sides. */
const openSea: View = (random) => water(random, 'blue', 640, 420);

const treetops: View = (random) =>
  moonlitSky(random) +
  hills(random, 500, 60, '#2f3a68', -100, 1300, 5) +
  times(7, (i) =>
    canopy(random, 40 + i * 190, 540 - (i % 2) * 24, 280, 190, '#1b3450', '#26506a', '#3a7478'),
  ) +
  times(6, (i) => canopy(random, 130 + i * 190, 600, 260, 170, '#12283e', '#1d4656', '#2f6668'));

/** A terrace on a roof at night, with what its guests look at. */
const rooftop =
  (view: View): Scene =>
  (random) => {
    const ground: Ground = { horizon: 400, vanish: 600, top: 590, bottom: 800 };
    return (
      view(random) +
      checker(ground, 130, 6, ['#4a3570', '#5a4080']) +
      rect(0, 560, 1200, 40, '#8fc0d0', veil(0.18)) +
      railing(-10, 604, 1220, 90, '#c9b0d8', 150) +
      lightString([-10, 90], [420, 200], 60, 9, '#15123a') +
      lightString([420, 200], [800, 200], 70, 8, '#15123a') +
      lightString([800, 200], [1210, 80], 60, 9, '#15123a') +
      rect(412, 190, 12, 420, '#15123a') +
      rect(794, 190, 12, 420, '#15123a') +
      lightString([-10, 200], [420, 200], 60, 8, '#15123a') +
      lightString([800, 200], [1210, 210], 60, 8, '#15123a') +
      rect(60, 660, 330, 70, '#2a2058', 'rx="14"') +
      rect(50, 600, 350, 70, '#3a2c74', 'rx="20"') +
      cushion(110, 640, 64, '#ee6c4d', -8) +
      cushion(330, 640, 64, '#2fb3b8', 8) +
      cushion(180, 646, 56, '#f5b942', 6) +
      figure(250, 742, 200, 'toast', { dress: '#f58fa0', skin: '#7a4630' }) +
      rect(820, 660, 330, 70, '#2a2058', 'rx="14"') +
      rect(810, 600, 350, 70, '#3a2c74', 'rx="20"') +
      cushion(870, 640, 64, '#f5b942', -8) +
      cushion(1100, 640, 64, '#e4576a', 8) +
      figure(960, 742, 200, 'sit', { top: '#fff0d8', legs: '#191848', skin: '#8f5533', flip: true }) +
      figure(1040, 742, 194, 'toast', { dress: '#2fb3b8', skin: '#7a4630', flip: true }) +
      ellipse(600, 742, 150, 26, '#191848') +
      rect(470, 690, 260, 52, '#6a3a5a', 'rx="26"') +
      ellipse(600, 690, 130, 24, '#c9606a') +
      shine(600, 660, 240, '#ff9d4a', 0.5) +
      fire(random, 600, 694, 120, 84) +
      sparks(random, 600, 620, 90, 110, 14) +
      figure(706, 620, 150, 'stand', { dress: '#fff0d8', skin: '#7a4630' }) +
      figure(754, 622, 156, 'stroll', { top: '#f5b942', legs: '#191848', skin: '#6e3c2c', flip: true }) +
      stormLantern(430, 770, 54, '#15123a') +
      stormLantern(780, 770, 54, '#15123a') +
      plantPot(30, 780, 80, '#6a3a5a', '#42244a') +
      times(7, (i) => bananaLeaf(random, 30, 716, -150 + i * 20, 150, '#4a6a7a', '#2a3a60')) +
      plantPot(1180, 780, 80, '#6a3a5a', '#42244a') +
      times(7, (i) => bananaLeaf(random, 1180, 716, -150 + i * 20, 150, '#4a6a7a', '#2a3a60'))
    );
  };

export const rooftopNight = rooftop(lagoonAtDusk);
export const rooftopSea = rooftop(openSea);
export const rooftopTreetops = rooftop(treetops);
