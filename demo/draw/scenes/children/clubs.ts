import { canopy, lianas } from '../../jungle.ts';
import { fire, lightString, paperLantern, sparks, stormLantern } from '../../lamps.ts';
import { bananaLeaf } from '../../leaves.ts';
import { lushPalm, palm, shadowPalm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { shine } from '../../sky.ts';
import { beach, courtyard, lawn } from '../../stages.ts';
import { circle, ellipse, group, line, path, poly, rect, straight, times, veil } from '../../svg.ts';

/** Three small houses with flags, each in a colour of its own. */
export const kidsClubs: Scene = (random) => {
  const house = (x: number, y: number, w: number, wall: string, roof: string, flag: string): string =>
    rect(x - w / 2, y - w * 0.6, w, w * 0.6, wall) +
    rect(x + w * 0.18, y - w * 0.6, w * 0.32, w * 0.6, '#2a1636', 'opacity=".14"') +
    poly(
      [
        [x - w * 0.6, y - w * 0.58],
        [x + w * 0.6, y - w * 0.58],
        [x, y - w * 1.08],
      ],
      roof,
    ) +
    path(
      `M${x - w * 0.12} ${y}V${y - w * 0.3}a${w * 0.12} ${w * 0.12} 0 0 1 ${w * 0.24} 0V${y}Z`,
      '#fffaf0',
    ) +
    circle(x - w * 0.3, y - w * 0.34, w * 0.08, '#fffaf0') +
    circle(x + w * 0.32, y - w * 0.34, w * 0.08, '#fffaf0') +
    straight([x, y - w * 1.06], [x, y - w * 1.4], '#6b4028', 6) +
    poly(
      [
        [x, y - w * 1.4],
        [x + w * 0.26, y - w * 1.32],
        [x, y - w * 1.24],
      ],
      flag,
    );
  return (
    lawn(random) +
    palm(random, 420, 600, 400, { ...lushPalm, lean: 30 }) +
    palm(random, 800, 600, 420, { ...lushPalm, lean: -30 }) +
    house(210, 630, 250, '#f58fa0', '#b5425a', '#f5b942') +
    house(605, 600, 270, '#f5c860', '#d9702e', '#2b7fae') +
    house(1000, 630, 250, '#7cc6d4', '#2b6a9a', '#ee6c4d') +
    path(
      'M190 632Q260 720 420 800H540Q320 700 230 632ZM580 602Q560 700 560 800H680Q640 700 630 602ZM980 632Q900 720 760 800H880Q1000 700 1030 632Z',
      '#f3dcb0',
    ) +
    figure(330, 740, 130, 'run', { dress: '#ee6c4d', skin: '#6b3c22' }) +
    figure(470, 700, 110, 'leap', { top: '#2fa3a8', legs: '#16305a', skin: '#8f5533' }) +
    figure(740, 730, 130, 'run', { top: '#fffaf0', legs: '#e4576a', skin: '#a9683c', flip: true }) +
    figure(860, 710, 120, 'leap', { dress: '#f5b942', skin: '#7a4630' }) +
    figure(600, 764, 200, 'wave', { top: '#fffaf0', legs: '#2f7d7a', skin: '#7a4630', hat: '#f3dcae' })
  );
};

export const sandcastle: Scene = (random) => {
  const tower = (x: number, y: number, w: number, h: number, flag: string): string =>
    rect(x - w / 2, y - h, w, h, '#e6bd7c') +
    rect(x + w * 0.12, y - h, w * 0.38, h, '#c99a5c') +
    times(3, (i) => rect(x - w / 2 + i * w * 0.38, y - h - w * 0.16, w * 0.24, w * 0.18, '#e6bd7c')) +
    path(
      `M${x - w * 0.12} ${y - h * 0.5}v${-w * 0.1}a${w * 0.12} ${w * 0.12} 0 0 1 ${w * 0.24} 0v${w * 0.1}Z`,
      '#8a5f3a',
    ) +
    straight([x, y - h - w * 0.14], [x, y - h - w * 0.9], '#6b4028', 4) +
    poly(
      [
        [x, y - h - w * 0.9],
        [x + w * 0.5, y - h - w * 0.72],
        [x, y - h - w * 0.54],
      ],
      flag,
    );
  return (
    beach(random, 'noon', 960) +
    path('M330 770Q400 700 600 700T880 770Z', '#d9ae6c') +
    tower(440, 740, 80, 130, '#e4576a') +
    tower(760, 740, 80, 120, '#2b7fae') +
    tower(600, 740, 130, 200, '#ee6c4d') +
    rect(420, 690, 360, 56, '#e6bd7c') +
    path('M570 746v-30a30 30 0 0 1 60 0v30Z', '#8a5f3a') +
    times(9, (i) => rect(424 + i * 40, 680, 22, 14, '#e6bd7c')) +
    figure(270, 750, 200, 'cook', { dress: '#f5b942', skin: '#7a4630', hat: '#fffaf0' }) +
    figure(930, 756, 180, 'sit', { top: '#ee6c4d', legs: '#2b7fae', skin: '#8f5533', flip: true }) +
    figure(1070, 740, 190, 'wave', { top: '#fffaf0', legs: '#2f7d7a', skin: '#6b3c22', flip: true }) +
    path('M150 776l14 -70h70l14 70Z', '#2fa3a8') +
    path('M164 706q35 -60 70 0', 'none', 'stroke="#1f7680" stroke-width="6"') +
    rect(1000, 770, 90, 12, '#e4576a', 'rx="6" transform="rotate(-20 1000 770)"') +
    path('M150 640l16 -26l16 26l28 2l-20 20l8 28l-32 -14l-30 14l8 -28l-22 -20Z', '#ee8a5c')
  );
};

export const treeHouse: Scene = (random) =>
  lawn(random) +
  rect(0, 0, 1200, 800, '#12493f', veil(0.3)) +
  path('M520 800C560 640 540 400 500 -20H720C690 400 690 640 740 800Z', '#7a5a40') +
  path('M640 800C660 500 640 200 630 -20H720C690 400 690 640 740 800Z', '#523a2e') +
  times(6, (i) =>
    canopy(random, 60 + i * 210, 60 + (i % 2) * 40, 360, 240, '#12493f', '#2a6f4c', '#5ea34e'),
  ) +
  rect(360, 470, 500, 22, '#a3744a') +
  rect(400, 270, 400, 200, '#d9a868') +
  times(9, (i) => rect(400 + i * 46, 270, 4, 200, '#a3744a')) +
  poly(
    [
      [360, 280],
      [840, 280],
      [600, 130],
    ],
    '#bf4a35',
  ) +
  rect(450, 330, 100, 90, '#2a4a4a') +
  rect(640, 320, 100, 150, '#2a4a4a') +
  figure(500, 440, 150, 'wave', { dress: '#f5b942', skin: '#7a4630' }) +
  rect(440, 418, 120, 14, '#fdf3dd') +
  times(9, (i) => straight([370 + i * 60, 492], [370 + i * 60, 430], '#7a5038', 6)) +
  rect(360, 424, 500, 9, '#7a5038') +
  line('M850 480L930 790M900 470L985 790', '#7a5038', 9) +
  times(8, (i) => straight([858 + i * 9.4, 512 + i * 36], [912 + i * 9.4, 508 + i * 36], '#a3744a', 8)) +
  figure(890, 650, 150, 'walk', { top: '#ee6c4d', legs: '#16305a', skin: '#8f5533' }) +
  figure(250, 760, 160, 'cook', { top: '#2fa3a8', legs: '#e6cfa0', skin: '#6b3c22', hat: '#f3dcae' }) +
  figure(150, 770, 180, 'stroll', { dress: '#e4576a', skin: '#8f5533', hat: '#fffaf0' }) +
  bananaLeaf(random, 300, 800, -60, 190, '#5ea34e', '#2a6f4c') +
  bananaLeaf(random, 300, 800, -110, 170, '#4f9147', '#1f6247') +
  lianas(random, 40, 1120, 240, '#2f6a4c', 10) +
  ellipse(334, 690, 12, 7, '#f5b942') +
  ellipse(352, 676, 12, 7, '#f5b942');

export const puppets: Scene = (random) =>
  courtyard(random, 'day') +
  rect(330, 170, 540, 470, '#bf4a35') +
  rect(372, 240, 456, 250, '#2b6a9a') +
  path('M330 170Q600 60 870 170V240H330Z', '#f5b942') +
  times(9, (i) => path(`M${330 + i * 60} 240a30 34 0 0 0 60 0Z`, i % 2 ? '#fdf3dd' : '#e4576a')) +
  path('M372 240Q420 360 380 490H372ZM828 240Q780 360 820 490H828Z', '#7a2448') +
  path('M372 430Q440 410 500 430T630 430T760 430T828 424V490H372Z', '#2fa3a8') +
  path('M480 470V360Q480 316 520 316Q560 316 556 356L640 372Q600 396 556 388V470Z', '#fdf3dd') +
  path('M556 352L650 370L556 392Z', '#f59a3c') +
  circle(528, 344, 7, '#10142c') +
  path('M680 470q-40 -70 20 -90q60 20 20 90Z', '#ee5c3c') +
  line('M664 420q-40 -10 -34 -50M740 420q40 -10 34 -50', '#ee5c3c', 12) +
  circle(626, 362, 18, '#ee5c3c') +
  circle(776, 362, 18, '#ee5c3c') +
  circle(690, 394, 5, '#10142c') +
  circle(712, 394, 5, '#10142c') +
  rect(330, 490, 540, 150, '#d9702e') +
  times(6, (i) => path(`M${376 + i * 90} 520l20 36l-20 36l-20 -36Z`, '#f5c860')) +
  [90, 230, 370, 510, 650, 790, 930, 1080]
    .map((x, i) =>
      figure(x, 800 + (i % 3) * 16, 150 + (i % 3) * 24, i === 5 ? 'wave' : 'lotus', {
        [i % 2 ? 'dress' : 'top']: ['#2fa3a8', '#f5b942', '#e4576a', '#8fd0c0'][i % 4]!,
        skin: ['#7a4630', '#8f5533', '#5a3028'][i % 3]!,
      }),
    )
    .join('') +
  lightString([0, 130], [330, 190], 40, 9, '#8a5a48', '#fff3c0', 5, false) +
  lightString([870, 190], [1200, 130], 40, 9, '#8a5a48', '#fff3c0', 5, false);

export const storytelling: Scene = (random) =>
  beach(random, 'blue', 980) +
  shine(600, 660, 320, '#f5a050', 0.6) +
  times(5, (i) =>
    rect(
      540 + i * 26,
      690 + (i % 2) * 12,
      90,
      18,
      i % 2 ? '#5a3a34' : '#7a4c3a',
      `rx="9" transform="rotate(${i * 24 - 40} 600 700)"`,
    ),
  ) +
  fire(random, 600, 704, 110, 150) +
  sparks(random, 600, 600, 130, 190) +
  figure(430, 740, 230, 'toast', { dress: '#fdf3dd', skin: '#6b3c22', hat: '#c9503c' }) +
  [
    [180, 730, 'lotus', '#e4576a'],
    [300, 770, 'lotus', '#2fa3a8'],
    [760, 750, 'lotus', '#f5b942'],
    [870, 730, 'lotus', '#8fd0c0'],
    [960, 760, 'lotus', '#f58fa0'],
    [1070, 736, 'lotus', '#5a8ac0'],
  ]
    .map(([x, y, pose, c], i) =>
      figure(x as number, y as number, 150, pose as 'lotus', {
        [i % 2 ? 'dress' : 'top']: c as string,
        skin: i % 2 ? '#5a3028' : '#7a4630',
      }),
    )
    .join('') +
  palm(random, 70, 700, 440, { ...shadowPalm('#10203f', '#2a4266'), lean: 40 }) +
  palm(random, 1150, 720, 460, { ...shadowPalm('#10203f', '#2a4266'), lean: -40 }) +
  stormLantern(330, 690, 40, '#10183c') +
  paperLantern(150, 330, 26, '#f5a050', 60) +
  paperLantern(1060, 330, 26, '#e4576a', 60) +
  group(ellipse(600, 712, 150, 16, '#ffb060'), veil(0.3));
