/** What lies on beds, counters and terraces, from above. */
import { raspberry, strawberry } from '../../berries.ts';
import { citrus, limes, oranges } from '../../citrus.ts';
import { napkin, spoon } from '../../cutlery.ts';
import { hibiscus } from '../../flowers.ts';
import { kiwi, papaya, under } from '../../food-fruit.ts';
import { basil } from '../../herbs.ts';
import { SHADE, mix } from '../../palette.ts';
import { frond } from '../../palms.ts';
import type { Scene } from '../../scene.ts';
import { laid, archLight } from '../../shade.ts';
import {
  ring,
  boxPath,
  circle,
  clip,
  diskPath,
  ellipse,
  fade,
  group,
  line,
  move,
  path,
  polar,
  rect,
  short,
  straight,
  times,
  veil,
  wedge,
} from '../../svg.ts';
import { bowl, plate, tumbler } from '../../tableware.ts';
import { ringMotif, tiles } from '../../tiles.ts';
import { lightNet } from '../../water.ts';

/** Rolled in seven turns, the middle one on top. */
const croissant = (x: number, y: number, s: number, turn: number): string => {
  const roll = (i: number, colour: string): string => {
    const a = -90 + (i - 3) * 24;
    const [px, py] = polar(0, s * 0.55, s * 0.72, a);
    const wide = s * (0.4 - Math.abs(i - 3) * 0.085);
    return move(
      px,
      py,
      ellipse(0, 0, wide, s * 0.24, colour) +
        (colour === SHADE
          ? ''
          : ellipse(wide * 0.12, -s * 0.03, wide * 0.74, s * 0.15, mix(colour, '#ffdf9a', 0.5)) +
            path(
              `M${short(-wide * 0.9)} ${short(s * 0.1)}Q0 ${short(s * 0.32)} ${short(wide * 0.9)} ${short(s * 0.1)}Q0 ${short(s * 0.22)} ${short(-wide * 0.9)} ${short(s * 0.1)}Z`,
              '#9a5a22',
            )),
      a,
    );
  };
  const order = [0, 6, 1, 5, 2, 4, 3];
  return move(
    x,
    y,
    under(order.map((i) => roll(i, SHADE)).join(''), 12, 14) +
      order.map((i) => roll(i, i % 2 ? '#cf8638' : '#d99545')).join(''),
    turn,
  );
};

/** Breakfast comes to the bed. */
export const bedBreakfast: Scene = (random) => {
  const pillow = 'M-230 -130Q0 -112 230 -130Q214 0 230 130Q0 112 -230 130Q-214 0 -230 -130Z';
  return (
    rect(0, 0, 1200, 800, '#fdf6e8') +
    path('M-20 190Q180 240 240 440T420 820H240Q160 600 110 470T-20 310Z', '#f3e7d6') +
    path('M860 -20Q960 160 1060 150T1220 230V330Q1100 240 1000 250T780 -20Z', '#f5ead9') +
    path('M960 820Q1060 600 1220 520V620Q1110 680 1060 820Z', '#f1e4d2') +
    move(
      196,
      64,
      laid(pillow, '#fffdf8', 16, 22, 0.2) +
        path('M-200 96Q0 80 200 96', 'none', 'stroke="#7f9fd0" stroke-width="8"') +
        path('M-120 -40Q-60 -10 -40 40M90 -50Q70 0 96 30', 'none', 'stroke="#e6dccb" stroke-width="8"'),
      -8,
    ) +
    move(
      720,
      8,
      laid(pillow, '#f7cf5e', 16, 22, 0.2) +
        path('M-130 -20Q-70 10 -50 70M90 0Q70 40 96 80', 'none', 'stroke="#e6b848" stroke-width="9"'),
      5,
    ) +
    laid('M-20 706Q260 646 620 722T1220 696V840H-20Z', '#6f92ca', 0, -12, 0.16) +
    times(3, (i) =>
      line(`M-20 ${732 + i * 26}Q260 ${672 + i * 26} 620 ${748 + i * 26}T1220 ${722 + i * 26}`, '#e6edf7', 8),
    ) +
    move(
      640,
      400,
      laid(
        'M-400 -250H400Q424 -250 424 -226V226Q424 250 400 250H-400Q-424 250 -424 226V-226Q-424 -250 -400 -250Z',
        '#a8683c',
        26,
        32,
      ) +
        rect(-400, -226, 800, 452, '#d9a264', 'rx="14"') +
        path('M-400 -226H400V-206H-380V226H-400Z', '#8a5230', veil(0.45)) +
        times(5, (i) => line(`M-372 ${-150 + i * 82}q190 ${i % 2 ? 16 : -14} 372 0t372 0`, '#c48d4e', 4)) +
        times(2, (i) => rect(-420 + i * 806, -70, 34, 140, '#6f4226', 'rx="17"')),
      -5,
    ) +
    napkin(356, 488, 140, 300, '#fffaf0', '#ee6c4d', -5) +
    spoon(356, 488, 240, '#cfd4d6', -5) +
    plate(596, 460, 170, { rim: '#fffaf0', edge: '#2b6fae', motif: 'petals', ink: '#2b6fae' }) +
    croissant(588, 424, 132, -8) +
    strawberry(600, 524, 27, 30) +
    strawberry(652, 506, 25, -60, true) +
    raspberry(552, 536, 19) +
    raspberry(630, 556, 18) +
    plate(876, 530, 106, { rim: '#2f8f8a', edge: '#1f6a6c', well: '#45a69e' }) +
    ellipse(958, 496, 32, 18, '#fffaf0', 'transform="rotate(-24 958 496)"') +
    circle(886, 542, 76, SHADE, veil(0.3)) +
    circle(876, 528, 76, '#fffaf0') +
    circle(876, 530, 64, '#6e3f24') +
    circle(878, 532, 58, '#c98a52') +
    path('M878 578C834 552 838 500 878 520C918 500 922 552 878 578Z', '#f6e2bd') +
    path('M878 560C852 542 854 512 878 526C902 512 904 542 878 560Z', '#c98a52') +
    path('M878 550C862 538 864 520 878 530C892 520 894 538 878 550Z', '#f6e2bd') +
    plate(882, 292, 114, { rim: '#f7c65a', edge: '#d99a2c', well: '#fbdc8c' }) +
    papaya(random, 872, 276, 78, -16) +
    kiwi(858, 338, 28) +
    citrus(926, 330, 30, ...limes, 12) +
    bowl(420, 262, 84, '#fffaf0', '#f3ead6', '#fffdf6') +
    raspberry(398, 246, 18) +
    raspberry(438, 254, 17) +
    raspberry(412, 286, 17) +
    basil(446, 292, 36, 130) +
    tumbler(648, 232, 56, '#f6a93c', false) +
    citrus(676, 206, 32, ...oranges, 4) +
    basil(1074, 690, 100, -104) +
    basil(1130, 680, 96, 112) +
    hibiscus(1106, 650, 74, '#e4576a', 16) +
    archLight(680, 400, 900, 1300, 36, '#3a2f6a', 0.17)
  );
};

/** The key, the bell, the cool of the tiles. */
export const roomKey: Scene = () => {
  const brass = fade(['#ffe29a', '#e0a63e', '#a36a22']);
  const bow = [-180, -90, 90].map((a) => polar(-250, 0, 66, a));
  const key = (fill: string): string =>
    bow
      .map(([x, y]) => path(`${diskPath(x, y, 62)}${diskPath(x, y, 30)}`, fill, 'fill-rule="evenodd"'))
      .join('') +
    circle(-250, 0, 34, fill) +
    rect(-230, -19, 490, 38, fill, 'rx="8"') +
    [-176, -146, 116].map((x) => rect(x, -36, 20, 72, fill, 'rx="8"')).join('') +
    path('M152 12H262V112H228V78H206V122H180V82H152Z', fill) +
    circle(260, 0, 22, fill);
  const strand = (i: number): string =>
    line(
      `M0 0Q${(i - 5) * 6} 70 ${(i - 5) * 13} ${150 + ((i * 17) % 22)}`,
      i % 3 ? '#e4573f' : '#f58a5c',
      13,
    );
  const [bx, by] = [946, 300];
  return (
    tiles(160, '#fbf5e6', '#f2f0e4', '#d3cfc0', ringMotif('#8fbcd8', '#cfe0e0')) +
    line('M222 566Q190 580 172 606', SHADE, 9, 'opacity=".3" transform="translate(16 22)"') +
    move(
      480,
      450,
      group(key(SHADE), 'transform="translate(22 28)" opacity=".4"') +
        key('#8a561c') +
        group(key(brass), 'transform="translate(-4 -5)"') +
        rect(-120, -16, 226, 7, '#fff3c8', 'rx="3" opacity=".85"') +
        bow
          .map(([x, y]) =>
            ring(
              x - 4,
              y - 5,
              50,
              '#fff0b8',
              6,
              'stroke-dasharray="70 300" stroke-dashoffset="-165" opacity=".9"',
            ),
          )
          .join(''),
      -24,
      0.92,
    ) +
    line('M222 566Q190 580 172 606', '#c9412f', 10) +
    move(
      168,
      602,
      group(path('M-70 170L-22 0H22L70 170Z', SHADE), 'transform="translate(26 20)" opacity=".28"') +
        times(11, strand) +
        ellipse(0, 6, 34, 40, '#c9412f') +
        ellipse(-6, -2, 22, 28, '#ee6c4d') +
        rect(-28, 34, 56, 20, '#f5c24a', 'rx="9"') +
        rect(-28, 40, 56, 5, '#c98a2c'),
      18,
    ) +
    circle(bx + 34, by + 42, 168, SHADE, veil(0.36)) +
    circle(bx, by, 168, '#123f63') +
    circle(bx - 2, by - 4, 158, '#1f5f8a') +
    circle(bx - 2, by - 4, 136, '#8a561c') +
    circle(bx - 4, by - 7, 134, brass) +
    circle(bx - 10, by - 14, 98, '#f3c862', veil(0.7)) +
    path(
      `M${polar(bx - 4, by - 7, 114, 188)
        .map(short)
        .join(' ')}A114 114 0 0 1 ${polar(bx - 4, by - 7, 114, 268)
        .map(short)
        .join(' ')}A140 140 0 0 0 ${polar(bx - 4, by - 7, 114, 188)
        .map(short)
        .join(' ')}Z`,
      '#fff6d6',
      veil(0.9),
    ) +
    circle(bx + 8, by + 6, 34, '#6a3f14', veil(0.5)) +
    circle(bx - 4, by - 7, 32, '#c98a2c') +
    circle(bx - 8, by - 11, 25, '#ffe6a4') +
    basil(960, 700, 120, -110) +
    basil(1120, 690, 110, 124) +
    hibiscus(1040, 652, 86, '#f0588a', 10) +
    archLight(560, 420, 900, 1400, 40, '#1f2a6a', 0.24)
  );
};

/** Four steps into water nobody else swims in. */
export const poolSteps: Scene = (random) => {
  const step = (r: number, colour: string): string =>
    circle(372 + 12, 430 + 14, r, '#0f5f84', veil(0.3)) +
    circle(372, 430, r, '#f2fff6') +
    circle(372, 430, r - 12, colour);
  const scallop = (x: number, y: number, r: number): string =>
    `M${polar(x, y, r, -18).map(short).join(' ')}${Array.from(
      { length: 10 },
      (_, i) =>
        `Q${polar(x, y, r * 0.95, i * 36)
          .map(short)
          .join(' ')} ${polar(x, y, r, i * 36 + 18)
          .map(short)
          .join(' ')}`,
    ).join('')}Z`;
  const tile = (i: number): string => (i % 2 ? '#2b7fae' : '#8fd0d4');
  return (
    rect(0, 0, 1200, 800, '#f6cdb0') +
    times(9, (r) =>
      times(13, (c) => ((r + c) % 2 ? '' : rect(c * 100 - 40, r * 100 - 50, 98, 98, '#f0bd9c'))),
    ) +
    rect(330, 60, 900, 690, '#fff3dc') +
    times(31, (i) => rect(338 + i * 29, 66, 23, 23, tile(i)) + rect(338 + i * 29, 722, 23, 23, tile(i))) +
    times(22, (i) => rect(338, 95 + i * 28.5, 23, 23, tile(i + 1))) +
    clip(
      boxPath(372, 96, 860, 620),
      rect(372, 96, 860, 620, '#1f93b4') +
        path('M770 96Q720 420 810 716H1232V96Z', '#1a80a8') +
        path('M960 96Q900 420 1000 716H1232V96Z', '#16709c') +
        step(352, '#33aec2') +
        step(268, '#5fc6cc') +
        step(184, '#93dcd6') +
        step(100, '#c6f0e4') +
        lightNet(random, 560, 90, 700, 640, '#f4fff6', 0.24, 110) +
        path('M372 96H1232V124H398V716H372Z', '#0f4f74', veil(0.4)),
    ) +
    group(
      path(scallop(396, 330, 206), '#1a1a5a') + straight([150, 130], [396, 330], '#1a1a5a', 12),
      veil(0.34),
    ) +
    clip(
      scallop(140, 116, 214),
      times(10, (i) => {
        const at = wedge(140, 116, 240, i * 36 - 18, i * 36 + 18);
        return path(at, i % 2 ? '#fff3dc' : '#ee6c4d') + (i < 4 ? path(at, '#3a1f4a', veil(0.16)) : '');
      }) + ring(140, 116, 190, '#fff3dc', 8, veil(0.8)),
    ) +
    circle(140, 116, 16, '#8a3a34') +
    move(
      166,
      610,
      rect(-74 + 16, -140 + 20, 148, 280, '#5a2a4a', veil(0.3)) +
        rect(-74, -140, 148, 280, '#fffaf0', 'rx="8"') +
        times(5, (i) => rect(-74, -112 + i * 54, 148, 20, '#f5b942')) +
        times(12, (i) => rect(-70 + i * 12.4, 138, 5, 16, '#fffaf0')),
      -12,
    ) +
    move(
      180,
      590,
      ellipse(16, 20, 88, 86, '#5a2a4a', veil(0.3)) +
        circle(0, 0, 86, '#e8bf74') +
        times(3, (i) => ring(0, 0, 76 - i * 13, '#c18f48', 3, 'stroke-dasharray="14 7"')) +
        circle(5, 6, 46, '#b5823f') +
        circle(0, 0, 44, '#e4576a') +
        circle(-1, -2, 37, '#f3d290'),
    ) +
    frond(random, 1270, 870, -150, 520, { light: '#5ea34e', dark: '#1f6247' }, -0.1, 22) +
    frond(random, 1290, 720, -164, 420, { light: '#7ab552', dark: '#2a7450' }, -0.1, 22) +
    move(
      930,
      300,
      ellipse(24, 42, 92, 92, '#0f4f74', veil(0.4)) +
        ring(0, 0, 68, '#f7a9b8', 50) +
        clip(
          `${diskPath(0, 0, 93)}${diskPath(0, 0, 43)}`,
          times(6, (i) => path(wedge(0, 0, 96, i * 60, i * 60 + 30), '#fffaf0')),
        ) +
        ring(
          0,
          0,
          84,
          '#ffffff',
          6,
          'stroke-dasharray="90 600" stroke-dashoffset="-270" stroke-linecap="round" opacity=".8"',
        ),
    )
  );
};
