import { palapa } from '../../buildings.ts';
import { canopy } from '../../jungle.ts';
import { hills } from '../../land.ts';
import { hours } from '../../palette.ts';
import { frond, palm, shadowPalm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { cumulus, sky } from '../../sky.ts';
import { circle, ellipse, group, lens, path, pebble, poly, rect, times, veil, wedge } from '../../svg.ts';
import { glassOf, shelf } from '../../tablesetting.ts';
import { lightNet, ripples } from '../../water.ts';

export const poolBar: Scene = (random) => {
  const { noon } = hours;
  return (
    sky(noon.sky, 320, 10) +
    cumulus(random, 220, 300, 330, '#fffaf0', '#c7e2e2') +
    hills(random, 340, 40, '#5fae9a', -20, 1220, 8) +
    times(9, (i) =>
      palm(random, 60 + i * 135, 400, 150 + (i % 3) * 40, {
        ...shadowPalm('#3f9a78', '#62b585'),
        lean: (i % 2 ? 1 : -1) * 16,
      }),
    ) +
    canopy(random, 150, 400, 340, 120, '#2a7a55', '#439a58', '#7ab552') +
    canopy(random, 1060, 400, 360, 120, '#2a7a55', '#439a58', '#7ab552') +
    rect(0, 410, 1200, 60, '#f6e3c0') +
    rect(0, 460, 1200, 14, '#d9b98f') +
    rect(0, 470, 1200, 330, '#2fb3c0') +
    path('M0 520Q300 505 600 520T1200 515V800H0Z', '#27a5b8') +
    path('M0 610Q300 590 600 612T1200 600V800H0Z', '#1f93ac') +
    path('M0 710Q300 690 600 712T1200 700V800H0Z', '#1a809c') +
    lightNet(random, -20, 490, 1260, 320, '#bff3ea', 0.42, 92) +
    palapa(random, 600, 520, 760, 440, '#e0b566', '#a8763f', '#7d5534') +
    shelf(random, 400, 330, 400, 70, '#6b4028') +
    figure(560, 450, 150, 'serve', { top: '#fffaf0', legs: '#16305a', skin: '#7a4630' }) +
    figure(690, 452, 146, 'cook', { top: '#fffaf0', legs: '#16305a', skin: '#8f5533', flip: true }) +
    rect(262, 428, 676, 20, '#fff6e0') +
    rect(280, 448, 640, 78, '#e4764c') +
    times(16, (i) =>
      poly(
        [
          [280 + i * 40, 448],
          [320 + i * 40, 448],
          [300 + i * 40, 526],
        ],
        '#f6c76a',
      ),
    ) +
    times(5, (i) =>
      glassOf(330 + i * 44, 428, 34, ['#f58fa0', '#f6dc8a', '#8ccfb4', '#f0a04a', '#f58fa0'][i]!),
    ) +
    times(3, (i) =>
      pebble(
        [
          [780 + i * 44, 428],
          [786 + i * 44, 400],
          [806 + i * 44, 396],
          [818 + i * 44, 428],
        ],
        ['#f5b942', '#e4764c', '#b7cf4e'][i]!,
      ),
    ) +
    [
      [330, '#ee6c4d'],
      [460, '#f5b942'],
      [740, '#fffaf0'],
      [870, '#e4576a'],
    ]
      .map(
        ([x], i) =>
          rect((x as number) - 8, 500, 16, 60, '#fff6e0') +
          ellipse(x as number, 500, 34, 8, '#fff6e0') +
          figure(x as number, 590, 170, i % 2 ? 'toast' : 'sit', {
            ...(i % 2
              ? { top: '#8f5533', legs: '#ee6c4d' }
              : { dress: i ? '#f5b942' : '#e4576a', hat: '#fff6dd' }),
            skin: '#8f5533',
            flip: i > 1,
          }) +
          lens(x as number, 566, 150, 9, '#d9fbf0') +
          rect((x as number) - 70, 566, 140, 30, '#27a5b8', 'opacity=".8"'),
      )
      .join('') +
    ripples(random, 600, 580, 640, '#d9fbf0', 5) +
    group(ellipse(300, 710, 116, 34, '#0f6f8a'), veil(0.5)) +
    ellipse(300, 696, 112, 36, '#ee6c4d') +
    times(6, (i) => path(wedge(300, 696, 112, i * 60, i * 60 + 30, 0.32), '#fffaf0')) +
    ellipse(300, 692, 58, 17, '#1f93ac') +
    figure(306, 720, 120, 'lotus', { dress: '#f5b942', skin: '#8f5533', hat: '#fffaf0' }) +
    path('M190 700A112 36 0 0 0 410 700L398 716A112 36 0 0 1 204 716Z', '#d9543c') +
    circle(820, 680, 30, '#fffaf0') +
    path(wedge(820, 680, 30, -60, 0), '#ee6c4d') +
    path(wedge(820, 680, 30, 60, 120), '#f5b942') +
    path(wedge(820, 680, 30, 180, 240), '#2b7fae') +
    ripples(random, 820, 710, 110, '#d9fbf0', 4) +
    frond(random, -50, 560, -12, 330, { light: '#6fae4c', dark: '#237050' }, 0.3) +
    frond(random, -50, 640, 8, 300, { light: '#5a9a46', dark: '#1f6048' }, 0.3) +
    frond(random, 1250, 520, 196, 330, { light: '#6fae4c', dark: '#237050' }, 0.3) +
    frond(random, 1250, 620, 176, 300, { light: '#5a9a46', dark: '#1f6048' }, 0.3)
  );
};
