/** Tables that wait for their guests. */
import { onGround } from '../../floors.ts';
import { hibiscus } from '../../flowers.ts';
import { basil } from '../../herbs.ts';
import { canopy } from '../../jungle.ts';
import { candle, paperLantern, stormLantern } from '../../lamps.ts';
import { monstera } from '../../leaves.ts';
import { mix } from '../../palette.ts';
import { palm, shadowPalm } from '../../palms.ts';
import type { Scene } from '../../scene.ts';
import { shine } from '../../sky.ts';
import { beach } from '../../stages.ts';
import {
  clip,
  corners,
  ellipse,
  fade,
  glow,
  group,
  line,
  move,
  path,
  poly,
  rect,
  straight,
  times,
  veil,
} from '../../svg.ts';
import type { Point } from '../../svg.ts';
import { glassOf } from '../../tablesetting.ts';

/** A cloth to the ground over a round table, lit from its own candles. */
const clothTable = (x: number, y: number, r: number, foot: number): string =>
  ellipse(x, foot + 4, r * 1.4, 40, '#0c1230', veil(0.5)) +
  path(
    `M${x - r} ${y}C${x - r} ${y + 90} ${x - r * 1.1} ${foot - 60} ${x - r * 1.16} ${foot - 8}q44 26 92 12t100 12q44 8 88 2t92 -4t96 -16C${x + r * 1.1} ${foot - 60} ${x + r} ${y + 90} ${x + r} ${y}Z`,
    fade(['#ffdca6', '#dca58a', '#75598a']),
  ) +
  [-0.86, -0.52, -0.14, 0.3, 0.7]
    .map((p, i) =>
      path(
        `M${x + r * p} ${y + 40}C${x + r * p - 4} ${y + 90} ${x + r * p * 1.1 - 20} ${foot - 60} ${x + r * p * 1.14 - 22} ${foot - 2}q${18 + (i % 2) * 10} 10 ${46 + (i % 2) * 14} 2C${x + r * p * 1.08 + 16} ${foot - 60} ${x + r * p + 20} ${y + 100} ${x + r * p} ${y + 40}Z`,
        '#5a3f70',
        veil(0.26),
      ),
    )
    .join('') +
  ellipse(x, y + 7, r, r * 0.2, '#c48f7c') +
  ellipse(x, y, r, r * 0.2, '#fff0cf');

/** A chair of bent cane from the side, turned to the right or, with -1, to the left. */
const caneChair = (x: number, y: number, d: number): string => {
  const p = (a: number, b: number): string => `${x + d * a} ${y + b}`;
  return (
    ellipse(x + d * 30, y + 2, 96, 14, '#0c1230', veil(0.5)) +
    line(`M${p(-34, -120)}L${p(-46, 0)}M${p(92, -120)}L${p(100, 0)}`, '#7a4a3c', 11) +
    straight([x - d * 4, y - 120], [x - d * 8, y - 14], '#4f3038', 9) +
    path(
      `M${p(-52, -124)}C${p(-58, -200)} ${p(-84, -260)} ${p(-78, -318)}C${p(-54, -350)} ${p(-34, -326)} ${p(-32, -300)}C${p(-34, -230)} ${p(-20, -180)} ${p(-16, -124)}Z`,
      '#c98a54',
    ) +
    path(
      `M${p(-44, -150)}C${p(-48, -210)} ${p(-70, -262)} ${p(-66, -310)}C${p(-54, -326)} ${p(-44, -316)} ${p(-44, -298)}C${p(-46, -240)} ${p(-32, -190)} ${p(-28, -150)}Z`,
      '#f6cf90',
    ) +
    line(`M${p(-20, -186)}C${p(30, -200)} ${p(84, -196)} ${p(94, -122)}`, '#c98a54', 12) +
    path(`M${p(-50, -134)}H${x + d * 96}L${p(100, -112)}H${x - d * 48}Z`, '#8f5a40') +
    path(
      `M${p(-38, -152)}Q${p(30, -166)} ${p(98, -150)}Q${p(108, -136)} ${p(96, -130)}H${x - d * 40}Q${p(-50, -140)} ${p(-38, -152)}Z`,
      '#e4576a',
    ) +
    path(`M${p(-40, -138)}H${x + d * 102}Q${p(104, -132)} ${p(96, -130)}H${x - d * 40}Z`, '#a8364c')
  );
};

export const tableTwoNight: Scene = (random) => {
  const setting = (x: number): string =>
    ellipse(x, 555, 68, 14, '#c49880') +
    ellipse(x, 551, 68, 14, '#fffaf0') +
    ellipse(x, 551, 48, 9, '#ecd8ba') +
    path(`M${x - 30} 552Q${x} 520 ${x + 30} 552Q${x} 560 ${x - 30} 552Z`, '#e4576a') +
    path(`M${x} 536Q${x + 20} 540 ${x + 30} 552Q${x + 10} 558 ${x} 557Z`, '#a8364c');
  return (
    beach(random, 'night', 300) +
    ellipse(580, 720, 640, 120, glow(['#ffbe70/0.75', '#f0a060/0.4', '#f0a060/0'])) +
    [
      [170, 622, 48],
      [980, 618, 44],
      [1056, 680, 70],
      [84, 694, 78],
    ]
      .map(([x, y, h]) => stormLantern(x!, y!, h!, '#0c1230'))
      .join('') +
    shine(580, 470, 360, '#ffbe6a', 0.6) +
    caneChair(270, 724, 1) +
    caneChair(890, 724, -1) +
    clothTable(580, 552, 226, 724) +
    setting(440) +
    setting(720) +
    candle(566, 548, 78) +
    candle(606, 550, 56) +
    glassOf(508, 546, 100, '#b82a4a') +
    glassOf(656, 546, 100, '#b82a4a') +
    [
      [546, 566, 22, '#e4576a'],
      [612, 568, 22, '#f58fa0'],
      [580, 574, 26, '#fff0d8'],
    ]
      .map(
        ([x, y, r, c], i) =>
          monstera(x as number, y as number, i ? 20 : 160, 48, '#4f9a5c', '#1f5a4c') +
          hibiscus(x as number, y as number, r as number, c as string, i * 40),
      )
      .join('') +
    palm(random, 1150, 830, 700, { ...shadowPalm('#0b1333', '#2a3a70'), lean: -150, head: 0.42 }) +
    paperLantern(892, 286, 32, '#f5b942', 110) +
    paperLantern(984, 350, 40, '#f58a62', 190) +
    paperLantern(1070, 276, 27, '#ffe3a0', 110) +
    stormLantern(196, 776, 108, '#0c1230') +
    stormLantern(936, 782, 94, '#0c1230')
  );
};

/** The long table at the height of somebody who sits down to it. */
export const tableLaidNoon: Scene = (random) => {
  const table = { horizon: 296, vanish: 660, top: 412, bottom: 810 };
  const size = (y: number): number => (y - table.horizon) / 514;
  const at = (across: number, depth: number): [number, number, number] => {
    const [x, y] = onGround(table, across, depth);
    return [x, y, size(y)];
  };
  const back = (across: number, depth: number, shade: number): string => {
    const post = (d: number, rise: number): Point => {
      const [x, y] = onGround(table, across, d);
      return [x, table.horizon + (y - table.horizon) * rise];
    };
    const wood = mix('#2b7f9a', '#123a4c', shade);
    const slat = (from: number, to: number): string =>
      poly(
        [post(depth - 0.05, from), post(depth + 0.05, from), post(depth + 0.05, to), post(depth - 0.05, to)],
        wood,
      );
    const width = 34 * size(post(depth, 1)[1]);
    return (
      straight(post(depth + 0.05, 0.44), post(depth + 0.05, 1.3), mix(wood, '#0a2530', 0.3), width) +
      slat(0.44, 0.56) +
      slat(0.66, 0.76) +
      slat(0.86, 0.94) +
      straight(post(depth - 0.05, 0.44), post(depth - 0.05, 1.3), wood, width)
    );
  };
  const setting = (across: number, depth: number): string => {
    const [x, y, s] = at(across, depth);
    const silver = (dx: number): string =>
      straight([x + dx * s, y + 50 * s], [x + dx * 0.92 * s, y - 44 * s], '#9fb0b8', 11 * s);
    return (
      ellipse(x + 24 * s, y + 18 * s, 186 * s, 62 * s, '#6a5a86', veil(0.3)) +
      ellipse(x, y, 186 * s, 60 * s, '#2b8fae') +
      ellipse(x, y - 3 * s, 174 * s, 54 * s, '#fffaf0') +
      ellipse(x, y + 2 * s, 122 * s, 36 * s, '#d9e0dc') +
      ellipse(x, y, 114 * s, 32 * s, '#fffdf6') +
      silver(-228) +
      silver(226) +
      path(
        `M${x - 112 * s} ${y + 4 * s}L${x - 18 * s} ${y - 44 * s}L${x + 114 * s} ${y - 6 * s}L${x + 20 * s} ${y + 42 * s}Z`,
        '#ee6c4d',
      ) +
      path(
        `M${x - 30 * s} ${y + 28 * s}L${x + 66 * s} ${y - 20 * s}L${x + 114 * s} ${y - 6 * s}L${x + 20 * s} ${y + 42 * s}Z`,
        '#bf4a35',
      ) +
      group(
        hibiscus(0, 0, 36 * s, '#fffaf0', 20),
        `transform="translate(${x + 2 * s} ${y - 6 * s}) scale(1 .6)"`,
      ) +
      glassOf(x + (across < 600 ? 200 : -200) * s, y - 70 * s, 250 * s, depth > 0.5 ? '#f9b89a' : '#f6dc7a')
    );
  };
  const vase = (depth: number, tint: string): string => {
    const [x, y, s] = at(640, depth);
    return (
      ellipse(x + 40 * s, y + 8 * s, 110 * s, 32 * s, '#6a5a86', veil(0.3)) +
      path(
        `M${x - 46 * s} ${y - 120 * s}Q${x - 110 * s} ${y} ${x} ${y + 8 * s}Q${x + 110 * s} ${y} ${x + 46 * s} ${y - 120 * s}Z`,
        '#fffaf0',
      ) +
      path(
        `M${x + 10 * s} ${y - 120 * s}Q${x + 40 * s} ${y - 30 * s} ${x} ${y + 8 * s}Q${x + 110 * s} ${y} ${x + 46 * s} ${y - 120 * s}Z`,
        '#a8c8c8',
      ) +
      times(6, (i) =>
        monstera(x, y - 120 * s, -168 + i * 31, 150 * s, i % 2 ? '#6fae4c' : '#4f9a4c', '#2a7048'),
      ) +
      [-100, 104, -44, 48, 0]
        .map((dx, i) =>
          hibiscus(
            x + dx * s,
            y - [180, 176, 232, 228, 160][i]! * s,
            66 * s,
            i % 2 ? tint : '#fffaf0',
            i * 40,
          ),
        )
        .join('')
    );
  };
  const lemonBowl = (): string => {
    const [x, y, s] = at(640, 0.13);
    const lemon = (dx: number, dy: number, turn: number): string =>
      move(
        x + dx * s,
        y + dy * s,
        path('M-58 0Q-40 -44 0 -44Q40 -44 50 -10L62 0L50 10Q40 44 0 44Q-40 44 -58 0Z', '#f9cf3c') +
          path('M-50 14Q-40 44 0 44Q40 44 50 10L62 0Q30 26 -50 14Z', '#d99a24') +
          ellipse(-14, -20, 18, 9, '#fdeb9a'),
        turn,
        s,
      );
    return (
      ellipse(x + 60 * s, y + 20 * s, 200 * s, 54 * s, '#6a5a86', veil(0.32)) +
      lemon(-80, -120, 10) +
      lemon(76, -124, -30) +
      basil(x + 20 * s, y - 140 * s, 90 * s, 30, '#5ea34e') +
      basil(x - 20 * s, y - 140 * s, 90 * s, -40, '#4f9147') +
      lemon(0, -104, 160) +
      path(
        `M${x - 180 * s} ${y - 100 * s}Q${x} ${y - 30 * s} ${x + 180 * s} ${y - 100 * s}Q${x + 150 * s} ${y + 26 * s} ${x} ${y + 30 * s}Q${x - 150 * s} ${y + 26 * s} ${x - 180 * s} ${y - 100 * s}Z`,
        '#2b8fae',
      ) +
      path(
        `M${x + 30 * s} ${y - 64 * s}Q${x + 110 * s} ${y - 70 * s} ${x + 180 * s} ${y - 100 * s}Q${x + 150 * s} ${y + 26 * s} ${x} ${y + 30 * s}Q${x + 80 * s} ${y} ${x + 30 * s} ${y - 64 * s}Z`,
        '#1a6484',
      ) +
      path(
        `M${x - 166 * s} ${y - 62 * s}Q${x} ${y + 10 * s} ${x + 166 * s} ${y - 62 * s}`,
        'none',
        `stroke="#f3ead6" stroke-width="${9 * s}"`,
      )
    );
  };
  return (
    rect(0, 0, 1200, 800, fade(['#dff0b8', '#f8f4c4', '#eaf0b0'])) +
    rect(0, 296, 1200, 60, '#3fb4b8') +
    rect(0, 296, 1200, 10, '#2f9aae') +
    rect(0, 322, 1200, 6, '#8fdcd0') +
    path('M-10 346Q400 330 690 334T1210 342V810H-10Z', '#9cc658') +
    path('M-10 410Q300 366 690 370T1210 400V810H-10Z', '#7fb04a') +
    group(
      [
        [180, 470, 190],
        [420, 410, 110],
        [1010, 450, 150],
        [1150, 560, 140],
        [60, 620, 160],
      ]
        .map(([x, y, r]) => ellipse(x!, y!, r!, r! * 0.16, '#e9f09a'))
        .join(''),
      veil(0.75),
    ) +
    [
      [450, 350, 15],
      [540, 344, 10],
      [800, 346, 12],
      [310, 370, 26],
      [990, 366, 22],
      [110, 430, 50],
      [1140, 420, 44],
    ]
      .map(
        ([x, y, w]) =>
          path(
            `M${x! - w!} ${y}C${x! - w! * 0.5} ${y! - 120} ${x! - w! * 0.8} 160 ${x! - w! * 1.3} -10H${x! + w!}C${x! + w! * 0.5} 160 ${x! + w! * 0.6} ${y! - 120} ${x! + w!} ${y}Z`,
            '#a8784c',
          ) +
          path(
            `M${x! + w! * 0.2} ${y}C${x! + w! * 0.3} ${y! - 120} ${x! + w! * 0.1} 160 ${x} -10H${x! + w!}C${x! + w! * 0.5} 160 ${x! + w! * 0.6} ${y! - 120} ${x! + w!} ${y}Z`,
            '#6f4a38',
          ),
      )
      .join('') +
    [
      [640, 96, 460, 190],
      [300, 80, 420, 230],
      [980, 84, 440, 230],
      [60, 90, 380, 290],
      [1180, 100, 360, 290],
    ]
      .map(([x, y, w, h], i) =>
        canopy(
          random,
          x!,
          y!,
          w!,
          h!,
          '#2f7d4c',
          i > 2 ? '#4c9a4a' : '#5fae50',
          i > 2 ? '#9cc84e' : '#c2dc68',
        ),
      )
      .join('') +
    [0.92, 0.75, 0.58, 0.41, 0.24, 0.08].map((d, i) => back(-150, d, 0.1 + i * 0.03)).join('') +
    [0.92, 0.75, 0.58, 0.41, 0.24].map((d) => back(1390, d, 0.4)).join('') +
    poly(
      [onGround(table, -70, 0), onGround(table, 1310, 0), onGround(table, 1310, 1), onGround(table, -70, 1)],
      '#f6efe0',
    ) +
    poly(
      [onGround(table, 470, 0), onGround(table, 830, 0), onGround(table, 830, 1), onGround(table, 470, 1)],
      '#f0c860',
    ) +
    poly(
      [onGround(table, 500, 0), onGround(table, 520, 0), onGround(table, 520, 1), onGround(table, 500, 1)],
      '#fffaf0',
    ) +
    poly(
      [onGround(table, 780, 0), onGround(table, 800, 0), onGround(table, 800, 1), onGround(table, 780, 1)],
      '#fffaf0',
    ) +
    clip(
      corners([
        onGround(table, -70, 0),
        onGround(table, 1310, 0),
        onGround(table, 1310, 1),
        onGround(table, -70, 1),
      ]),
      group(
        [
          [120, 760, 260],
          [860, 690, 200],
          [560, 540, 150],
          [1140, 780, 160],
          [760, 470, 90],
        ]
          .map(([x, y, r]) => ellipse(x!, y!, r!, r! * 0.24, '#7a6a9a'))
          .join(''),
        veil(0.2),
      ),
    ) +
    [0.92, 0.75, 0.58, 0.41, 0.25, 0.1]
      .map(
        (d, i) =>
          setting(170, d) +
          setting(1090, d) +
          (i === 0 || i === 2 || i === 4 ? vase(d + 0.1, i === 2 ? '#e4576a' : '#ee6c4d') : ''),
      )
      .join('') +
    lemonBowl() +
    group(path('M760 -20H900L560 810H180ZM1010 -20H1090L960 810H760Z', '#fffbd0'), veil(0.17))
  );
};
