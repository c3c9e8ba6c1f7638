import { stool } from '../../furniture.ts';
import { paperLantern } from '../../lamps.ts';
import { frond } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { circle, fade, group, path, rect, times, veil } from '../../svg.ts';
import { bottle } from '../../tablesetting.ts';

export const sushiCounter: Scene = (random) => {
  return (
    rect(0, 0, 1200, 800, '#1d2b3c') +
    rect(0, 100, 1200, 420, '#2b3d50') +
    times(
      7,
      (i) =>
        rect(40 + i * 164, 120, 140, 380, '#f3e3c0') +
        rect(40 + i * 164, 120, 140, 380, fade(['#ffe9b8', '#f0d09a'])) +
        times(2, (k) => rect(40 + i * 164 + 44 + k * 48, 120, 5, 380, '#5a3a2c')) +
        times(4, (k) => rect(40 + i * 164, 190 + k * 78, 140, 5, '#5a3a2c')) +
        rect(34 + i * 164, 112, 8, 396, '#3a241f'),
    ) +
    group(
      frond(random, 60, 500, -60, 330, { light: '#6a5a48', dark: '#6a5a48' }, 0.2) +
        frond(random, 1120, 500, -120, 330, { light: '#6a5a48', dark: '#6a5a48' }, 0.2) +
        circle(600, 250, 70, '#e4576a'),
      veil(0.5),
    ) +
    rect(0, 500, 1200, 20, '#3a241f') +
    rect(0, 90, 1200, 24, '#3a241f') +
    times(
      6,
      (i) =>
        rect(i * 205 - 10, 0, 198, 116, ['#b5303c', '#1d2b3c'][i % 2] === '#1d2b3c' ? '#23455c' : '#b5303c') +
        rect(i * 205 - 10, 106, 198, 10, '#f3e3c0', veil(0.25)) +
        circle(i * 205 + 89, 56, 30, '#fdf3dd', veil(0.9)) +
        (i % 2
          ? path(`M${i * 205 + 65} 60q24 -34 48 0q-24 24 -48 0Zm48 0l14 -12v24Z`, '#23455c')
          : times(3, (k) =>
              path(
                `M${i * 205 + 66} ${48 + k * 10}q11 -9 23 0t23 0`,
                'none',
                'stroke="#b5303c" stroke-width="4"',
              ),
            )),
    ) +
    paperLantern(150, 210, 50, '#f0603c', 60) +
    paperLantern(1050, 210, 50, '#f0603c', 60) +
    paperLantern(300, 190, 40, '#fff0c4', 50) +
    paperLantern(900, 190, 40, '#fff0c4', 50) +
    figure(520, 640, 360, 'cook', { top: '#fffaf0', legs: '#1d2b3c', skin: '#a86f48' }) +
    rect(508, 302, 34, 12, '#b5303c') +
    figure(730, 640, 350, 'cook', { top: '#fffaf0', legs: '#1d2b3c', skin: '#8f5533', flip: true }) +
    rect(703, 312, 34, 12, '#b5303c') +
    rect(60, 470, 1080, 60, '#cfe6e4', 'opacity=".28" rx="10"') +
    rect(60, 470, 1080, 8, '#eaf6f2', veil(0.7)) +
    times(12, (i) => {
      const c = ['#f58a5f', '#e4506a', '#fdeadb', '#f9c24e'][i % 4]!;
      return (
        rect(90 + i * 88, 500, 66, 22, c, 'rx="9"') +
        times(3, (k) => rect(104 + i * 88 + k * 16, 500, 4, 22, '#ffffff', veil(0.5)))
      );
    }) +
    rect(0, 526, 1200, 34, '#e0b074') +
    rect(0, 526, 1200, 8, '#f0cb94') +
    rect(0, 560, 1200, 240, '#7a4a30') +
    times(20, (i) => rect(i * 62, 560, 4, 240, '#5f3624')) +
    [200, 460, 740, 1000]
      .map(
        (x, i) =>
          rect(x - 56, 514, 112, 14, '#2c3a4a', 'rx="4"') +
          rect(x - 40, 498, 24, 18, '#fffaf0', 'rx="6"') +
          rect(x - 42, 494, 28, 9, ['#f58a5f', '#e4506a', '#f9c24e', '#f58a5f'][i]!, 'rx="4"') +
          circle(x + 4, 504, 12, '#1f3a38') +
          circle(x + 4, 504, 9, '#fffaf0') +
          circle(x + 4, 504, 4, '#f58a5f') +
          circle(x + 32, 504, 12, '#1f3a38') +
          circle(x + 32, 504, 9, '#fffaf0') +
          circle(x + 32, 504, 4, '#8cc65a'),
      )
      .join('') +
    bottle(330, 528, 70, '#fdf3dd', '#b5303c') +
    bottle(870, 528, 70, '#2b6f8f') +
    [230, 490, 770, 1010]
      .map(
        (x, i) =>
          figure(x, 800, 300, i % 2 ? 'sit' : 'toast', {
            ...(i % 2
              ? { dress: ['', '#f5b942', '', '#e4576a'][i]! }
              : { top: i ? '#2fa3a8' : '#ee8a6c', legs: '#16202e' }),
            skin: '#8f5533',
            flip: i > 1,
          }) + stool(x - (i > 1 ? -6 : 6), 820, 130, '#2a1a1c', '#b5303c'),
      )
      .join('')
  );
};
