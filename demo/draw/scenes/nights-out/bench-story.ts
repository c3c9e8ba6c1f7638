import { archPath } from '../../arches.ts';
import { checker } from '../../floors.ts';
import { cone } from '../../ice-cream.ts';
import { lightString } from '../../lamps.ts';
import { hills } from '../../land.ts';
import { palm, shadowPalm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { crescent, shine, sky, stars } from '../../sky.ts';
import { path, rect, straight, times, veil, wedge } from '../../svg.ts';
import { glints, sea } from '../../water.ts';

/** A bench before a lit ice parlour: the teller at one end of it, the other end free, and who is still awake around it. */
export const benchStory: Scene = (random) =>
  sky(['#101a4c', '#1f3272', '#3f5a94', '#7a86ac', '#c99fae'], 470, 12) +
  stars(random, 120, 300) +
  crescent(930, 120, 38, '#fdf0cf') +
  sea(random, ['#b79ab0', '#5f6f9e', '#2f4a84', '#1c3268'], 440, 600, 50) +
  hills(random, 444, 14, '#4a5588', 820, 1260, 4) +
  glints(random, 930, 450, 590, 120, '#fdf0cf', 22, 50) +
  palm(random, 1120, 640, 430, { ...shadowPalm('#0c1538', '#23356e'), lean: -50 }) +
  checker({ horizon: 420, vanish: 700, top: 590, bottom: 800 }, 130, 6, ['#8a7898', '#6a5c84']) +
  shine(330, 420, 420, '#ffcf8a', 0.7) +
  rect(60, 190, 540, 430, '#f2a7a8') +
  times(9, (i) => rect(60 + i * 60, 190, 30, 430, '#f7c0ba')) +
  path(archPath(330, 500, 380, 250), '#fffaf0') +
  path(archPath(330, 500, 350, 232), '#ffdf9e') +
  figure(250, 606, 250, 'serve', { top: '#fffaf0', legs: '#2c2640', skin: '#8f5533', hat: '#f0828c' }) +
  cone(290, 424, 56, ['#f58fa0']) +
  cone(440, 420, 96, ['#b7e0c4']) +
  rect(120, 490, 420, 20, '#fffaf0') +
  rect(136, 510, 388, 110, '#e4768a') +
  times(6, (i) => path(wedge(168 + i * 65, 510, 32, 0, 180), '#fffaf0')) +
  path('M40 240Q60 150 90 140H570Q600 150 620 240Z', '#2fa3a8') +
  times(6, (i) => path(wedge(88 + i * 97, 240, 48, 0, 180), i % 2 ? '#fffaf0' : '#2fa3a8')) +
  lightString([600, 170], [1130, 250], 60, 11, '#1c2448') +
  rect(560, 640, 460, 20, '#7a4a34', 'rx="6"') +
  rect(560, 566, 460, 16, '#8f5a3c', 'rx="6"') +
  rect(560, 600, 460, 16, '#8f5a3c', 'rx="6"') +
  [590, 980].map((x) => straight([x, 566], [x, 716], '#3a2634', 12)).join('') +
  figure(650, 712, 236, 'sit', { dress: '#fffaf0', skin: '#7a4630', hat: '#e4764c' }) +
  straight([560, 716], [1020, 716], '#1c2448', 10, veil(0.25)) +
  figure(860, 756, 124, 'lotus', { top: '#2fa3a8', legs: '#26356e', skin: '#8f5533', flip: true }) +
  figure(980, 770, 120, 'lotus', { dress: '#f5b942', skin: '#6e3c2c', flip: true }) +
  figure(760, 782, 112, 'lotus', { dress: '#e4576a', skin: '#9c6238', flip: true }) +
  figure(480, 776, 210, 'stand', { top: '#f3e3c8', legs: '#2c2640', skin: '#7a4630' }) +
  figure(410, 780, 130, 'stand', { dress: '#8fd0c4', skin: '#7a4630' }) +
  cone(430, 700, 36, ['#fbe08f']);
