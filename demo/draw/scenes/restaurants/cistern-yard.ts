/** The yard of a house on a key where rain was kept: a cistern, tubs of greens, and tables between them. */
import { chair, roundTable } from '../../furniture.ts';
import { stormLantern } from '../../lamps.ts';
import { bananaLeaf } from '../../leaves.ts';
import { mix } from '../../palette.ts';
import { lushPalm, palm } from '../../palms.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, sky } from '../../sky.ts';
import { circle, ellipse, line, path, rect, straight, times, veil } from '../../svg.ts';

type Crop = 'tomatoes' | 'greens' | 'peppers';

/** A half barrel with earth in it and something that grows there; x, y is the middle of its foot. */
const tub = (random: Chance, x: number, y: number, w: number, crop: Crop): string => {
  const h = w * 0.62;
  const stalks = crop === 'greens' ? 9 : 5;
  const tall = crop === 'greens' ? 0.62 : 1.15;
  return (
    ellipse(x, y + 4, w * 0.56, w * 0.1, '#4a3a5c', veil(0.3)) +
    path(
      `M${x - w * 0.5} ${y - h}L${x - w * 0.42} ${y}Q${x} ${y + w * 0.08} ${x + w * 0.42} ${y}L${x + w * 0.5} ${y - h}Z`,
      '#b57a48',
    ) +
    times(4, (i) =>
      straight([x + (i - 1.5) * w * 0.24, y - h], [x + (i - 1.5) * w * 0.2, y + w * 0.02], '#8f5a38', 3),
    ) +
    [0.3, 0.74]
      .map((k) =>
        line(
          `M${x - w * 0.47} ${y - h * k}Q${x} ${y - h * k + w * 0.1} ${x + w * 0.47} ${y - h * k}`,
          '#5a6a78',
          w * 0.05,
        ),
      )
      .join('') +
    ellipse(x, y - h, w * 0.5, w * 0.1, '#5a3a30') +
    times(stalks, (i) => {
      const lean = (i - (stalks - 1) / 2) / stalks;
      return bananaLeaf(
        random,
        x + lean * w * 0.7,
        y - h,
        -90 + lean * 76,
        w * tall * random.between(0.7, 1),
        '#86b84e',
        '#3f8a4c',
      );
    }) +
    (crop === 'greens'
      ? ''
      : times(9, (i) =>
          circle(
            x + random.between(-0.36, 0.36) * w,
            y - h - random.between(0.15, 0.85) * w,
            w * 0.06,
            crop === 'tomatoes' ? ['#e4473c', '#ee6c4d', '#f5a23c'][i % 3]! : ['#f5c431', '#e4473c'][i % 2]!,
          ),
        ))
  );
};

export const cisternYard: Scene = (random) => {
  const siding = (x: number, y: number, w: number, h: number, paint: string): string =>
    rect(x, y, w, h, paint) +
    times(Math.floor(h / 20), (i) => rect(x, y + i * 20 + 17, w, 3, mix(paint, '#2a3a5c', 0.22)));
  const shutter = (x: number, y: number): string =>
    rect(x - 46, y, 92, 130, '#fffaf0') +
    rect(x - 36, y + 10, 72, 112, '#ffd98a') +
    straight([x, y + 10], [x, y + 122], '#fffaf0', 6) +
    straight([x - 36, y + 62], [x + 36, y + 62], '#fffaf0', 6) +
    [-82, 46]
      .map(
        (dx) =>
          rect(x + dx, y, 36, 130, '#2f7d8a') +
          times(8, (i) => rect(x + dx + 5, y + 10 + i * 15, 26, 5, '#1f5f70')),
      )
      .join('');
  return (
    sky(['#3a4f8f', '#7a6aa8', '#d98fa0', '#f8b98a', '#fcdca6'], 360, 10) +
    barCloud(random, 700, 120, 300, '#f3b0a0', 3) +
    palm(random, 1010, 420, 380, { ...lushPalm, lean: 30 }) +
    palm(random, 640, 420, 300, { ...lushPalm, lean: -22 }) +
    siding(-20, 190, 560, 330, '#f3efdc') +
    path('M-20 190H560L500 96H-20Z', '#8a97a4') +
    times(12, (i) => straight([i * 48 - 10, 190], [i * 44 - 10, 96], '#6f7c8c', 3)) +
    rect(-20, 184, 584, 12, '#fffaf0') +
    shutter(150, 270) +
    shutter(380, 270) +
    siding(980, 250, 240, 280, '#cfe3dc') +
    path('M960 250H1220V168L1020 168Z', '#8a97a4') +
    rect(956, 244, 270, 12, '#fffaf0') +
    rect(1060, 330, 96, 190, '#ee6c4d') +
    rect(1072, 344, 72, 70, '#ffd98a') +
    // The cistern: brick, round, below a roof of tin; its pipe comes down from the gutter.
    path('M628 330V510Q760 556 892 510V330Z', '#b5643f') +
    path('M800 330V540Q860 530 892 510V330Z', '#94503a') +
    times(8, (row) =>
      times(6, (i) =>
        rect(
          640 + i * 40 + (row % 2) * 18,
          346 + row * 22 + Math.abs(i - 2.5) * -2,
          32,
          3,
          '#d98a60',
          veil(0.8),
        ),
      ),
    ) +
    path('M604 336L760 222L916 336Q760 372 604 336Z', '#9aa8b4') +
    path('M760 222L916 336Q850 352 790 355Z', '#7a8898') +
    times(5, (i) => straight([760, 222], [640 + i * 60, 346 + (i % 4 ? 8 : 0)], '#6f7c8c', 3)) +
    circle(760, 224, 9, '#fffaf0') +
    path('M540 204H606V322H640', 'none', 'stroke="#6f7c8c" stroke-width="12"') +
    rect(690, 452, 20, 14, '#5a6a78') +
    path('M690 459H664V484', 'none', 'stroke="#5a6a78" stroke-width="9"') +
    path('M-20 506Q300 486 640 506T1220 500V810H-20Z', '#e3c79a') +
    path('M-20 606Q400 570 760 610T1220 600V810H-20Z', '#d6b384') +
    times(26, (i) => ellipse((i * 191) % 1200, 540 + ((i * 67) % 250), 16, 4, '#b9946a', veil(0.6))) +
    tub(random, 70, 560, 110, 'greens') +
    tub(random, 560, 540, 92, 'tomatoes') +
    tub(random, 960, 552, 104, 'peppers') +
    tub(random, 1150, 590, 130, 'tomatoes') +
    (
      [
        [300, 664, 190],
        [760, 690, 210],
      ] as const
    )
      .map(
        ([x, y, w]) =>
          ellipse(x, y + 6, w * 0.7, 16, '#4a3a5c', veil(0.26)) +
          chair(x - w * 0.62, y + 4, w * 0.8, '#7a4a34', '#2f8f96') +
          chair(x + w * 0.62, y + 4, w * 0.8, '#7a4a34', '#2f8f96', true) +
          roundTable(x, y, w, w * 0.46, '#fffaf0', '#e3d6bc', w * 0.16) +
          stormLantern(x, y - w * 0.46, w * 0.3, '#3a3050') +
          ellipse(x - w * 0.26, y - w * 0.45, w * 0.12, w * 0.034, '#f5c431') +
          ellipse(x + w * 0.26, y - w * 0.45, w * 0.12, w * 0.034, '#f5c431'),
      )
      .join('') +
    tub(random, 96, 790, 190, 'tomatoes') +
    tub(random, 520, 806, 170, 'greens') +
    tub(random, 1080, 800, 210, 'peppers') +
    line('M560 214Q780 300 970 250', '#3a3050', 3) +
    times(7, (i) => {
      const t = (i + 1) / 8;
      const x = 560 + t * 410;
      const y = 214 * (1 - t) ** 2 + 2 * 300 * t * (1 - t) + 250 * t * t;
      return circle(x, y + 10, 8, '#ffe9a8') + circle(x, y + 10, 18, '#ffd98a', veil(0.35));
    })
  );
};
