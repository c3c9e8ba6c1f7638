import { citrus, oranges } from '../../citrus.ts';
import { fork, knife, napkin } from '../../cutlery.ts';
import { avocado } from '../../food-fruit.ts';
import { cucumber, onion, radish, seeds, tomato } from '../../food-greens.ts';
import { basil, lettuce } from '../../herbs.ts';
import type { Scene } from '../../scene.ts';
import { palmShade } from '../../shade.ts';
import { clip, diskPath, polar, rect, times } from '../../svg.ts';
import { marble } from '../../tabletops.ts';
import { bowl } from '../../tableware.ts';

export const plateSalad: Scene = (random) =>
  marble(random, '#eef0e6', '#b9c7c0') +
  napkin(160, 480, 260, 420, '#f6cf6a', '#fffaf0', -10) +
  bowl(640, 405, 330, '#f3f0e2', '#fffdf5', '#7db04a') +
  clip(
    diskPath(642, 407, 268),
    times(26, () => {
      const [x, y] = polar(640, 405, 230 * Math.sqrt(random()), random() * 360);
      return lettuce(
        random,
        x,
        y,
        random.between(56, 88),
        random.pick(['#a9d06a', '#8cc65a', '#c3dd86', '#b0577f']),
        random.pick(['#5ea34e', '#4f9147', '#7a3a62']),
      );
    }),
  ) +
  times(7, (i) => cucumber(...polar(640, 405, 200, i * 51), 38)) +
  times(7, (i) => tomato(...polar(640, 405, 130, i * 51 + 25), 34, i * 20)) +
  avocado(560, 380, 150, -30) +
  times(6, (i) => radish(...polar(640, 405, 160, i * 60 + 50), 26)) +
  times(4, (i) => citrus(...polar(660, 420, 66, i * 90), 40, ...oranges, i * 20)) +
  onion(740, 300, 38) +
  onion(520, 520, 34) +
  seeds(random, 640, 405, 230, 46, ['#f3d488', '#d99a3a', '#fff6dc'], 5) +
  times(8, (i) =>
    rect(
      ...(polar(630, 395, 190 * Math.sqrt(random()), i * 45) as [number, number]),
      30,
      26,
      '#fffaf0',
      'rx="5"',
    ),
  ) +
  times(6, () => {
    const [x, y] = polar(640, 405, 200, random() * 360);
    return basil(x, y, 46, random() * 360);
  }) +
  fork(1080, 420, 420, '#c9a45e', 10) +
  knife(1150, 420, 410, '#c9a45e', 6) +
  bowl(1050, 130, 70, '#f6cf6a', '#fbe6a0', '#d9b23a') +
  palmShade(random, -100, -80, 38, 700);
