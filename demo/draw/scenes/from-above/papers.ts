import { domino } from '../../domino.ts';
import { hibiscus } from '../../flowers.ts';
import { SHADE, mix } from '../../palette.ts';
import type { Scene } from '../../scene.ts';
import { archLight, palmShade, slatShade } from '../../shade.ts';
import {
  circle,
  ellipse,
  line,
  move,
  path,
  polar,
  poly,
  rect,
  smooth,
  straight,
  times,
  veil,
  wedge,
} from '../../svg.ts';
import type { Point } from '../../svg.ts';
import { boardsTop, gingham, marble, stripes } from '../../tabletops.ts';
import { bowl, tumbler } from '../../tableware.ts';

/** A sheet of paper with its shadow; what is drawn on it has 0, 0 in its middle. */
const sheetOf = (x: number, y: number, w: number, h: number, turn: number, paper: string, on = ''): string =>
  move(
    x,
    y,
    rect(-w / 2 + 12, -h / 2 + 16, w, h, SHADE, veil(0.28)) + rect(-w / 2, -h / 2, w, h, paper) + on,
    turn,
  );

const pencil = (x: number, y: number, turn: number, colour: string): string =>
  move(
    x,
    y,
    rect(-110 + 8, -8 + 10, 200, 18, SHADE, veil(0.28)) +
      rect(-110, -9, 190, 18, colour) +
      rect(-110, -3, 190, 6, '#ffffff', veil(0.3)) +
      poly(
        [
          [80, -9],
          [112, 0],
          [80, 9],
        ],
        '#f3d9a8',
      ) +
      poly(
        [
          [102, -3],
          [114, 0],
          [102, 3],
        ],
        '#2b1a1e',
      ) +
      rect(-128, -9, 18, 18, '#e4576a'),
    turn,
  );

/** A house on a map. */
const house = (x: number, y: number, roof: string): string =>
  rect(x - 18, y - 16, 36, 26, '#fffaf0') +
  poly(
    [
      [x - 26, y - 14],
      [x + 26, y - 14],
      [x, y - 38],
    ],
    roof,
  );
/** A tree on a map. */
const tree = (x: number, y: number): string =>
  rect(x - 3, y - 6, 6, 22, '#8a5f3a') +
  times(5, (i) => ellipse(x + (i - 2) * 9, y - 12 + Math.abs(i - 2) * 5, 13, 6, '#3f8a4f'));

/** A map on a table: the land with its paths and houses, the trees it has more than others, and where the compass stands. */
const map =
  (land: string, trees: readonly Point[], compass: Point): Scene =>
  (random) =>
    boardsTop(random, 130, '#b5794a', '#6f4429', 6) +
    sheetOf(
      600,
      400,
      900,
      600,
      -5,
      '#fdf0d0',
      rect(-430, -280, 860, 560, '#7cc6cc') +
        times(26, () => {
          const [x, y] = [random.between(-410, 360), random.between(-260, 260)];
          return line(`M${x} ${y}q10 -8 20 0t20 0`, '#fdf0d0', 3, veil(0.7));
        }) +
        land +
        line(
          'M-220 40Q-120 -60 0 0T180 -40M0 0Q-20 80 -60 140M180 -40Q210 40 180 90',
          '#bf6a3a',
          7,
          'stroke-dasharray="2 16"',
        ) +
        house(-150, -60, '#bf4a35') +
        house(40, -80, '#2b6a9a') +
        house(170, 60, '#d9702e') +
        house(-60, 130, '#8a4a7a') +
        [
          ...trees,
          [-240, 60],
          [-190, 90],
          [-20, -140],
          [110, -150],
          [240, -70],
          [90, 90],
          [-130, 110],
          [210, 110],
        ]
          .map(([x, y]) => tree(x, y))
          .join('') +
        ellipse(90, 10, 44, 22, '#7cd0dc', 'stroke="#fffaf0" stroke-width="5"') +
        path('M250 -10l10 20l22 2l-16 15l5 22l-21 -11l-20 11l5 -22l-16 -15l22 -2Z', '#e4576a') +
        move(
          ...compass,
          circle(0, 0, 56, '#fdf0d0') +
            times(4, (i) =>
              path('M0 -52L12 0L0 12L-12 0Z', i % 2 ? '#2b6a9a' : '#bf4a35', `transform="rotate(${i * 90})"`),
            ) +
            circle(0, 0, 7, '#fdf0d0'),
        ) +
        path('M300 -220q30 -30 70 0l-10 20h-50Z', '#bf4a35') +
        poly(
          [
            [334, -232],
            [334, -270],
            [362, -238],
          ],
          '#fffaf0',
        ) +
        times(3, (i) => straight([-215 + i * 215, -280], [-215 + i * 215, 280], '#c9a878', 2, veil(0.6))) +
        straight([-430, 0], [430, 0], '#c9a878', 2, veil(0.6)),
    ) +
    pencil(960, 690, -30, '#2f7d7a') +
    tumbler(1110, 150, 76, '#f6dc8a') +
    hibiscus(110, 690, 60, '#e4576a', 20) +
    palmShade(random, 1260, 820, -150, 620);

const island = smooth(
  [
    [-300, -60],
    [-210, -180],
    [-40, -150],
    [90, -210],
    [270, -130],
    [320, 20],
    [220, 150],
    [60, 130],
    [-80, 200],
    [-250, 130],
  ],
  true,
);

export const mapPaper = map(
  path(island, '#f6dfae', 'stroke="#fffaf0" stroke-width="14"') +
    path(island, '#b9cf7a', 'transform="scale(.84)"'),
  [],
  [-340, 190],
);

const shoreline = 'M120 -280Q90 -190 176 -150T290 -60T430 84';

/** The same table, and a house on the mainland: the land goes on beyond the sheet. */
export const mapCoast = map(
  path(`${shoreline}V280H-430V-280Z`, '#f6dfae') +
    line(shoreline, '#fffaf0', 9) +
    path('M84 -280Q56 -176 150 -118T262 -34T430 122V280H-430V-280Z', '#b9cf7a'),
  [
    [-340, -190],
    [-300, -150],
    [-180, -210],
    [-370, 30],
    [-320, 190],
    [-360, 220],
    [60, 220],
    [280, 210],
    [330, 180],
  ],
  [350, -110],
);

export const phoneDesk: Scene = (random) =>
  marble(random, '#e6ece8', '#9ab8b8') +
  move(
    560,
    400,
    rect(-150 + 20, -280 + 24, 300, 560, SHADE, 'rx="44" opacity=".3"') +
      rect(-150, -280, 300, 560, '#16305a', 'rx="44"') +
      rect(-134, -262, 268, 524, '#2fa3a8', 'rx="30"') +
      path('M-134 60Q0 -20 134 60V232Q134 262 104 262H-104Q-134 262 -134 232Z', '#f3dcae') +
      circle(50, -120, 40, '#fff3c0') +
      times(3, (i) =>
        path(
          `M${-60 - i * 26} ${-10 - i * 34}Q0 ${-70 - i * 52} ${60 + i * 26} ${-10 - i * 34}`,
          'none',
          'stroke="#fffaf0" stroke-width="17" stroke-linecap="round"',
        ),
      ) +
      circle(0, 26, 17, '#fffaf0') +
      rect(-40, -258, 80, 14, '#16305a', 'rx="7"'),
    -12,
  ) +
  sheetOf(
    920,
    300,
    300,
    190,
    14,
    '#ee6c4d',
    rect(-120, -60, 60, 46, '#f5c860', 'rx="8"') +
      times(4, (i) => rect(-120 + i * 62, 20, 48, 12, '#fdf0d0')) +
      path('M70 -70a40 40 0 1 0 40 40', 'none', 'stroke="#fdf0d0" stroke-width="8"'),
  ) +
  sheetOf(
    900,
    560,
    260,
    160,
    -10,
    '#2f7d7a',
    circle(-70, 0, 40, '#f5c860') +
      times(8, (i) => straight(polar(-70, 0, 48, i * 45), polar(-70, 0, 62, i * 45), '#f5c860', 6)) +
      rect(0, -16, 100, 12, '#fdf0d0') +
      rect(0, 10, 70, 12, '#fdf0d0'),
  ) +
  bowl(220, 230, 110, '#fffaf0', '#f3e4c4', '#7a4a2c') +
  times(
    5,
    (i) =>
      circle(250 + ((i * 67) % 120), 600 + ((i * 41) % 90), 34, SHADE, veil(0.2)) +
      circle(242 + ((i * 67) % 120), 592 + ((i * 41) % 90), 34, i % 2 ? '#f5c860' : '#d9b0a0') +
      circle(242 + ((i * 67) % 120), 592 + ((i * 41) % 90), 24, i % 2 ? '#e0a83a' : '#c08f80'),
  ) +
  palmShade(random, -40, 840, -40, 640);

export const lettersLamp: Scene = (random) =>
  boardsTop(random, 160, '#7a4a30', '#3d2420', -8) +
  rect(0, 0, 1200, 800, '#241038', veil(0.42)) +
  [
    [360, 300, -14, '#f6e3bd'],
    [640, 250, 8, '#fdf0d0'],
    [520, 520, -4, '#f3dcae'],
    [830, 500, 16, '#fdf0d0'],
  ]
    .map(([x, y, turn, paper]) =>
      sheetOf(
        x as number,
        y as number,
        320,
        220,
        turn as number,
        paper as string,
        times(7, (i) =>
          line(`M-130 ${-78 + i * 25}q32 -9 64 0t64 0t64 0${i % 3 ? 't50 0' : ''}`, '#5a3a58', 3.4),
        ),
      ),
    )
    .join('') +
  sheetOf(
    230,
    580,
    300,
    190,
    10,
    '#e6bd8a',
    path('M-150 -95L0 30L150 -95', 'none', 'stroke="#b5805a" stroke-width="5"') +
      circle(0, 26, 30, '#bf3a3a') +
      circle(0, 26, 18, '#9a2a30') +
      rect(88, -80, 46, 56, '#7cc6cc') +
      rect(94, -74, 34, 44, '#fdf0d0'),
  ) +
  circle(1010, 210, 330, '#ffb85a', veil(0.16)) +
  circle(1010, 210, 220, '#ffc870', veil(0.22)) +
  circle(1010, 210, 96, '#8a5a2c') +
  circle(1010, 210, 80, '#fff0d0') +
  circle(1010, 210, 50, '#ffd88a') +
  circle(1010, 210, 22, '#fffaf0') +
  move(
    730,
    690,
    path('M-220 0Q-60 -50 170 -16Q-60 10 -220 0Z', '#fdf0d0') +
      path('M-220 0Q-60 -10 170 -16Q-60 10 -220 0Z', '#d9c3a8') +
      straight([150, -14], [220, -10], '#2b1a1e', 5),
    -14,
  ) +
  circle(1020, 630, 58, '#1a2a4a') +
  circle(1020, 630, 40, '#101a34');

export const dominoes: Scene = (random) =>
  boardsTop(random, 140, '#c9935f', '#7a4f34', 0) +
  [
    [230, 330, 90, 6, 3],
    [390, 330, 90, 3, 5],
    [550, 330, 90, 5, 1],
    [672, 370, 0, 1, 4],
    [710, 520, 90, 4, 2],
    [870, 520, 90, 2, 6],
  ]
    .map(([x, y, t, a, b]) => domino(x!, y!, t!, a!, b!))
    .join('') +
  [
    [330, 690, 6, 0, 4],
    [430, 700, -4, 5, 5],
    [530, 690, 3, 2, 3],
    [850, 110, 176, 1, 1],
    [950, 100, 184, 6, 4],
    [750, 104, 181, 3, 0],
  ]
    .map(([x, y, t, a, b]) => domino(x!, y!, t!, a!, b!))
    .join('') +
  tumbler(150, 560, 84, '#8a4a2c') +
  tumbler(1080, 300, 80, '#bcd85a') +
  path('M1020 690q60 -60 120 0q-10 60 -60 66q-54 -6 -60 -66Z', '#3f8a4f') +
  palmShade(random, 1260, 840, -150, 720) +
  palmShade(random, -60, -40, 30, 520);

export const loteria: Scene = (random) => {
  const drawings: Record<string, string> = {
    sun:
      circle(0, 0, 34, '#f5b942') +
      times(10, (i) => path(wedge(0, 0, 54, i * 36 - 6, i * 36 + 6), '#ee6c4d')) +
      circle(0, 0, 32, '#f5c860'),
    boat:
      path('M-50 20H50L30 46H-30Z', '#bf4a35') +
      poly(
        [
          [0, -50],
          [38, 10],
          [0, 10],
        ],
        '#fffaf0',
      ) +
      poly(
        [
          [-6, -40],
          [-6, 10],
          [-34, 10],
        ],
        '#f5c860',
      ),
    tree: rect(-8, 0, 16, 50, '#7a5038') + circle(0, -14, 40, '#2f7d54') + circle(-14, -24, 18, '#5ea34e'),
    moon: path('M14 -44A46 46 0 1 0 14 44A36 36 0 1 1 14 -44Z', '#fdf3d0'),
    fish:
      ellipse(-4, 0, 44, 24, '#ee6c4d') +
      poly(
        [
          [32, 0],
          [58, -22],
          [58, 22],
        ],
        '#d9503c',
      ) +
      circle(-26, -6, 5, '#10142c'),
    rose:
      circle(0, -10, 34, '#e4405f') +
      circle(4, -12, 20, '#b32c4c') +
      circle(6, -12, 9, '#e4405f') +
      path('M0 24V56', 'none', 'stroke="#2f7d54" stroke-width="8"'),
    cactus:
      rect(-12, -44, 24, 94, '#5f9a5a', 'rx="12"') +
      path(
        'M-12 10H-36V-16M12 -2H36V-30',
        'none',
        'stroke="#5f9a5a" stroke-width="17" stroke-linecap="round"',
      ),
    star: path('M0 -52L14 -16L52 -14L22 10L32 48L0 26L-32 48L-22 10L-52 -14L-14 -16Z', '#f5c860'),
    drum:
      rect(-40, -26, 80, 56, '#d9503c') +
      ellipse(0, -26, 40, 14, '#fdf0d0') +
      path('M-40 -20L-14 30L14 -20L40 30', 'none', 'stroke="#f5c860" stroke-width="5"'),
  };
  const papers = [
    '#2b6a9a',
    '#7cc6cc',
    '#f6dfae',
    '#3a2458',
    '#8fd0c0',
    '#fdf0d0',
    '#f3b878',
    '#16305a',
    '#f7e3bd',
  ];
  const names = Object.keys(drawings);
  const card = (x: number, y: number, i: number, turn: number): string =>
    sheetOf(
      x,
      y,
      150,
      206,
      turn,
      '#fffaf0',
      rect(-64, -92, 128, 160, papers[i]!) +
        move(0, -14, drawings[names[i]!]!) +
        rect(-50, 78, 100, 9, '#5a3a48'),
    );
  return (
    stripes(20, [90, 18, 46, 18], ['#d8466a', '#f5b942', '#2f8a8a', '#fdf0d0']) +
    rect(240, 60, 560, 690, '#fdf0d0', 'transform="rotate(-3 520 400)"') +
    times(9, (i) =>
      card(350 + (i % 3) * 172 + (i > 5 ? 8 : 0), 170 + Math.floor(i / 3) * 226, i, (i % 2) * 3 - 3),
    ) +
    card(1000, 220, 7, 14) +
    card(1040, 300, 3, -8) +
    times(26, (i) => {
      const [x, y] =
        i < 6
          ? [350 + (i % 3) * 172, 150 + (i >> 1) * 220]
          : [900 + random.between(-30, 220), 560 + random.between(-60, 170)];
      return (
        ellipse(x + 5, y + 7, 17, 11, SHADE, veil(0.3)) +
        ellipse(x, y, 17, 11, i % 2 ? '#8a3a2c' : '#3d2420', `transform="rotate(${i * 40} ${x} ${y})"`)
      );
    }) +
    palmShade(random, -60, 840, -40, 620)
  );
};

export const kiteTable: Scene = () =>
  gingham(70, '#fdf0d8', '#7cc6cc', 0) +
  move(
    520,
    380,
    poly(
      [
        [20, -270],
        [230, 30],
        [20, 350],
        [-190, 30],
      ],
      SHADE,
      veil(0.28),
    ) +
      poly(
        [
          [0, -290],
          [210, 10],
          [0, 330],
          [-210, 10],
        ],
        '#ee6c4d',
      ) +
      poly(
        [
          [0, -290],
          [210, 10],
          [0, 10],
        ],
        '#f5b942',
      ) +
      poly(
        [
          [0, 330],
          [-210, 10],
          [0, 10],
        ],
        '#2fa3a8',
      ) +
      straight([0, -300], [0, 340], '#c9a05a', 12) +
      line('M-214 10Q0 -46 214 10', '#c9a05a', 11),
    -24,
  ) +
  line('M650 690Q760 760 850 690T1040 700', '#5a3a48', 4) +
  [
    [740, 728],
    [850, 690],
    [950, 690],
  ]
    .map(
      ([x, y], i) =>
        poly(
          [
            [x! - 34, y! - 18],
            [x!, y!],
            [x! - 34, y! + 18],
          ],
          ['#e4576a', '#f5b942', '#8f5fa8'][i]!,
        ) +
        poly(
          [
            [x! + 34, y! - 18],
            [x!, y!],
            [x! + 34, y! + 18],
          ],
          ['#c2405a', '#e09a2c', '#6f4488'][i]!,
        ),
    )
    .join('') +
  move(
    960,
    300,
    circle(10, 12, 76, SHADE, veil(0.28)) +
      circle(0, 0, 76, '#fffaf0') +
      circle(0, 0, 60, '#e4576a') +
      times(
        6,
        (i) => `<circle cx="0" cy="0" r="${22 + i * 7}" fill="none" stroke="#c2405a" stroke-width="2"/>`,
      ) +
      circle(0, 0, 18, '#b5805a'),
  ) +
  times(3, (i) =>
    straight([180 + i * 24, 640], [420 + i * 30, 740 + i * 6], i % 2 ? '#d9b060' : '#c49848', 12),
  ) +
  move(
    1060,
    530,
    line('M-90 -50L60 40M-90 50L60 -40', '#8a949c', 14) +
      `<circle cx="-112" cy="-62" r="27" fill="none" stroke="#ee6c4d" stroke-width="13"/><circle cx="-112" cy="62" r="27" fill="none" stroke="#ee6c4d" stroke-width="13"/>`,
    20,
  ) +
  sheetOf(190, 180, 200, 150, -16, '#8fd0c0') +
  sheetOf(230, 220, 200, 150, 8, '#f58fa0') +
  slatShade(30, 130, 46, '#2a1f4a', 0.1);

export const luggage: Scene = (random) => {
  const trunk = (
    x: number,
    y: number,
    w: number,
    h: number,
    leather: string,
    turn: number,
    stickers: string,
  ): string =>
    move(
      x,
      y,
      rect(-w / 2 + 18, -h / 2 + 22, w, h, SHADE, 'rx="30" opacity=".3"') +
        rect(-w / 2, -h / 2, w, h, leather, 'rx="30"') +
        rect(-w * 0.3, -h / 2, 32, h, mix(leather, '#3a1f24', 0.45)) +
        rect(w * 0.2, -h / 2, 32, h, mix(leather, '#3a1f24', 0.45)) +
        path(
          `M-60 ${-h / 2}v-26q0 -22 22 -22h76q22 0 22 22v26`,
          'none',
          `stroke="${mix(leather, '#3a1f24', 0.5)}" stroke-width="20"`,
        ) +
        stickers,
      turn,
    );
  return (
    boardsTop(random, 120, '#d9b083', '#a3744a', 90) +
    trunk(
      430,
      400,
      560,
      400,
      '#c9703c',
      -6,
      circle(-20, -60, 62, '#fdf0d0') +
        circle(-20, -60, 50, '#2fa3a8') +
        path('M-50 -50Q-20 -100 10 -50Z', '#f5c860') +
        rect(-40, 60, 130, 84, '#fdf0d0', 'transform="rotate(-8)"') +
        rect(-30, 70, 110, 64, '#e4576a', 'transform="rotate(-8)"') +
        poly(
          [
            [190, -110],
            [250, -20],
            [140, -20],
          ],
          '#fdf0d0',
        ) +
        poly(
          [
            [190, -88],
            [228, -32],
            [156, -32],
          ],
          '#2b6a9a',
        ),
    ) +
    trunk(
      860,
      560,
      430,
      280,
      '#2f6a6a',
      10,
      rect(-60, -70, 110, 80, '#f5c860', 'transform="rotate(6)"') +
        circle(-4, -30, 26, '#ee6c4d') +
        circle(140, 50, 40, '#fdf0d0') +
        circle(140, 50, 30, '#8a4a7a'),
    ) +
    move(
      850,
      210,
      circle(16, 20, 170, SHADE, veil(0.28)) +
        circle(0, 0, 170, '#f3d9a0') +
        times(
          6,
          (i) =>
            `<circle cx="0" cy="0" r="${166 - i * 15}" fill="none" stroke="#dfbd78" stroke-width="4" stroke-dasharray="13 7"/>`,
        ) +
        circle(0, 0, 90, '#bf4a35') +
        circle(0, 0, 80, '#f7e3bd'),
    ) +
    move(
      170,
      690,
      rect(-90, -30, 150, 60, '#fdf0d0', 'rx="14"') +
        circle(-66, 0, 9, '#b5794a') +
        line('M-66 0Q-110 -60 -150 -30', '#b5794a', 5) +
        `<circle cx="-150" cy="-30" r="22" fill="none" stroke="#d9a53a" stroke-width="9"/>` +
        rect(-10, -12, 50, 8, '#5a3a48') +
        rect(-10, 6, 34, 8, '#5a3a48'),
      -14,
    ) +
    palmShade(random, 1280, 20, 150, 620) +
    archLight(560, 380, 980, 1200, 36, '#3a1440', 0.18)
  );
};
