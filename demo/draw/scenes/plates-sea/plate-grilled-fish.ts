import { citrus, citrusWedge, lemons } from '../../citrus.ts';
import { fork, knife } from '../../cutlery.ts';
import { chili, tomato } from '../../food-greens.ts';
import { fish } from '../../food-sea.ts';
import { basil, sprig } from '../../herbs.ts';
import { bananaMat, petals } from '../../mats.ts';
import type { Scene } from '../../scene.ts';
import { palmShade } from '../../shade.ts';
import { ellipse, group, short, times, veil } from '../../svg.ts';
import { boardsTop } from '../../tabletops.ts';

export const plateGrilledFish: Scene = (random) =>
  boardsTop(random, 130, '#c48a57', '#8a5534', 90) +
  bananaMat(600, 410, 1180, 520, '#4f9a52', '#2b7a4c', -12) +
  group(ellipse(620, 424, 470, 220, '#241a42'), veil(0.32)) +
  ellipse(600, 400, 470, 220, '#2b6f8f') +
  ellipse(598, 397, 456, 208, '#fdf3dd') +
  times(40, (i) => {
    const a = (i * 9 * Math.PI) / 180;
    return ellipse(
      600 + Math.cos(a) * 425,
      397 + Math.sin(a) * 184,
      13,
      6,
      i % 2 ? '#2b8fae' : '#f0a04a',
      `transform="rotate(${i * 9 + 90} ${short(600 + Math.cos(a) * 425)} ${short(397 + Math.sin(a) * 184)})"`,
    );
  }) +
  ellipse(604, 402, 380, 154, '#f0e2c4') +
  ellipse(608, 406, 372, 148, '#fff8e8') +
  times(6, (i) => citrus(400 + i * 76, 300 + Math.abs(i - 2.5) * 12, 44, ...lemons, i * 13)) +
  fish(610, 400, 700, -4, '#cf8f4f', '#f0c98c', '#4a2320') +
  times(7, (i) => basil(360 + i * 80, 500 + (i % 2) * 14, 54, i * 60)) +
  tomato(780, 500, 38) +
  tomato(840, 470, 34) +
  tomato(720, 520, 32) +
  sprig(520, 360, 60, 60) +
  chili(470, 520, 54, 160) +
  citrusWedge(240, 470, 60, ...lemons, 60) +
  knife(1120, 410, 380, '#f3e6c6', 8) +
  fork(70, 430, 350, '#f3e6c6', -8) +
  palmShade(random, -80, -60, 40, 720) +
  petals(random, 960, 690, 90, ['#f5b942', '#f7cf6a']);
