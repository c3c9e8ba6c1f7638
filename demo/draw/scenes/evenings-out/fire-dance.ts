import { crowd } from '../../crowd.ts';
import { fire, sparks } from '../../lamps.ts';
import { hills } from '../../land.ts';
import { palm, shadowPalm } from '../../palms.ts';
import { figure, handOf } from '../../people.ts';
import type { Scene } from '../../scene.ts';
import { shine, sky, stars } from '../../sky.ts';
import { ellipse, lens, path, polar, straight, times } from '../../svg.ts';
import { sea } from '../../water.ts';

export const fireDance: Scene = (random) => {
  const ring = (x: number, y: number, r: number): string =>
    shine(x, y, r * 1.7, '#ff8a3a', 0.55) +
    times(
      3,
      (k) =>
        `<circle cx="${x}" cy="${y}" r="${r - k * 3}" fill="none" stroke="${['#e4502e', '#f9a23c', '#fff0b0'][k]}" stroke-width="${15 - k * 5}" stroke-dasharray="${r * 4.6} ${r * 1.7}" transform="rotate(${k * 8 - 40} ${x} ${y})" stroke-linecap="round"/>`,
    ) +
    times(26, (i) => {
      const [px, py] = polar(x, y, r * random.between(0.98, 1.2), i * 13.8);
      return lens(
        px,
        py,
        22,
        5,
        i % 2 ? '#f9a23c' : '#ffd27a',
        `transform="rotate(${i * 13.8 + 60} ${px} ${py})"`,
      );
    });
  return (
    sky(['#0d1030', '#1a1a4a', '#3a2560', '#7a3562', '#c2554a'], 480, 11) +
    stars(random, 90, 260) +
    sea(random, ['#b5564c', '#5a3060', '#2a2350', '#191a42'], 478, 600, 40) +
    hills(random, 480, 90, '#1f1a48', -120, 420, 3) +
    hills(random, 480, 70, '#1f1a48', 820, 1320, 3) +
    path('M-20 580Q300 560 620 586T1220 570V810H-20Z', '#4a2c48') +
    ellipse(600, 690, 520, 100, '#8a4446') +
    ellipse(600, 690, 350, 66, '#c2643f') +
    ellipse(600, 690, 200, 36, '#ee9a4a') +
    [
      [120, 640],
      [330, 616],
      [870, 616],
      [1080, 640],
    ]
      .map(
        ([x, y]) =>
          straight([x!, y! - 150], [x!, y!], '#150f30', 9) +
          fire(random, x!, y! - 146, 34, 80) +
          shine(x!, y! - 180, 120, '#ffb45e', 0.5),
      )
      .join('') +
    shine(600, 440, 440, '#ff9040', 0.6) +
    palm(random, 40, 820, 620, { ...shadowPalm('#0f0c2c', '#2a1c48'), lean: -20 }) +
    palm(random, 1170, 820, 600, { ...shadowPalm('#0f0c2c', '#2a1c48'), lean: 20 }) +
    times(11, (i) => straight([574 + i * 5, 560], [548 + i * 10.5, 616], i % 2 ? '#f5b942' : '#e4902e', 8)) +
    figure(600, 700, 340, 'warrior', { top: '#8a4a2e', legs: '#8a4a2e', skin: '#8a4a2e' }) +
    times(13, (i) =>
      straight([576 + i * 4, 552], [540 + i * 10.5, 612 + (i % 2) * 8], i % 2 ? '#f5b942' : '#e4762e', 8),
    ) +
    ring(handOf(600, 700, 340, 'warrior')[0] + 86, handOf(600, 700, 340, 'warrior')[1] - 40, 96) +
    ring(handOf(600, 700, 340, 'warrior', true)[0] - 86, handOf(600, 700, 340, 'warrior', true)[1] - 40, 96) +
    figure(230, 700, 200, 'dance', { dress: '#f5a04a', skin: '#6e3c2c' }) +
    figure(970, 700, 200, 'dance', { dress: '#e4576a', skin: '#7a4630', flip: true }) +
    sparks(random, 600, 640, 700, 560, 90) +
    crowd(random, 810, '#0f0c2c', 58, 16)
  );
};
