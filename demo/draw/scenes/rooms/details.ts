/** Corners of rooms: what a guest's eye falls on first. */
import { archPath } from '../../arches.ts';
import { farSail } from '../../boats.ts';
import { checker } from '../../floors.ts';
import { hibiscus } from '../../flowers.ts';
import { basil } from '../../herbs.ts';
import { thicket } from '../../jungle.ts';
import { hills } from '../../land.ts';
import { bananaLeaf } from '../../leaves.ts';
import { SHADE, hours, mix } from '../../palette.ts';
import { goldPalm, lushPalm, palm, shadowPalm } from '../../palms.ts';
import type { Scene } from '../../scene.ts';
import { laid, palmShade } from '../../shade.ts';
import { cumulus, sky, sun } from '../../sky.ts';
import {
  boxPath,
  circle,
  clip,
  diskPath,
  ellipse,
  fade,
  group,
  line,
  move,
  path,
  polar,
  rect,
  short,
  smooth,
  straight,
  times,
  veil,
} from '../../svg.ts';
import type { Point } from '../../svg.ts';
import { swirl } from '../../sweets.ts';
import { plantPot } from '../../tablesetting.ts';
import { glints, sea } from '../../water.ts';
import { opening } from './interior.ts';

/** A basin of white enamel before the garden and the sea. */
export const bathWindow: Scene = (random) => {
  const ground = { horizon: 330, vanish: 600, top: 600, bottom: 800 };
  const view =
    sky(hours.noon.sky, 332, 9) +
    cumulus(random, 690, 300, 250, '#fffaf0', '#c7e2e2') +
    sea(random, ['#1c8fae', '#26a9b4', '#49c4bc', '#a5e2cd'], 330, 520, 36) +
    farSail(600, 350, 44, '#fffaf0') +
    path('M0 476Q420 446 1200 486V700H0Z', '#f6e3b4') +
    palm(random, 380, 560, 360, { ...lushPalm, lean: 40 }) +
    palm(random, 850, 560, 300, { ...lushPalm, lean: -36 }) +
    thicket(random, [290, 590], [520, 590], 120, ['#1f6247', '#347a4e', '#5d9f4a'], 16) +
    thicket(random, [700, 590], [930, 590], 110, ['#1f6247', '#347a4e', '#5d9f4a'], 16) +
    times(2, (i) => rect(492 + i * 208, 0, 8, 600, '#fff4dc')) +
    rect(280, 352, 640, 9, '#fff4dc');
  const rim = 'M286 476Q600 572 914 476Q600 612 286 476Z';
  const body = 'M286 476Q600 600 914 476C930 600 872 716 770 722H430C328 716 270 600 286 476Z';
  return (
    rect(0, 0, 1200, 606, fade(['#e6a67e', '#f4c7a0'])) +
    path('M0 0H250L120 606H0Z', '#8a4a58', veil(0.14)) +
    path('M1200 0H960L1090 606H1200Z', '#fff0c8', veil(0.2)) +
    path(archPath(612, 572, 664, 540), '#b9705a', veil(0.55)) +
    opening(archPath(600, 560, 640, 520), view, '#fff4dc', 13) +
    rect(252, 556, 696, 20, '#fffaf0') +
    rect(252, 574, 696, 8, '#c98a68') +
    rect(0, 584, 1200, 20, '#c46f50') +
    checker(ground, 120, 4, ['#f7e0bc', '#2f8f93']) +
    group(path('M320 604H880L1010 800H190Z', '#fffbe0'), veil(0.4)) +
    ellipse(640, 736, 330, 34, SHADE, veil(0.34)) +
    line('M950 722V404Q950 352 906 352Q866 352 866 400', '#a8702f', 14) +
    line('M946 722V404Q946 356 906 356', '#f0c46a', 5) +
    ellipse(950, 728, 28, 9, '#8a5a28') +
    rect(926, 448, 48, 13, '#a8702f', 'rx="6"') +
    rect(430, 708, 340, 30, '#d9cdb8', 'rx="8"') +
    path('M286 476Q600 392 914 476Q600 590 286 476Z', '#c9d9d3') +
    path('M350 490Q600 452 850 490Q600 566 350 490Z', '#6fcabf') +
    path('M430 494Q600 470 770 494Q600 530 430 494Z', '#b5ebdb') +
    path(body, '#fffaf0') +
    path('M600 534Q760 534 914 476C930 600 872 716 770 722H660C780 690 800 600 790 514Z', '#d9cfc6') +
    path('M316 530C324 620 362 680 430 700C370 640 350 590 348 540Z', '#ffffff', veil(0.9)) +
    path(rim, '#ffffff') +
    laid('M392 506Q452 530 508 540L500 676Q446 672 398 650Z', '#ee6c4d', 8, 8, 0.2) +
    path('M392 506Q452 530 508 540L506 562Q450 552 393 528Z', '#f58f72') +
    line('M396 612Q446 634 503 640M396 628Q446 650 502 656', '#fdf3dd', 5) +
    ellipse(214, 776, 110, 16, SHADE, veil(0.3)) +
    times(3, (i) => straight([160 + i * 46, 650], [150 + i * 56, 776], '#8a5636', 13)) +
    rect(134, 634, 138, 24, '#b5794a', 'rx="10"') +
    rect(134, 650, 138, 8, '#8a5636', 'rx="4"') +
    times(3, (i) =>
      rect(150 + i * 3, 612 - i * 24, 86 - i * 6, 24, ['#fffaf0', '#8fd0c4', '#fffaf0'][i]!, 'rx="11"'),
    ) +
    hibiscus(190, 546, 24, '#e4576a', 20) +
    ellipse(1106, 780, 96, 15, SHADE, veil(0.32)) +
    plantPot(1096, 782, 136, '#ee8a5c', '#b5563f') +
    times(9, (i) => bananaLeaf(random, 1096, 672, -158 + i * 17, i % 2 ? 250 : 190, '#5ea34e', '#1f6247'))
  );
};

/** Late sun on a rose wall, everything for the way to the water. */
export const robeHat: Scene = (random) => {
  const robe =
    'M-34 -6Q0 14 34 -6L104 34Q122 60 128 150L150 330Q122 350 92 344L84 190L96 480Q0 506 -96 480L-84 190L-92 344Q-122 350 -150 330L-128 150Q-122 60 -104 34Z';
  return (
    rect(0, 0, 1200, 690, '#d9607a') +
    group(path('M140 690L360 0H1190L970 690Z', '#f7a08c'), veil(0.75)) +
    palmShade(random, 1240, 120, 164, 560, '#a8385e', 0.42) +
    rect(0, 668, 1200, 26, '#fdf0dc') +
    rect(0, 690, 1200, 110, '#c98a5c') +
    times(6, (i) => line(`M${600 + (i - 2.5) * 190} 690L${600 + (i - 2.5) * 300} 800`, '#9a5f40', 4)) +
    line('M0 732H1200', '#9a5f40', 4) +
    group(path('M140 694H970L936 800H106Z', '#ffe0a0'), veil(0.45)) +
    rect(180 + 14, 132 + 18, 840, 40, '#6a1f4a', 'rx="8" opacity=".35"') +
    rect(180, 132, 840, 40, '#8a5436', 'rx="8"') +
    rect(180, 132, 840, 12, '#b5794a', 'rx="6"') +
    [400, 690, 940]
      .map(
        (x) =>
          circle(x + 8, 166, 15, '#6a1f4a', veil(0.4)) +
          circle(x, 154, 16, '#f3c45f') +
          circle(x - 4, 149, 7, '#fff0c0'),
      )
      .join('') +
    move(
      400,
      172,
      line('M-14 -4L0 -18L14 -4', '#e6d3d6', 7) +
        path(robe, '#6a1f4a', 'transform="translate(34 34)" opacity=".34"') +
        path(robe, '#fffaf0') +
        path(
          'M34 -6L104 34Q122 60 128 150L150 330Q122 350 92 344L84 190L96 480Q60 490 22 494Q60 300 34 -6Z',
          '#e6d3d6',
        ) +
        path('M92 344L84 190L76 120L98 300Z', '#bfa4b4') +
        path('M-92 344L-84 190L-76 120L-98 300Z', '#d9c6ca') +
        path('M-34 -6Q-52 120 -6 236L18 222Q-22 120 -8 6Z', '#f5e6e0') +
        path('M34 -6Q50 120 -6 236L-24 224Q22 120 8 6Z', '#d3bcc4') +
        path('M-86 214Q0 234 88 214V244Q0 264 -86 244Z', '#2f8f9a') +
        path('M-20 236L-38 396L-10 402L4 240Z', '#2f8f9a') +
        path('M4 240L20 372L46 364L22 236Z', '#24727e') +
        path(
          'M-126 316Q-112 332 -94 330M126 316Q112 332 94 330',
          'none',
          'stroke="#2f8f9a" stroke-width="9"',
        ) +
        path('M-92 462Q0 486 92 462', 'none', 'stroke="#2f8f9a" stroke-width="9"'),
    ) +
    move(
      690,
      222,
      ellipse(36, 40, 152, 146, '#6a1f4a', veil(0.34)) +
        ellipse(0, 0, 152, 146, '#f0cd84') +
        times(
          5,
          (i) =>
            `<ellipse rx="${140 - i * 14}" ry="${134 - i * 14}" fill="none" stroke="#cf9f55" stroke-width="4" stroke-dasharray="18 9" stroke-dashoffset="${i * 11}"/>`,
        ) +
        ellipse(12, 14, 90, 86, '#b5823f', veil(0.6)) +
        ellipse(0, 0, 88, 84, '#2b4f7a') +
        ellipse(-2, -4, 78, 74, '#f7dca0') +
        times(
          3,
          (i) =>
            `<ellipse cx="-2" cy="-4" rx="${64 - i * 19}" ry="${60 - i * 18}" fill="none" stroke="#cf9f55" stroke-width="4" stroke-dasharray="14 7"/>`,
        ) +
        path('M52 62Q96 96 90 150L70 138L56 152Q60 104 40 74Z', '#2b4f7a'),
    ) +
    move(
      940,
      172,
      path(
        'M-6 -10L-92 160M6 -10L70 160',
        'none',
        'stroke="#6a1f4a" stroke-width="9" opacity=".35" transform="translate(26 26)"',
      ) +
        line('M-4 -8Q-60 60 -86 170M4 -8Q40 70 66 170', '#d9a45a', 9) +
        path(
          'M-112 160H92L76 372Q-10 392 -96 372Z',
          '#6a1f4a',
          'transform="translate(30 30)" opacity=".34"',
        ) +
        path('M-112 160H92L76 372Q-10 392 -96 372Z', '#f7e3bd') +
        path('M20 160H92L76 372Q46 382 10 384Z', '#dcc09a') +
        path('M-108 206H88L86 236H-106Z', '#f5a23c') +
        path('M-104 260H84L82 290H-102Z', '#2f8f9a') +
        path('M-101 314H80L78 340H-99Z', '#e4576a'),
    ) +
    ellipse(800, 766, 220, 22, '#5a1f3a', veil(0.4)) +
    [
      [700, 612, '#fffaf0', 12],
      [790, 596, '#8fd0c4', -4],
      [872, 616, '#fbd27a', -14],
    ]
      .map(([x, y, c, t]) =>
        move(
          x as number,
          y as number,
          rect(-46, -60, 92, 130, c as string, 'rx="44"') +
            rect(14, -50, 32, 120, mix(c as string, '#6a2a4a', 0.22), 'rx="16"') +
            swirl(0, -16, 34, mix(c as string, '#8a4a5a', 0.35), 5, 2.2),
          t as number,
        ),
      )
      .join('') +
    path('M596 640Q784 668 972 640Q964 740 922 768H650Q604 740 596 640Z', '#c98f4c') +
    path('M800 658Q890 656 972 640Q964 740 922 768H800Q880 740 860 654Z', '#96602f') +
    times(4, (i) =>
      line(
        `M${602 + i * 7} ${672 + i * 24}Q784 ${700 + i * 24} ${966 - i * 7} ${672 + i * 24}`,
        '#eabd74',
        9,
        `stroke-dasharray="26 14" stroke-dashoffset="${i * 20}"`,
      ),
    ) +
    line('M594 640Q784 670 974 640', '#eabd74', 16) +
    ellipse(310, 779, 160, 13, '#5a1f3a', veil(0.35)) +
    [176, 322]
      .map(
        (x) =>
          path(
            `M${x} 776Q${x - 8} 750 ${x + 40} 746Q${x + 100} 744 ${x + 116} 768Q${x + 116} 778 ${x + 100} 778Z`,
            '#fbe6c0',
          ) +
          path(
            `M${x + 4} 764Q${x + 16} 722 ${x + 66} 740Q${x + 84} 750 ${x + 80} 766Q${x + 40} 752 ${x + 4} 764Z`,
            '#2f8f9a',
          ),
      )
      .join('')
  );
};

/** A tumbler from the side, a slice of lime on its rim. */
const freshWater = (x: number, y: number, h: number): string => {
  const w = h * 0.27;
  return (
    path(
      `M${short(x - w)} ${short(y - h)}H${short(x + w)}L${short(x + w * 0.8)} ${y}H${short(x - w * 0.8)}Z`,
      '#e8fbf4',
      veil(0.45),
    ) +
    path(
      `M${short(x - w * 0.95)} ${short(y - h * 0.8)}H${short(x + w * 0.95)}L${short(x + w * 0.78)} ${short(y - 5)}H${short(x - w * 0.78)}Z`,
      '#9fe0d6',
      veil(0.75),
    ) +
    ellipse(x, y - h * 0.8, w * 0.95, w * 0.14, '#d9fbf0') +
    move(x + w * 0.1, y - h * 0.4, circle(0, 0, w * 0.56, '#6fae45') + circle(0, 0, w * 0.46, '#dcf0a0')) +
    rect(x - w * 0.7, y - h * 0.66, w * 0.5, w * 0.5, '#ffffff', 'rx="5" opacity=".55"') +
    rect(x - w * 0.72, y - h * 0.94, w * 0.16, h * 0.86, '#ffffff', 'opacity=".6" rx="3"') +
    ellipse(x, y - h, w, w * 0.13, '#f6fffb', veil(0.8)) +
    basil(x - w * 0.3, y - h * 0.86, h * 0.26, -18, '#4fa05a') +
    basil(x - w * 0.2, y - h * 0.86, h * 0.24, 26, '#4fa05a')
  );
};

/** What waits on the table of the hall after a long road. */
export const welcomeTray: Scene = (random) => {
  const cloth = (x: number, y: number): string =>
    circle(x + 5, y + 5, 42, '#8a7f9a', veil(0.5)) +
    circle(x, y, 42, '#fffaf0') +
    path(`M${x} ${y - 42}A42 42 0 0 1 ${x} ${y + 42}Q${x + 30} ${y} ${x} ${y - 42}Z`, '#e0d6dc') +
    swirl(x, y, 33, '#b8aabb', 5, 2.6);
  return (
    rect(0, 0, 1200, 600, '#1f4f7e') +
    group(path('M-20 600L260 0H820L560 600Z', '#5b95b8'), veil(0.6)) +
    circle(382 + 20, 236 + 26, 188, '#10284e', veil(0.5)) +
    circle(382, 236, 188, '#c98a3c') +
    circle(379, 232, 184, '#f0c46a') +
    circle(382, 236, 162, '#8a5a28') +
    clip(
      diskPath(382, 236, 157),
      sky(hours.gold.sky, 250, 8) +
        sun(430, 214, 30, '#fff3c4', '#ffe0a0', 3) +
        sea(random, hours.gold.sea, 250, 420, 20) +
        glints(random, 430, 254, 400, 60, '#fff0c0', 16, 24) +
        palm(random, 290, 420, 230, { ...shadowPalm('#2f4f58', '#4f7a6a'), lean: 20 }) +
        path('M200 0L300 0L220 500H200Z', '#ffffff', veil(0.16)),
    ) +
    path(archPath(1010, 600, 270, 560), '#15386a', veil(0.7)) +
    path(archPath(1000, 600, 250, 540), '#f3b878') +
    path(archPath(1012, 600, 226, 516), '#f7cf94') +
    path('M890 600L1010 380H1125V600Z', '#e89a5c', veil(0.5)) +
    rect(0, 560, 1200, 240, '#7a4630') +
    rect(0, 556, 1200, 44, '#c07c4c') +
    rect(0, 556, 1200, 9, '#eab27c') +
    rect(0, 600, 1200, 10, '#4f2a20', veil(0.6)) +
    times(
      2,
      (i) =>
        rect(60 + i * 560, 640, 520, 130, '#8f563a', 'rx="6"') +
        rect(74 + i * 560, 654, 492, 102, '#a4673f', 'rx="4"') +
        circle(324 + i * 560, 712, 17, '#4f2a20', veil(0.6)) +
        circle(320 + i * 560, 704, 16, '#f0c46a'),
    ) +
    ellipse(480, 572, 380, 14, '#3a1a24', veil(0.4)) +
    path('M110 540H830Q824 568 790 570H150Q116 568 110 540Z', '#c98f34') +
    path('M640 540H830Q824 568 790 570H590Q630 560 640 540Z', '#a8742a') +
    ellipse(470, 540, 362, 13, '#f6d67e') +
    ellipse(470, 540, 336, 9, '#b97f2c') +
    [210, 296, 382].map((x) => cloth(x, 498)).join('') +
    [253, 339].map((x) => cloth(x, 426)).join('') +
    hibiscus(296, 372, 30, '#fdf3dd', 20) +
    freshWater(520, 540, 176) +
    freshWater(636, 540, 176) +
    freshWater(750, 540, 176) +
    ellipse(1010, 568, 110, 10, '#3a1a24', veil(0.4)) +
    times(6, (i) => bananaLeaf(random, 985, 350, -160 + i * 27, i % 2 ? 210 : 250, '#4f9a5a', '#1f5f4f')) +
    [
      [900, 250, 62, -20, '#ee4f5a'],
      [1040, 190, 70, 14, '#f58a3c'],
      [1100, 310, 56, 40, '#ee4f5a'],
      [970, 320, 60, 0, '#fbd27a'],
    ]
      .map(
        ([x, y, r, t, c]) =>
          line(`M985 400Q${((x as number) + 985) / 2} ${(y as number) + 60} ${x} ${y}`, '#3f7a4a', 7) +
          hibiscus(x as number, y as number, r as number, c as string, t as number),
      )
      .join('') +
    path('M930 566Q880 500 930 430Q950 404 944 380H1026Q1020 404 1040 430Q1090 500 1040 566Z', '#fdf3dd') +
    path('M996 380H1026Q1020 404 1040 430Q1090 500 1040 566H1000Q1050 490 1010 430Z', '#d9c8b8') +
    path('M906 478Q985 506 1064 478L1066 512Q985 540 904 512Z', '#2f8fb0') +
    times(5, (i) => circle(926 + i * 30, 500 + [0, 6, 8, 6, 0][i]!, 7, '#fdf3dd'))
  );
};

const blossom = (x: number, y: number, r: number, colour: string, turn: number): string =>
  move(
    x,
    y,
    times(5, (i) =>
      circle(...polar(0, 0, r * 0.56, i * 72), r * 0.5, i > 2 ? mix(colour, '#c98ab0', 0.2) : colour),
    ) + circle(0, 0, r * 0.26, '#f5b942'),
    turn,
  );

/** Shutters thrown open, the day lies down on the floor. */
export const shuttersMorning: Scene = (random) => {
  const ground = { horizon: 400, vanish: 420, top: 620, bottom: 800 };
  const view =
    sky(['#6fa9b4', '#a5cdb8', '#f3e2ac', '#fbd08e', '#f8b48a'], 400, 9) +
    sun(330, 330, 46, '#fffbe0', '#fff0b8', 4) +
    hills(random, 402, 12, '#6fa39c', 200, 560, 3) +
    sea(random, ['#f6d49a', '#8fc3ac', '#4f9f9c'], 400, 560, 30) +
    glints(random, 330, 404, 520, 60, '#fffbe0', 20, 40) +
    palm(random, 500, 640, 330, { ...goldPalm, lean: 30 }) +
    thicket(random, [200, 640], [660, 640], 110, ['#3a7a5c', '#5a9a62', '#8fb85e'], 22);
  const shutter = (flip: string): string =>
    group(
      path('M250 60L120 24V664L250 628Z', '#4a7a70') +
        path('M240 78L132 48V326L240 328Z', '#37625c') +
        path('M240 352L132 354V640L240 612Z', '#37625c') +
        times(9, (i) =>
          path(`M240 ${84 + i * 27}L132 ${56 + i * 30}V${76 + i * 30}L240 ${102 + i * 27}Z`, '#86b8a2'),
        ) +
        times(9, (i) =>
          path(
            `M240 ${360 + i * 27.5}L132 ${364 + i * 30.5}V${384 + i * 30.5}L240 ${378 + i * 27.5}Z`,
            '#86b8a2',
          ),
        ),
      flip,
    );
  return (
    rect(0, 0, 1200, 640, fade(['#cbb4d6', '#e6d3e4'])) +
    path('M760 640L940 0H1200V640Z', '#fff0d0', veil(0.3)) +
    opening(boxPath(258, 64, 324, 560), view, '#fffaf4', 13) +
    rect(415, 64, 10, 560, '#fffaf4') +
    rect(258, 240, 324, 8, '#fffaf4') +
    path('M582 64L700 24V664L582 628Z', '#8a6a9a', 'opacity=".22" transform="translate(22 14)"') +
    shutter('') +
    shutter('transform="translate(840 0) scale(-1 1)"') +
    rect(0, 622, 1200, 18, '#fffaf4') +
    checker(ground, 150, 3, ['#e3a376', '#d68f62']) +
    group(
      path('M258 640H412L760 800H470Z', '#fff0b4') + path('M428 640H582L1080 800H790Z', '#fff0b4'),
      veil(0.72),
    ) +
    ellipse(960, 770, 220, 22, '#5a3a5a', veil(0.32)) +
    straight([860, 560], [838, 770], '#8a5638', 16) +
    straight([1060, 560], [1082, 770], '#6f4229', 16) +
    straight([900, 560], [896, 740], '#6f4229', 12) +
    straight([1020, 560], [1024, 740], '#5a3524', 12) +
    rect(816, 532, 288, 30, '#c48a58', 'rx="6"') +
    rect(816, 532, 288, 9, '#f3c890', 'rx="4"') +
    rect(836, 562, 248, 24, '#8a5638') +
    ellipse(970, 532, 80, 8, '#5a3524', veil(0.4)) +
    [
      [-146, 220],
      [-34, 230],
      [-120, 270],
      [-62, 280],
      [-92, 310],
    ]
      .map(([a, l], k) => {
        const at = (t: number): Point => polar(950, 420, l! * t, a! + (1 - t) * (-90 - a!) * 0.7);
        return (
          line(smooth([0, 0.35, 0.7, 1].map(at)), '#5a7a4a', 7) +
          basil(...at(0.5), 74, a! + 30, '#6f9f5a') +
          basil(...at(0.66), 66, a! + 150, '#7fae5e') +
          [0.72, 0.86, 1]
            .map((t, i) => blossom(...at(t), 40 - i * 5, (i + k) % 2 ? '#fffaf0' : '#f7b8cc', k * 31))
            .join('')
        );
      })
      .join('') +
    path('M924 398Q926 430 896 456Q866 490 898 530H1002Q1034 490 1004 456Q974 430 976 398Z', '#2f7fae') +
    path('M956 398H976Q974 430 1004 456Q1034 490 1002 530H966Q1002 490 976 456Q950 430 956 398Z', '#1f5a8a') +
    path('M896 470Q884 490 900 512', 'none', 'stroke="#bfe0ee" stroke-width="9" stroke-linecap="round"') +
    ellipse(950, 398, 27, 7, '#174a74') +
    move(1054, 518, rect(-36, -6, 76, 18, '#ee8a5c', 'rx="3"') + rect(-30, -24, 66, 18, '#fdf3dd', 'rx="3"'))
  );
};
