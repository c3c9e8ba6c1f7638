/** Further off: a street in colours, a bay from the air. */
import { bike } from '../../bike.ts';
import { bougainvillea } from '../../flowers.ts';
import { canopy } from '../../jungle.ts';
import { agave, bananaLeaf } from '../../leaves.ts';
import { mix } from '../../palette.ts';
import { palm, shadowPalm } from '../../palms.ts';
import { parasolAbove } from '../../parasols.ts';
import type { Scene } from '../../scene.ts';
import { cumulus, sky } from '../../sky.ts';
import { circle, ellipse, group, line, move, path, poly, rect, smooth, times, veil } from '../../svg.ts';
import type { Point } from '../../svg.ts';
import { plantPot } from '../../tablesetting.ts';

const SHADE = '#1f2a44';

/** A house front that runs away from us; across is the distance from the edge of the sheet. */
const front = (
  mirrored: boolean,
): ((from: number, to: number, low: number, high: number, c: string) => string) => {
  const at = (x: number, h: number): Point => [mirrored ? 1200 - x : x, 410 - (h * (600 - x)) / 600];
  return (from, to, low, high, c) => poly([at(from, low), at(to, low), at(to, high), at(from, high)], c);
};

export const streetColours: Scene = (random) => {
  const street = (
    mirrored: boolean,
    walls: readonly string[],
    trim: string,
    edges: readonly number[],
    tops: readonly number[],
  ): string => {
    const wall = front(mirrored);
    return walls
      .map((colour, i) => {
        const [from, to] = [edges[i]!, edges[i + 1]!];
        const w = to - from;
        const top = tops[i]!;
        const shade = mirrored ? colour : mix(colour, '#2a2a6a', 0.2);
        const dark = mix(shade, '#3a1a48', 0.4);
        const frame = mirrored ? '#fffaf0' : '#e0d8e6';
        const [before, s] = [tops[i - 1] ?? top, (600 - from) / 600];
        const ridge = 410 - top * s;
        const flank: readonly Point[] = [
          [600 - (600 * top * s) / before, ridge],
          [from, ridge],
          [from, 410 - before * s],
        ];
        return (
          (top > before
            ? poly(
                flank.map(([x, y]): Point => [mirrored ? 1200 - x : x, y]),
                dark,
              )
            : '') +
          wall(from, to, -330, top, shade) +
          wall(from, to, top - 34, top, mix(shade, frame, 0.75)) +
          wall(from, to, -330, -250, mix(shade, '#3a1a48', 0.22)) +
          wall(from + w * 0.1, from + w * 0.42, -330, -30, frame) +
          wall(from + w * 0.14, from + w * 0.38, -330, -54, i % 2 ? trim : mix(trim, '#3a1a48', 0.4)) +
          wall(from + w * 0.56, from + w * 0.86, -210, -20, frame) +
          wall(from + w * 0.6, from + w * 0.82, -196, -36, dark) +
          [0.12, 0.58]
            .map(
              (p) =>
                wall(from + w * p, from + w * (p + 0.28), 90, 290, frame) +
                wall(from + w * (p + 0.03), from + w * (p + 0.25), 96, 276, trim) +
                wall(from + w * (p + 0.13), from + w * (p + 0.15), 96, 276, frame) +
                wall(from + w * (p - 0.03), from + w * (p + 0.31), 62, 92, mix(frame, shade, 0.3)),
            )
            .join('')
        );
      })
      .join('');
  };
  const flags = (y: number, half: number, size: number, shift: number): string => {
    const hues = ['#e4576a', '#f5b942', '#2fa3a8', '#fffaf0', '#ee6c4d', '#8f5fb0'];
    const count = 9;
    const sag = (t: number): number => y + Math.sin(Math.PI * t) * size * 0.9;
    return (
      line(`M${600 - half} ${y}Q600 ${y + size * 1.8} ${600 + half} ${y}`, '#fffaf0', size * 0.04) +
      times(count, (i) => {
        const [t, u] = [(i + 0.12) / count, (i + 0.88) / count];
        const [x, z] = [600 - half + half * 2 * t, 600 - half + half * 2 * u];
        const [a, b] = [sag(t), sag(u)];
        const c = hues[(i + shift) % 6]!;
        return (
          path(
            `M${x} ${a}L${z} ${b}V${b + size}l${(x - z) / 6} ${-size * 0.16}l${(x - z) / 6} ${size * 0.16}l${(x - z) / 6} ${-size * 0.16}l${(x - z) / 6} ${size * 0.16}l${(x - z) / 6} ${-size * 0.16}L${x} ${a + size}Z`,
            c,
          ) + circle((x + z) / 2, (a + b) / 2 + size * 0.44, size * 0.2, mix(c, '#8fd4ea', 0.65))
        );
      })
    );
  };
  return (
    sky(['#1878b8', '#2f9acc', '#6fc4dc', '#bfe6e4'], 420, 10) +
    cumulus(random, 610, 300, 320, '#fffaf0', '#d3e9ea') +
    rect(500, 408, 200, 40, '#1fa3b4') +
    rect(500, 408, 200, 7, '#1478a0') +
    path('M500 436H700V470H500Z', '#f6e0b0') +
    palm(random, 640, 452, 110, { ...shadowPalm('#1f6a4c', '#4f9a4c'), lean: 14 }) +
    path('M-10 810V745L512 452H688L1210 745V810Z', '#e9c79a') +
    path('M512 452L260 810H-10V745Z', '#b58a80') +
    path('M688 452L1040 810H1210V745Z', '#f6dfb4') +
    path('M512 452L430 452L-10 720V810H470L572 452Z', '#4a2f78', veil(0.26)) +
    [0.06, 0.16, 0.3, 0.5, 0.76]
      .map((t) =>
        path(
          `M${540 - 300 * t} ${452 + 358 * t}Q600 ${452 + 380 * t} ${660 + 300 * t} ${452 + 358 * t}`,
          'none',
          `stroke="#b58a70" stroke-width="${1 + 6 * t}" opacity=".6"`,
        ),
      )
      .join('') +
    street(
      false,
      ['#e4576a', '#2f9aa8', '#f5b942', '#8f5fb0'],
      '#2b5fa8',
      [-30, 200, 352, 448, 512],
      [410, 470, 400, 460],
    ) +
    street(
      true,
      ['#f9b84a', '#ee6c4d', '#7fd0c0', '#f58fb0'],
      '#1f8f94',
      [-30, 160, 324, 436, 512],
      [470, 400, 480, 420],
    ) +
    flags(304, 168, 32, 3) +
    flags(232, 280, 52, 1) +
    flags(104, 476, 88, 0) +
    bougainvillea(
      random,
      [
        [1110, 250],
        [1160, 300],
        [1190, 230],
        [1180, 380],
        [1070, 210],
      ],
      44,
      ['#d8326a', '#ee5c8a', '#f58fb0'],
      '#2f7a4c',
    ) +
    plantPot(1130, 770, 110, '#c9603f', '#8a3a34') +
    times(8, (i) => bananaLeaf(random, 1130, 682, -160 + i * 20, 170, '#5fae4c', '#2a7048')) +
    ellipse(890, 664, 130, 12, '#4a2f78', veil(0.35)) +
    bike(890, 664, 86, '#2b7fae') +
    ellipse(350, 776, 230, 18, '#2a1a58', veil(0.4)) +
    bike(340, 774, 160, '#f5b942', true) +
    plantPot(70, 780, 120, '#2fa3a8', '#1a6a7c') +
    agave(random, 70, 690, 130, '#7fb88c', '#3a7a64')
  );
};

/** Three seats and a propeller, from the sky above it. */
const plane = (fill: string | null): string => {
  const c = (colour: string): string => fill ?? colour;
  return (
    path(
      'M-22 -40H22L200 -30Q222 -22 220 0Q218 20 200 22L20 40H-20L-200 22Q-218 20 -220 0Q-222 -22 -200 -30Z',
      c('#fffaf0'),
    ) +
    path(
      'M22 10L200 6Q216 4 220 0Q218 20 200 22L20 40H-20L-200 22Q-218 20 -220 0Q-216 4 -200 6L-22 10Z',
      c('#d3d6dc'),
    ) +
    path('M-150 -33L-120 -34V30L-150 27ZM150 -33L120 -34V30L150 27Z', c('#ee5a44')) +
    path('M0 -132Q30 -120 32 -60Q30 60 10 190Q0 206 -10 190Q-30 60 -32 -60Q-30 -120 0 -132Z', c('#fffaf0')) +
    path('M4 -132Q30 -120 32 -60Q30 60 10 190Q4 200 4 190Z', c('#cfd2da')) +
    path('M-6 160H6L82 172Q90 190 80 200L6 204H-6L-80 200Q-90 190 -82 172Z', c('#fffaf0')) +
    path('M-6 188H6L84 190Q86 196 80 200L6 204H-6L-80 200Q-86 196 -84 190Z', c('#ee5a44')) +
    path('M-4 130H4V216H-4Z', c('#ee5a44')) +
    path('M-24 -66Q0 -88 24 -66L22 -34Q0 -44 -22 -34Z', c('#1f4f74')) +
    path('M-32 -96Q0 -110 32 -96V-88Q0 -102 -32 -88Z', c('#ee5a44')) +
    circle(0, -134, 11, c('#ee5a44'))
  );
};

export const planeBay: Scene = (random) => {
  const coast: readonly Point[] = [
    [1900, 860],
    [1260, 640],
    [1080, 590],
    [960, 480],
    [930, 350],
    [830, 250],
    [690, 210],
    [600, 110],
    [590, -40],
    [620, -600],
  ];
  const reef: readonly Point[] = [
    [170, -60],
    [200, 80],
    [290, 200],
    [410, 290],
    [470, 430],
    [590, 540],
    [740, 600],
    [820, 720],
    [940, 860],
  ];
  const land = (push: number, lift: number, wobble: number, colour: string, extra = ''): string =>
    path(
      `${smooth(coast.map(([x, y], i): Point => [x - push + Math.sin(i * 2.1) * wobble, y + lift + Math.cos(i * 1.7) * wobble]))}L2000 -600Z`,
      colour,
      extra,
    );
  const head = (x: number, y: number, r: number, i: number): string =>
    ellipse(
      x,
      y,
      r,
      r * 0.66,
      ['#3f8f86', '#5a9a7c', '#2f7f84', '#8a9a68'][i % 4]!,
      `transform="rotate(${i * 37} ${x} ${y})"`,
    ) +
    ellipse(
      x - r * 0.2,
      y - r * 0.14,
      r * 0.5,
      r * 0.3,
      ['#7ab89a', '#b5b078'][i % 2]!,
      `transform="rotate(${i * 37} ${x} ${y})"`,
    );
  const wake = (x: number, y: number, s: number, turn: number): string =>
    move(
      x,
      y,
      path(`M0 0L${-s * 3.4} ${-s * 0.7}L${-s * 2.4} 0L${-s * 3.4} ${s * 0.7}Z`, '#f3fffa', veil(0.8)) +
        path(
          `M${s} 0Q${s * 0.3} ${-s * 0.4} ${-s * 0.6} ${-s * 0.3}V${s * 0.3}Q${s * 0.3} ${s * 0.4} ${s} 0Z`,
          '#fffaf0',
        ) +
        rect(-s * 0.4, -s * 0.16, s * 0.5, s * 0.32, '#ee6c4d'),
      turn,
    );
  return (
    rect(0, 0, 1200, 800, '#12588f') +
    land(560, 330, 40, '#1a6ea4') +
    land(440, 260, 34, '#2188b4') +
    land(330, 196, 26, '#2fa6c0') +
    land(240, 140, 22, '#48bfc6') +
    land(150, 88, 16, '#74d3c9') +
    land(78, 46, 10, '#a8e6d2') +
    land(24, 14, 4, '#fffaf0', veil(0.9)) +
    land(8, 5, 3, '#f6e2b0') +
    land(-46, -40, 6, '#e9cb8e') +
    land(-66, -56, 10, '#5a9a4a') +
    land(-120, -100, 16, '#3f8246') +
    line(smooth(reef), '#2a7f96', 92, veil(0.5)) +
    times(20, (i) => {
      const k = (i / 20) * (reef.length - 1);
      const [from, to] = [reef[Math.floor(k)]!, reef[Math.floor(k) + 1]!];
      const t = k % 1;
      const side = (i % 3) - 1;
      return head(
        from[0] + (to[0] - from[0]) * t + side * 26,
        from[1] + (to[1] - from[1]) * t - side * 26,
        26 + ((i * 29) % 22),
        i,
      );
    }) +
    line(smooth(reef.map(([x, y], i): Point => [x - 58 + (i % 2) * 10, y + 52])), '#f3fffa', 12, veil(0.9)) +
    line(smooth(reef.map(([x, y], i): Point => [x - 84 + (i % 2) * 16, y + 78])), '#f3fffa', 4, veil(0.6)) +
    [
      [960, 130],
      [1110, 220],
      [1150, 400],
      [1080, 330],
      [860, 40],
      [1190, 60],
    ]
      .map(
        ([x, y]) =>
          ellipse(x! + 12, y! + 16, 100, 74, '#1f5a3c', veil(0.5)) +
          canopy(random, x!, y!, 210, 150, '#2a6f44', '#4a924a', '#86b552'),
      )
      .join('') +
    move(
      1046,
      214,
      rect(-66 + 8, -26 + 10, 132, 52, SHADE, 'opacity=".3"') +
        rect(-66, -26, 132, 52, '#d9744c') +
        rect(-66, 0, 132, 26, '#b5543c') +
        rect(30, 40, 74, 44, '#fffaf0', 'rx="18"') +
        rect(36, 46, 62, 32, '#3fbccc', 'rx="14"'),
      36,
    ) +
    [
      [716, 192, 16, '#ee6c4d'],
      [792, 218, 16, '#f5b942'],
      [868, 262, 16, '#fffaf0'],
      [926, 320, 17, '#ee6c4d'],
      [962, 394, 17, '#2fa3a8'],
      [988, 462, 17, '#f5b942'],
      [1050, 536, 18, '#ee6c4d'],
      [1130, 574, 18, '#fffaf0'],
    ]
      .map(([x, y, r, c]) =>
        parasolAbove(x as number, y as number, r as number, c as string, '#fff3dc', '#7a5a48'),
      )
      .join('') +
    wake(700, 400, 24, -30) +
    wake(980, 690, 22, 200) +
    wake(250, 620, 20, 40) +
    group(move(560, 540, plane('#0a2f55'), 52, 0.7), veil(0.4)) +
    move(400, 340, plane(null), 52, 1.04) +
    group(move(400, 340, ellipse(0, -146, 62, 8, '#ffffff'), 52, 1.04), veil(0.5))
  );
};
