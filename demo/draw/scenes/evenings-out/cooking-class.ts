import { archPath } from '../../arches.ts';
import { checker } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { canopy } from '../../jungle.ts';
import { pendant } from '../../lamps.ts';
import { hills } from '../../land.ts';
import { palm } from '../../palms.ts';
import { figure } from '../../people.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { sun } from '../../sky.ts';
import { circle, clip, ellipse, line, move, path, rect, straight, times, veil } from '../../svg.ts';
import { bottle, fruitBowl, plantPot } from '../../tablesetting.ts';

/** What a class makes: before each guest, and in the middle before the chef. */
interface Lesson {
  readonly before: (x: number, guest: number) => string;
  readonly middle: string;
  readonly hanging: string;
}

const onBoards: Lesson['before'] = (x, guest) =>
  rect(x - 66, 552, 132, 10, '#a8683f', 'rx="4"') +
  times(5, (k) =>
    circle(x - 40 + k * 19, 544, 9, ['#d93a32', '#b7cf4e', '#f5b942', '#5ea34e'][(guest + k) % 4]!),
  ) +
  line(`M${x + 44} 546l40 -16`, '#c9ced2', 5);

const kitchen = (random: Chance, { before, middle, hanging }: Lesson): string => {
  const ground: Ground = { horizon: 380, vanish: 600, top: 660, bottom: 800 };
  return (
    rect(0, 0, 1200, 670, '#f6e3c0') +
    rect(0, 300, 1200, 250, '#fdf6e6') +
    times(22, (i) =>
      times(4, (k) =>
        move(
          28 + i * 56,
          328 + k * 56,
          rect(-26, -26, 52, 52, (i + k) % 2 ? '#2b7fae' : '#fdf3dd') +
            path(
              'M0 -22Q8 0 0 22Q-8 0 0 -22ZM-22 0Q0 8 22 0Q0 -8 -22 0Z',
              (i + k) % 2 ? '#f5b942' : '#2b7fae',
            ),
        ),
      ),
    ) +
    rect(0, 294, 1200, 10, '#c9784c') +
    path(archPath(600, 300, 300, 270), '#fdf6e6') +
    path(archPath(600, 300, 270, 254), '#7cc6d4') +
    clip(
      archPath(600, 300, 270, 254),
      hills(random, 300, 70, '#5fae8a', 420, 780, 3) +
        sun(660, 130, 32, '#fffbe0') +
        palm(random, 540, 310, 170, {
          light: '#5d9f4a',
          dark: '#1f6247',
          trunk: '#b98a5a',
          bark: '#7d5534',
          lean: 20,
        }),
    ) +
    rect(80, 140, 300, 14, '#7a4a2a') +
    rect(820, 140, 300, 14, '#7a4a2a') +
    times(
      6,
      (i) =>
        plantPot(112 + i * 46, 140, 36, ['#c7603f', '#2b8f8a', '#f5b942'][i % 3]!, '#7a3a3c') +
        canopy(random, 112 + i * 46, 100, 40, 30, '#2f7d54', '#4f9a52', '#8cc65a'),
    ) +
    times(7, (i) => bottle(846 + i * 40, 140, 70, ['#7da03a', '#e0a83a', '#b5532f', '#8a2a44'][i % 4]!)) +
    rect(120, 190, 240, 6, '#5a3a2a') +
    times(
      5,
      (i) =>
        straight([150 + i * 46, 196], [150 + i * 46, 216], '#5a3a2a', 3) +
        circle(150 + i * 46, 240, 24, ['#c9703c', '#b55a30', '#d98a4a'][i % 3]!) +
        circle(150 + i * 46, 240, 17, '#8a4426'),
    ) +
    hanging +
    rect(830, 186, 290, 6, '#5a3a2a') +
    [
      [230, '#ee6c4d', '#8f5533'],
      [420, '#2fa3a8', '#7a4630'],
      [780, '#f5b942', '#9c6238'],
      [970, '#8f4a9a', '#7a4630'],
    ]
      .map(
        ([x, c, s], i) =>
          figure(x as number, 700, 310, 'cook', {
            ...(i % 2 ? { top: '#fffaf0', legs: '#2c3a44' } : { dress: '#fdf3dd' }),
            skin: s as string,
            flip: i > 1,
          }) + rect((x as number) - 24, 470, 48, 110, c as string, 'rx="8"'),
      )
      .join('') +
    figure(600, 700, 370, 'serve', { top: '#fffaf0', legs: '#2c3a44', skin: '#8f5533' }) +
    path('M580 338q-14 -40 10 -44q6 -16 26 -10q22 -4 20 18q16 14 -6 36Z', '#fffaf0') +
    rect(560, 450, 80, 120, '#c9493a', 'rx="8"') +
    rect(60, 560, 1080, 26, '#d9a36a') +
    rect(60, 560, 1080, 7, '#f0c890') +
    rect(90, 586, 1020, 150, '#2f7d7a') +
    times(13, (i) => rect(104 + i * 78, 602, 62, 116, '#3a8f8a', 'rx="6"')) +
    [230, 420, 780, 970].map(before).join('') +
    middle +
    fruitBowl(120, 560, 84, '#ee6c4d') +
    fruitBowl(1080, 560, 84, '#f5b942') +
    checker(ground, 120, 4, ['#e9c08f', '#c9784c']) +
    rect(90, 700, 1020, 36, '#1f5f5e') +
    pendant(340, 0, 60, 110, '#d9a35a') +
    pendant(860, 0, 60, 110, '#d9a35a')
  );
};

export const cookingClass: Scene = (random) =>
  kitchen(random, {
    before: onBoards,
    middle:
      path('M530 560V520H670V560Z', '#3a3a4a') +
      rect(520, 516, 160, 10, '#55566a') +
      times(3, (i) => line(`M${566 + i * 34} 506q-12 -18 0 -34t0 -30`, '#ffffff', 5, veil(0.8))) +
      circle(666, 380, 16, '#d93a32'),
    hanging: times(
      6,
      (i) =>
        line(`M${850 + i * 46} 190v30`, '#5ea34e', 3) +
        times(4, (k) =>
          circle(850 + i * 46 + (k % 2) * 9 - 4, 226 + k * 12, 9, i % 2 ? '#d93a32' : '#f3e6d0'),
        ),
    ),
  });

/** A small pie in its tin, cream on top, a round of lime in the cream. */
const pie = (x: number, y: number, w: number): string =>
  path(`M${x - w * 0.5} ${y - w * 0.26}H${x + w * 0.5}L${x + w * 0.4} ${y}H${x - w * 0.4}Z`, '#9aa6ae') +
  path(`M${x - w * 0.54} ${y - w * 0.22}q${w * 0.54} ${-w * 0.2} ${w * 1.08} 0Z`, '#d9a35a') +
  path(`M${x - w * 0.46} ${y - w * 0.28}q${w * 0.46} ${-w * 0.8} ${w * 0.92} 0Z`, '#f2cf86') +
  circle(x, y - w * 0.56, w * 0.13, '#8cc14e') +
  circle(x, y - w * 0.56, w * 0.09, '#d9ee9f');

/** Everybody with a pie of their own, limes by the bowl. */
export const pieClass: Scene = (random) =>
  kitchen(random, {
    before: (x, guest) =>
      pie(x, 560, 92) + times(2, (k) => circle(x + 66 + k * 22, 550, 11, guest % 2 ? '#8cc14e' : '#a9d05f')),
    middle:
      path('M540 516H660Q656 560 628 560H572Q544 560 540 516Z', '#f5b942') +
      ellipse(600, 516, 60, 11, '#fff3c4') +
      line('M632 510L676 438', '#c9a26a', 7) +
      line('M664 456L684 424', '#7a4a2a', 9),
    hanging: times(
      6,
      (i) =>
        line(`M${850 + i * 46} 190v24`, '#5a3a2a', 3) +
        rect(836 + i * 46, 214, 28, 30, ['#9aa6ae', '#c9ced2'][i % 2]!, 'rx="6"'),
    ),
  });
