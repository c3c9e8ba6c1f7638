import { checker } from '../../floors.ts';
import { pendant } from '../../lamps.ts';
import { mix } from '../../palette.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { circle, ellipse, fade, group, line, path, rect, times, veil } from '../../svg.ts';
import { cup } from '../../tablesetting.ts';

/** A pie with meringue on its stand, one slice gone. */
const meringuePie = (x: number, y: number, w: number): string => {
  const top = y - w * 0.34;
  const peaks = (count: number, level: number, r: number, tone: string): string =>
    times(count, (i) => {
      const px = x + ((i + 0.5) / count - 0.5) * w * 0.86;
      const drop = ((i + 0.5) / count - 0.5) ** 2 * w * 0.5;
      return (
        path(
          `M${px - r} ${level + drop}C${px - r} ${level + drop - r * 1.1} ${px - r * 0.3} ${level + drop - r * 1.2} ${px + r * 0.1} ${level + drop - r * 2}C${px + r * 0.2} ${level + drop - r * 1.2} ${px + r} ${level + drop - r * 1.1} ${px + r} ${level + drop}Z`,
          tone,
        ) +
        path(
          `M${px - r * 0.3} ${level + drop - r * 1.25}Q${px} ${level + drop - r * 1.4} ${px + r * 0.1} ${level + drop - r * 2}Q${px + r * 0.2} ${level + drop - r * 1.3} ${px + r * 0.5} ${level + drop - r * 1.1}Q${px + r * 0.1} ${level + drop - r * 0.9} ${px - r * 0.3} ${level + drop - r * 1.25}Z`,
          '#d99a4c',
        )
      );
    });
  return (
    ellipse(x, y, w * 0.26, w * 0.04, '#b9cfc8') +
    path(
      `M${x - w * 0.05} ${y - w * 0.14}H${x + w * 0.05}L${x + w * 0.12} ${y}H${x - w * 0.12}Z`,
      '#cfe3da',
    ) +
    ellipse(x, y - w * 0.14, w * 0.62, w * 0.07, '#a8c4ba') +
    ellipse(x, y - w * 0.16, w * 0.62, w * 0.07, '#e6f4ec') +
    path(
      `M${x - w * 0.5} ${top}H${x + w * 0.5}L${x + w * 0.44} ${y - w * 0.16}Q${x} ${y - w * 0.11} ${x - w * 0.44} ${y - w * 0.16}Z`,
      '#d9974a',
    ) +
    times(15, (i) =>
      line(`M${x - w * 0.46 + i * w * 0.066} ${top + 8}l${(7 - i) * 0.6} ${w * 0.12}`, '#b8742f', 3),
    ) +
    path(
      `M${x - w * 0.52} ${top + w * 0.02}Q${x} ${top - w * 0.14} ${x + w * 0.52} ${top + w * 0.02}Q${x} ${top + w * 0.09} ${x - w * 0.52} ${top + w * 0.02}Z`,
      '#f0bd70',
    ) +
    ellipse(x, top - w * 0.03, w * 0.45, w * 0.08, '#fff0cf') +
    peaks(6, top - w * 0.09, w * 0.075, '#f3e0bc') +
    peaks(5, top - w * 0.05, w * 0.09, '#fff3d8') +
    peaks(6, top - w * 0.02, w * 0.085, '#fffaf0') +
    path(
      `M${x + w * 0.06} ${top + w * 0.04}L${x + w * 0.2} ${top - w * 0.17}Q${x + w * 0.3} ${top - w * 0.1} ${x + w * 0.4} ${top + w * 0.03}L${x + w * 0.35} ${y - w * 0.15}L${x + w * 0.1} ${y - w * 0.13}Z`,
      '#c9d9a0',
    ) +
    path(
      `M${x + w * 0.06} ${top + w * 0.04}L${x + w * 0.2} ${top - w * 0.12}L${x + w * 0.22} ${y - w * 0.14}H${x + w * 0.1}Z`,
      '#f4ea8e',
    ) +
    path(
      `M${x + w * 0.06} ${top + w * 0.02}L${x + w * 0.2} ${top - w * 0.19}V${top - w * 0.07}L${x + w * 0.07} ${top + w * 0.07}Z`,
      '#fffaf0',
    ) +
    path(
      `M${x + w * 0.2} ${top - w * 0.12}L${x + w * 0.4} ${top + w * 0.04}L${x + w * 0.35} ${y - w * 0.15}L${x + w * 0.22} ${y - w * 0.14}Z`,
      '#e3d56e',
    ) +
    path(
      `M${x + w * 0.2} ${top - w * 0.19}L${x + w * 0.41} ${top}L${x + w * 0.4} ${top + w * 0.07}L${x + w * 0.2} ${top - w * 0.07}Z`,
      '#e9dcc4',
    )
  );
};

/** A small lime, yellow as they are when ripe. */
const keyLime = (x: number, y: number, r: number, i = 0): string =>
  circle(x, y, r, ['#dcc83a', '#c3c640', '#e9d650'][i % 3]!) +
  path(
    `M${x} ${y - r}A${r} ${r} 0 0 1 ${x} ${y + r}Q${x + r * 0.7} ${y} ${x} ${y - r}Z`,
    '#9aa030',
    veil(0.55),
  ) +
  ellipse(x - r * 0.36, y - r * 0.4, r * 0.3, r * 0.2, '#fbf3a8', veil(0.9)) +
  circle(x + r * 0.2, y - r * 0.86, r * 0.12, '#7f8a2c');

const halfLime = (x: number, y: number, r: number): string =>
  ellipse(x, y, r, r * 0.6, '#c3c640') +
  ellipse(x, y, r * 0.86, r * 0.5, '#f7f3c4') +
  times(8, (i) =>
    path(
      `M0 0L${r * 0.7} ${-r * 0.2}Q${r * 0.8} 0 ${r * 0.7} ${r * 0.2}Z`,
      '#dce07a',
      `transform="translate(${x} ${y}) scale(1 .58) rotate(${i * 45})"`,
    ),
  );

const barStool = (x: number, y: number, h: number, seat: string): string =>
  ellipse(x + 8, y + 2, h * 0.3, h * 0.06, '#2a3a3a', veil(0.3)) +
  ellipse(x, y, h * 0.26, h * 0.055, '#8fa3a4') +
  ellipse(x, y - 5, h * 0.2, h * 0.04, '#dfeaea') +
  rect(x - h * 0.035, y - h * 0.9, h * 0.07, h * 0.88, '#c9d6d6') +
  rect(x + h * 0.005, y - h * 0.9, h * 0.03, h * 0.88, '#8fa3a4') +
  `<ellipse cx="${x}" cy="${y - h * 0.34}" rx="${h * 0.2}" ry="${h * 0.045}" fill="none" stroke="#b5c4c4" stroke-width="${h * 0.035}"/>` +
  rect(x - h * 0.26, y - h * 0.95, h * 0.52, h * 0.1, '#b5c4c4', `rx="${h * 0.03}"`) +
  rect(x - h * 0.27, y - h, h * 0.54, h * 0.09, seat, `rx="${h * 0.045}"`) +
  rect(x - h * 0.2, y - h * 0.985, h * 0.28, h * 0.025, mix(seat, '#ffffff', 0.5), `rx="${h * 0.012}"`);

/** What is behind the counter: tiles, shelves, a slate. */
const parlourWall = (): string =>
  rect(0, 0, 1200, 640, '#e6f3dc') +
  times(5, (r) =>
    times(17, (i) =>
      rect(i * 76 - (r % 2) * 38, 236 + r * 62, 72, 58, (i * 3 + r) % 5 ? '#b9dfc0' : '#a3d3b4', 'rx="3"'),
    ),
  ) +
  rect(0, 222, 1200, 12, '#6fae8c') +
  rect(60, 60, 250, 140, '#c98f52') +
  rect(72, 72, 226, 116, '#2f4a48') +
  path('M106 166L150 112L186 166Z', '#f4ea8e') +
  path('M106 112Q128 86 150 112Z', '#fffaf0') +
  line('M106 166H186', '#d9974a', 8) +
  path('M222 122H252L237 172Z', '#e3b070') +
  circle(237, 112, 18, '#f7d9dc') +
  line('M100 90H270', '#f3ead6', 3, veil(0.6)) +
  rect(640, 196, 520, 14, '#b5783f') +
  rect(640, 330, 520, 14, '#b5783f') +
  times(5, (i) => cup(690 + i * 58, 196, 38, ['#fffaf0', '#8ccfb4', '#f5c84a'][i % 3]!)) +
  times(
    3,
    (i) =>
      path(
        `M${1006 + i * 50} 196L${998 + i * 50} 136Q${1022 + i * 50} 120 ${1046 + i * 50} 136L${1036 + i * 50} 196Z`,
        ['#f4a8b4', '#bfe0a0', '#fbe6a4'][i]!,
        veil(0.95),
      ) + ellipse(1021 + i * 50, 134, 24, 7, '#ffffff'),
  ) +
  times(
    3,
    (i) =>
      rect(668 + i * 166, 318, 130, 12, '#cfe3da', 'rx="6"') +
      path(`M${680 + i * 166} 318L${672 + i * 166} 296H${794 + i * 166}L${786 + i * 166} 318Z`, '#d9974a') +
      path(
        `M${674 + i * 166} 298Q${702 + i * 166} 250 ${733 + i * 166} 268Q${764 + i * 166} 250 ${792 + i * 166} 298Z`,
        '#fffaf0',
      ) +
      path(`M${700 + i * 166} 268q10 -14 18 0q-8 8 -18 0Zm44 0q10 -12 18 2q-8 8 -18 -2Z`, '#d99a4c'),
  );

/** Nine stools, a marble top, and limes to be pressed. */
export const keyLimeCounter: Scene = () =>
  parlourWall() +
  [430, 760, 1060].map((x) => pendant(x, 0, 40, 110, '#f5c84a', '#fff6d0', 300)).join('') +
  group(path('M-20 -20H180L560 640H200Z', '#fffde0'), veil(0.3)) +
  figure(742, 760, 400, 'cook', {
    top: '#fffaf0',
    legs: '#2b4a6a',
    skin: '#8f5533',
    hat: '#6fae8c',
    flip: true,
  }) +
  path('M706 560H776L792 660H690Z', '#f5c84a') +
  path('M640 524Q606 510 600 486L612 478Q626 504 664 512Z', '#8fa3a4') +
  path('M640 520Q606 524 596 540L604 550Q626 536 662 532Z', '#6f8486') +
  circle(622, 516, 17, '#c3c640') +
  times(3, (i) => ellipse(618, 540 + i * 12, 3, 6, '#eef0a0')) +
  checker({ horizon: 500, vanish: 600, top: 700, bottom: 800 }, 120, 3, ['#fffaf0', '#6fae8c']) +
  rect(-10, 604, 1220, 134, fade(['#8cc9a4', '#5f9f80'])) +
  times(41, (i) => rect(i * 30, 612, 3, 124, '#4f8a6e', veil(0.7))) +
  rect(-10, 730, 1220, 14, '#3f6f5a') +
  rect(-10, 570, 1220, 38, '#f6f4ee') +
  rect(-10, 598, 1220, 10, '#c6c9c4') +
  times(14, (i) => line(`M${i * 92 - 30} 574q30 12 60 ${6 + (i % 3) * 6}t50 8`, '#b9bfc0', 2.4, veil(0.8))) +
  ellipse(400, 588, 170, 9, '#6f8486', veil(0.3)) +
  meringuePie(400, 586, 280) +
  path('M592 588V548H650V588Q620 596 592 588Z', '#f4f8d0', veil(0.9)) +
  path('M596 586V562H646V586Q620 592 596 586Z', '#e3e67a') +
  path('M838 544H1010Q1000 590 960 592H888Q848 590 838 544Z', '#2fa3a8') +
  path('M940 544H1010Q1000 590 960 592H926Q956 580 940 544Z', '#1d7f88') +
  times(6, (i) => keyLime(860 + i * 26, 532 - (i % 2) * 8, 21, i)) +
  times(4, (i) => keyLime(884 + i * 27, 502 - (i % 2) * 6, 20, i + 1)) +
  times(2, (i) => keyLime(912 + i * 26, 474, 20, i)) +
  keyLime(806, 570, 20, 1) +
  halfLime(764, 582, 22) +
  halfLime(712, 586, 20) +
  ellipse(190, 590, 90, 10, '#fffaf0') +
  ellipse(190, 587, 74, 7, '#dfeaea') +
  path('M132 584L176 536L250 576L246 586Z', '#d9974a') +
  path('M136 574L176 526L248 560V578L138 582Z', '#f0e684') +
  path(
    'M150 540Q158 512 182 516Q204 500 222 526Q246 530 244 558Q200 566 176 548Q158 556 150 540Z',
    '#fffdf4',
  ) +
  halfLime(196, 512, 18) +
  [1084, 1140]
    .map(
      (x, i) =>
        path(`M${x - 26} 530H${x + 26}L${x + 8} 572H${x - 8}Z`, '#e6f4ec', veil(0.9)) +
        rect(x - 4, 570, 8, 16, '#cfe3da') +
        ellipse(x, 588, 20, 4, '#cfe3da') +
        circle(x - 10, 522, 17, i ? '#f7c9d0' : '#d9e8a0') +
        circle(x + 11, 522, 17, i ? '#fbe6bc' : '#fffaf0') +
        circle(x, 506, 17, i ? '#fffaf0' : '#e6ee9c'),
    )
    .join('') +
  times(9, (i) => barStool(54 + i * 136.5, 806, 156, ['#f5c84a', '#fffaf0', '#8cc65a'][i % 3]!));
