/** What children leave on a beach, from straight above: buckets, a spade, a castle. */
import { mix } from './palette.ts';
import { star, SHADE } from './shells.ts';
import {
  circle,
  clip,
  diskPath,
  ellipse,
  group,
  line,
  move,
  path,
  pebble,
  polar,
  poly,
  rect,
  short,
  straight,
  times,
  veil,
} from './svg.ts';

export const bucket = (
  x: number,
  y: number,
  r: number,
  colour: string,
  filling: string,
  turn: number,
): string => {
  const dark = mix(colour, '#3a1838', 0.35);
  return (
    ellipse(x + r * 0.4, y + r * 0.46, r * 1.02, r, SHADE, veil(0.34)) +
    move(
      x,
      y,
      circle(0, 0, r, mix(colour, '#fff3d6', 0.35)) +
        circle(0, 0, r * 0.93, colour) +
        circle(0, 0, r * 0.85, dark) +
        clip(
          diskPath(0, 0, r * 0.85),
          circle(r * 0.16, r * 0.17, r * 0.8, mix(colour, '#3a1838', 0.15)) +
            circle(r * 0.02, r * 0.02, r * 0.64, filling),
        ),
    ) +
    move(
      x,
      y,
      line(
        `M${short(-r * 0.94)} 0A${short(r * 1.02)} ${short(r * 1.24)} 0 0 1 ${short(r * 0.94)} 0`,
        SHADE,
        r * 0.09,
        `opacity=".3" transform="translate(${short(r * 0.1)} ${short(r * 0.12)})"`,
      ) +
        line(
          `M${short(-r * 0.94)} 0A${short(r * 1.02)} ${short(r * 1.24)} 0 0 1 ${short(r * 0.94)} 0`,
          '#fffaf0',
          r * 0.085,
        ) +
        circle(-r * 0.95, 0, r * 0.085, dark) +
        circle(r * 0.95, 0, r * 0.085, dark),
      turn,
    )
  );
};

/** A bucket on its side, its mouth to the right. */
export const fallenBucket = (x: number, y: number, colour: string, turn: number): string =>
  move(
    x,
    y,
    group(
      path('M-130 -78Q-144 0 -130 78L118 112Q160 0 118 -112Z', SHADE),
      `opacity=".34" transform="rotate(${-turn}) translate(30 38) rotate(${turn})"`,
    ) +
      path('M-130 -78Q-144 0 -130 78L118 112V-112Z', colour) +
      path('M-136 30Q-134 60 -130 78L118 112V42Z', mix(colour, '#fff6dc', 0.45)) +
      path('M-137 -24Q-134 -60 -130 -78L118 -112V-36Z', mix(colour, '#3a1838', 0.3)) +
      times(3, (i) => move(-62 + i * 62, 2, pebble(star(24, 0.5), '#fffaf0', veil(0.9)), i * 20)) +
      ellipse(120, 0, 50, 116, mix(colour, '#fff6dc', 0.4)) +
      ellipse(124, 0, 42, 104, mix(colour, '#2a1030', 0.55)) +
      path('M96 80A42 104 0 0 0 166 0Q150 40 96 80Z', mix(colour, '#2a1030', 0.2)) +
      line('M120 -112Q290 -60 120 112', SHADE, 11, 'opacity=".3" transform="translate(-6 12)"') +
      line('M120 -112Q290 -60 120 112', '#fffaf0', 11),
    turn,
  );

export const spade = (turn: number): string => {
  const shape = (blade: string, lit: string, stick: string): string =>
    rect(-13, -200, 26, 250, stick, 'rx="12"') +
    path(
      'M-62 -216Q-66 -262 0 -264Q66 -262 62 -216Q60 -190 0 -190Q-60 -190 -62 -216ZM-36 -220Q-34 -208 0 -208Q34 -208 36 -220Q34 -240 0 -242Q-34 -240 -36 -220Z',
      stick,
      'fill-rule="evenodd"',
    ) +
    path('M-78 30Q-84 20 -60 16H60Q84 20 78 30L70 150Q50 220 0 236Q-50 220 -70 150Z', blade) +
    path('M-62 34L-10 28V214Q-44 196 -56 146Z', lit);
  return move(
    0,
    0,
    group(
      shape(SHADE, SHADE, SHADE),
      `opacity=".32" transform="rotate(${-turn}) translate(22 28) rotate(${turn})"`,
    ) +
      shape('#f5b942', '#fbd777', '#e89a2e') +
      straight([-5, -180], [-5, 10], '#f8c868', 6),
    turn,
  );
};

/** A tower of wet sand from above, its battlements standing round the edge. */
const tower = (x: number, y: number, r: number): string =>
  circle(x + r * 0.42, y + r * 0.5, r, SHADE, veil(0.34)) +
  circle(x, y, r, '#c08452') +
  circle(x - r * 0.04, y - r * 0.05, r * 0.92, '#e0a86c') +
  circle(x, y, r * 0.62, '#b97c4c') +
  circle(x + r * 0.07, y + r * 0.08, r * 0.54, '#d39a60') +
  times(8, (i) => {
    const [px, py] = polar(x, y, r * 0.78, i * 45 + 22);
    return move(px, py, rect(-r * 0.15, -r * 0.15, r * 0.3, r * 0.3, '#f3c88c'), i * 45 + 22);
  });

const sandWall = (x: number, y: number, w: number, h: number): string =>
  rect(x, y, w, h, '#c08452') +
  rect(x + 4, y + 4, w - 8, h - 8, '#e3ad72') +
  (w > h
    ? times(4, (i) => rect(x + w * (0.14 + i * 0.2), y + 8, w * 0.1, h - 16, '#f3c88c'))
    : times(4, (i) => rect(x + 8, y + h * (0.14 + i * 0.2), w - 16, h * 0.1, '#f3c88c')));

/** A castle with a moat, from straight above. */
export const castle = (x: number, y: number, flag: string): string =>
  circle(0, 0, 218, '#d4965e', `transform="translate(${x} ${y})"`) +
  circle(x, y, 200, '#a86c48') +
  circle(x + 8, y + 10, 190, '#3fb3b4') +
  circle(x + 16, y + 18, 168, '#5cc6c0') +
  circle(x, y, 150, '#c98d58') +
  circle(x - 4, y - 4, 144, '#e6b074') +
  rect(x - 60, y - 56, 176, 176, SHADE, veil(0.3)) +
  sandWall(x - 84, y - 100, 168, 36) +
  sandWall(x - 84, y + 64, 168, 36) +
  sandWall(x - 100, y - 84, 36, 168) +
  sandWall(x + 64, y - 84, 36, 168) +
  [-82, 82].map((dx) => [-82, 82].map((dy) => tower(x + dx, y + dy, 44)).join('')).join('') +
  tower(x, y, 58) +
  straight([x, y], [x + 58, y + 70], SHADE, 6, veil(0.3)) +
  poly(
    [
      [x + 58, y + 70],
      [x + 12, y + 76],
      [x + 38, y + 40],
    ],
    SHADE,
    veil(0.3),
  ) +
  straight([x, y], [x + 16, y - 66], '#7a4a34', 6) +
  poly(
    [
      [x + 16, y - 68],
      [x + 72, y - 50],
      [x + 9, y - 30],
    ],
    flag,
  ) +
  move(x, y + 178, rect(-26, -40, 52, 74, '#d9a066') + rect(-22, -40, 44, 74, '#eabb80'));
