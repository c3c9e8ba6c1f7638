/** What looks after guests: oils, steam, warm water, a mat. */
import { archPath } from '../../arches.ts';
import { canopy } from '../../jungle.ts';
import { bananaLeaf, monstera } from '../../leaves.ts';
import { mix } from '../../palette.ts';
import { lushPalm, palm } from '../../palms.ts';
import type { Scene } from '../../scene.ts';
import { palmShade } from '../../shade.ts';
import {
  circle,
  clip,
  diskPath,
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
import { plantPot } from '../../tablesetting.ts';
import { marble } from '../../tabletops.ts';
import { bowl, woodenBoard } from '../../tableware.ts';
import { lightNet } from '../../water.ts';

const SHADE = '#1f2a44';

/** Five petals that turn like a wheel. */
const frangipani = (x: number, y: number, r: number, turn: number): string => {
  const petal = `M0 0C${-r * 0.62} ${-r * 0.3} ${-r * 0.5} ${-r} ${r * 0.06} ${-r}C${r * 0.46} ${-r * 0.94} ${r * 0.4} ${-r * 0.36} 0 0Z`;
  const wheel = (draw: (i: number) => string): string => times(5, draw);
  return (
    group(
      move(
        x + r * 0.12,
        y + r * 0.16,
        wheel((i) => path(petal, SHADE, `transform="rotate(${i * 72})"`)),
        turn,
      ),
      veil(0.28),
    ) +
    move(
      x,
      y,
      wheel((i) =>
        group(
          path(petal, '#fffaf2') +
            path(
              `M0 0C${r * 0.3} ${-r * 0.3} ${r * 0.4} ${-r * 0.8} ${r * 0.06} ${-r}C${r * 0.46} ${-r * 0.94} ${r * 0.4} ${-r * 0.36} 0 0Z`,
              '#f3ddd0',
            ) +
            path(
              `M0 0C${-r * 0.34} ${-r * 0.2} ${-r * 0.26} ${-r * 0.56} 0 ${-r * 0.6}Q${r * 0.16} ${-r * 0.3} 0 0Z`,
              '#f9c23c',
            ),
          `transform="rotate(${i * 72})"`,
        ),
      ) + circle(0, 0, r * 0.1, '#e88f2a'),
      turn,
    )
  );
};

/** A small bottle that lies on its side, and the light it lets through. */
const vial = (x: number, y: number, h: number, turn: number, glass: string, oil: string): string =>
  move(
    x,
    y,
    rect(-h * 0.2 + 16, -h * 0.3 + 20, h * 0.4, h * 0.66, SHADE, `rx="${h * 0.06}" opacity=".3"`) +
      rect(-h * 0.1 + 22, -h * 0.2 + 26, h * 0.24, h * 0.5, oil, 'rx="14" opacity=".6"') +
      rect(-h * 0.2, -h * 0.3, h * 0.4, h * 0.66, glass, `rx="${h * 0.06}"`) +
      rect(-h * 0.15, -h * 0.1, h * 0.3, h * 0.42, oil, `rx="${h * 0.04}"`) +
      path(
        `M${-h * 0.2} ${-h * 0.24}Q${-h * 0.18} ${-h * 0.36} ${-h * 0.08} ${-h * 0.38}V${-h * 0.46}H${h * 0.08}V${-h * 0.38}Q${h * 0.18} ${-h * 0.36} ${h * 0.2} ${-h * 0.24}Z`,
        glass,
      ) +
      rect(-h * 0.1, -h * 0.6, h * 0.2, h * 0.17, '#b5854c', 'rx="6"') +
      rect(h * 0.01, -h * 0.6, h * 0.09, h * 0.17, '#8a5c34', 'rx="6"') +
      rect(-h * 0.14, 0, h * 0.28, h * 0.2, '#fdf3dd') +
      rect(-h * 0.17, -h * 0.24, h * 0.045, h * 0.54, '#ffffff', 'rx="6" opacity=".65"'),
    turn,
  );

export const oilsFlowers: Scene = (random) =>
  marble(random, '#c4dccb', '#8fb8a4') +
  bananaLeaf(random, 300, 840, -52, 640, '#4f9a68', '#1f6a50') +
  monstera(1120, 850, -140, 420, '#3f8a60', '#1a5a48') +
  woodenBoard(390, 330, 560, 400, '#b9844e', -8) +
  bowl(300, 310, 128, '#fffaf2', '#f0e2c8', '#e0982c') +
  path('M222 300A84 84 0 0 1 290 226Q250 270 252 326Z', '#fbd98a', veil(0.9)) +
  ellipse(330, 356, 34, 16, '#f6be5c', veil(0.8)) +
  vial(520, 290, 270, 24, '#c9803c', '#eaa83c') +
  vial(462, 470, 210, 74, '#5f9a7c', '#a8cf9a') +
  move(
    872,
    330,
    rect(-190 + 18, -210 + 24, 380, 420, SHADE, 'rx="34" opacity=".3"') +
      rect(-190, -210, 380, 420, '#c9614f', 'rx="34"') +
      rect(-190, -216, 372, 402, '#f7a58c', 'rx="32"') +
      rect(-190, -216, 372, 396, '#f3937a', 'rx="32"') +
      path('M-190 -60H182V-30H-190Z', '#fff3e2') +
      path('M-190 -10H182V2H-190Z', '#fff3e2') +
      path('M-190 -100H182V-88H-190Z', '#fff3e2') +
      path('M182 -180Q206 -10 182 150V-180Z', '#d9765f') +
      line('M-160 150Q0 172 160 150M-160 -180Q0 -196 150 -184', '#d9765f', 5),
    10,
  ) +
  frangipani(820, 400, 92, 12) +
  frangipani(940, 470, 74, 60) +
  frangipani(866, 528, 56, -20) +
  frangipani(150, 560, 104, 40) +
  frangipani(620, 640, 88, -12) +
  frangipani(1080, 130, 66, 30) +
  frangipani(120, 110, 60, 8) +
  frangipani(300, 296, 52, 24) +
  frangipani(1030, 700, 60, 20) +
  palmShade(random, 1290, -110, 142, 560, '#12403c', 0.2);

/** Round walls of green tile, a stone in the middle, and light from the eye of the dome. */
export const steamBath: Scene = () => {
  const dome = (turn: number, lift: number): Point => {
    const [a, e] = [(turn * Math.PI) / 180, (lift * Math.PI) / 180];
    return [
      600 + 620 * Math.cos(e) * Math.sin(a),
      420 - 372 * Math.sin(e) - 70 * (1 - Math.cos(a)) * Math.cos(e),
    ];
  };
  const wall = (turn: number): number => 600 + 620 * Math.sin((turn * Math.PI) / 180);
  return (
    rect(0, 0, 1200, 800, '#0b3a3a') +
    times(5, (row) =>
      times(14, (i) => {
        const [a, b] = [-91 + i * 13, -91 + (i + 1) * 13];
        const [low, high] = [row * 14.4, (row + 1) * 14.4];
        const glaze = mix(
          ['#1d7a70', '#2a9184', '#17665f'][(i + row * 2) % 3]!,
          '#e8d894',
          0.07 * row + 0.14 * Math.cos(((i - 4) / 14) * Math.PI),
        );
        return poly(
          [dome(a, low), dome(b, low), dome(b, high), dome(a, high)],
          glaze,
          'stroke="#0f4f4c" stroke-width="3"',
        );
      }),
    ) +
    times(3, (row) =>
      times(13, (i) => {
        const [x, y] = dome(-78 + i * 13, 21.6 + row * 14.4);
        const r = 15 - row * 2;
        return times(4, (k) =>
          ellipse(x, y, r, r * 0.34, '#fdf3c4', `transform="rotate(${k * 45} ${x} ${y})"`),
        );
      }),
    ) +
    ellipse(600, 46, 186, 34, '#0f4f4c') +
    ellipse(600, 44, 168, 28, '#fffbe4') +
    path('M-20 340Q600 500 1220 340V640H-20Z', '#1a6d65') +
    clip(
      'M-20 340Q600 500 1220 340V660H-20Z',
      times(7, (i) => {
        const [a, b] = [wall(-90 + i * 26), wall(-77 + i * 26)];
        return rect(a, 330, b - a, 330, '#237f75');
      }) +
        times(4, (i) =>
          path(
            `M-20 ${440 + i * 62}Q600 ${570 + i * 50} 1220 ${440 + i * 62}`,
            'none',
            'stroke="#125a54" stroke-width="4"',
          ),
        ),
    ) +
    path('M-20 340Q600 500 1220 340V372Q600 532 -20 372Z', '#e3c77e') +
    path('M-20 380Q600 540 1220 380V390Q600 550 -20 390Z', '#e3c77e') +
    [
      [-58, 96, 452],
      [-30, 150, 494],
      [0, 176, 510],
      [30, 150, 494],
      [58, 96, 452],
    ]
      .map(([turn, w, top]) => {
        const x = wall(turn!);
        const foot = 626 - Math.abs(turn!) * 0.4;
        return (
          path(archPath(x, foot, w! + 26, foot - top! + 16), '#e3c77e') +
          path(archPath(x, foot, w!, foot - top!), '#0d4644') +
          path(archPath(x + 8, foot, w! - 26, foot - top! - 14), '#125450')
        );
      })
      .join('') +
    path('M-20 600Q600 690 1220 600V680Q600 770 -20 680Z', '#0f4f4c') +
    path('M-20 590Q600 680 1220 590V612Q600 704 -20 612Z', '#8fd0bc') +
    path('M-20 676Q600 768 1220 676V810H-20Z', '#2f8f84') +
    times(9, (i) => line(`M${600 + (i - 4) * 130} 716L${600 + (i - 4) * 230} 810`, '#1d7a70', 4)) +
    path('M-20 700Q600 790 1220 700', 'none', 'stroke="#1d7a70" stroke-width="4"') +
    path('M440 46H760L900 716H300Z', '#fff6cc', veil(0.2)) +
    path('M500 46H700L790 700H410Z', '#fff6cc', veil(0.26)) +
    ellipse(600, 772, 400, 46, '#0b3a3a', veil(0.45)) +
    path('M280 660L420 616H780L920 660V740L780 790H420L280 740Z', '#d9c9a0') +
    path('M280 660V740L420 790V706ZM920 660V740L780 790V706Z', '#a8a084') +
    path('M420 706V790H780V706Z', '#c2b58f') +
    path('M280 660L420 616H780L920 660L780 706H420Z', '#fff6da') +
    path('M420 716H780V726H420ZM280 670L420 716V726L280 680ZM920 670L780 716V726L920 680Z', '#1f7a70') +
    ellipse(720, 672, 74, 14, '#b5a880', veil(0.7)) +
    path('M650 626H782Q776 676 716 676Q656 676 650 626Z', '#d99a3c') +
    path('M730 626H782Q776 676 716 676Q744 660 730 626Z', '#9a6224') +
    ellipse(716, 626, 66, 14, '#f9d688') +
    ellipse(716, 628, 54, 10, '#8fd8d0') +
    times(
      3,
      (i) =>
        rect(438 - i * 2, 654 - i * 24, 150 + i * 4, 25, i % 2 ? '#fdf0dc' : '#ee7a5c', 'rx="12"') +
        circle(452 - i * 2, 666 - i * 24, 8, '#b5543f'),
    ) +
    [
      [150, 640, 250, 90, 0.16],
      [1060, 620, 270, 96, 0.16],
      [380, 560, 260, 60, 0.14],
      [880, 540, 240, 56, 0.14],
      [600, 500, 330, 66, 0.12],
      [260, 420, 210, 50, 0.1],
      [960, 400, 210, 50, 0.1],
    ]
      .map(([x, y, a, b, o]) =>
        ellipse(
          x!,
          y!,
          a! * 1.3,
          b! * 1.4,
          glow([`#f6fbe6/${o! * 3.4}`, `#f6fbe6/${o! * 1.8}`, '#f6fbe6/0']),
        ),
      )
      .join('')
  );
};

/** Steps that go down in rings into warm water. */
export const thermalSteps: Scene = (random) => {
  const basin = (x: number, y: number, a: number, level: number): string =>
    clip(
      diskPath(x, y, a, 0.4),
      rect(x - a, y - a, a * 2, a * 2, level < 2 ? '#1f5aa8' : mix('#1f6ab4', '#3fb4cc', (level - 2) / 3)) +
        (level < 2
          ? path(
              diskPath(x, y + 13, a, 0.4),
              'none',
              'stroke="#8fd0e6" stroke-width="13" stroke-dasharray="24 12"',
            )
          : '') +
        ellipse(x, y + 27, a, a * 0.4, level < 2 ? '#f6ecd8' : mix('#8fdce4', '#3aa4cc', (level - 2) / 3)) +
        (level < 2
          ? ellipse(x + 40, y + 40, a * 0.93, a * 0.38, '#e0cfb4') +
            ellipse(x + 22, y + 34, a * 0.92, a * 0.375, '#f6ecd8')
          : '') +
        (level < 4 ? basin(x, y + 27, a - 62, level + 1) : ''),
    );
  const jet = (x: number, side: number): string => {
    const to = x + side * 170;
    return (
      line(`M${x} 474Q${x + side * 110} 454 ${to} 596`, '#d9f3fa', 20, veil(0.75)) +
      line(`M${x} 470Q${x + side * 110} 450 ${to + side * 4} 592`, '#ffffff', 8) +
      ellipse(to, 606, 92, 20, '#ffffff', veil(0.35)) +
      ellipse(to, 602, 60, 13, '#ffffff', veil(0.6)) +
      path(
        `M${to - 40} 602Q${to - 30} 580 ${to - 14} 590Q${to} 566 ${to + 14} 588Q${to + 32} 578 ${to + 40} 602Q${to} 616 ${to - 40} 602Z`,
        '#ffffff',
      ) +
      path(
        `M${x - side * 22} 500V478Q${x - side * 20} 458 ${x + side * 8} 458V482Q${x} 484 ${x} 500Z`,
        '#c98f3c',
      )
    );
  };
  return (
    rect(0, 0, 1200, 470, fade(['#efdfc2', '#fbf0da', '#f3e2c4'])) +
    rect(0, 0, 1200, 60, '#d9c4a0') +
    rect(0, 60, 1200, 22, '#1f5aa8') +
    times(25, (i) => path(`M${i * 48} 82l24 -22l24 22Z`, '#8fd0e6')) +
    [210, 600, 990]
      .map((x, i) => {
        const w = i === 1 ? 260 : 220;
        const d = archPath(x, 400, w, 270);
        return (
          path(archPath(x - 12, 400, w + 34, 292), '#cdb48c') +
          path(d, fade(['#5fbcdc', '#aee0e4', '#f3f6d4'])) +
          clip(
            d,
            rect(x - 140, 318, 280, 100, '#3fa9c0') +
              rect(x - 140, 318, 280, 6, '#d9f3ea') +
              palm(random, x + (i - 1) * 30 - 34, 420, 220, { ...lushPalm, lean: 30 }) +
              canopy(random, x + 70, 404, 190, 70, '#1f6a4c', '#4c9a4c', '#a8cc5c'),
          ) +
          rect(x - 3, 130, 6, 270, '#fbf0da') +
          rect(x - w / 2, 262, w, 6, '#fbf0da')
        );
      })
      .join('') +
    [30, 405, 795, 1170]
      .map(
        (x) =>
          rect(x - 34, 110, 68, 340, '#f6e6c8') +
          rect(x + 6, 110, 28, 340, '#d3b98f') +
          rect(x - 34, 290, 68, 160, '#2f6fba') +
          rect(x + 6, 290, 28, 160, '#174488') +
          times(5, (r) => rect(x - 34, 304 + r * 30, 68, 7, '#8fd0e6', veil(0.8))) +
          rect(x - 46, 92, 92, 24, '#fffaf0') +
          rect(x - 44, 434, 88, 26, '#fffaf0'),
      )
      .join('') +
    rect(0, 400, 1200, 60, '#d9c09a') +
    rect(0, 400, 1200, 9, '#fffaf0') +
    path('M0 448H1200V810H0Z', '#ecd9b4') +
    times(6, (i) => path(`M0 ${462 + i * i * 11}H1200v${2 + i}H0Z`, '#cdb48c', veil(0.6))) +
    group(
      path('M90 448H300L240 560H-60ZM480 448H720L780 500H420ZM880 448H1090L1260 560H960Z', '#fffbe6'),
      veil(0.75),
    ) +
    ellipse(606, 640, 566, 226, '#a88c6c', veil(0.5)) +
    ellipse(600, 622, 560, 224, '#fffaf0') +
    basin(600, 630, 516, 0) +
    ellipse(600, 690, 330, 110, '#bff0ee', veil(0.24)) +
    clip(diskPath(600, 684, 392, 0.4), lightNet(random, 200, 560, 800, 300, '#ffffff', 0.36, 70)) +
    jet(300, 1) +
    jet(900, -1) +
    [130, 92, 54].map((r, i) => ellipse(600, 730, r, r * 0.3, '#ffffff', veil(0.24 + i * 0.16))).join('') +
    path(
      'M552 730Q560 700 580 712Q590 676 606 704Q622 690 630 712Q646 708 650 730Q600 750 552 730Z',
      '#ffffff',
    ) +
    path('M606 704Q622 690 630 712Q646 708 650 730Q630 740 606 740Q626 724 606 704Z', '#d9f0f6') +
    line('M846 748V640Q848 610 890 612L1040 640V740', '#c98f3c', 12) +
    line('M850 640Q852 614 890 616L1036 643', '#f9dc98', 4) +
    [80, 1120]
      .map(
        (x, i) =>
          ellipse(x + 10, 568, 90, 16, '#7a6048', veil(0.35)) +
          plantPot(x, 566, 110, '#2f6fba', '#174488') +
          times(9, (k) => bananaLeaf(random, x, 484, -162 + k * 18, 170 + i * 10, '#5fae58', '#1f6a4c')),
      )
      .join('')
  );
};

const dumbbell = (x: number, y: number, turn: number, colour: string): string => {
  const form = (fill: string, shade: string): string =>
    rect(-70, -13, 140, 26, shade, 'rx="12"') +
    [-1, 1]
      .map((s) =>
        path(
          `M${s * 52} -46L${s * 70} -60H${s * 104}L${s * 122} -44V44L${s * 104} 60H${s * 70}L${s * 52} 46Z`,
          fill,
        ),
      )
      .join('');
  return (
    group(move(x + 16, y + 22, form(SHADE, SHADE), turn), veil(0.32)) +
    move(
      x,
      y,
      form(colour, '#c9ced6') +
        rect(-52, -9, 104, 7, '#fffaf0', 'rx="3"') +
        [-1, 1]
          .map(
            (s) =>
              path(
                `M${s * 52} 10L${s * 122} 10V44L${s * 104} 60H${s * 70}L${s * 52} 46Z`,
                mix(colour, SHADE, 0.34),
              ) + rect(s * 87 - 25, -48, 50, 10, '#ffffff', 'rx="5" opacity=".5"'),
          )
          .join(''),
      turn,
    )
  );
};

export const matWeights: Scene = () =>
  rect(0, 0, 1200, 800, '#a9d3cb') +
  times(9, (i) => straight([-40 + i * 180, -20], [-240 + i * 180, 820], '#93c0b8', 4)) +
  group(path('M180 -20H520L330 820H-60ZM620 -20H880L690 820H400Z', '#fdf6d8'), veil(0.55)) +
  move(
    390,
    440,
    rect(-168 + 18, -260 + 24, 336, 700, SHADE, veil(0.26)) +
      rect(-168, -260, 336, 700, '#7a4f9a') +
      rect(-168, -260, 40, 700, '#6a4088') +
      rect(128, -260, 40, 700, '#8f66ae') +
      times(4, (i) => rect(-128, -120 + i * 140, 256, 6, '#8f66ae')) +
      path('M-184 -268H184L214 -150H-150Z', SHADE, veil(0.4)) +
      rect(-180, -366, 360, 136, '#6a4088', 'rx="30"') +
      rect(-180, -360, 360, 78, '#8f66ae', 'rx="26"') +
      rect(-176, -348, 352, 26, '#b794cf', 'rx="13"') +
      ellipse(-181, -298, 18, 66, '#54306e') +
      path('M-181 -346Q-166 -298 -181 -254Q-194 -298 -183 -330', 'none', 'stroke="#b794cf" stroke-width="4"'),
    -13,
  ) +
  dumbbell(800, 560, 24, '#ee6c4d') +
  dumbbell(890, 690, 12, '#ee6c4d') +
  move(
    900,
    250,
    rect(-150 + 18, -170 + 24, 300, 340, SHADE, 'rx="20" opacity=".28"') +
      rect(-150, -170, 300, 340, '#e8d3c4', 'rx="22"') +
      rect(-150, -176, 292, 330, '#fff6ec', 'rx="20"') +
      rect(-150, 60, 292, 22, '#ee6c4d') +
      rect(-150, 96, 292, 9, '#ee6c4d') +
      rect(-150, 36, 292, 9, '#ee6c4d') +
      line('M-126 -140Q0 -152 120 -142', '#e3cdbd', 5) +
      path('M142 -150Q162 0 142 130Z', '#d3bcae'),
    -10,
  ) +
  move(
    660,
    300,
    rect(-44 + 16, -150 + 22, 88, 310, SHADE, 'rx="34" opacity=".32"') +
      rect(-44, -140, 88, 300, '#2b7fae', 'rx="30"') +
      rect(6, -140, 38, 300, '#1a5f88', 'rx="20"') +
      rect(-32, -116, 16, 240, '#8fd0e6', 'rx="8" opacity=".9"') +
      path('M-44 -110Q-40 -150 -22 -160H22Q40 -150 44 -110Z', '#3a92c0') +
      rect(-26, -204, 52, 52, '#fdf3dd', 'rx="12"') +
      rect(4, -204, 22, 52, '#d3c4ac', 'rx="10"') +
      rect(-44, 40, 88, 14, '#f5b942'),
    26,
  ) +
  group(
    line('M1160 470C1060 420 980 470 1030 540S1180 590 1090 680', SHADE, 13),
    'transform="translate(10 14)" opacity=".28"',
  ) +
  line('M1160 470C1060 420 980 470 1030 540S1180 590 1090 680', '#f5b942', 13) +
  straight([1090, 680], [1050, 740], '#5a2748', 24) +
  straight([1160, 470], [1226, 496], '#5a2748', 24) +
  monstera(20, 30, 40, 190, '#4f9a68', '#1f6a50');
