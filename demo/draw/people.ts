/** Small people who give scale: cut-out figures without faces, drawn from a few joints. */
import { mix } from './palette.ts';
import { poses } from './poses.ts';
import type { Joint, Pose, PoseName } from './poses.ts';
import { circle, ellipse, group, line, path, poly, short } from './svg.ts';
import type { Point } from './svg.ts';

export interface Clothes {
  skin?: string;
  top?: string;
  legs?: string;
  dress?: string;
  hair?: string;
  hat?: string;
  flip?: boolean;
  /** One colour for all of it: a silhouette, or a shadow. */
  all?: string;
}

/** A figure whose feet stand on x, y; hands says where the front hand ended up, for what it holds. */
export function figure(x: number, y: number, height: number, pose: PoseName, clothes: Clothes = {}): string {
  const joints: Pose = poses[pose];
  const dir = clothes.flip ? -1 : 1;
  const at = (joint: Joint): Point => [
    x + (joints[joint][0] * dir * height) / 100,
    y + (joints[joint][1] * height) / 100,
  ];
  const d = (...names: Joint[]): string => `M${names.map((n) => at(n).map(short).join(' ')).join('L')}`;
  const skin = clothes.all ?? clothes.skin ?? '#8f5533';
  const top = clothes.all ?? clothes.dress ?? clothes.top ?? '#fdf3dd';
  const legs = clothes.all ?? (clothes.dress ? skin : (clothes.legs ?? '#f3e4c4'));
  const back = (colour: string): string => (clothes.all ? colour : mix(colour, '#2a1636', 0.25));
  const u = height / 100;
  const [neck, hip, head, kneeA, kneeB] = [at('neck'), at('hip'), at('head'), at('kneeA'), at('kneeB')];
  const torso = poly(
    [
      [neck[0] - 7.5 * u, neck[1] + 2 * u],
      [neck[0] + 7.5 * u, neck[1] + 2 * u],
      [hip[0] + 5.6 * u, hip[1]],
      [hip[0] - 5.6 * u, hip[1]],
    ],
    top,
    `stroke="${top}" stroke-width="${short(2.4 * u)}" stroke-linejoin="round"`,
  );
  const low = Math.max(kneeA[1], kneeB[1]);
  const seated = Math.abs(kneeA[1] - hip[1]) < 8 * u;
  const skirt = !clothes.dress
    ? ''
    : seated
      ? poly(
          [
            [hip[0] - 7 * u * dir, hip[1] - 6 * u],
            [hip[0] + 4 * u * dir, hip[1] - 7 * u],
            [kneeA[0] + 3 * u * dir, kneeA[1] - 5 * u],
            [kneeA[0] + 3 * u * dir, kneeA[1] + 16 * u],
            [hip[0] - 6 * u * dir, hip[1] + 5 * u],
          ],
          top,
        )
      : path(
          `M${short(hip[0] - 5.8 * u)} ${short(hip[1] - 8 * u)}L${short(hip[0] + 5.8 * u)} ${short(hip[1] - 8 * u)}Q${short(kneeA[0] + 5 * u * dir)} ${short(hip[1] + 8 * u)} ${short(Math.max(kneeA[0], kneeB[0]) + 8 * u)} ${short(low + 8 * u)}Q${short((kneeA[0] + kneeB[0]) / 2)} ${short(low + 12 * u)} ${short(Math.min(kneeA[0], kneeB[0]) - 8 * u)} ${short(low + 7 * u)}Q${short(hip[0] - 7 * u)} ${short(hip[1] + 8 * u)} ${short(hip[0] - 5.8 * u)} ${short(hip[1] - 8 * u)}Z`,
          top,
        );
  const hair = clothes.all ?? clothes.hair ?? '#2b1a1e';
  const hat = clothes.hat
    ? ellipse(head[0], head[1] - 3 * u, 12 * u, 2.8 * u, clothes.all ?? clothes.hat) +
      path(
        `M${short(head[0] - 6 * u)} ${short(head[1] - 3 * u)}Q${short(head[0] - 5 * u)} ${short(head[1] - 10 * u)} ${short(head[0])} ${short(head[1] - 10 * u)}Q${short(head[0] + 5 * u)} ${short(head[1] - 10 * u)} ${short(head[0] + 6 * u)} ${short(head[1] - 3 * u)}Z`,
        clothes.all ?? clothes.hat,
      )
    : circle(head[0] - 1.2 * u * dir, head[1] - 1.6 * u, 5.9 * u, hair) +
      (clothes.dress ? circle(head[0] - 5 * u * dir, head[1] - 4 * u, 3.2 * u, hair) : '');
  return group(
    line(d('neck', 'elbowB', 'handB'), back(clothes.dress ? skin : skin), 4 * u) +
      line(d('hip', 'kneeB', 'footB'), back(legs), clothes.dress ? 4.8 * u : 6.6 * u) +
      line(d('hip', 'kneeA', 'footA'), legs, clothes.dress ? 4.8 * u : 6.6 * u) +
      torso +
      skirt +
      line(d('head', 'neck'), skin, 4.4 * u) +
      (clothes.hat ? '' : hat) +
      ellipse(head[0] + 0.8 * u * dir, head[1] + 0.6 * u, 5 * u, 6 * u, skin) +
      (clothes.hat
        ? hat
        : path(
            `M${short(head[0] - 6 * u)} ${short(head[1])}A${short(6 * u)} ${short(6.4 * u)} 0 0 1 ${short(head[0] + 6 * u)} ${short(head[1] - 1.5 * u)}Q${short(head[0])} ${short(head[1] - 5 * u)} ${short(head[0] - 6 * u)} ${short(head[1])}Z`,
            hair,
          )) +
      line(d('neck', 'elbowA', 'handA'), skin, 4.2 * u) +
      (clothes.dress
        ? ''
        : line(
            `M${short(neck[0])} ${short(neck[1] + 2 * u)}L${short((neck[0] + at('elbowA')[0]) / 2)} ${short((neck[1] + at('elbowA')[1]) / 2 + u)}`,
            top,
            5.6 * u,
          )),
  );
}

export function handOf(x: number, y: number, height: number, pose: PoseName, flipped = false): Point {
  const [hx, hy] = poses[pose].handA;
  return [x + (hx * (flipped ? -1 : 1) * height) / 100, y + (hy * height) / 100];
}

/** The same figure lying on the ground as its own long shadow. */
export function castShadow(
  x: number,
  y: number,
  height: number,
  pose: PoseName,
  colour: string,
  slant: number,
  length = 0.9,
  flipped = false,
  opacity = 0.4,
): string {
  return group(
    figure(0, 0, height, pose, { all: colour, flip: flipped }),
    `transform="translate(${short(x)} ${short(y)}) skewX(${slant}) scale(1 ${-length})" opacity="${opacity}"`,
  );
}
