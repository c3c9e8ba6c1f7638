import { pendant } from '../../lamps.ts';
import { hills } from '../../land.ts';
import { frond } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { gulls, sky, sun } from '../../sky.ts';
import { lens, move, path, rect, times } from '../../svg.ts';
import { glassOf, shelf } from '../../tablesetting.ts';
import { glints, lightNet, ripples, sea } from '../../water.ts';

export const swimUpBar: Scene = (random) => {
  return (
    sky(['#3f9fb0', '#86c2b4', '#d9d8a0', '#f9cf84', '#f8b06a'], 330, 11) +
    sun(250, 280, 56, '#fff6cf', '#ffe6a0', 5) +
    sea(random, ['#f6c98a', '#6fb0a4', '#2f8a96'], 330, 420, 30) +
    glints(random, 250, 334, 420, 120, '#fff3c4', 24, 50) +
    hills(random, 332, 44, '#b09a84', 500, 1220, 5) +
    rect(0, 416, 1200, 8, '#f6e9cc') +
    rect(0, 424, 1200, 376, '#35a8ac') +
    path('M0 500Q300 486 600 500T1200 496V800H0Z', '#2798a4') +
    path('M0 600Q300 584 600 602T1200 596V800H0Z', '#1f8698') +
    path('M0 704Q300 690 600 706T1200 700V800H0Z', '#19748a') +
    glints(random, 250, 430, 640, 170, '#ffe9b0', 34, 60) +
    lightNet(random, -20, 520, 1260, 290, '#a9ece0', 0.32, 96) +
    rect(560, 150, 660, 40, '#fff3d8') +
    rect(560, 182, 660, 14, '#d9b98f') +
    rect(600, 190, 26, 330, '#fff3d8') +
    rect(616, 190, 10, 330, '#d9b98f') +
    rect(626, 196, 594, 250, '#7a3a48') +
    times(12, (i) => rect(626 + i * 52, 196, 26, 250, '#8a4450')) +
    shelf(random, 700, 250, 460, 80, '#5a2a38') +
    shelf(random, 700, 350, 460, 66, '#5a2a38') +
    times(4, (i) => pendant(700 + i * 140, 190, 24, 66, '#f5b942')) +
    figure(820, 470, 210, 'serve', { top: '#fffaf0', legs: '#2c2640', skin: '#7a4630', flip: true }) +
    figure(1010, 470, 204, 'cook', { top: '#fffaf0', legs: '#2c2640', skin: '#8f5533' }) +
    rect(590, 440, 640, 26, '#fff6e0') +
    rect(610, 464, 620, 80, '#2b6f9e') +
    times(16, (i) =>
      move(630 + i * 40, 504, path('M0 -34Q16 0 0 34Q-16 0 0 -34Z', i % 2 ? '#f5b942' : '#fffaf0')),
    ) +
    times(6, (i) => glassOf(660 + i * 92, 440, 46, ['#f58fa0', '#f6dc8a', '#8ccfb4', '#f0a04a'][i % 4]!)) +
    [
      [690, 'toast'],
      [830, 'sit'],
      [1000, 'toast'],
      [1130, 'sit'],
    ]
      .map(
        ([x], i) =>
          figure(x as number, 646, 230, i % 2 ? 'sit' : 'toast', {
            ...(i % 2
              ? { top: '#c48a62', legs: '#ee6c4d' }
              : { dress: i ? '#f5b942' : '#ee6c4d', hat: '#fff6dd' }),
            skin: i % 2 ? '#c48a62' : '#8f5533',
            flip: i === 3,
          }) +
          rect((x as number) - 70, 588, 150, 90, '#2391a0', 'opacity=".86" rx="30"') +
          lens((x as number) + 4, 588, 170, 10, '#d9fbf0'),
      )
      .join('') +
    figure(300, 720, 250, 'wave', { dress: '#e4576a', skin: '#8f5533', hat: '#fff6dd' }) +
    rect(200, 584, 220, 150, '#1f8698', 'opacity=".9" rx="40"') +
    lens(300, 584, 200, 12, '#d9fbf0') +
    ripples(random, 300, 596, 240, '#bff3ea', 5) +
    frond(random, -50, -20, 34, 440, { light: '#7aa84a', dark: '#2a6a48' }, 0.2, 26) +
    frond(random, -40, 100, 10, 380, { light: '#8fb04c', dark: '#2f6f4a' }, 0.4, 26) +
    gulls(random, 420, 190, 3, '#fff4d6')
  );
};
