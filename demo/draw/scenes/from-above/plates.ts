import { SHADE } from '../../palette.ts';
import {
  avocadoHalf,
  dice,
  molcajete,
  pestle,
  puddle,
  scatter,
  shrimp,
  tentacle,
  tortilla,
  tostada,
  totopo,
} from '../../antojitos.ts';
import { citrus, citrusWedge, lemons, limes, oranges } from '../../citrus.ts';
import { fork, knife, napkin, spoon } from '../../cutlery.ts';
import { avocado, under } from '../../food-fruit.ts';
import { chili, cucumber, onionSlivers, radish, tomato } from '../../food-greens.ts';
import { ragged } from '../../food-kitchen.ts';
import { fish } from '../../food-sea.ts';
import { flagstones, petate } from '../../grounds.ts';
import { basil, coriander, sprig } from '../../herbs.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { palmShade } from '../../shade.ts';
import {
  circle,
  clip,
  diskPath,
  ellipse,
  line,
  move,
  path,
  pebble,
  polar,
  rect,
  times,
  veil,
} from '../../svg.ts';
import { boardsTop } from '../../tabletops.ts';
import { bowl, plate, tumbler } from '../../tableware.ts';
import { tiles } from '../../tiles.ts';

export const plateAguachile: Scene = (random) =>
  boardsTop(random, 128, '#58b3b0', '#2b7f86', 6) +
  napkin(1010, 570, 270, 400, '#fdf3dd', '#ee6c4d', 12) +
  molcajete(random, 560, 405, 320, '#86b43e') +
  clip(
    diskPath(564, 410, 236),
    scatter(random, 564, 410, 200, 9, (x, y) => ellipse(x, y, 62, 36, '#a5cc58', veil(0.8))),
  ) +
  times(9, (i) => cucumber(...polar(564, 410, 196, i * 40 + 10), 44)) +
  times(7, (i) =>
    shrimp(...polar(564, 410, 138, i * 51.4 + 8), 52, i * 51.4 + 60, i % 2 ? '#f9b49c' : '#f7a48a'),
  ) +
  scatter(random, 564, 410, 170, 12, (x, y, i) =>
    move(x, y, line('M-26 6Q0 -22 26 6', '#c2487f', 6) + line('M-22 9Q0 -12 22 9', '#f6d3e2', 4), i * 67),
  ) +
  avocado(532, 420, 104, -14) +
  times(
    7,
    (i) =>
      circle(...polar(564, 410, 60 + (i % 3) * 50, i * 63), 12, '#3f8a3a') +
      circle(...polar(564, 410, 60 + (i % 3) * 50, i * 63), 6, '#d6ec9c'),
  ) +
  scatter(random, 564, 408, 160, 7, (x, y) => coriander(random, x, y, 40)) +
  citrus(742, 540, 52, ...limes, 10) +
  radish(452, 298, 28) +
  radish(424, 330, 25) +
  times(3, (i) => tostada(1000 + i * 24, 150 + i * 34, 108)) +
  citrusWedge(120, 620, 78, ...limes, -24) +
  citrusWedge(220, 706, 68, ...limes, 26) +
  citrus(140, 160, 84, ...limes, 8) +
  chili(150, 330, 66, 64, '#4f9a3f') +
  chili(1010, 500, 66, 40, '#4f9a3f') +
  chili(1070, 570, 58, 10, '#d93a32') +
  palmShade(random, 1290, 860, -144, 640);

export const plateGuacamole: Scene = (random) =>
  petate(random, 96, ['#e8c47c', '#e3bb6f', '#efcf8c', '#dcb064'], '#b98a45', 38) +
  move(
    190,
    640,
    rect(-190, -150, 380, 300, SHADE, 'opacity=".28" transform="translate(10 13)"') +
      rect(-190, -150, 380, 300, '#d8387a') +
      times(5, (i) =>
        rect(-190, -130 + i * 62, 380, i % 2 ? 10 : 22, ['#f5b942', '#fdf3dd', '#2fb3b8'][i % 3]!),
      ),
    -22,
  ) +
  molcajete(random, 570, 420, 286, '#7fa63a') +
  [
    [500, 214, -24],
    [580, 190, 4],
    [664, 210, 26],
    [730, 268, 52],
  ]
    .map(([x, y, turn], i) => totopo(x!, y!, 96, turn!, i % 2 ? '#ecb354' : '#f2c064'))
    .join('') +
  clip(
    diskPath(574, 424, 212),
    scatter(random, 574, 432, 184, 26, (x, y, i) =>
      pebble(
        ragged(random, 50, 0.72, 9).map(([a, b]) => [x + a, y + b * 0.8] as const),
        ['#93b948', '#a9ca5a', '#86ad3e', '#bfd975'][i % 4]!,
      ),
    ),
  ) +
  scatter(random, 574, 424, 165, 13, (x, y, i) => dice(x, y, 27, i * 47, i % 3 ? '#e0483c' : '#ee6a52')) +
  scatter(random, 574, 424, 165, 12, (x, y, i) => dice(x, y, 19, i * 31, '#fff6ea')) +
  scatter(random, 574, 424, 150, 9, (x, y) => coriander(random, x, y, 44)) +
  onionSlivers(random, 574, 424, 120, 5) +
  citrusWedge(450, 520, 58, ...limes, 130) +
  chili(600, 530, 54, -16, '#3f8a3a') +
  pestle(960, 250, 150, -62) +
  avocadoHalf(1000, 560, 120, 24) +
  avocadoHalf(1120, 660, 104, 66, false) +
  citrus(850, 700, 68, ...limes, 14) +
  tomato(130, 140, 74, 10) +
  citrusWedge(180, 300, 70, ...limes, -30) +
  chili(290, 130, 70, 40, '#d93a32') +
  totopo(210, 560, 84, -30) +
  totopo(130, 650, 80, 70, '#ecb354') +
  palmShade(random, -80, -80, 42, 660);

const potato = (random: Chance, x: number, y: number, r: number, turn: number): string =>
  move(
    x,
    y,
    under(pebble(ragged(random, r, 0.93, 10, 0.74), SHADE), 9, 12) +
      pebble(ragged(random, r, 0.93, 10, 0.74), '#b8752c') +
      pebble(ragged(random, r * 0.9, 0.93, 10, 0.72), '#f0c868') +
      pebble(ragged(random, r * 0.6, 0.85, 9, 0.66), '#f9df98'),
    turn,
  );

export const plateOctopus: Scene = (random) =>
  flagstones(random, 5, 4, ['#eadfca', '#e3d6be', '#f0e7d4', '#dccfb8'], '#bfae94') +
  napkin(1050, 330, 230, 420, '#2f5f8f', '#fdf3dd', 8) +
  plate(560, 405, 348, { rim: '#2b6fae', edge: '#163f74', well: '#f6f1e2', motif: 'waves', ink: '#a9d6e6' }) +
  puddle(565, 412, 232, '#efc06a') +
  times(11, (i) => potato(random, ...polar(560, 412, i % 4 ? 172 : 80, i * 34), 60, i * 63)) +
  tentacle(400, 560, -30, 640, 58, -430) +
  tentacle(736, 310, 160, 620, 56, -440) +
  tentacle(430, 300, 46, 560, 52, 440) +
  scatter(random, 560, 405, 200, 46, (x, y) => circle(x, y, random.between(3, 7), '#d9401f')) +
  times(8, (i) => basil(...polar(560, 410, 70 + (i % 3) * 62, i * 47), 42, i * 70, '#5ea34e')) +
  citrusWedge(740, 540, 66, ...lemons, -40) +
  citrusWedge(382, 250, 58, ...lemons, 140) +
  bowl(1060, 640, 92, '#163f74', '#a9d6e6', '#b8341c') +
  pebble(ragged(random, 54, 0.86, 14), '#d9481f', 'transform="translate(1058 638)"') +
  pebble(ragged(random, 30, 0.82, 11), '#ee6c3c', 'transform="translate(1050 630)"') +
  scatter(random, 1058, 638, 50, 18, (x, y, i) =>
    circle(x, y, i % 3 ? 3 : 5, i % 2 ? '#f9a06a' : '#8a2412'),
  ) +
  bowl(140, 150, 92, '#fdf6e6', '#f0e2c4', '#d9b23a') +
  ellipse(122, 134, 32, 14, '#f6e08a') +
  citrus(130, 640, 84, ...lemons, 12) +
  fork(1030, 340, 370, '#dfe3e2', 8) +
  knife(1110, 340, 370, '#dfe3e2', 8) +
  sprig(210, 720, 90, -40) +
  palmShade(random, -90, 880, -40, 700) +
  palmShade(random, 1290, -60, 150, 560);

const leafMotif =
  (one: string, two: string, heart: string) =>
  (s: number): string =>
    times(4, (i) =>
      path(
        `M0 0Q${s * 0.3} ${-s * 0.02} ${s * 0.46} ${-s * 0.46}Q${s * 0.02} ${-s * 0.3} 0 0Z`,
        i % 2 ? one : two,
        `transform="rotate(${i * 90})"`,
      ),
    ) + circle(0, 0, s * 0.1, heart);

const strips = (random: Chance, x: number, y: number, reach: number, count: number): string =>
  scatter(random, x, y, reach, count, (a, b, i) => {
    const bend = i % 2 ? 14 : -12;
    const d = `M-70 -12Q0 ${-12 - bend} 70 -12V12Q0 ${12 - bend} -70 12Z`;
    return move(
      a,
      b,
      under(path(d, SHADE), 6, 9) +
        path(d, ['#e8ad4c', '#dfa03f', '#efbb60'][i % 3]!) +
        path(`M-68 -10Q0 ${-10 - bend} 68 -10V-3Q0 ${-3 - bend} -68 -3Z`, '#fbdf9c') +
        ellipse(i % 2 ? -30 : 28, 3 - bend * 0.4, 12, 4, '#b8742c', veil(0.7)),
      i * 47 + random.between(-20, 20),
    );
  });

export const plateLimeSoup: Scene = (random) =>
  tiles(172, '#f4ead2', '#efe2c4', '#c7b893', leafMotif('#3f8f6a', '#7fbf8f', '#e9a13a')) +
  plate(560, 410, 350, { rim: '#f5b942', edge: '#c97a24', motif: 'rays', ink: '#fbd98a' }) +
  bowl(560, 405, 286, '#fffaf0', '#f9ead0', '#e6b84e') +
  clip(
    diskPath(563, 408, 228),
    scatter(random, 563, 408, 200, 9, (x, y) => ellipse(x, y, 70, 40, '#f0cc6e', veil(0.75))),
  ) +
  scatter(random, 563, 408, 196, 16, (x, y, i) =>
    move(
      x,
      y,
      path('M-54 10Q0 -22 58 2Q4 4 -54 10Z', '#b5842f', veil(0.5)) +
        path('M-58 0Q0 -34 58 -6Q2 8 -58 0Z', i % 2 ? '#fff3dc' : '#fbe6c4') +
        line('M-40 -4Q0 -18 40 -6', '#e6c896', 3),
      i * 71,
    ),
  ) +
  scatter(random, 563, 408, 205, 13, (x, y, i) => dice(x, y, 26, i * 40, '#e4503e')) +
  times(5, (i) => citrus(...polar(563, 408, 172, i * 72 - 62), 56, ...limes, i * 17)) +
  scatter(random, 563, 408, 205, 10, (x, y) => coriander(random, x, y, 40)) +
  strips(random, 566, 406, 92, 13) +
  coriander(random, 560, 380, 56) +
  times(
    3,
    (i) =>
      circle(530 + i * 40, 350 + i * 34, 15, '#f08a2c') + circle(530 + i * 40, 350 + i * 34, 8, '#fbd08a'),
  ) +
  move(150, 200, avocadoHalf(0, 0, 112, -24)) +
  citrus(1040, 200, 92, ...limes, 6) +
  citrusWedge(1090, 340, 72, ...limes, -70) +
  plate(1040, 600, 150, { rim: '#3f8f6a', edge: '#1f5f4a', well: '#eaf3e2' }) +
  strips(random, 1040, 600, 58, 9) +
  spoon(120, 560, 380, '#b57b45', -12) +
  move(
    280,
    700,
    times(
      3,
      (i) =>
        ellipse(8 + (i - 1) * 22, 12, 30, 38, SHADE, veil(0.2)) +
        ellipse((i - 1) * 20, 0, 28, 38, i === 1 ? '#f7a040' : '#ee8428'),
    ) +
      ellipse(-14, -14, 6, 12, '#ffe0b0', veil(0.8)) +
      line('M0 -34q4 -18 16 -24', '#5ea34e', 8),
    30,
  ) +
  palmShade(random, 1300, 60, 160, 660);

const leafWrap = (w: number, h: number): string => {
  const sheet = `M${-w} ${-h * 0.86}Q${-w * 0.4} ${-h * 1.06} 0 ${-h * 0.94}T${w} ${-h}Q${w * 1.06} ${-h * 0.3} ${w * 0.98} ${h * 0.2}T${w} ${h * 0.94}Q${w * 0.4} ${h * 1.08} 0 ${h * 0.96}T${-w} ${h}Q${-w * 1.05} ${h * 0.2} ${-w * 0.98} ${-h * 0.2}T${-w} ${-h * 0.86}Z`;
  return (
    under(path(sheet, '#000000'), 16, 22) +
    path(sheet, '#3f8f4a') +
    clip(
      sheet,
      rect(-w * 1.1, 0, w * 2.2, h * 1.2, '#2f7a44') +
        times(16, (i) =>
          line(
            `M${-w + i * w * 0.13} 0Q${-w + i * w * 0.13 + 20} ${-h * 0.6} ${-w + i * w * 0.13 + 60} ${-h * 1.1}`,
            '#64ad5a',
            i % 3 ? 4 : 9,
          ),
        ) +
        times(16, (i) =>
          line(
            `M${-w + i * w * 0.13} 0Q${-w + i * w * 0.13 + 20} ${h * 0.6} ${-w + i * w * 0.13 + 60} ${h * 1.1}`,
            '#4a9a52',
            i % 3 ? 4 : 9,
          ),
        ) +
        rect(-w * 1.1, -7, w * 2.2, 14, '#b9d97a') +
        path(sheet, 'none', 'stroke="#8a6a34" stroke-width="16" stroke-opacity=".55"'),
    )
  );
};

export const plateLeafFish: Scene = (random) =>
  flagstones(random, 5, 4, ['#3f3b45', '#474350', '#3a3641', '#504b58'], '#2a2630') +
  move(590, 405, leafWrap(490, 300), -8) +
  ellipse(600, 420, 350, 168, '#b5381a', 'transform="rotate(-8 600 420)" opacity=".7"') +
  times(5, (i) => citrus(410 + i * 92, 330 - i * 16 + (i % 2) * 8, 58, ...oranges, i * 14)) +
  fish(590, 410, 720, -8, '#c8431a', '#ee8436', '#6e1f12') +
  times(15, (i) =>
    move(
      430 + ((i * 71) % 330),
      438 - ((i * 71) % 330) * 0.14 + ((i * 37) % 84) - 42,
      line('M-28 6Q0 -26 28 6', '#d93a7a', 7) + line('M-24 10Q0 -14 24 10', '#fbb8d2', 5),
      i * 77,
    ),
  ) +
  tomato(420, 530, 48, 10) +
  tomato(510, 540, 46, 40) +
  tomato(760, 490, 46, 20) +
  tomato(840, 460, 40, 20) +
  times(6, (i) => coriander(random, 470 + i * 60, 436 - i * 9 + (i % 2) * 34 - 26, 42)) +
  chili(640, 540, 62, -10, '#f08a2c') +
  sprig(330, 560, 64, -120) +
  bowl(1070, 640, 96, '#c9603f', '#e08a5c', '#e8528f') +
  onionSlivers(random, 1070, 640, 46, 9, '#f27fae') +
  citrus(120, 140, 84, ...oranges, 10) +
  citrusWedge(250, 80, 66, ...oranges, 30) +
  napkin(130, 690, 290, 260, '#f5b942', '#d93a7a', -16) +
  times(3, (i) => tortilla(136 + i * 14, 650 + i * 16, 104)) +
  tumbler(1120, 110, 78, '#f2a24a') +
  palmShade(random, 1290, 300, 178, 520, '#0a0818', 0.3);
