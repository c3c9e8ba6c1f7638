import { mix } from '../../palette.ts';
import { frond } from '../../palms.ts';
import type { Scene } from '../../scene.ts';
import { cumulus, gulls, sun } from '../../sky.ts';
import { circle, polar, poly, rect, straight, times } from '../../svg.ts';

export const palmSky: Scene = (random) => {
  const lookUp = (
    x: number,
    y: number,
    turn: number,
    size: number,
    trunkFrom: readonly [number, number],
    light: string,
    dark: string,
  ): string => {
    const w = size * 0.09;
    const a = Math.atan2(trunkFrom[1] - y, trunkFrom[0] - x) + Math.PI / 2;
    const [cx, cy] = [Math.cos(a), Math.sin(a)];
    const steps = 15;
    return (
      poly(
        [
          [x - cx * w * 0.3, y - cy * w * 0.3],
          [x + cx * w * 0.3, y + cy * w * 0.3],
          [trunkFrom[0] + cx * w * 1.1, trunkFrom[1] + cy * w * 1.1],
          [trunkFrom[0] - cx * w * 1.1, trunkFrom[1] - cy * w * 1.1],
        ],
        '#a8744c',
      ) +
      poly(
        [
          [x, y],
          [x + cx * w * 0.3, y + cy * w * 0.3],
          [trunkFrom[0] + cx * w * 1.1, trunkFrom[1] + cy * w * 1.1],
          [trunkFrom[0], trunkFrom[1]],
        ],
        '#70452f',
      ) +
      times(steps, (i) => {
        const t = (i + 1) / (steps + 1);
        const [px, py, k] = [x + (trunkFrom[0] - x) * t, y + (trunkFrom[1] - y) * t, w * (0.3 + 0.8 * t)];
        return straight([px - cx * k, py - cy * k], [px + cx * k, py + cy * k], '#5a3626', 3);
      }) +
      times(7, (i) =>
        frond(
          random,
          x,
          y,
          turn + i * 51.4 + 24,
          size * 0.92,
          { light: dark, dark: mix(dark, '#0a2a2c', 0.35) },
          0,
          11,
          0.5,
        ),
      ) +
      times(6, (i) =>
        circle(...polar(x, y, size * 0.09, i * 60), size * 0.055, i % 2 ? '#c98a3c' : '#8a5a2a'),
      ) +
      times(8, (i) =>
        frond(random, x, y, turn + i * 45, size * random.between(0.92, 1.08), { light, dark }, 0, 12, 0.46),
      )
    );
  };
  return (
    rect(0, 0, 1200, 800, '#38a9c9') +
    times(7, (i) =>
      circle(
        610,
        390,
        760 - i * 96,
        ['#2b9bc0', '#3aa8c8', '#4fb5cf', '#6ac3d5', '#8ad1da', '#abdfe0', '#cdebe4'][i]!,
      ),
    ) +
    sun(610, 390, 74, '#fffde6', '#fff8d0', 5) +
    cumulus(random, 860, 640, 280, '#fffaf0', '#d3ecec') +
    cumulus(random, 330, 210, 240, '#fffaf0', '#d3ecec') +
    gulls(random, 640, 560, 4, '#fffaf0', 15) +
    lookUp(210, 560, 10, 330, [-120, 900], '#5fa34c', '#1f6a4c') +
    lookUp(960, 190, 24, 330, [1330, -120], '#6fae4c', '#237050') +
    lookUp(1010, 660, 4, 250, [1300, 900], '#5a9a4c', '#1f6449') +
    lookUp(240, 140, 16, 260, [-60, -140], '#7ab552', '#2a7a55') +
    lookUp(610, 830, 0, 210, [640, 1100], '#5fa34c', '#1f6a4c')
  );
};
