import { hibiscus } from '../../flowers.ts';
import { chair } from '../../furniture.ts';
import { monstera } from '../../leaves.ts';
import { mix } from '../../palette.ts';
import { goldPalm, palm, shadowPalm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { beams, sun } from '../../sky.ts';
import { circle, ellipse, fade, group, lens, line, path, poly, rect, times, veil } from '../../svg.ts';
import { glassOf } from '../../tablesetting.ts';

export const palmGroveTable: Scene = (random) => {
  const far = (c: string, x: number, y: number, h: number, lean: number): string =>
    palm(random, x, y, h, { ...shadowPalm(c, mix(c, '#fff2c0', 0.25)), lean });
  return (
    rect(0, 0, 1200, 800, fade(['#f6e7a8', '#dfe39a', '#9fcf8a'])) +
    beams(880, 60, 1100, '#fffbe0', 22, 0.22) +
    sun(880, 70, 60, '#fffbe0', '#fff3b0', 5) +
    [60, 190, 330, 470, 640, 780, 930, 1080, 1190]
      .map((x, i) => far('#a9c987', x, 520, 340 + (i % 3) * 60, (i % 2 ? 1 : -1) * 24))
      .join('') +
    rect(0, 505, 1200, 120, '#a9c46f') +
    [120, 290, 540, 720, 1010]
      .map((x, i) => far('#6fa562', x, 560, 420 + (i % 2) * 60, (i % 2 ? -1 : 1) * 40))
      .join('') +
    path('M0 552Q300 530 600 548T1200 540V800H0Z', '#8ab555') +
    path('M0 610Q300 588 640 606T1200 596V800H0Z', '#6f9f48') +
    group(
      times(12, (i) =>
        poly(
          [
            [i * 110 - 60, 800],
            [i * 110 + 20, 800],
            [i * 96 + 120, 560],
            [i * 96 + 96, 560],
          ],
          '#2f6a3f',
        ),
      ),
      veil(0.3),
    ) +
    times(40, () =>
      lens(
        random.between(0, 1200),
        random.between(590, 790),
        random.between(30, 110),
        4,
        '#d9e38a',
        veil(0.7),
      ),
    ) +
    [
      [260, 566],
      [430, 560],
      [600, 558],
      [770, 560],
      [940, 566],
    ]
      .map(([x, y], i) =>
        figure(x!, y! + 70, 140, 'toast', {
          ...(i % 2
            ? { top: ['#fffaf0', '#f5b942'][i % 2]! }
            : { dress: ['#ee6c4d', '#fff', '#e4576a', '#fff', '#2b8fae'][i]! }),
          skin: i % 2 ? '#7a4630' : '#c48a62',
          flip: i > 2,
          hat: i === 2 ? '#fffaf0' : (undefined as never),
        }),
      )
      .join('') +
    poly(
      [
        [150, 600],
        [1050, 600],
        [1140, 660],
        [60, 660],
      ],
      '#fffaf0',
    ) +
    poly(
      [
        [60, 660],
        [1140, 660],
        [1120, 742],
        [80, 742],
      ],
      '#e6dcc4',
    ) +
    times(14, (i) => path(`M${80 + i * 76} 660q10 46 -6 82h30q12 -40 4 -82Z`, '#d3c6aa', veil(0.6))) +
    times(9, (i) => monstera(230 + i * 94, 634, i % 2 ? 8 : 172, 62, '#5ea34e', '#2f7d54')) +
    times(7, (i) => hibiscus(270 + i * 110, 630, 17, i % 2 ? '#f5b942' : '#e4576a', i * 30)) +
    times(
      6,
      (i) => ellipse(210 + i * 158, 648, 44, 7, '#2b8fae') + ellipse(210 + i * 158, 645, 34, 5, '#f4e8cf'),
    ) +
    times(7, (i) => glassOf(300 + i * 106, 626, 40, i % 2 ? '#f6dc8a' : '#f58fa0')) +
    times(4, (i) => chair(200 + i * 250, 786, 150, '#a8683f', '#f3d6a2', i > 1)) +
    line('M0 150Q300 260 560 130T1200 120', '#7a5534', 2) +
    times(20, (i) => {
      const x = 40 + i * 60;
      return (
        circle(x, 176 + Math.sin(i * 0.85) * 36, 15, ['#fffaf0', '#f5b942', '#ee6c4d', '#f58fa0'][i % 4]!) +
        rect(x - 4, 162 + Math.sin(i * 0.85) * 36, 8, 5, '#7a5534')
      );
    }) +
    palm(random, 110, 830, 720, { ...goldPalm, light: '#7fae4c', dark: '#2a6a48', lean: -50, head: 0.42 }) +
    palm(random, 1110, 830, 700, { ...goldPalm, light: '#7fae4c', dark: '#2a6a48', lean: 40, head: 0.42 })
  );
};
