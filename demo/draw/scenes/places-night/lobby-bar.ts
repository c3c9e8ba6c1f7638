import { archPath } from '../../arches.ts';
import { checker } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { stool } from '../../furniture.ts';
import { pendant } from '../../lamps.ts';
import { bananaLeaf } from '../../leaves.ts';
import { palm, shadowPalm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { shine } from '../../sky.ts';
import { clip, ellipse, fade, group, path, polar, poly, rect, straight, times, veil } from '../../svg.ts';
import { fruitBowl, glassOf, plantPot, shelf } from '../../tablesetting.ts';

export const lobbyBar: Scene = (random) => {
  const ground: Ground = { horizon: 400, vanish: 600, top: 620, bottom: 800 };
  return (
    rect(0, 0, 1200, 640, '#17474c') +
    times(25, (i) => rect(i * 48, 0, 24, 640, '#1b5055')) +
    path(archPath(600, 520, 560, 480), '#d9a35a') +
    path(archPath(600, 520, 530, 464), '#3a1f2c') +
    clip(
      archPath(600, 520, 530, 464),
      shine(600, 300, 380, '#f0a050', 0.8) +
        times(16, (i) => straight([600, 322], polar(600, 322, 290, 180 + i * 12), '#d9a35a', 4, veil(0.55))) +
        shelf(random, 380, 240, 440, 80, '#6a3a2a') +
        shelf(random, 350, 340, 500, 74, '#6a3a2a') +
        shelf(random, 350, 430, 500, 60, '#6a3a2a'),
    ) +
    [130, 1070]
      .map(
        (x) =>
          path(archPath(x, 560, 190, 400), '#d9a35a') +
          path(archPath(x, 560, 170, 388), fade(['#2a2a6a', '#8a4a80', '#ee9a6a'])) +
          clip(
            archPath(x, 560, 170, 388),
            palm(random, x - 10, 570, 260, { ...shadowPalm('#1c1a3a', '#3a2a58'), lean: 24 }) +
              rect(x - 100, 500, 200, 80, '#3a3070'),
          ) +
          rect(x - 3, 180, 6, 380, '#d9a35a') +
          rect(x - 90, 380, 180, 5, '#d9a35a'),
      )
      .join('') +
    checker(ground, 130, 5, ['#f3e0bc', '#17333c']) +
    group(ellipse(600, 700, 420, 60, '#ffce8a'), veil(0.25)) +
    times(5, (i) => pendant(360 + i * 120, 0, 110 + (i % 2) * 30, 74, '#d9a35a', '#ffe6a8')) +
    figure(510, 640, 290, 'serve', { top: '#fffaf0', legs: '#1a1424', skin: '#7a4630' }) +
    poly(
      [
        [500, 404],
        [520, 404],
        [524, 480],
        [496, 480],
      ],
      '#1a1424',
    ) +
    figure(700, 640, 280, 'cook', { top: '#fffaf0', legs: '#1a1424', skin: '#8f5533', flip: true }) +
    poly(
      [
        [690, 410],
        [710, 410],
        [714, 484],
        [686, 484],
      ],
      '#1a1424',
    ) +
    path('M230 510H970Q1000 510 1000 540H200Q200 510 230 510Z', '#fdf0d4') +
    rect(216, 540, 768, 150, '#7a2f44') +
    times(16, (i) => path(archPath(240 + i * 48, 690, 36, 130), i % 2 ? '#8f3a50' : '#96425a')) +
    rect(206, 684, 788, 16, '#d9a35a') +
    times(5, (i) =>
      glassOf(300 + i * 40, 512, 44, ['#f0a04a', '#e4576a', '#f6dc8a', '#8ccfb4', '#f0a04a'][i]!),
    ) +
    fruitBowl(880, 512, 90, '#2fa3a8') +
    glassOf(760, 512, 50, '#e4576a') +
    [330, 470, 740, 880]
      .map(
        (x, i) =>
          stool(x, 790, 170, '#d9a35a', '#2fa3a8') +
          (i === 1 || i === 2
            ? figure(
                x,
                776,
                270,
                i === 1 ? 'toast' : 'sit',
                i === 1
                  ? { dress: '#f5b942', skin: '#8f5533' }
                  : { top: '#f3e0bc', legs: '#1a1424', skin: '#7a4630', flip: true },
              )
            : ''),
      )
      .join('') +
    [60, 1140]
      .map(
        (x) =>
          plantPot(x, 780, 96, '#d9a35a', '#a8743a') +
          times(9, (i) => bananaLeaf(random, x, 704, -160 + i * 17.5, 190, '#4fa05a', '#1f6a4c')),
      )
      .join('')
  );
};
