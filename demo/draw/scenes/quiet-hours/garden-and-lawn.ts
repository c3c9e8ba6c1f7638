/** Slow things out of doors: herbs to cut. */
import { tomato } from '../../food-greens.ts';
import { canopy } from '../../jungle.ts';
import { palm, shadowPalm } from '../../palms.ts';
import type { Scene } from '../../scene.ts';
import { circle, ellipse, fade, group, line, move, path, polar, rect, times, veil } from '../../svg.ts';

/** A pair of garden scissors that lies flat, seen from low. */
const scissors = (blade: string, grip: string): string =>
  group(
    path('M-10 6L190 -40Q200 -36 190 -26L10 30Z', blade) +
      path('M-10 -6L190 40Q200 36 190 26L10 -30Z', blade === grip ? blade : '#aab4ba') +
      [-1, 1]
        .map(
          (s) =>
            line(`M0 ${s * 4}L-60 ${s * 26}`, grip, 20) +
            `<ellipse cx="-110" cy="${s * 46}" rx="58" ry="36" fill="none" stroke="${grip}" stroke-width="20"/>`,
        )
        .join('') +
      circle(6, 0, 10, blade === grip ? blade : '#6a7480'),
    'transform="scale(1 .62)"',
  );

/** Beds of herbs in the afternoon, and what was cut. */
export const gardenHerbs: Scene = (random) => {
  const boards = (x: number, y: number, w: number, h: number, lip: number): string =>
    rect(x, y + lip, w, h, '#a8683c') +
    times(2, (i) => rect(x, y + lip + (h / 2) * i + h * 0.46, w, 4, '#7a4628')) +
    rect(x + w - w * 0.12, y + lip, w * 0.12, h, '#7a4628', veil(0.5)) +
    rect(x - 8, y, w + 16, lip, '#e0a868') +
    rect(x - 8, y + lip, w + 16, h * 0.12, '#5a3024', veil(0.4));
  const rosemary = (x: number, y: number, h: number): string =>
    times(9, (i) => {
      const [lean, tall] = [(i - 4) * h * 0.13, h * (1 - Math.abs(i - 4) * 0.07)];
      return (
        line(
          `M${x + (i - 4) * 9} ${y}Q${x + lean * 0.6} ${y - tall * 0.5} ${x + lean} ${y - tall}`,
          i % 2 ? '#3f7a68' : '#5a9a80',
          h * 0.07,
        ) + (i % 2 ? '' : ellipse(x + lean, y - tall + 6, 8, 12, '#8f7fc4'))
      );
    });
  const chives = (x: number, y: number, h: number): string =>
    times(11, (i) => {
      const [lean, tall] = [(i - 5) * h * 0.09, h * (0.8 + ((i * 37) % 10) / 40)];
      return (
        line(
          `M${x + (i - 5) * 6} ${y}Q${x + lean * 0.5} ${y - tall * 0.6} ${x + lean} ${y - tall}`,
          i % 2 ? '#6fae4c' : '#8cc65c',
          5,
        ) +
        (i % 3
          ? ''
          : circle(x + lean, y - tall, 14, '#d98ac4') + circle(x + lean - 3, y - tall - 4, 8, '#eeb4dc'))
      );
    });
  const basilBush = (x: number, y: number, s: number): string =>
    ellipse(x, y - s * 0.42, s * 0.62, s * 0.5, '#2f7a44') +
    times(13, (i) => {
      const [px, py] = polar(x, y - s * 0.42, s * (i > 8 ? 0.2 : 0.46), i * 44, 0.8);
      return ellipse(
        px,
        py,
        s * 0.24,
        s * 0.15,
        ['#5eae4a', '#4a9844', '#86c65c'][i % 3]!,
        `transform="rotate(${i * 50} ${px} ${py})"`,
      );
    });
  const chilies = (x: number, y: number, s: number): string =>
    canopy(random, x, y - s * 0.6, s * 1.2, s, '#256a44', '#3f8f4c', '#6fb455') +
    times(6, (i) =>
      path(
        `M${x - s * 0.5 + i * s * 0.2} ${y - s * (0.4 + (i % 3) * 0.2)}q10 ${s * 0.14} 0 ${s * 0.3}q-14 ${-s * 0.14} 0 ${-s * 0.3}Z`,
        i % 2 ? '#e4402c' : '#f58a2c',
      ),
    );
  return (
    rect(0, 0, 1200, 470, fade(['#f9dca0', '#f6c884'])) +
    rect(0, 0, 1200, 34, '#c9603f') +
    times(21, (i) => path(`M${i * 60 - 30} 26h60v20a30 22 0 0 1 -60 0Z`, i % 2 ? '#d9744c' : '#bf5a3c')) +
    rect(0, 66, 1200, 18, '#8a4a3a', veil(0.3)) +
    rect(110, 150, 190, 230, '#fffaf0') +
    rect(124, 164, 162, 202, '#7a4250') +
    path('M124 164H176Q170 280 124 300ZM286 164H234Q240 280 286 300Z', '#fdf0d8') +
    rect(202, 164, 7, 202, '#fffaf0') +
    rect(124, 256, 162, 6, '#fffaf0') +
    path('M124 164H20V366H124ZM286 164H390V366H286Z', '#2f8a9a') +
    times(7, (i) => rect(28, 178 + i * 26, 88, 7, '#1f6a7c') + rect(294, 178 + i * 26, 88, 7, '#1f6a7c')) +
    rect(100, 374, 210, 18, '#fffaf0') +
    group(
      palm(random, 760, 480, 400, { ...shadowPalm('#b5623c'), lean: -60, head: 0.6 }) +
        path('M-10 300L520 470H-10Z', '#b5623c'),
      veil(0.3),
    ) +
    times(6, (i) =>
      canopy(random, 470 + i * 150, 392 - (i % 2) * 20, 230, 130, '#3a7a44', '#5a9a4a', '#a8c858'),
    ) +
    rect(0, 400, 1200, 410, '#e6cfa0') +
    path('M-10 404H1210V452H-10Z', '#d3b684') +
    [90, 250, 420, 560].map((x, i) => (i % 2 ? rosemary(x, 456, 96) : basilBush(x, 462, 92))).join('') +
    boards(30, 448, 620, 50, 20) +
    [760, 900, 1040, 1150].map((x, i) => (i % 2 ? chives(x, 456, 96) : chilies(x, 464, 92))).join('') +
    boards(710, 448, 520, 50, 20) +
    path('M30 518H650L700 548H60ZM710 518H1210V548H750Z', '#7a5a3c', veil(0.35)) +
    rect(-20, 610, 1240, 40, '#4a2c24') +
    rosemary(70, 640, 168) +
    basilBush(240, 644, 150) +
    chives(390, 640, 150) +
    basilBush(540, 646, 136) +
    rosemary(672, 640, 140) +
    chilies(1140, 648, 150) +
    rect(-20, 636, 1240, 76, '#edbe80') +
    rect(-20, 636, 1240, 8, '#f9dca8') +
    times(3, (i) => line(`M${-20} ${660 + i * 18}q300 ${i % 2 ? 8 : -6} 620 0t640 0`, '#d3a064', 3)) +
    rect(-20, 712, 1240, 100, '#a8683c') +
    rect(-20, 712, 1240, 16, '#5a3024', veil(0.5)) +
    rect(-20, 768, 1240, 5, '#7a4628') +
    path('M760 690L1060 690L1200 712H840Z', '#6a3a2c', veil(0.4)) +
    line('M776 560Q900 330 1024 560', '#b5783a', 18) +
    line('M776 556Q900 328 1024 556', '#e6b064', 7) +
    [-100, -54, 0, 58, 104]
      .map((dx, i) => (i % 2 ? chives(900 + dx, 580, 100) : basilBush(900 + dx, 590, 110)))
      .join('') +
    tomato(836, 560, 34) +
    path('M752 560H1048L1016 696Q900 712 784 696Z', '#d99a4c') +
    path('M930 560H1048L1016 696Q960 704 930 704Z', '#a8683a') +
    times(4, (r) =>
      times(10 - r, (i) =>
        rect(762 + r * 8 + i * 29, 574 + r * 31, 24, 22, (i + r) % 2 ? '#f0bc70' : '#c48440', 'rx="7"'),
      ),
    ) +
    path('M930 560H1048L1016 696Q960 704 930 704Z', '#6a3a2c', veil(0.3)) +
    rect(744, 548, 312, 24, '#f0bc70', 'rx="12"') +
    rect(930, 548, 126, 24, '#c48440', 'rx="12"') +
    group(move(500, 690, scissors('#5a3024', '#5a3024'), -14), 'transform="translate(8 8)" opacity=".35"') +
    move(500, 682, scissors('#dfe4e6', '#e4483c'), -14)
  );
};
