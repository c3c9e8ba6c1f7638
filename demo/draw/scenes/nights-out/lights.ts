import { candle, paperLantern, stormLantern } from '../../lamps.ts';
import { palm, shadowPalm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { shine, sky, stars } from '../../sky.ts';
import { water } from '../../stages.ts';
import { circle, ellipse, group, line, path, polar, poly, rect, straight, times, veil } from '../../svg.ts';
import type { Point } from '../../svg.ts';
import { glints } from '../../water.ts';

export const paperLanterns: Scene = (random) => {
  const boat = (x: number, y: number, s: number, paper: string): string =>
    shine(x, y - s * 0.4, s * 1.9, '#ffc870', 0.6) +
    path(
      `M${x - s} ${y - s * 0.3}L${x + s} ${y - s * 0.3}L${x + s * 0.55} ${y + s * 0.3}H${x - s * 0.55}Z`,
      paper,
    ) +
    poly(
      [
        [x - s * 0.5, y - s * 0.3],
        [x, y - s],
        [x + s * 0.5, y - s * 0.3],
      ],
      '#fff0d0',
    ) +
    poly(
      [
        [x, y - s],
        [x + s * 0.5, y - s * 0.3],
        [x, y - s * 0.3],
      ],
      '#f0c890',
    ) +
    glints(random, x, y + s * 0.4, y + s * 2.2, s * 0.9, '#ffc97a', 8, s * 0.5);
  return (
    water(random, 'night', 980, 300) +
    [
      [330, 360, 20, '#e4576a'],
      [520, 340, 16, '#f5b942'],
      [760, 370, 24, '#8fd0c0'],
      [230, 450, 34, '#f5b942'],
      [620, 450, 40, '#f58fa0'],
      [930, 470, 38, '#ee6c4d'],
      [410, 590, 62, '#8fd0c0'],
      [800, 620, 74, '#f5b942'],
    ]
      .map(([x, y, s, c]) => boat(x as number, y as number, s as number, c as string))
      .join('') +
    path('M-10 740Q300 690 620 744T1210 716V810H-10Z', '#1c2a54') +
    figure(160, 780, 210, 'cook', { dress: '#e4576a', skin: '#5a3028' }) +
    figure(1060, 776, 130, 'cook', { dress: '#f5b942', skin: '#5a3028', flip: true }) +
    figure(1130, 780, 220, 'stand', { top: '#2fa3a8', legs: '#141a40', skin: '#5a3028', flip: true }) +
    boat(240, 730, 40, '#fdf0d0') +
    paperLantern(90, 250, 34, '#ee6c4d', 90) +
    paperLantern(1110, 270, 30, '#f5b942', 90)
  );
};

/** The planks of a pier, from the foot of the sheet to where they are narrow: both ends from left to right. */
const pierTo = ([farLeft, farRight]: Point, [left, right]: Point): string =>
  poly(
    [
      [farLeft, 440],
      [farRight, 440],
      [right, 810],
      [left, 810],
    ],
    '#8a5f5c',
  ) +
  times(15, (i) => {
    const t = (i / 15) ** 1.5;
    const from = farLeft - (farLeft - left) * t;
    const wide = farRight - farLeft + (right - left - farRight + farLeft) * t;
    return rect(from, 440 + 370 * t, wide, 1.5 + 5 * t, '#4a3048', veil(0.8));
  });

/** Somebody on a ladder who lights the first of many lanterns. */
export const lamplighter: Scene = (random) =>
  water(random, 'blue', 300, 420) +
  pierTo([520, 640], [190, 1010]) +
  times(5, (i) => {
    const t = ((i + 0.2) / 5) ** 1.5;
    const [y, s] = [446 + 200 * t, 0.25 + t];
    return (
      rect(514 - 180 * t - 6 * s, y - 190 * s, 12 * s, 200 * s, '#1c1f4a') +
      stormLantern(
        514 - 180 * t,
        y - 184 * s,
        74 * s,
        '#1c1f4a',
        i < 3 ? '#ffdf8e' : '#3a3a60',
        i < 3 ? 0.5 : 0,
      )
    );
  }) +
  rect(790, 250, 26, 500, '#1c1f4a') +
  stormLantern(803, 262, 170, '#1c1f4a') +
  line('M900 770L846 300M990 770L884 300', '#5a3a34', 12) +
  times(8, (i) => straight([896 - i * 6.6, 720 - i * 54], [972 - i * 11, 720 - i * 54], '#7a5038', 9)) +
  figure(898, 560, 300, 'wave', {
    top: '#fdf3dd',
    legs: '#2a2a5a',
    skin: '#6e3c2c',
    hat: '#c9503c',
    flip: true,
  }) +
  straight([846, 258], [826, 200], '#c9a05a', 6) +
  circle(824, 196, 8, '#ffe08a') +
  figure(590, 664, 206, 'wave', { dress: '#f58a7a', skin: '#7a4630' }) +
  figure(524, 668, 214, 'stand', { top: '#2fa3a8', legs: '#141a40', skin: '#5a3028' });

/** The last lantern of the pier, which a child may light. */
export const lastLantern: Scene = (random) =>
  water(random, 'blue', 250, 420) +
  pierTo([800, 900], [120, 1130]) +
  times(6, (i) => {
    const t = ((i + 0.2) / 6) ** 1.5;
    const [x, y, s] = [906 + 190 * t, 446 + 250 * t, 0.25 + t];
    return (
      rect(x - 6 * s, y - 190 * s, 12 * s, 200 * s, '#1c1f4a') +
      stormLantern(x, y - 184 * s, 74 * s, '#1c1f4a')
    );
  }) +
  ellipse(600, 774, 420, 22, '#ffb45e', veil(0.22)) +
  line('M806 772L850 300M886 772L894 300', '#5a3a34', 12) +
  times(8, (i) => straight([810 + i * 5, 716 - i * 54], [886 + i * 1, 716 - i * 54], '#7a5038', 9)) +
  figure(760, 776, 350, 'stroll', {
    top: '#fdf3dd',
    legs: '#2a2a5a',
    skin: '#6e3c2c',
    hat: '#c9503c',
    flip: true,
  }) +
  rect(546, 470, 28, 306, '#1c1f4a') +
  rect(530, 764, 60, 14, '#1c1f4a', 'rx="5"') +
  stormLantern(560, 478, 190, '#1c1f4a') +
  figure(430, 778, 220, 'wave', { dress: '#f58a7a', skin: '#7a4630' }) +
  straight([468, 556], [534, 420], '#c9a05a', 7) +
  shine(537, 414, 50, '#ffe08a', 0.9) +
  circle(537, 414, 10, '#fff0b4') +
  figure(290, 772, 190, 'stand', { top: '#2fa3a8', legs: '#141a40', skin: '#5a3028' });

/** A key without lamps under its whole sky. */
export const milkyPier: Scene = (random) =>
  sky(['#050a24', '#0b1438', '#142450', '#23406f', '#3f6088'], 520, 14) +
  group(
    path('M260 -30C420 140 560 330 640 520H860C760 330 640 120 520 -30Z', '#7a80c0') +
      path('M340 -30C480 140 620 330 690 520H800C720 330 600 120 460 -30Z', '#b0a0d0'),
    veil(0.42),
  ) +
  stars(random, 420, 510) +
  times(130, () => {
    const t = random();
    return circle(
      400 + t * 340 + random.between(-90, 90),
      t * 510,
      random.between(0.8, 2.4),
      '#fff3d8',
      veil(0.85),
    );
  }) +
  rect(0, 516, 1200, 284, '#16305c') +
  times(60, () =>
    ellipse(random() * 1200, random.between(524, 790), random.between(14, 70), 1.6, '#2a4a7a', veil(0.7)),
  ) +
  times(40, () =>
    circle(560 + random.between(-160, 220), random.between(524, 640), 1.5, '#fff3d8', veil(0.7)),
  ) +
  poly(
    [
      [560, 560],
      [650, 560],
      [900, 810],
      [300, 810],
    ],
    '#0a1230',
  ) +
  times(11, (i) =>
    rect(560 - 260 * (i / 11) ** 1.5, 560 + 250 * (i / 11) ** 1.5, 90 + 510 * (i / 11) ** 1.5, 2, '#1c2a54'),
  ) +
  figure(560, 640, 150, 'stand', { all: '#060b22' }) +
  figure(650, 650, 156, 'wave', { all: '#060b22' }) +
  figure(470, 740, 200, 'lotus', { all: '#060b22' }) +
  figure(740, 750, 190, 'lotus', { all: '#060b22', flip: true }) +
  palm(random, 1100, 640, 340, { ...shadowPalm('#050a20', '#14224a'), lean: 30 }) +
  path('M960 560Q1080 520 1220 540V640H940Z', '#071028');

export const lighthouseStair: Scene = () =>
  rect(0, 0, 1200, 800, '#c9b8a0') +
  times(12, (r) =>
    times(14, (c) =>
      rect(c * 92 - (r % 2) * 46, r * 68, 88, 64, ['#d9c8ae', '#cfbca2', '#c4b096'][(r * 5 + c) % 3]!),
    ),
  ) +
  shine(600, 90, 620, '#fff3c8', 0.9) +
  times(26, (i) => {
    const a = i * 20 - 90;
    const y = 760 - i * 26;
    const [x1, y1] = polar(600, y, 60, a, 0.34);
    const [x2, y2] = polar(600, y, 330 - i * 4, a, 0.34);
    const [x3, y3] = polar(600, y, 330 - i * 4, a + 20, 0.34);
    const front = Math.sin((a * Math.PI) / 180) > 0;
    return (
      poly(
        [
          [x1, y1],
          [x2, y2],
          [x3, y3],
        ],
        front ? '#5a3a3c' : '#7a5450',
      ) +
      poly(
        [
          [x1, y1 + 9],
          [x2, y2 + 9],
          [x2, y2],
          [x1, y1],
        ],
        '#3a2430',
      ) +
      straight([x2, y2], [x2, y2 - 70], '#2a1c2c', 5) +
      straight([x2, y2 - 70], [x3, y3 - 96], '#2a1c2c', 7)
    );
  }) +
  rect(586, 60, 28, 740, '#3a2430') +
  rect(604, 60, 10, 740, '#241624') +
  path('M250 250v-60a44 44 0 0 1 88 0v60Z', '#5fb0c4') +
  path('M872 470v-60a44 44 0 0 1 88 0v60Z', '#5fb0c4') +
  figure(400, 690, 190, 'walk', { top: '#ee6c4d', legs: '#16305a', skin: '#8f5533' }) +
  ellipse(600, 60, 200, 40, '#fff6d0');

/** The great lens in its cage of brass, and the beams it throws. */
/** The lamp of a lighthouse within its panes. */
const litLens = (random: Chance): string =>
  sky(['#0f1f49', '#1b3a70', '#2f5c92', '#6487a8', '#b79fa0'], 800, 12) +
  stars(random, 120, 420) +
  poly(
    [
      [600, 360],
      [-40, 90],
      [-40, 520],
    ],
    '#ffe9a8',
    veil(0.35),
  ) +
  poly(
    [
      [600, 360],
      [1240, 90],
      [1240, 520],
    ],
    '#ffe9a8',
    veil(0.35),
  ) +
  shine(600, 360, 460, '#fff0b8', 0.9) +
  times(
    5,
    (i) =>
      `<ellipse cx="600" cy="360" rx="${230 - i * 40}" ry="${280 - i * 46}" fill="${['#8fc0c8', '#a8d4d4', '#c6e6dc', '#e6f6e0', '#fffbe0'][i]!}" opacity=".9"/>`,
  ) +
  times(
    9,
    (i) =>
      `<ellipse cx="600" cy="360" rx="${225 - i * 22}" ry="${275 - i * 26}" fill="none" stroke="#5a8a98" stroke-width="3" opacity=".7"/>`,
  ) +
  circle(600, 360, 46, '#fffdf0') +
  times(7, (i) =>
    path(
      `M${600 + (i - 3) * 30} ${70 + Math.abs(i - 3) * 8}Q${600 + (i - 3) * 118} 360 ${600 + (i - 3) * 30} ${650 - Math.abs(i - 3) * 8}`,
      'none',
      'stroke="#b5853a" stroke-width="9"',
    ),
  ) +
  ellipse(600, 70, 120, 26, '#c9985a') +
  ellipse(600, 654, 150, 34, '#c9985a') +
  rect(450, 654, 300, 80, '#a8743c') +
  rect(640, 654, 110, 80, '#7a5230') +
  path('M0 734H1200V800H0Z', '#2a2444') +
  times(9, (i) => rect(i * 150 - 6, 0, 10, 740, '#16204a')) +
  rect(0, 40, 1200, 12, '#16204a');

export const lighthouseLens: Scene = (random) =>
  litLens(random) +
  figure(900, 760, 320, 'serve', {
    top: '#fdf3dd',
    legs: '#16204a',
    skin: '#7a4630',
    hat: '#2b4a7c',
    flip: true,
  }) +
  figure(290, 762, 240, 'stand', { dress: '#e4576a', skin: '#6b3c22' });

/** A bar round the lamp: stools beneath the lens, and somebody who pours. */
export const lampRoom: Scene = (random) => {
  const glass = (x: number, y: number, s: number, drink: string): string =>
    poly(
      [
        [x - s * 0.4, y - s],
        [x + s * 0.4, y - s],
        [x, y - s * 0.4],
      ],
      drink,
    ) +
    straight([x, y - s * 0.42], [x, y], '#fdf3dd', 3) +
    ellipse(x, y, s * 0.28, s * 0.07, '#fdf3dd');
  const stool = (x: number, y: number): string =>
    straight([x - 16, y], [x - 26, y + 120], '#10183c', 7) +
    straight([x + 16, y], [x + 26, y + 120], '#10183c', 7) +
    rect(x - 34, y - 12, 68, 16, '#c9503c', 'rx="8"');
  return (
    litLens(random) +
    figure(815, 770, 290, 'serve', { top: '#fdf3dd', legs: '#16204a', skin: '#7a4630', flip: true }) +
    path('M90 612Q600 700 1110 612L1110 640Q600 730 90 640Z', '#c98a52') +
    path('M90 640Q600 730 1110 640L1070 800H130Z', '#6a3a34') +
    times(9, (i) => straight([190 + i * 102, 680], [206 + i * 98, 800], '#54302e', 5)) +
    glass(330, 652, 54, '#e4576a') +
    glass(486, 668, 54, '#f5b942') +
    glass(700, 668, 54, '#8fd0c0') +
    glass(890, 652, 54, '#fdf3dd') +
    stool(250, 716) +
    figure(250, 786, 250, 'toast', { dress: '#e4576a', skin: '#6b3c22' }) +
    stool(420, 716) +
    figure(420, 786, 250, 'sit', { top: '#2fa3a8', legs: '#141a40', skin: '#8f5533' }) +
    stool(700, 716) +
    stool(960, 716) +
    figure(960, 786, 250, 'toast', { top: '#f5b942', legs: '#141a40', skin: '#7a4630', flip: true }) +
    stormLantern(110, 770, 60, '#10183c') +
    stormLantern(1110, 770, 60, '#10183c')
  );
};

export const sunsetBell: Scene = (random) =>
  water(random, 'sunset', 480, 480) +
  path('M640 810V330A190 190 0 0 1 1020 330V810H920V340A90 90 0 0 0 740 340V810Z', '#f0c0a0') +
  path('M830 140A190 190 0 0 1 1020 330V810H920V340A90 90 0 0 0 830 250Z', '#b5736a') +
  rect(600, 770, 460, 40, '#8a4f5c') +
  path('M760 130L830 70L900 130Z', '#bf4a35') +
  path('M786 330Q790 250 830 250T874 330L900 400H760Z', '#d9a53a') +
  path('M836 250Q874 256 874 330L900 400H850Z', '#a8742c') +
  rect(752, 396, 156, 20, '#a8742c', 'rx="9"') +
  circle(830, 430, 20, '#7a5230') +
  line('M830 440Q800 560 770 630', '#f3dcae', 6) +
  figure(740, 770, 230, 'wave', { dress: '#fdf3dd', skin: '#7a4630' }) +
  path('M-10 716Q300 690 640 752V810H-10Z', '#8a4f5c') +
  path('M-10 752Q300 726 620 776V810H-10Z', '#74405a') +
  figure(300, 764, 216, 'stand', { all: '#3a1f48' }) +
  figure(362, 768, 206, 'stand', { all: '#3a1f48', flip: true }) +
  palm(random, 80, 800, 460, { ...shadowPalm('#33203f', '#5a3450'), lean: 50 }) +
  group(
    times(3, (i) =>
      path(`M${930 + i * 34} ${300 - i * 20}q40 50 0 110`, 'none', 'stroke="#fff0c8" stroke-width="6"'),
    ),
    veil(0.7),
  ) +
  candle(1110, 790, 20);
