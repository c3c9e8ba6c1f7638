/** Four fires: a trench of embers by the bay, an oven for children, a drum of smoke, and the stove of a round verandah. */
import { bananaLeaf, monstera } from '../../leaves.ts';
import { checker } from '../../floors.ts';
import { fire, lightString, sparks, stormLantern } from '../../lamps.ts';
import { canopy } from '../../jungle.ts';
import { mix } from '../../palette.ts';
import { palm, shadowPalm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import { balustrade } from '../../railings.ts';
import type { Scene } from '../../scene.ts';
import { shine, sky } from '../../sky.ts';
import { water } from '../../stages.ts';
import { circle, clip, ellipse, fade, line, path, poly, rect, straight, times, veil } from '../../svg.ts';
import { cup, fruitBowl } from '../../tablesetting.ts';

/** A fish opened flat in its wire, held over the embers. */
const openedFish = (x: number, y: number, s: number, colour: string): string =>
  path(
    `M${x - s} ${y}Q${x - s * 0.2} ${y - s * 0.5} ${x + s * 0.7} ${y - s * 0.16}L${x + s} ${y - s * 0.3}V${y + s * 0.3}L${x + s * 0.7} ${y + s * 0.16}Q${x - s * 0.2} ${y + s * 0.5} ${x - s} ${y}Z`,
    colour,
  ) +
  path(
    `M${x - s * 0.9} ${y}Q${x - s * 0.2} ${y - s * 0.32} ${x + s * 0.66} ${y - s * 0.08}L${x + s * 0.66} ${y}Z`,
    mix(colour, '#fff0c0', 0.4),
  ) +
  line(`M${x - s * 0.9} ${y}H${x + s * 0.8}`, '#7a2f1c', s * 0.06) +
  times(5, (i) =>
    straight(
      [x - s * 0.6 + i * s * 0.28, y - s * 0.26],
      [x - s * 0.6 + i * s * 0.28, y + s * 0.26],
      '#3a1c24',
      s * 0.03,
    ),
  );

/** No stove: five metres of embers between two low walls, and the cooks who walk along them. */
export const emberTrench: Scene = (random) =>
  water(random, 'blue', 250, 330) +
  path('M-20 440Q300 420 620 446T1220 430V820H-20Z', '#4a3f5e') +
  path('M-20 500H1220V820H-20Z', '#5a4450') +
  times(6, (i) => path(`M-20 ${520 + i * i * 9}H1220v${3 + i}H-20Z`, '#4a3644')) +
  shine(600, 470, 560, '#ff8a3c', 0.55) +
  figure(470, 480, 250, 'cook', { top: '#fffaf0', legs: '#241a34', skin: '#6b3c22' }) +
  poly(
    [
      [450, 330],
      [490, 330],
      [496, 420],
      [444, 420],
    ],
    '#7a3a2c',
  ) +
  figure(704, 478, 244, 'serve', { top: '#fffaf0', legs: '#241a34', skin: '#8f5533', flip: true }) +
  poly(
    [
      [684, 332],
      [724, 332],
      [730, 418],
      [678, 418],
    ],
    '#7a3a2c',
  ) +
  figure(930, 482, 236, 'walk', { top: '#fffaf0', legs: '#241a34', skin: '#5a3020', flip: true }) +
  rect(60, 452, 1080, 26, '#8a6a64') +
  rect(60, 472, 1080, 60, '#2a161c') +
  rect(60, 474, 1080, 52, fade(['#ff9a3c', '#d9451f', '#7a1f1c'])) +
  times(90, (i) =>
    circle(
      70 + ((i * 97) % 1060),
      486 + ((i * 31) % 36),
      9 + (i % 4) * 2,
      ['#ffb45a', '#e4572c', '#5a1c20', '#f5d07a'][(i * 7) % 4]!,
    ),
  ) +
  sparks(random, 600, 470, 1000, 240, 60) +
  times(7, (i) => rect(150 + i * 150, 440, 8, 60, '#2a2030')) +
  rect(110, 436, 980, 8, '#2a2030') +
  [250, 400, 560, 730].map((x, i) => openedFish(x, 430, 58, i % 2 ? '#e2934c' : '#d9734a')).join('') +
  [850, 910, 965, 1020]
    .map((x, i) => ellipse(x, 426, 24, 15, ['#5f8f3a', '#e9b64a', '#c9402c', '#8a4a7a'][i]!))
    .join('') +
  path('M40 526H1160L1190 600H10Z', '#a8867a') +
  path('M10 600H1190V640H10Z', '#6a4a4c') +
  times(12, (i) => straight([60 + i * 96, 528], [34 + i * 102, 600], '#8a6a62', 4)) +
  times(
    9,
    (i) =>
      circle(90 + (i % 5) * 40, 690 + Math.floor(i / 5) * 36, 21, i % 2 ? '#8a5a3a' : '#a06c44') +
      circle(90 + (i % 5) * 40, 690 + Math.floor(i / 5) * 36, 13, '#d9a06a'),
  ) +
  palm(random, 40, 520, 420, { ...shadowPalm('#1a1a3c', '#3a3058'), lean: 40 }) +
  palm(random, 1170, 520, 400, { ...shadowPalm('#1a1a3c', '#3a3058'), lean: -50 });

const pizza = (x: number, y: number, w: number): string =>
  ellipse(x, y, w, w * 0.24, '#e8b060') +
  ellipse(x, y - 2, w * 0.84, w * 0.18, '#dd5a37') +
  [-0.4, 0.1, 0.5]
    .map((d, i) => ellipse(x + d * w, y - 2 + (i % 2) * 3, w * 0.14, w * 0.05, '#fff0cf'))
    .join('');

/** An oven tiled in colours, with a low window for those who are small, and their own table. */
export const lowWindowOven: Scene = (random) =>
  rect(0, 0, 1200, 600, '#8fd0c8') +
  times(13, (i) => rect(i * 96, 0, 48, 600, '#9ad8d0')) +
  rect(0, 0, 1200, 34, '#fdf3dd') +
  times(25, (i) =>
    poly(
      [
        [i * 50, 34],
        [i * 50 + 50, 34],
        [i * 50 + 25, 84],
      ],
      ['#ee6c4d', '#f5b942', '#fffaf0', '#e4365f'][i % 4]!,
    ),
  ) +
  path('M330 600V330A270 230 0 0 1 870 330V600Z', '#fdf3dd') +
  clip(
    'M330 600V330A270 230 0 0 1 870 330V600Z',
    times(12, (r) =>
      times(15, (c) =>
        circle(
          346 + c * 38 + (r % 2) * 19,
          116 + r * 44,
          14,
          ['#ee6c4d', '#f5b942', '#2f9a94', '#e4365f'][(r * 3 + c) % 4]!,
        ),
      ),
    ) + path('M640 100Q900 140 880 600H780Q800 220 640 100Z', '#3a1430', veil(0.16)),
  ) +
  path('M440 430V350A160 150 0 0 1 760 350V430Z', '#f3e2c0') +
  path('M464 430V354A136 126 0 0 1 736 354V430Z', '#3a1620') +
  clip(
    'M464 430V354A136 126 0 0 1 736 354V430Z',
    shine(600, 410, 220, '#ff8a3a', 0.95) + fire(random, 530, 428, 150, 150) + pizza(650, 420, 66),
  ) +
  rect(400, 428, 400, 22, '#f5b942') +
  circle(600, 520, 52, '#f3e2c0') +
  circle(600, 520, 42, '#3a1620') +
  clip(
    'M558 520a42 42 0 1 0 84 0a42 42 0 1 0 -84 0Z',
    shine(600, 540, 80, '#ff9a3a', 1) + fire(random, 600, 560, 70, 60),
  ) +
  checker({ horizon: 360, vanish: 600, top: 596, bottom: 800 }, 110, 5, ['#f6e6c8', '#2f9a94']) +
  figure(862, 612, 300, 'cook', {
    top: '#fffaf0',
    legs: '#4a2a3a',
    skin: '#6b3c22',
    hat: '#fffaf0',
    flip: true,
  }) +
  straight([806, 440], [690, 418], '#7a4a2a', 9) +
  figure(712, 622, 150, 'wave', { dress: '#e4365f', skin: '#8f5533', flip: true }) +
  figure(506, 618, 138, 'stand', { top: '#f5b942', legs: '#2b4a7c', skin: '#7a4630' }) +
  [90, 190, 290]
    .map((x, i) =>
      figure(x, 700, 150, 'cook', {
        [i % 2 ? 'dress' : 'top']: ['#ee6c4d', '#fffaf0', '#2f6fae'][i]!,
        legs: '#2b4a7c',
        skin: i % 2 ? '#8f5533' : '#6b3c22',
      }),
    )
    .join('') +
  rect(-10, 640, 400, 20, '#e9c48a') +
  rect(10, 660, 360, 150, '#b5763f') +
  [70, 190, 310].map((x) => ellipse(x, 638, 44, 9, '#fdf3dd')).join('') +
  rect(900, 640, 320, 20, '#e9c48a') +
  rect(920, 660, 300, 150, '#b5763f') +
  pizza(1000, 634, 60) +
  pizza(1130, 636, 52);

/** A steel drum full of allspice smoke between the leaves, lamps above it, five flags of five islands. */
export const smokeDrum: Scene = (random) =>
  sky(['#0f2f3c', '#17474c', '#2a6a5c', '#6a9a6a', '#d9b878'], 480, 11) +
  times(7, (i) =>
    canopy(random, 40 + i * 190, 470 - (i % 2) * 24, 290, 220, '#123c3c', '#1c5a4c', '#2f7d5a'),
  ) +
  path('M-20 520Q300 500 620 524T1220 510V820H-20Z', '#4a4a34') +
  path('M-20 620Q300 590 620 616T1220 600V820H-20Z', '#3a3a2c') +
  lightString([-10, 90], [600, 150], 60, 11, '#0f2426') +
  lightString([600, 150], [1210, 90], 60, 11, '#0f2426') +
  shine(600, 430, 420, '#ffb45e', 0.45) +
  times(5, (i) =>
    line(
      `M${500 + i * 50} ${380 - (i % 2) * 10}q${i % 2 ? 36 : -36} -60 0 -120t${i % 2 ? -10 : 10} -130`,
      '#f3ead0',
      26,
      veil(0.26),
    ),
  ) +
  figure(724, 560, 280, 'cook', { dress: '#f5b942', skin: '#5a3020', hat: '#e4365f', flip: true }) +
  straight([520, 470], [500, 580], '#2a2430', 12) +
  straight([660, 470], [680, 580], '#2a2430', 12) +
  rect(450, 400, 280, 96, '#3a4a5c', 'rx="30"') +
  rect(450, 446, 280, 50, '#28343f', 'rx="24"') +
  times(5, (i) => rect(490 + i * 50, 402, 6, 92, '#4f6172')) +
  rect(446, 392, 288, 14, '#8a949c') +
  times(6, (i) => ellipse(486 + i * 42, 388 - (i % 2) * 5, 26, 13, i % 2 ? '#8a4a24' : '#a8602c')) +
  times(6, (i) => ellipse(480 + i * 42, 384 - (i % 2) * 5, 12, 4, '#d9904a')) +
  fire(random, 590, 582, 110, 50) +
  figure(330, 590, 210, 'toast', { top: '#fffaf0', legs: '#2a3a54', skin: '#6b3c22' }) +
  rect(296, 540, 70, 24, '#5a3a24', 'rx="12"') +
  figure(930, 600, 210, 'toast', { dress: '#ee6c4d', skin: '#7a4630', flip: true }) +
  rect(896, 550, 70, 24, '#5a3a24', 'rx="12"') +
  rect(150, 650, 900, 26, '#9a6a3c', 'rx="10"') +
  rect(170, 676, 860, 12, '#6a4426') +
  [250, 560, 930].map((x) => rect(x, 688, 22, 120, '#5a3a24')).join('') +
  [260, 420, 800, 960]
    .map(
      (x, i) =>
        ellipse(x, 652, 62, 13, '#f3e2c0') +
        ellipse(x, 648, 40, 9, ['#e9b64a', '#8a4a24', '#5f9a3c', '#d9733c'][i]!),
    )
    .join('') +
  stormLantern(600, 652, 62, '#1a1a24') +
  monstera(30, 760, 60, 210, '#2f7d54', '#12493f') +
  monstera(1170, 770, 120, 210, '#2f7d54', '#12493f') +
  times(6, (i) => bananaLeaf(random, -30, 330, -50 + i * 22, 260, '#2f7d54', '#12493f')) +
  times(6, (i) => bananaLeaf(random, 1230, 320, 124 + i * 22, 260, '#2f7d54', '#12493f'));

/** The leaves of a sea almond stand in storeys, and turn red one by one. */
const almondTree = (random: Chance): string =>
  path('M560 470Q580 300 566 120H634Q620 300 646 470Z', '#8a6244') +
  path('M606 470Q604 300 600 120H634Q620 300 646 470Z', '#664630') +
  times(3, (k) =>
    times(9, (i) => {
      const [x, y] = [600 + (i - 4) * (150 - k * 30), 190 - k * 74 + Math.abs(i - 4) * 7];
      return (
        ellipse(x, y, 110, 40, k % 2 ? '#4a9a50' : '#3a8448') +
        ellipse(x - 20, y - 14, 76, 22, '#6fb855') +
        times(3, () =>
          ellipse(
            x + random.between(-80, 80),
            y + random.between(-20, 24),
            17,
            9,
            random.pick(['#e4502e', '#f5a13c', '#8fc95a']),
          ),
        )
      );
    }),
  );

/** A round verandah round the trunk of a sea almond, breakfast laid, one half to the garden and one to the sea. */
export const almondVerandah: Scene = (random) =>
  water(random, 'dawn', 880, 330) +
  path('M-20 380Q160 340 330 372Q420 400 470 440H-20Z', '#3f8a5c') +
  times(4, (i) =>
    canopy(random, 20 + i * 110, 400 - (i % 2) * 16, 170, 110, '#1f6247', '#3f8a50', '#7ab552'),
  ) +
  almondTree(random) +
  balustrade(-20, 520, 1240, 110, '#fffaf0', '#cfd8cc') +
  path('M-20 516Q600 470 1220 516V820H-20Z', '#e9cfa0') +
  times(7, (i) =>
    path(
      `M-20 ${540 + i * i * 6}Q600 ${494 + i * i * 6} 1220 ${540 + i * i * 6}v3Q600 ${497 + i * i * 6} -20 ${543 + i * i * 6}Z`,
      '#c9a878',
    ),
  ) +
  ellipse(600, 508, 128, 26, '#d9c09a') +
  ellipse(600, 500, 128, 26, '#fffaf0') +
  rect(472, 440, 256, 62, '#fdf3dd') +
  ellipse(600, 440, 128, 26, '#2fa3a8') +
  ellipse(600, 436, 116, 21, '#48b8b8') +
  fruitBowl(540, 436, 80, '#ee6c4d') +
  cup(620, 436, 34, '#fffaf0') +
  cup(670, 440, 34, '#f5b942') +
  figure(760, 540, 190, 'serve', { top: '#fffaf0', legs: '#2b6f8f', skin: '#6b3c22', flip: true }) +
  figure(430, 530, 110, 'wave', { dress: '#e4365f', skin: '#8f5533' }) +
  [
    [190, 700],
    [1010, 700],
  ]
    .map(
      ([x, y], i) =>
        figure(x! - 104, y! + 60, 220, 'sit', {
          [i ? 'top' : 'dress']: i ? '#2b6fae' : '#f5b942',
          legs: '#f3e4c4',
          skin: '#7a4630',
        }) +
        figure(x! + 104, y! + 60, 214, 'sit', {
          [i ? 'dress' : 'top']: i ? '#fffaf0' : '#ee6c4d',
          legs: '#2b6f8f',
          skin: '#8f5533',
          flip: true,
        }) +
        rect(x! - 8, y! - 30, 16, 100, '#8a6244') +
        ellipse(x!, y! - 30, 120, 22, '#d9c09a') +
        ellipse(x!, y! - 36, 120, 22, '#fffaf0') +
        cup(x! - 46, y! - 38, 34, '#2fa3a8') +
        ellipse(x! + 30, y! - 38, 44, 9, '#f5e6c8') +
        ellipse(x! + 30, y! - 42, 28, 7, '#e9b64a'),
    )
    .join('');
