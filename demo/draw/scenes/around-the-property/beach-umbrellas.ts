import { frond } from '../../palms.ts';
import { parasolAbove } from '../../parasols.ts';
import type { Scene } from '../../scene.ts';
import { circle, ellipse, line, move, path, rect, straight, times, veil, wedge } from '../../svg.ts';
import { lightNet, ripples } from '../../water.ts';

export const beachUmbrellas: Scene = (random) =>
  rect(0, 0, 1200, 800, '#f6dfae') +
  times(20, (i) =>
    line(`M-20 ${i * 44}q150 ${i % 2 ? 20 : -18} 300 0t300 0t300 0t320 0`, '#e8ca92', 4, veil(0.6)),
  ) +
  path('M860 -10C900 120 820 240 880 380C930 520 850 640 900 810H1210V-10Z', '#fffaf0') +
  path('M884 -10C924 120 844 240 904 380C954 520 874 640 924 810H1210V-10Z', '#bdeadb') +
  path('M930 -10C980 120 890 240 956 380C1010 520 920 640 980 810H1210V-10Z', '#6fd0c6') +
  path('M1020 -10C1070 120 990 240 1050 380C1100 520 1020 640 1070 810H1210V-10Z', '#35b3ba') +
  path('M1120 -10C1160 120 1090 240 1140 380C1180 520 1110 640 1160 810H1210V-10Z', '#1f93ac') +
  lightNet(random, 960, 0, 260, 800, '#eafff4', 0.4, 70) +
  [
    [150, 160, 118, '#ee6c4d', '#fffaf0'],
    [430, 130, 104, '#2b7fae', '#fffaf0'],
    [680, 200, 120, '#f5b942', '#fffaf0'],
    [270, 420, 126, '#2fa3a8', '#fdf3dd'],
    [560, 470, 112, '#e4576a', '#f9c9c0'],
    [130, 660, 116, '#f5b942', '#ee6c4d'],
    [410, 690, 108, '#fffaf0', '#2fa37a'],
    [710, 660, 122, '#ee6c4d', '#f6d78a'],
  ]
    .map(([x, y, r, a, b], i) => {
      const [px, py, pr] = [x as number, y as number, r as number];
      const towel = ['#2fa3a8', '#f5b942', '#e4576a', '#ee6c4d', '#2b7fae', '#8ccfb4', '#f58fa0', '#2fa3a8'][
        i
      ]!;
      return (
        move(
          px + pr * 1.05,
          py + pr * 0.5,
          rect(-26 + 7, -58 + 9, 52, 116, '#5a3a58', veil(0.3)) +
            rect(-26, -58, 52, 116, towel) +
            rect(-26, -40, 52, 10, '#fffaf0') +
            rect(-26, 30, 52, 10, '#fffaf0') +
            (i % 2
              ? ''
              : ellipse(4, 6, 13, 30, '#5a3a58', veil(0.3)) +
                ellipse(
                  0,
                  4,
                  11,
                  26,
                  ['#f5b942', '', '#fdf3dd', '', '#e4576a', '', '#2b6fae'][i] || '#fdf3dd',
                ) +
                straight([-4, 28], [-6, 50], '#9c6238', 7) +
                straight([4, 28], [7, 50], '#9c6238', 7) +
                straight([-10, -8], [-20, 12], '#9c6238', 6) +
                straight([10, -8], [20, 12], '#9c6238', 6) +
                circle(0, -30, 12, '#f7dfa0') +
                circle(0, -30, 6, '#e3bd6a')),
          -12 + i * 5,
        ) + parasolAbove(px, py, pr, a as string, b as string, '#5a3a6a', [pr * 0.36, pr * 0.42], i * 11)
      );
    })
    .join('') +
  circle(846, 420, 22, '#fffaf0') +
  path(wedge(846, 420, 22, -60, 0), '#ee6c4d') +
  path(wedge(846, 420, 22, 60, 120), '#f5b942') +
  path(wedge(846, 420, 22, 180, 240), '#2b7fae') +
  times(3, (i) => {
    const [x, y] = [1010 + i * 50, 200 + i * 190];
    return (
      circle(x, y, 30, ['#f5b942', '#e4576a', '#fffaf0'][i]!) +
      circle(x, y, 14, '#4fc0c0') +
      ripples(random, x, y + 34, 80, '#eafff4', 2)
    );
  }) +
  move(
    870,
    90,
    ellipse(5, 7, 9, 20, '#5a3a58', veil(0.25)) +
      ellipse(0, 0, 9, 20, '#ee6c4d') +
      circle(0, -22, 8, '#3a2226'),
  ) +
  frond(random, -60, 860, -46, 330, { light: '#5a9a46', dark: '#1f6048' }, 0, 22, 0.32) +
  frond(random, -60, 840, -20, 330, { light: '#6fae4c', dark: '#237050' }, 0, 22, 0.32);
