/** What the rooms of the houses have in common: openings with a view, beds, nets, curtains and beams. */
import { bed } from '../../beds.ts';
import { planks } from '../../floors.ts';
import { mix } from '../../palette.ts';
import type { Chance } from '../../random.ts';
import { shine } from '../../sky.ts';
import { clip, fade, group, line, path, poly, rect, short, straight, times, veil, WIDTH } from '../../svg.ts';

/** A wall in the light of its window, darker towards the corners. */
export const wall = (colour: string, shade: string, foot = 620): string =>
  rect(0, 0, WIDTH, foot, fade([mix(colour, shade, 0.5), colour, mix(colour, shade, 0.18)])) +
  group(
    poly(
      [
        [0, 0],
        [210, 60],
        [210, foot],
        [0, 800],
      ],
      shade,
    ) +
      poly(
        [
          [WIDTH, 0],
          [990, 60],
          [990, foot],
          [WIDTH, 800],
        ],
        shade,
      ),
    veil(0.16),
  );

/** An opening in the wall, as deep as the wall is thick, and what is seen through it. */
export const opening = (d: string, view: string, reveal: string, depth = 12): string =>
  line(d, reveal, depth * 2) + clip(d, view);

/** Floorboards and the light that falls in over them. */
export const litFloor = (random: Chance, colour: string, gap: string, light: string, from = 420, to = 780) =>
  planks(random, { horizon: 330, vanish: 600, top: 610, bottom: 800 }, 120, colour, gap) +
  group(
    poly(
      [
        [from, 610],
        [to, 610],
        [to + 120, 800],
        [from - 120, 800],
      ],
      light,
    ),
    veil(0.38),
  );

export const beamsAbove = (colour: string, count = 7): string =>
  times(count, (i) => {
    const x = ((i + 0.5) * WIDTH) / count;
    const far = 600 + (x - 600) * 0.72;
    return poly(
      [
        [x - 22, 0],
        [x + 22, 0],
        [far + 14, 58],
        [far - 14, 58],
      ],
      colour,
    );
  }) + rect(0, 54, WIDTH, 9, mix(colour, '#1a1022', 0.3));

export const curtain = (x: number, w: number, foot: number, cloth: string, fold: string): string => {
  const d = Math.sign(w);
  return (
    path(
      `M${short(x)} 40H${short(x + w)}Q${short(x + w * 0.62)} 320 ${short(x + w * 0.4)} ${foot}H${short(x - d * 12)}Z`,
      cloth,
      veil(0.94),
    ) +
    times(3, (i) =>
      line(
        `M${short(x + w * (0.2 + i * 0.24))} 44Q${short(x + w * (0.12 + i * 0.16))} 330 ${short(x + w * (0.06 + i * 0.11))} ${foot - 4}`,
        fold,
        4,
        veil(0.55),
      ),
    )
  );
};

/** A net hung from a ring over a bed: w is its width at the foot. */
export const net = (x: number, top: number, foot: number, w: number): string =>
  group(
    path(
      `M${short(x - 34)} ${top}Q${short(x - w * 0.2)} ${short(top + 130)} ${short(x - w / 2)} ${foot}H${short(x - w * 0.3)}Q${short(x - w * 0.08)} ${short(top + 200)} ${x} ${short(top + 40)}Q${short(x + w * 0.08)} ${short(top + 200)} ${short(x + w * 0.3)} ${foot}H${short(x + w / 2)}Q${short(x + w * 0.2)} ${short(top + 130)} ${short(x + 34)} ${top}Z`,
      '#fffaf0',
    ),
    veil(0.5),
  ) +
  times(8, (i) => {
    const s = (i - 3.5) / 3.5;
    return line(
      `M${short(x + s * 30)} ${top}Q${short(x + s * w * 0.2)} ${short(top + 150)} ${short(x + s * w * 0.48)} ${foot}`,
      '#fffaf0',
      2,
      veil(0.5),
    );
  }) +
  straight([x, 0], [x, top], '#fffaf0', 2) +
  rect(x - 38, top - 5, 76, 9, '#c9a67c', 'rx="4"');

interface BedLook {
  linen: string;
  spread: string;
  wood: string;
  shade: string;
}

export const bedFrom = (x: number, y: number, w: number, { linen, spread, wood, shade }: BedLook): string =>
  bed(x, y, w, linen, spread, wood, shade);

/** A bed along the right wall, or mirrored along the left one, as it stands towards a wide opening. */
export const bedAlong = ({ linen, spread, wood }: BedLook, isLeft = false): string => {
  const pale = mix(linen, '#ffffff', 0.6);
  return group(
    rect(770, 452, 460, 210, mix(wood, '#1a1022', 0.1), 'rx="16"') +
      times(8, (i) => rect(786 + i * 56, 466, 44, 160, mix(wood, '#ffe0b0', 0.22), 'rx="8"')) +
      rect(808, 536, 176, 86, pale, 'rx="28"') +
      rect(1006, 536, 176, 86, pale, 'rx="28"') +
      rect(862, 560, 126, 66, spread, 'rx="20"') +
      rect(1056, 560, 120, 66, mix(spread, '#f5b942', 0.5), 'rx="20"') +
      path('M736 610H1210V776H694Q694 642 736 610Z', pale) +
      path('M694 692Q698 642 720 624L1210 650V776H694Z', mix(linen, wood, 0.14)) +
      path('M710 652L1210 672V748L694 722Q698 680 710 652Z', spread) +
      times(9, (i) =>
        line(
          `M${746 + i * 54} ${658 + i * 2}L${734 + i * 54} ${724 + i * 3}`,
          mix(spread, '#fff4d8', 0.5),
          4,
        ),
      ) +
      rect(694, 770, 520, 22, wood),
    isLeft ? `transform="translate(${WIDTH} 0) scale(-1 1)"` : '',
  );
};

/** A lamp on a table beside a bed, and its warmth on the wall. */
export const bedsideLamp = (x: number, wood: string, lampshade = '#ffe2a0'): string =>
  shine(x, 440, 210, '#ffc870', 0.6) +
  rect(x - 58, 566, 116, 110, mix(wood, '#1a1022', 0.35)) +
  rect(x - 64, 558, 128, 13, wood) +
  rect(x - 9, 494, 18, 66, mix(wood, '#c9603f', 0.5), 'rx="8"') +
  poly(
    [
      [x - 50, 498],
      [x + 50, 498],
      [x + 32, 426],
      [x - 32, 426],
    ],
    lampshade,
  );
