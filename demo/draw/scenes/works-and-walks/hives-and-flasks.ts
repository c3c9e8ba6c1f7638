/** Hives made of logs under a roof of palm, and a shelf of flasks beside a spring of drinking water. */
import { bee, log } from '../../bees.ts';
import { thatch } from '../../hammock.ts';
import { canopy, thicket } from '../../jungle.ts';
import { bananaLeaf } from '../../leaves.ts';
import { mix } from '../../palette.ts';
import type { Scene } from '../../scene.ts';
import { slatShade } from '../../shade.ts';
import { beams, sky } from '../../sky.ts';
import { circle, clip, ellipse, line, path, rect, short, times, veil } from '../../svg.ts';
import { starMotif, tiles } from '../../tiles.ts';

const woods = ['#9a6a48', '#8a5c40', '#a87850'];

export const logHives: Scene = (random) =>
  sky(['#8fd0c4', '#c9e6c0', '#f6efc0'], 420, 8) +
  times(7, (i) => canopy(random, i * 200, 190 + (i % 2) * 40, 330, 300, '#1f6247', '#3f8f54', '#8cc05a')) +
  times(6, (i) => canopy(random, 60 + i * 220, 400, 300, 220, '#174f42', '#2f7a50', '#6fae54')) +
  beams(200, -80, 1000, '#fff6c0', 18, 0.16) +
  path('M-20 560Q300 530 620 552T1220 540V810H-20Z', '#c9a05e') +
  path('M-20 640Q300 610 620 636T1220 622V810H-20Z', '#dcb878') +
  thicket(random, [-20, 600], [230, 610], 170, ['#2f7d54', '#4f9a50', '#1f6247', '#8cb84e'], 22) +
  thicket(random, [1010, 600], [1220, 590], 170, ['#2f7d54', '#4f9a50', '#1f6247', '#8cb84e'], 22) +
  ellipse(600, 722, 500, 34, '#6a4a3a', veil(0.45)) +
  rect(210, 250, 780, 440, '#3a2424', veil(0.55)) +
  [196, 986].map((x) => rect(x, 230, 30, 490, '#7a4f34') + rect(x, 230, 10, 490, '#a8744a')).join('') +
  times(3, (row) => {
    const y = 352 + row * 132;
    return (
      times(2, (i) => log(random, 410 + i * 384, y, 320, woods[(row + i * 2) % 3]!)) +
      rect(200, y + 50, 800, 20, '#6a4530') +
      rect(200, y + 50, 800, 6, '#a8744a')
    );
  }) +
  thatch(random, [600, -30], 60, 1140, 262) +
  [
    [330, 250, 15, 10],
    [566, 396, 15, -20],
    [452, 330, 11, 160],
    [836, 300, 15, 190],
    [676, 520, 17, 20],
    [900, 440, 12, -30],
    [300, 560, 17, -16],
    [1080, 430, 16, 200],
    [120, 470, 16, 12],
    [734, 396, 11, 170],
    [1060, 590, 19, 160],
  ]
    .map(([x, y, s, turn]) => bee(x!, y!, s! * 1.4, turn!))
    .join('') +
  path('M486 716Q470 640 520 612H610Q660 640 644 716Q566 740 486 716Z', '#c7703f') +
  path('M580 612H610Q660 640 644 716Q620 728 590 730Q630 670 580 612Z', '#96482f') +
  ellipse(565, 612, 50, 13, '#8a4429') +
  ellipse(565, 613, 40, 9, '#f0a52c') +
  line('M580 606L650 540', '#a8744a', 9) +
  times(5, (i) => bananaLeaf(random, 1150, 800, -160 + i * 24, 260, '#5aa850', '#2a7a4c')) +
  times(5, (i) => bananaLeaf(random, 40, 800, -116 + i * 24, 230, '#5aa850', '#2a7a4c')) +
  times(34, (i) => {
    const [x, y] = [(i % 2 ? 900 : 300) + random.between(-170, 170), random.between(700, 790)];
    return (
      times(5, (k) =>
        ellipse(x, y - 6, 4, 7, '#fffaf0', `transform="rotate(${k * 72} ${short(x)} ${short(y)})"`),
      ) + circle(x, y, 3.4, '#f5b942')
    );
  });

/** A steel flask in one colour, its loop and its band. */
const flask = (x: number, y: number, h: number, colour: string): string => {
  const w = h * 0.17;
  const body = `M${x - w} ${y - 10}V${y - h * 0.62}Q${x - w} ${y - h * 0.76} ${x - w * 0.55} ${y - h * 0.8}V${y - h * 0.86}H${x + w * 0.55}V${y - h * 0.8}Q${x + w} ${y - h * 0.76} ${x + w} ${y - h * 0.62}V${y - 10}Q${x + w} ${y} ${x + w - 10} ${y}H${x - w + 10}Q${x - w} ${y} ${x - w} ${y - 10}Z`;
  return (
    path(body, '#3a1a3a', 'opacity=".24" transform="translate(26 0)"') +
    path(
      `M${x - w * 0.4} ${y - h * 0.95}Q${x - w * 0.5} ${y - h * 1.06} ${x} ${y - h * 1.06}Q${x + w * 0.5} ${y - h * 1.06} ${x + w * 0.4} ${y - h * 0.95}`,
      'none',
      `stroke="#5a4038" stroke-width="${w * 0.2}"`,
    ) +
    path(body, colour) +
    clip(
      body,
      rect(x - w, y - h, w * 0.42, h, mix(colour, '#ffffff', 0.4)) +
        rect(x + w * 0.34, y - h, w, h, mix(colour, '#2a1436', 0.3)) +
        rect(x - w, y - h * 0.14, w * 2, h * 0.035, mix(colour, '#ffffff', 0.6)) +
        rect(x - w * 0.62, y - h * 0.72, w * 0.1, h * 0.5, '#ffffff', veil(0.7)),
    ) +
    path(
      `M${x - w * 0.5} ${y - h * 0.4}q${w * 0.25} ${-h * 0.05} ${w * 0.5} 0t${w * 0.5} 0M${x - w * 0.5} ${y - h * 0.35}q${w * 0.25} ${-h * 0.05} ${w * 0.5} 0t${w * 0.5} 0`,
      'none',
      `stroke="#fffaf0" stroke-width="${h * 0.014}" stroke-linecap="round"`,
    ) +
    rect(x - w * 0.62, y - h * 0.98, w * 1.24, h * 0.13, '#d9c4a0', 'rx="7"') +
    rect(x - w * 0.62, y - h * 0.98, w * 0.34, h * 0.13, '#fff0d0', 'rx="6"') +
    rect(x + w * 0.2, y - h * 0.98, w * 0.42, h * 0.13, '#a88a68', 'rx="6"')
  );
};

/** A carafe half full of water, with a slice of lime. */
const carafe = (x: number, y: number, h: number): string => {
  const body = `M${x - h * 0.12} ${y - h}L${x - h * 0.09} ${y - h * 0.66}Q${x - h * 0.3} ${y - h * 0.5} ${x - h * 0.3} ${y - h * 0.22}Q${x - h * 0.3} ${y} ${x - h * 0.2} ${y}H${x + h * 0.2}Q${x + h * 0.3} ${y} ${x + h * 0.3} ${y - h * 0.22}Q${x + h * 0.3} ${y - h * 0.5} ${x + h * 0.09} ${y - h * 0.66}L${x + h * 0.12} ${y - h}Z`;
  return (
    path(body, '#3a1a3a', 'opacity=".16" transform="translate(26 0)"') +
    path(body, '#f3fbf6', 'opacity=".72" stroke="#ffffff" stroke-width="5"') +
    clip(
      body,
      rect(x - h, y - h * 0.5, h * 2, h, '#8fd6d6', veil(0.75)) +
        rect(x + h * 0.1, y - h * 0.5, h, h, '#4fb0bc', veil(0.6)) +
        circle(x - h * 0.08, y - h * 0.3, h * 0.1, '#7fb04a') +
        circle(x - h * 0.08, y - h * 0.3, h * 0.082, '#e3eda0') +
        times(6, (i) =>
          path(
            `M0 0L${h * 0.07} ${-h * 0.02}V${h * 0.02}Z`,
            '#b9d45e',
            `transform="translate(${x - h * 0.08} ${y - h * 0.3}) rotate(${i * 60})"`,
          ),
        ) +
        rect(x - h * 0.24, y - h * 0.46, h * 0.05, h * 0.38, '#ffffff', 'rx="10" opacity=".8"'),
    ) +
    ellipse(x, y - h, h * 0.12, h * 0.022, '#ffffff', veil(0.9)) +
    ellipse(x, y - h * 0.5, h * 0.26, h * 0.028, '#dff6f0', veil(0.9))
  );
};

const houseColours = ['#e4576a', '#f0a52c', '#2f9a8c', '#2b6f9e', '#ee7a4c', '#5a4a8a'];

export const flaskShelf: Scene = () =>
  tiles(172, '#fbf1da', '#f3ead2', '#d6c7a8', starMotif('#2f9aa0', '#f0a04a')) +
  rect(0, 610, 1200, 200, '#e9bd86') +
  rect(0, 610, 1200, 16, '#fbe0b0') +
  times(5, (i) => rect(i * 250 - 20, 626, 4, 180, '#b98656', veil(0.5))) +
  rect(0, 604, 1200, 10, '#3a1a3a', veil(0.16)) +
  path('M930 610V360A130 130 0 0 1 1190 360V610Z', '#d6ab74') +
  path('M948 610V364A112 112 0 0 1 1172 364V610Z', '#1f7f8a') +
  path('M948 610V364A112 112 0 0 1 1172 364V380A112 96 0 0 0 984 400V610Z', '#12596c', veil(0.7)) +
  times(5, (r) =>
    times(5, (c) => circle(980 + c * 40 + (r % 2) * 20, 330 + r * 56, 5, '#6fc9c4', veil(0.7))),
  ) +
  path('M1070 400H1120V372H1150V430H1070Q1046 430 1046 452V470H1020V450Q1020 400 1070 400Z', '#c98f3c') +
  path('M1070 400H1120V410H1074Q1034 412 1032 452V470H1020V450Q1020 400 1070 400Z', '#f6d488') +
  circle(1096, 384, 19, '#e0a94c') +
  circle(1092, 380, 10, '#fbe6a8') +
  path('M1024 470H1044L1040 600H1026Z', '#c9f0ec', veil(0.9)) +
  path('M1030 470H1036L1034 600H1030Z', '#ffffff', veil(0.9)) +
  path('M936 596H1184L1160 690H960Z', '#f3dcb0') +
  path('M1080 596H1184L1160 690H1090Z', '#c9a06c') +
  ellipse(1060, 598, 124, 22, '#fbeac6') +
  ellipse(1060, 600, 106, 16, '#4fb6bc') +
  ellipse(1034, 600, 34, 7, '#dff6f0') +
  houseColours.map((colour, i) => flask(92 + i * 122, 690 + (i % 2) * 10, 330, colour)).join('') +
  carafe(836, 706, 300) +
  slatShade(38, 330, 120, '#2a1f4a', 0.12);
