import { canopy, thicket } from '../../jungle.ts';
import { hills } from '../../land.ts';
import { fire, paperLantern, sparks } from '../../lamps.ts';
import { agave, saguaro } from '../../leaves.ts';
import { mix } from '../../palette.ts';
import { lushPalm, palm } from '../../palms.ts';
import { figure } from '../../people.ts';
import { balustrade } from '../../railings.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { cumulus, gulls, shine, sky, stars, sun } from '../../sky.ts';
import { beach, deck, lawn, water } from '../../stages.ts';
import {
  circle,
  clip,
  ellipse,
  fade,
  line,
  move,
  path,
  poly,
  rect,
  straight,
  times,
  veil,
} from '../../svg.ts';

/** Easels before a view, and the view once more on the paper. */
const easels = (
  random: Chance,
  view: () => string,
  tones: readonly [string, string, string, string],
): string => {
  const easel = (x: number, y: number, s: number, shirt: string): string =>
    straight([x - s * 0.5, y], [x, y - s * 1.9], '#7a5038', 9) +
    straight([x + s * 0.5, y], [x, y - s * 1.9], '#7a5038', 9) +
    straight([x, y - s * 1.9], [x + s * 0.1, y - s * 0.2], '#5a3826', 8) +
    rect(x - s * 0.62, y - s * 1.66, s * 1.24, s * 0.86, '#fffaf0') +
    clip(
      `M${x - s * 0.56} ${y - s * 1.6}h${s * 1.12}v${s * 0.74}h${-s * 1.12}Z`,
      rect(x - s * 0.56, y - s * 1.6, s * 1.12, s * 0.36, tones[0]) +
        rect(x - s * 0.56, y - s * 1.26, s * 1.12, s * 0.22, tones[1]) +
        rect(x - s * 0.56, y - s * 1.06, s * 1.12, s * 0.22, tones[2]) +
        circle(x + s * 0.24, y - s * 1.42, s * 0.1, tones[3]),
    ) +
    rect(x - s * 0.66, y - s * 0.82, s * 1.32, s * 0.07, '#7a5038') +
    ellipse(x - s * 0.9, y + 4, s * 0.5, 9, '#2a1a30', veil(0.3)) +
    figure(x - s * 0.92, y + 6, s * 2.1, 'serve', {
      top: shirt,
      dress: shirt,
      skin: random.pick(['#7a4630', '#8f5533', '#6b3c22']),
      hat: '#f3dcae',
    });
  return (
    view() +
    easel(300, 740, 130, '#ee6c4d') +
    easel(660, 700, 100, '#2fa3a8') +
    easel(1000, 748, 136, '#e4576a')
  );
};

export const easelBay: Scene = (random) =>
  easels(
    random,
    () =>
      water(random, 'noon', 880, 360) +
      path('M0 560H1200V800H0Z', '#f0d6a6') +
      times(5, (i) => path(`M0 ${582 + i * i * 12}H1200v${3 + i}H0Z`, '#d9b884', veil(0.7))) +
      balustrade(0, 566, 1200, 100, '#fffaf0', '#c9d0c8', 62) +
      palm(random, 40, 780, 520, { ...lushPalm, lean: 50 }),
    ['#74c6d6', '#26a9b4', '#f6e0b0', '#f5c860'],
  );

export const easelRidge: Scene = (random) =>
  easels(
    random,
    () =>
      sky(['#6fb4c8', '#b8d8cc', '#f3e2b4', '#fbc98a'], 430) +
      sun(880, 260, 70, '#fff3c4', '#ffe2a0', 5) +
      hills(random, 440, 200, '#c98a72', -160, 700, 4) +
      hills(random, 440, 160, '#b8705c', 520, 1360, 4) +
      hills(random, 480, 90, '#a0584a', -100, 1300, 7) +
      path('M-20 466Q300 446 620 468T1220 456V810H-20Z', '#d9985f') +
      path('M-20 620Q500 570 1220 620V810H-20Z', '#e6bf86') +
      [80, 480, 830, 1140]
        .map((x, i) => saguaro(x, 560 + (i % 2) * 20, 150 + (i % 3) * 40, '#6f9a64', '#47705a'))
        .join('') +
      agave(random, 560, 800, 110, '#7fa88a', '#4a7a6a'),
    ['#b8d8cc', '#c98a72', '#e6bf86', '#fff3c4'],
  );

export const woodFire: Scene = (random) =>
  rect(0, 0, 1200, 800, '#3a2028') +
  times(9, (r) =>
    times(9, (i) =>
      rect(i * 150 - (r % 2) * 75, r * 62, 144, 56, ['#5a3434', '#4c2c30', '#63403a'][(i * 3 + r) % 3]!),
    ),
  ) +
  shine(600, 480, 560, '#f59a4e', 0.6) +
  path('M0 640H1200V800H0Z', '#2a1820') +
  times(
    7,
    (i) =>
      rect(
        300 + i * 56,
        620 - (i % 2) * 26,
        280,
        50,
        i % 2 ? '#7a4c34' : '#5a3828',
        `rx="25" transform="rotate(${(i - 3) * 7} 600 640)"`,
      ) +
      circle(310 + i * 56, 646 - (i % 2) * 26, 24, '#c9985a') +
      circle(310 + i * 56, 646 - (i % 2) * 26, 12, '#a3744a'),
  ) +
  fire(random, 600, 640, 560, 380) +
  fire(random, 600, 650, 320, 210) +
  sparks(random, 600, 360, 620, 330, 90) +
  rect(150, 330, 900, 14, '#15101c') +
  times(30, (i) => rect(160 + i * 30.4, 326, 5, 24, '#15101c')) +
  rect(140, 330, 18, 400, '#15101c') +
  rect(1042, 330, 18, 400, '#15101c') +
  [300, 520, 740, 930]
    .map((x, i) =>
      i % 2
        ? path(`M${x - 80} 320q10 -44 80 -46t90 40q-10 16 -90 16t-80 -10Z`, '#8a4630') +
          times(4, (k) => straight([x - 50 + k * 36, 284], [x - 40 + k * 36, 322], '#4a2418', 6))
        : ellipse(x, 302, 70, 28, '#5ea34e') +
          times(5, (k) => straight([x - 50 + k * 24, 290], [x - 44 + k * 24, 318], '#3a5a2c', 5)),
    )
    .join('');

const earthOven = (): string =>
  path('M-20 600Q500 560 1220 604V810H-20Z', '#6a4438') +
  ellipse(600, 700, 360, 82, '#2a161c') +
  ellipse(600, 712, 310, 62, '#8a3a24') +
  ellipse(600, 716, 240, 44, '#e4702e') +
  times(26, (i) =>
    ellipse(380 + ((i * 61) % 440), 690 + ((i * 29) % 50), 30, 17, i % 3 ? '#4a3438' : '#f59a3c'),
  ) +
  ellipse(600, 690, 190, 46, '#5a5048') +
  ellipse(600, 684, 170, 36, '#c9703c') +
  times(5, (i) => ellipse(500 + i * 50, 676 + (i % 2) * 14, 36, 19, i % 2 ? '#a8522c' : '#8a3f24')) +
  times(7, (i) =>
    path(
      `M0 0Q60 -30 150 0Q60 30 0 0Z`,
      i % 2 ? '#5f8a44' : '#3f6a38',
      `transform="translate(${[300, 350, 420, 800, 850, 880, 330][i]} ${[660, 740, 770, 764, 720, 664, 700][i]}) rotate(${[150, 190, 120, 40, 10, -20, 170][i]})"`,
    ),
  ) +
  times(5, (i) =>
    path(
      `M${500 + i * 50} 660C${440 + i * 70} 560 ${580 + i * 20} 470 ${520 + i * 44} 330C${600 + i * 20} 440 ${540 + i * 60} 560 ${540 + i * 50} 660Z`,
      '#fff0e0',
      veil(0.22),
    ),
  );

/** The earth oven of the Yucatan: soil and leaves are lifted, and the first smoke comes out. */
export const pitOpened: Scene = (random) =>
  lawn(random, 'dusk') +
  earthOven() +
  shine(600, 650, 340, '#f59a4e', 0.4) +
  figure(230, 740, 260, 'cook', { top: '#fdf3dd', legs: '#4a3a4a', skin: '#6b3c22', hat: '#f3dcae' }) +
  straight([290, 590], [420, 690], '#7a5038', 9) +
  figure(980, 744, 260, 'cook', {
    top: '#fdf3dd',
    legs: '#4a3a4a',
    skin: '#7a4630',
    hat: '#f3dcae',
    flip: true,
  }) +
  straight([920, 594], [800, 690], '#7a5038', 9) +
  figure(1100, 720, 190, 'stand', { dress: '#e4576a', skin: '#8f5533', flip: true }) +
  figure(110, 716, 190, 'stand', { top: '#2f8a8a', legs: '#2a2a4a', skin: '#8f5533' });

/** The same oven late in the evening, and the guests of a restaurant round it. */
export const pitSupper: Scene = (random) =>
  rect(0, 0, 1200, 800, fade(['#0c2238', '#123a48', '#1a5a50'])) +
  stars(random, 60, 160) +
  times(9, (i) =>
    rect(20 + i * 142 + (i % 3) * 20, 0, 24 + (i % 3) * 12, 600, ['#0f3340', '#164448', '#0c2c3a'][i % 3]!),
  ) +
  canopy(random, 150, 70, 460, 240, '#0e3040', '#14484c', '#1f6452') +
  canopy(random, 1050, 80, 460, 240, '#0e3040', '#14484c', '#1f6452') +
  thicket(random, [-20, 600], [1220, 600], 190, ['#134046', '#1a5650', '#246c58', '#0f333e'], 56) +
  paperLantern(330, 190, 34, '#ffd982', 190) +
  paperLantern(520, 130, 40, '#f9a35f', 130) +
  paperLantern(720, 170, 36, '#ffe9b0', 170) +
  paperLantern(890, 120, 40, '#f58a62', 120) +
  shine(600, 620, 520, '#f59a4e', 0.4) +
  earthOven() +
  figure(250, 742, 270, 'cook', { top: '#fdf3dd', legs: '#2a2a4a', skin: '#6b3c22', hat: '#f3dcae' }) +
  straight([312, 586], [430, 690], '#7a5038', 9) +
  rect(16, 694, 150, 26, '#7a4c34', 'rx="13"') +
  rect(946, 690, 210, 26, '#7a4c34', 'rx="13"') +
  figure(990, 744, 220, 'toast', { dress: '#e4576a', skin: '#7a4630', flip: true }) +
  figure(1092, 746, 226, 'toast', { top: '#f5b942', legs: '#2a2a4a', skin: '#8f5533', flip: true }) +
  figure(1168, 766, 220, 'stand', { dress: '#2fa3a8', skin: '#6b3c22', flip: true }) +
  figure(90, 752, 220, 'toast', { dress: '#f3c86a', skin: '#8f5533' });

export const smokeShed: Scene = (random) => {
  const mullet = (x: number, y: number, s: number): string =>
    straight([x, y - s * 0.2], [x, y], '#2a1c20', 3) +
    path(
      `M${x} ${y}Q${x + s * 0.3} ${y + s * 0.3} ${x + s * 0.2} ${y + s * 0.9}L${x + s * 0.24} ${y + s * 1.2}L${x} ${y + s * 1.06}L${x - s * 0.24} ${y + s * 1.2}L${x - s * 0.2} ${y + s * 0.9}Q${x - s * 0.3} ${y + s * 0.3} ${x} ${y}Z`,
      '#d98a3c',
    ) +
    path(`M${x} ${y}Q${x + s * 0.3} ${y + s * 0.3} ${x + s * 0.2} ${y + s * 0.9}L${x} ${y + s}Z`, '#a85f28') +
    times(4, (i) =>
      line(
        `M${x - s * 0.13} ${y + s * (0.3 + i * 0.16)}q${s * 0.13} ${s * 0.06} ${s * 0.26} 0`,
        '#8a4a20',
        2.4,
      ),
    );
  return (
    rect(0, 0, 1200, 800, '#4a2c28') +
    times(16, (i) => rect(i * 76, 0, 72, 640, ['#6a4034', '#5c382f', '#74493a'][i % 3]!)) +
    path('M0 640H1200V800H0Z', '#3a2224') +
    shine(600, 700, 520, '#f59a4e', 0.5) +
    [120, 330].map((y) => rect(60, y, 1080, 16, '#2a1c20')).join('') +
    times(9, (i) => mullet(130 + i * 118, 150, 130)) +
    times(8, (i) => mullet(190 + i * 118, 362, 126)) +
    times(7, (i) =>
      path(
        `M${170 + i * 140} 660C${90 + i * 150} 500 ${270 + i * 130} 400 ${150 + i * 140} 180C${290 + i * 130} 380 ${180 + i * 150} 500 ${220 + i * 140} 660Z`,
        '#ffe8d8',
        veil(0.13),
      ),
    ) +
    times(9, (i) =>
      rect(
        390 + i * 44,
        690 + (i % 2) * 18,
        150,
        28,
        i % 2 ? '#7a4c34' : '#5a3828',
        `rx="14" transform="rotate(${(i - 4) * 9} 600 700)"`,
      ),
    ) +
    fire(random, 600, 700, 260, 70) +
    sparks(random, 600, 640, 300, 120, 26) +
    figure(1040, 780, 330, 'serve', {
      top: '#fdf3dd',
      legs: '#2b4a6a',
      skin: '#7a4630',
      hat: '#c9503c',
      flip: true,
    }) +
    figure(150, 790, 260, 'stand', { dress: '#2f8a8a', skin: '#8f5533' })
  );
};

/** One shell, one breath. */
export const conchHorn: Scene = (random) =>
  beach(random, 'gold', 760) +
  palm(random, 80, 720, 500, { ...lushPalm, lean: 50 }) +
  times(
    4,
    (i) =>
      `<path d="M${760 + i * 60} ${300 - i * 20}q${60 + i * 16} 80 6 ${176 + i * 30}" fill="none" stroke="#fffaf0" stroke-width="${9 - i}" opacity="${0.9 - i * 0.18}"/>`,
  ) +
  figure(560, 770, 400, 'wave', { top: '#fffaf0', legs: '#2f7d8a', skin: '#7a4630', hat: '#f3dcae' }) +
  move(
    640,
    394,
    path('M-70 6Q-20 -40 40 -54Q100 -60 118 -10Q112 50 40 52Q-20 44 -70 6Z', '#f6c9a4') +
      path('M20 -34Q90 -50 104 -8Q90 34 30 38Q66 0 20 -34Z', '#ee7a70') +
      times(4, (i) => path(`M${-30 + i * 26} ${-28 - i * 8}l10 -24l14 18Z`, '#e0a47a')) +
      line('M-64 4Q0 -20 30 -40M-50 16Q0 0 34 -10', '#c98a64', 4),
    -12,
  ) +
  figure(230, 770, 230, 'stand', { dress: '#e4576a', skin: '#6b3c22', hat: '#fffaf0' }) +
  figure(330, 764, 120, 'leap', { top: '#f5b942', legs: '#2b6a9a', skin: '#8f5533' }) +
  figure(960, 770, 240, 'stand', { top: '#2fa3a8', legs: '#fdf3dd', skin: '#5a3028', flip: true }) +
  figure(1060, 776, 230, 'wave', { dress: '#f5b942', skin: '#8f5533', flip: true }) +
  gulls(random, 420, 200, 5, '#5a5a58');

/** A vane above the roofs, sun on one side and a shower on the other. */
export const weatherVane: Scene = (random) =>
  sky(['#2b86b0', '#63b4c8', '#aad8d0', '#e6ecc8', '#fbe0a4'], 620, 13) +
  sun(930, 200, 74, '#fff6cf', '#ffe9b0', 5) +
  cumulus(random, 260, 300, 420, '#e6ecec', '#8aa8b8') +
  times(30, (i) =>
    straight(
      [90 + i * 12, 300 + (i % 3) * 14],
      [50 + i * 12, 420 + ((i * 37) % 130)],
      '#5f93ac',
      3,
      veil(0.7),
    ),
  ) +
  cumulus(random, 760, 180, 230, '#fffaf0', '#cfe7e4') +
  rect(0, 560, 1200, 240, '#2f9fae') +
  hills(random, 562, 12, '#5fa0a0', -60, 420, 4) +
  times(40, () =>
    ellipse(random() * 1200, random.between(570, 790), random.between(20, 80), 2, '#8fd8d0', veil(0.6)),
  ) +
  poly(
    [
      [380, 800],
      [820, 800],
      [740, 560],
      [460, 560],
    ],
    '#c9603f',
  ) +
  times(7, (r) =>
    times(11, (i) =>
      path(
        `M${452 - r * 11 + i * (27 + r * 2)} ${566 + r * 34}a${14 + r} 15 0 0 0 ${27 + r * 2} 0Z`,
        (i + r) % 2 ? '#d9744d' : '#b5532f',
      ),
    ),
  ) +
  rect(440, 546, 320, 20, '#fbe6bf') +
  rect(592, 170, 16, 386, '#16305a') +
  circle(600, 170, 15, '#f5b942') +
  line('M450 400H750M600 380L690 440M600 420L510 370', '#16305a', 9) +
  [
    [430, 400, 'W'],
    [770, 400, 'E'],
  ]
    .map(([x, y]) => circle(x as number, y as number, 14, '#f5b942'))
    .join('') +
  path('M430 262Q520 190 640 214Q700 226 740 262Q700 300 640 306Q520 326 430 262Z', '#e0a53a') +
  path('M430 262L360 210Q378 262 360 314Z', '#e0a53a') +
  path('M430 262Q520 300 640 306Q700 300 740 262Q640 280 430 262Z', '#b5792c') +
  circle(690, 252, 9, '#16305a') +
  path('M540 216Q570 170 630 212Z', '#b5792c') +
  gulls(random, 1020, 400, 5, '#3a6a78', 16);

/** Two masts and four sails on the bay. */
const ketch =
  (hour: 'gold' | 'sunset', hull: string, rail: string, band: string): Scene =>
  (random) =>
    water(random, hour, 930, 420) +
    path('M560 640L560 130Q700 330 770 560H560Z', '#fffaf0') +
    path('M560 130Q640 330 660 560H560Z', '#f0e0c0') +
    path('M548 150Q430 360 330 560H548Z', '#fdeccb') +
    path('M548 150Q500 380 480 560H548Z', '#e6d0a8') +
    path('M830 600V270Q920 420 960 570L830 580Z', '#fffaf0') +
    path('M318 566Q400 380 540 170L520 210Q430 400 400 566Z', '#f7d8a0') +
    rect(550, 110, 12, 530, '#7a4f34') +
    rect(822, 250, 10, 390, '#7a4f34') +
    poly(
      [
        [562, 110],
        [620, 126],
        [562, 142],
      ],
      '#e4576a',
    ) +
    line('M556 120L270 620M828 256L1010 620M562 130L826 260', '#7a5a48', 3) +
    path('M230 616H1030Q990 720 900 724H370Q280 716 230 616Z', hull) +
    path('M230 616H1030L1020 640H244Z', rail) +
    path('M300 690H960Q930 722 900 724H370Q330 720 300 690Z', band) +
    [
      [420, 'sit', '#ee6c4d'],
      [500, 'toast', '#f5b942'],
      [640, 'stand', '#fffaf0'],
      [710, 'wave', '#e4576a'],
      [780, 'sit', '#2fa3a8'],
      [910, 'cook', '#fdf3dd'],
    ]
      .map(([x, pose, c], i) =>
        figure(x as number, 622, 86, pose as 'sit', {
          [i % 2 ? 'dress' : 'top']: c as string,
          legs: '#16305a',
          skin: i % 2 ? '#7a4630' : '#8f5533',
          flip: i > 3,
        }),
      )
      .join('') +
    circle(960, 590, 24, 'none', 'stroke="#7a4f34" stroke-width="6"') +
    path('M180 740Q400 700 640 738T1080 728L1060 752Q800 776 600 762T200 760Z', '#fff3d0', veil(0.7)) +
    times(26, () =>
      ellipse(
        random.between(200, 1060),
        random.between(730, 794),
        random.between(16, 70),
        2.4,
        '#fdecc4',
        veil(0.7),
      ),
    ) +
    gulls(random, 260, 250, 5, '#4a6a70', 15);

export const twoMasts = ketch('gold', '#1f5a6a', '#fffaf0', '#bf4a35');
export const twoMastsDusk = ketch('sunset', '#3a1f48', '#c9705a', '#e0a050');

/** The gym among the trees. */
export const fitnessJungle: Scene = (random) =>
  lawn(random) +
  rect(0, 0, 1200, 800, '#12493f', veil(0.25)) +
  deck(random, '#c9986a', '#7a5038', 560) +
  times(5, (i) => rect(i * 296 - 8, 0, 18, 580, '#f3e4c4')) +
  rect(0, 0, 1200, 50, '#d9b083') +
  times(6, (i) => rect(80 + i * 200, 50, 110, 10, '#fff3c0')) +
  [
    [270, '#ee6c4d'],
    [560, '#2fa3a8'],
  ]
    .map(
      ([x, c]) =>
        ellipse(x as number, 742, 180, 14, '#3a2430', veil(0.35)) +
        rect((x as number) - 150, 690, 300, 18, '#2c3340', 'rx="8"') +
        line(`M${(x as number) + 130} 690L${(x as number) + 150} 590`, '#2c3340', 12) +
        circle((x as number) + 150, 660, 46, '#56606e') +
        circle((x as number) + 150, 660, 34, '#7ce0d8') +
        rect((x as number) - 60, 670, 60, 16, '#e4576a', 'rx="8"') +
        figure((x as number) - 30, 742, 230, 'sit', {
          top: c as string,
          legs: mix(c as string, '#16305a', 0.7),
          skin: '#8f5533',
        }) +
        straight([(x as number) + 14, 640], [(x as number) + 140, 640], '#f3dcae', 6),
    )
    .join('') +
  figure(900, 748, 290, 'serveBall', { top: '#f5b942', legs: '#3a2a4a', skin: '#6b3c22' }) +
  straight([850, 424], [1010, 424], '#2c3340', 9) +
  [850, 1010].map((x) => rect(x - 14, 384, 28, 80, '#2c3340', 'rx="9"')).join('') +
  rect(1060, 560, 130, 190, '#7a5038') +
  times(6, (i) =>
    circle(1090 + (i % 2) * 66, 596 + Math.floor(i / 2) * 60, 21, ['#ee6c4d', '#f5b942', '#2fa3a8'][i % 3]!),
  );
