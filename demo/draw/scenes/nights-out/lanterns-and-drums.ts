/** Light and rhythm after dark. */
import { planks } from '../../floors.ts';
import { canopy, thicket } from '../../jungle.ts';
import { stormLantern } from '../../lamps.ts';
import { agave, bananaLeaf } from '../../leaves.ts';
import { hours, mix } from '../../palette.ts';
import { palm, shadowPalm } from '../../palms.ts';
import type { Scene } from '../../scene.ts';
import { crescent, shine, sky, stars } from '../../sky.ts';
import {
  circle,
  clip,
  ellipse,
  fade,
  glow,
  line,
  move,
  path,
  pebble,
  rect,
  smooth,
  straight,
  times,
  veil,
} from '../../svg.ts';
import type { Point } from '../../svg.ts';

/** Round a bend to a gate, from lantern to lantern. */
export const lanternPath: Scene = (random) => {
  const spine = (t: number): [number, number, number] => {
    const k = t ** 1.7;
    return [610 + Math.sin(t * 5.2 + 0.3) * 74 * (0.35 + t) - k * 40, 452 + 368 * k, 20 + 250 * k];
  };
  const steps = Array.from({ length: 12 }, (_, i) => spine(i / 11));
  const left = steps.map(([x, y, w]): Point => [x - w, y]);
  const right = steps.map(([x, y, w]): Point => [x + w, y]);
  const lamp = (t: number, side: number): string => {
    const [x, y, w] = spine(t);
    const h = 30 + 200 * t ** 1.7;
    const px = x + side * (w + h * 0.3);
    return (
      ellipse(px - side * h * 0.4, y + 4, h * 1.3, h * 0.24, '#ffb45e', veil(0.34)) +
      stormLantern(px, y + 4, h, '#0c1634', '#ffdf8e', 0.55)
    );
  };
  const plants = (t: number, side: number, i: number): string => {
    const [x, y, w] = spine(t);
    const s = 50 + 250 * t ** 1.6;
    const px = x + side * (w + s * 0.85);
    const [light, dark] = i % 2 ? ['#3f7f86', '#123a56'] : ['#4a8a78', '#10344e'];
    return i % 3 === 1
      ? agave(random, px, y + s * 0.1, s * 0.8, light, dark)
      : times(7, (k) => bananaLeaf(random, px, y + s * 0.1, -155 + k * 21, s * 1.15, light, dark));
  };
  return (
    sky(hours.blue.sky, 470, 12) +
    stars(random, 60, 260) +
    crescent(880, 120, 36, '#fff1c9') +
    [90, 260, 380, 830, 980, 1130]
      .map((x, i) =>
        palm(random, x, 500, 250 + (i % 3) * 60, {
          ...shadowPalm('#1c3a66', '#2c4f7e'),
          lean: i < 3 ? 24 : -24,
        }),
      )
      .join('') +
    times(8, (i) => canopy(random, 40 + i * 160, 450, 250, 150, '#12284e', '#1b3a62', '#2b5274')) +
    path('M520 470V330A92 92 0 0 1 704 330V470Z', '#e9b98a') +
    path('M540 470V332A72 72 0 0 1 684 332V470Z', fade(['#f0a05a', '#ffd68a', '#fff3c4'])) +
    clip(
      'M540 470V332A72 72 0 0 1 684 332V470Z',
      palm(random, 640, 470, 130, { ...shadowPalm('#b5683c', '#c97a44'), lean: -22 }) +
        canopy(random, 566, 462, 80, 50, '#b5683c', '#c97a44', '#e09a54'),
    ) +
    shine(612, 390, 220, '#ffc870', 0.75) +
    rect(360, 400, 164, 66, '#8a6f86') +
    rect(700, 400, 190, 66, '#8a6f86') +
    rect(350, 392, 176, 13, '#b58f92') +
    rect(698, 392, 202, 13, '#b58f92') +
    path('M-10 470Q300 450 600 458T1210 464V810H-10Z', '#142c50') +
    path('M-10 540Q240 490 560 500L640 500Q960 490 1210 540V810H-10Z', '#102446') +
    path(
      `${smooth(left)}L${right[11]![0]} ${right[11]![1]}${smooth([...right].reverse()).replace('M', 'L')}Z`,
      fade(['#f3b878', '#a87a86', '#5a5488']),
    ) +
    times(10, (i) => {
      const t = (i + 0.6) / 10;
      const [x, y, w] = spine(t);
      const h = 4 + 26 * t ** 1.7;
      return [-0.52, 0.46]
        .map((p, k) => {
          const [cx, half] = [x + w * (p + (i % 2 ? 0.1 : -0.06)), w * (0.44 + ((i + k) % 2) * 0.05)];
          const cy = y + (k ? h * 0.5 : 0);
          return pebble(
            [
              [cx - half, cy],
              [cx - half * 0.5, cy - h * 0.9],
              [cx + half * 0.6, cy - h],
              [cx + half, cy + h * 0.1],
              [cx + half * 0.3, cy + h],
              [cx - half * 0.7, cy + h * 0.8],
            ],
            (i + k) % 2 ? '#ffe2b4' : '#e9b890',
            veil(0.5),
          );
        })
        .join('');
    }) +
    [0.1, 0.26, 0.42, 0.58, 0.74, 0.9]
      .map(
        (t, i) =>
          plants(t, -1, i) +
          plants(t, 1, i + 1) +
          lamp(t, i % 2 ? 1 : -1) +
          (t > 0.1 ? lamp(t - 0.07, i % 2 ? -1 : 1) : ''),
      )
      .join('') +
    thicket(random, [-30, 820], [210, 820], 190, ['#0b1d3e', '#10284e', '#173760'], 14) +
    thicket(random, [1010, 820], [1230, 820], 190, ['#0b1d3e', '#10284e', '#173760'], 14)
  );
};

/** A drum of staves with hoops of brass. */
const conga = (x: number, y: number, h: number, colour: string, band: string, w = h * 0.25): string => {
  const d = `M${x - w} ${y - h}C${x - w * 1.42} ${y - h * 0.66} ${x - w * 1.1} ${y - h * 0.3} ${x - w * 0.7} ${y}Q${x} ${y + w * 0.24} ${x + w * 0.7} ${y}C${x + w * 1.1} ${y - h * 0.3} ${x + w * 1.42} ${y - h * 0.66} ${x + w} ${y - h}Z`;
  return (
    path(
      `M${x - w} ${y}Q${x} ${y - w * 0.3} ${x + w} ${y}L${x + w * 1.5} ${y + w * 0.5}Q${x} ${y + w * 0.8} ${x - w * 1.5} ${y + w * 0.5}Z`,
      '#14061e',
      veil(0.5),
    ) +
    path(d, colour) +
    clip(
      d,
      path(
        `M${x + w * 0.3} ${y - h}Q${x + w * 0.6} ${y - h * 0.5} ${x + w * 0.2} ${y + 40}H${x + w * 2}V${y - h}Z`,
        mix(colour, '#2a0a34', 0.45),
      ) +
        path(
          `M${x - w * 1.4} ${y - h}h${w * 0.5}Q${x - w * 1.2} ${y - h * 0.5} ${x - w * 0.5} ${y + 20}h${-w}Z`,
          mix(colour, '#ffe0a0', 0.4),
        ) +
        path(
          `M${x - w * 1.5} ${y - h * 0.52}Q${x} ${y - h * 0.42} ${x + w * 1.5} ${y - h * 0.52}v${h * 0.12}Q${x} ${y - h * 0.3} ${x - w * 1.5} ${y - h * 0.4}Z`,
          band,
        ) +
        path(
          `M${x + w * 0.36} ${y - h}Q${x + w * 0.6} ${y - h * 0.5} ${x + w * 0.24} ${y + 40}H${x + w * 2}V${y - h}Z`,
          '#2a0a34',
          veil(0.24),
        ) +
        times(5, (i) =>
          line(
            `M${x + (i - 2) * w * 0.5} ${y - h}Q${x + (i - 2) * w * 0.66} ${y - h * 0.5} ${x + (i - 2) * w * 0.34} ${y + 20}`,
            mix(colour, '#2a0a34', 0.5),
            2,
          ),
        ) +
        path(
          `M${x + w * 1.4} ${y - h}Q${x + w * 1.1} ${y - h * 0.4} ${x + w * 0.66} ${y + 10}l${w * 0.2} 0Q${x + w * 1.4} ${y - h * 0.4} ${x + w * 1.6} ${y - h}Z`,
          '#ff9a6a',
          veil(0.7),
        ),
    ) +
    [-0.72, -0.26, 0.26, 0.72]
      .map((p) =>
        rect(x + p * w - 4, y - h + w * (0.56 - Math.abs(p) * 0.3), 8, h * 0.14, '#f6d488', 'rx="3"'),
      )
      .join('') +
    path(
      `M${x - w * 1.06} ${y - h}V${y - h + w * 0.2}A${w * 1.06} ${w * 0.32} 0 0 0 ${x + w * 1.06} ${y - h + w * 0.2}V${y - h}Z`,
      '#b5783a',
    ) +
    path(
      `M${x - w * 1.06} ${y - h}V${y - h + w * 0.2}Q${x - w * 1.02} ${y - h + w * 0.36} ${x - w * 0.6} ${y - h + w * 0.46}V${y - h}Z`,
      '#f6d488',
    ) +
    ellipse(x, y - h, w * 1.06, w * 0.32, '#e6b45c') +
    ellipse(x, y - h - 2, w * 0.98, w * 0.28, '#fbe9c8') +
    ellipse(x - w * 0.1, y - h - 4, w * 0.62, w * 0.15, '#fffaf0')
  );
};

/** One that lies on its side; its light end is up. */
const maraca = (
  x: number,
  y: number,
  s: number,
  turn: number,
  up: number,
  colour: string,
  band: string,
): string =>
  move(
    x,
    y,
    rect(-s * 0.07, s * 0.4, s * 0.14, s * 0.94, '#b5703a', 'rx="8"') +
      rect(up * s * 0.035 - s * 0.035, s * 0.4, s * 0.07, s * 0.94, '#e0a868', 'rx="4"') +
      ellipse(0, 0, s * 0.42, s * 0.52, colour) +
      clip(
        `M${-s * 0.42} 0a${s * 0.42} ${s * 0.52} 0 1 0 ${s * 0.84} 0a${s * 0.42} ${s * 0.52} 0 1 0 ${-s * 0.84} 0Z`,
        rect(-s, -s * 0.12, s * 2, s * 0.24, band) +
          times(6, (i) =>
            path(
              `M${-s * 0.44 + i * s * 0.16} ${s * 0.12}l${s * 0.08} ${-s * 0.24}l${s * 0.08} ${s * 0.24}Z`,
              '#fdf0d8',
            ),
          ) +
          path(
            `M${-up * s * 0.12} ${-s * 0.6}Q${-up * s * 0.34} 0 ${-up * s * 0.06} ${s * 0.6}H${-up * s}V${-s * 0.6}Z`,
            '#2a0a34',
            veil(0.35),
          ),
      ) +
      ellipse(up * s * 0.2, -s * 0.28, s * 0.08, s * 0.12, '#fff6e0', veil(0.8)),
    turn,
  );

export const drumsNight: Scene = (random) =>
  rect(0, 0, 1200, 640, fade(['#1c0a30', '#3f1046', '#7a1f54', '#a8365a'])) +
  shine(600, 330, 620, '#ffae5c', 0.5) +
  times(15, (i) => {
    const x = 30 + i * 82;
    return (
      straight([x, -10], [x, 560], '#2a0f34', 2) +
      times(7, (k) => {
        const y = 34 + k * 82 + (i % 2) * 40;
        return y > 580 ? '' : circle(x, y, 22, '#ffcf7a', veil(0.2)) + circle(x, y, 7.5, '#fff0bc');
      })
    );
  }) +
  planks(random, { horizon: 420, vanish: 600, top: 590, bottom: 800 }, 110, '#8a3f3c', '#3f1634') +
  rect(0, 586, 1200, 10, '#2a0f34', veil(0.6)) +
  ellipse(600, 690, 640, 110, glow(['#ffb45e/0.6', '#ffb45e/0.25', '#ffb45e/0'])) +
  conga(330, 700, 430, '#1f9a94', '#f5b942') +
  conga(850, 696, 400, '#f0a52c', '#e4576a') +
  conga(590, 730, 480, '#e4503c', '#fdf0d8') +
  conga(1092, 714, 120, '#3f5ab0', '#fdf0d8', 58) +
  conga(988, 724, 128, '#4a6ac4', '#f5b942', 74) +
  ellipse(250, 772, 220, 20, '#14061e', veil(0.5)) +
  maraca(120, 716, 116, -70, 1, '#f5b942', '#c2305e') +
  maraca(330, 738, 116, 76, -1, '#2fa3a8', '#e4576a') +
  ellipse(776, 774, 110, 15, '#14061e', veil(0.5)) +
  path('M684 746V762A92 28 0 0 0 868 762V746Z', '#c98f3c') +
  times(6, (i) => ellipse(776 - 74 + i * 30, 766 + Math.sin((i / 5) * Math.PI) * 20, 12, 6, '#ffe6a0')) +
  ellipse(776, 746, 92, 28, '#e6b45c') +
  ellipse(776, 745, 84, 24, '#fbe9c8');
