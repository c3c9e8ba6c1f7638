import { farSail } from '../../boats.ts';
import { lighthouse } from '../../buildings.ts';
import { pelican, post } from '../../harbour.ts';
import { canopy } from '../../jungle.ts';
import { hills, rock } from '../../land.ts';
import { lushPalm, palm, shadowPalm } from '../../palms.ts';
import { parasolAbove } from '../../parasols.ts';
import { loungerAbove, palmAbove, SHADE } from '../../poolside.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, cumulus, gulls, shine, sky, stars, sun } from '../../sky.ts';
import { fin } from '../../snorkel.ts';
import {
  circle,
  clip,
  ellipse,
  fade,
  group,
  lens,
  line,
  move,
  path,
  pebble,
  polar,
  poly,
  rect,
  short,
  smooth,
  straight,
  times,
  veil,
} from '../../svg.ts';
import type { Point } from '../../svg.ts';
import { boardsTop } from '../../tabletops.ts';
import { glints, lightNet, ripples, sea } from '../../water.ts';

/** The pool at high noon, as the swallows see it. */
export const poolAbove: Scene = (random) => {
  const basin: Point[] = [
    [236, 250],
    [420, 168],
    [610, 214],
    [780, 200],
    [950, 216],
    [1030, 370],
    [930, 550],
    [740, 608],
    [590, 530],
    [430, 612],
    [240, 560],
    [168, 400],
  ];
  const within = (part: number): Point[] =>
    basin.map(([x, y]) => [610 + (x - 610) * part, 396 + (y - 396) * part] as const);
  const d = smooth(basin, true);
  return (
    rect(0, 0, 1200, 800, '#f3c4a0') +
    times(11, (i) => straight([i * 120, -10], [i * 120, 810], '#e6ab86', 3)) +
    times(7, (i) => straight([-10, 40 + i * 120], [1210, 40 + i * 120], '#e6ab86', 3)) +
    pebble(basin, '#fff3df', 'stroke="#fff3df" stroke-width="54"') +
    pebble(basin, '#1f7f96', 'stroke="#1f7f96" stroke-width="12"') +
    clip(
      d,
      pebble(basin, '#57cbcb') +
        pebble(
          within(0.84).map(([x, y]) => [x + 30, y + 10] as const),
          '#3bbac2',
        ) +
        pebble(
          within(0.6).map(([x, y]) => [x + 110, y + 6] as const),
          '#27a3b4',
        ) +
        pebble(
          within(0.36).map(([x, y]) => [x + 150, y + 6] as const),
          '#1b8fa6',
        ) +
        times(3, (i) => circle(150, 410, 190 - i * 42, ['#86ddd6', '#a9e9df', '#c9f2e6'][i]!)) +
        lightNet(random, 120, 120, 960, 540, '#eafff6', 0.42, 92) +
        path(
          `${d}M-200 -200H1400V1000H-200Z`,
          '#0f5a78',
          'fill-rule="evenodd" opacity=".3" transform="translate(16 22)"',
        ) +
        move(716, 424, rect(-78, -150, 156, 300, '#0f5a78', 'rx="40" opacity=".38"'), 58) +
        circle(470, 356, 62, '#0f5a78', veil(0.34)),
    ) +
    move(
      690,
      384,
      rect(-78, -150, 156, 300, '#f26a7e', 'rx="40"') +
        times(4, (i) => rect(-70 + i * 37, -96, 26, 232, i % 2 ? '#fff3e4' : '#f9a7ae', 'rx="13"')) +
        rect(-70, -144, 140, 50, '#fff3e4', 'rx="25"') +
        rect(-54, -134, 70, 12, '#fffaf0', 'rx="6"') +
        path('M44 -94H78V110Q78 150 40 150H44Z', '#8f2f58', veil(0.18)),
      58,
    ) +
    `<circle cx="452" cy="330" r="44" fill="none" stroke="#fffaf0" stroke-width="34"/>` +
    times(4, (i) => {
      const [a, b] = [polar(452, 330, 44, i * 90 + 10), polar(452, 330, 44, i * 90 + 52)];
      return line(
        `M${short(a[0])} ${short(a[1])}A44 44 0 0 1 ${short(b[0])} ${short(b[1])}`,
        '#f5b942',
        34,
      ).replaceAll('round', 'butt');
    }) +
    loungerAbove(280, 92, 184, '#2b9fae') +
    loungerAbove(480, 84, 178, '#2b9fae') +
    loungerAbove(830, 88, 176, '#f0a23c') +
    loungerAbove(1018, 98, 188, '#f0a23c') +
    loungerAbove(720, 722, -4, '#e4576a') +
    loungerAbove(900, 708, -14, '#e4576a') +
    parasolAbove(380, 84, 84, '#fffaf0', '#2b9fae', SHADE, [36, 44], 8) +
    parasolAbove(926, 84, 84, '#fffaf0', '#f0a23c', SHADE, [36, 44], 8) +
    parasolAbove(806, 726, 78, '#fffaf0', '#e4576a', SHADE, [34, 40], 8) +
    palmAbove(random, 60, 90, 170) +
    palmAbove(random, 150, 740, 190) +
    palmAbove(random, 1130, 650, 210) +
    palmAbove(random, 1180, 250, 120)
  );
};

/** White water: round lobes from point to point, flat below. */
const puff = (points: readonly Point[], base: number, colour: string): string => {
  const [first, last] = [points[0] as Point, points.at(-1) as Point];
  const lobes = points.slice(1).map(([x, y], i) => {
    const [px, py] = points[i] as Point;
    const r = Math.hypot(x - px, y - py) * 0.54;
    return `A${short(r)} ${short(r)} 0 0 1 ${short(x)} ${short(y)}`;
  });
  return path(`M${first[0]} ${first[1]}${lobes.join('')}L${last[0]} ${base}H${first[0]}Z`, colour);
};

/** One long wave, and the last colour in the sky. */
export const surfDusk: Scene = (random) => {
  const crest = 'M-60 452C80 400 240 300 420 262C560 236 700 262 820 322C940 372 1080 408 1260 420';
  const lip = 'C700 330 566 392 506 482C470 540 452 590 448 650';
  return (
    sky(['#1b2450', '#40356e', '#7d4679', '#c05a72', '#ee8560', '#fbbf78'], 400, 13) +
    stars(random, 26, 130) +
    shine(930, 396, 380, '#ffd690', 0.6) +
    barCloud(random, 260, 150, 380, '#b0577c', 3) +
    barCloud(random, 960, 250, 360, '#f2986c', 2) +
    sea(random, ['#f6b37a', '#c26a72', '#6a4a7c', '#3a4676'], 398, 560, 50) +
    path(`${crest}V660H-60Z`, '#4f9a98') +
    path('M-60 660V470C300 400 640 330 820 340C960 384 1100 424 1260 436V660Z', '#3d868f') +
    path('M700 660C690 520 740 420 820 352C960 400 1100 444 1260 456V660Z', '#2f7386') +
    path('M690 660C690 560 740 430 860 424C980 436 1110 470 1260 480V660Z', '#265f7a') +
    path('M680 660C690 590 760 494 890 490C1000 494 1110 516 1260 526V660Z', '#214e6d') +
    path('M660 660C700 610 790 554 910 554C1010 558 1120 570 1260 578V660Z', '#1e4062') +
    line(
      'M760 600C770 520 810 450 880 400M850 600C870 540 920 480 980 440M950 606C980 560 1030 510 1090 478',
      '#7cc0b0',
      4,
      veil(0.5),
    ) +
    path(`M820 322${lip}H700C680 540 720 410 820 322Z`, '#153a5c') +
    path('M820 322C720 356 616 430 572 520C548 570 540 610 540 650H600C606 540 690 400 820 322Z', '#1f5573') +
    path('M820 322C740 372 660 450 632 540C618 586 614 620 616 650H656C650 540 720 400 820 322Z', '#2f7386') +
    path(`M820 322${lip}H200C230 500 300 330 420 262C560 236 700 262 820 322Z`, '#7fb9aa') +
    path(
      'M420 262C560 236 700 262 820 322C690 322 560 380 490 480C450 540 430 600 426 650H330C330 500 380 350 560 286C500 268 450 262 420 262Z',
      '#b9cfb8',
    ) +
    path(
      'M420 262C560 236 700 262 820 322C740 296 650 284 570 296C420 330 330 480 310 650H200C230 500 300 330 420 262Z',
      '#f3d9bd',
    ) +
    line(`M820 322${lip}`, '#fff3e0', 9) +
    line('M640 300C500 350 410 470 392 640M730 304C590 350 480 450 452 560', '#fff3e0', 4, veil(0.75)) +
    line('M-60 452C80 400 240 300 420 262C560 236 700 262 820 322', '#fff0d4', 8) +
    path('M440 256C360 214 290 206 220 222C300 226 350 246 392 272Z', '#ffe9cf', veil(0.7)) +
    path('M580 246C510 204 440 190 370 198C440 208 500 228 540 252Z', '#ffe9cf', veil(0.7)) +
    puff(
      [
        [-80, 500],
        [20, 440],
        [130, 404],
        [240, 396],
        [330, 430],
        [400, 490],
        [450, 560],
        [500, 600],
        [580, 640],
      ],
      660,
      '#9a8fb2',
    ) +
    puff(
      [
        [-80, 550],
        [0, 500],
        [110, 470],
        [220, 470],
        [310, 510],
        [380, 560],
        [450, 600],
        [550, 645],
      ],
      660,
      '#cdb8c6',
    ) +
    puff(
      [
        [-80, 600],
        [30, 550],
        [150, 534],
        [250, 556],
        [340, 596],
        [420, 620],
        [520, 648],
      ],
      660,
      '#f2d8cc',
    ) +
    puff(
      Array.from({ length: 14 }, (_, i): Point => [-80 + i * 56, 628 + Math.max(0, i - 7) * 4]),
      668,
      '#fff3e0',
    ) +
    path('M-20 640Q200 630 460 644T900 636T1220 646V810H-20Z', '#3f4a78') +
    path('M-20 660Q200 646 460 664T900 654T1220 668V810H-20Z', '#5a5280') +
    times(16, () =>
      lens(
        random.between(640, 1160),
        random.between(664, 716),
        random.between(60, 190),
        4,
        '#f7b184',
        veil(0.75),
      ),
    ) +
    path('M-20 716Q180 690 420 722T860 704T1220 730V810H-20Z', '#fff0dc') +
    path('M-20 728Q180 702 420 734T860 716T1220 742V810H-20Z', '#b27a80') +
    path('M-20 768Q300 742 620 772T1220 770V810H-20Z', '#7d506c') +
    gulls(random, 860, 150, 4, '#2c2450', 14)
  );
};

/** Ready on the boards of the jetty, in the morning. */
export const snorkelGear: Scene = (random) => {
  const skirt =
    'M0 -124C120 -130 214 -110 226 -30C234 54 180 112 110 112C66 112 54 62 34 34C22 18 -22 18 -34 34C-54 62 -66 112 -110 112C-180 112 -234 54 -226 -30C-214 -110 -120 -130 0 -124Z';
  const glass = (side: number): string =>
    group(
      path(
        'M28 -92C110 -98 176 -86 184 -28C190 34 148 74 106 74C78 74 70 34 50 10C34 -8 22 -20 20 -50Q18 -80 28 -92Z',
        '#2b9fc0',
      ) +
        path(
          'M28 -92C110 -98 176 -86 184 -28L120 74Q112 76 106 74C78 74 70 34 50 10C34 -8 22 -20 20 -50Q18 -80 28 -92Z',
          '#6fc9d8',
        ) +
        path('M44 -86L96 -90L42 0Q20 -24 20 -50Q20 -74 44 -86Z', '#c9f0ee') +
        line(
          'M28 -92C110 -98 176 -86 184 -28C190 34 148 74 106 74C78 74 70 34 50 10C34 -8 22 -20 20 -50Q18 -80 28 -92Z',
          '#f5734e',
          13,
        ),
      `transform="scale(${side} 1)"`,
    );
  const strap = 'M-214 -50C-330 -200 -150 -286 0 -284C150 -286 330 -200 214 -50';
  return (
    rect(0, 0, 1200, 800, '#47788a') +
    boardsTop(random, 118, '#bcd3cf', '#4f8896', -4) +
    fin(746, 690, 4, 1.18) +
    fin(930, 724, 15, 1.18) +
    move(
      360,
      372,
      group(
        path(skirt, '#1f3a52') + line(strap, '#1f3a52', 26),
        'opacity=".36" transform="rotate(10) translate(24 32) rotate(-10)"',
      ) +
        line(strap, '#174a64', 28) +
        line('M-206 -66C-300 -196 -150 -272 0 -270', '#2f7d94', 6) +
        path(skirt, '#1a5068') +
        path(
          'M-206 -40C-196 -100 -110 -116 0 -110C110 -116 196 -100 206 -40C212 40 168 96 110 96C76 96 66 54 46 26C30 4 -30 4 -46 26C-66 54 -76 96 -110 96C-168 96 -212 40 -206 -40Z',
          '#247389',
        ) +
        path('M-24 -34Q0 -48 24 -34C30 0 44 34 50 62Q0 96 -50 62C-44 34 -30 0 -24 -34Z', '#2f8299') +
        path('M8 -40L24 -34C30 0 44 34 50 62Q30 76 10 78Q22 30 8 -40Z', '#1f647b') +
        path('M-50 62Q0 96 50 62L46 46Q0 72 -46 46Z', '#1a5068') +
        glass(1) +
        glass(-1) +
        rect(-232, -62, 26, 46, '#f5734e', 'rx="8"') +
        rect(206, -62, 26, 46, '#d9553a', 'rx="8"'),
      -10,
    ) +
    move(
      420,
      640,
      line('M-290 70H60Q150 70 150 -10V-36', '#1f3a52', 40, 'opacity=".36" transform="translate(18 26)"') +
        line('M-290 70H60Q150 70 150 -10V-36', '#e4576a', 42) +
        line('M-290 58H58Q136 58 138 -10', '#f58f98', 8) +
        straight([-300, 70], [-240, 70], '#fbd36c', 42) +
        straight([-300, 58], [-240, 58], '#fde9a8', 8) +
        rect(-206, 46, 26, 48, '#fffaf0') +
        rect(122, -44, 56, 34, '#174a64', 'rx="10"') +
        rect(106, -84, 88, 48, '#1a5068', 'rx="18"') +
        rect(116, -78, 60, 12, '#2f7d94', 'rx="6"') +
        ellipse(20, 70, 40, 32, '#174a64') +
        ellipse(14, 62, 20, 10, '#2f7d94'),
      -8,
    )
  );
};

/** Over the bow of a wooden boat, from the seat in the middle. */
export const boatBow: Scene = (random) => {
  const rail = (x: number, y: number): string => `${short(x)} ${short(y)}`;
  const mirror = (x: number, side: number): number => 600 + side * x;
  const wall = (side: number): string =>
    path(
      `M${rail(mirror(0, side), 316)}C${rail(mirror(180, side), 360)} ${rail(mirror(420, side), 560)} ${rail(mirror(560, side), 820)}H${mirror(370, side)}C${rail(mirror(310, side), 700)} ${rail(mirror(220, side), 590)} ${rail(mirror(110, side), 496)}H600Z`,
      side < 0 ? '#b5673a' : '#d98a4c',
    );
  const gunwale = (side: number): string =>
    path(
      `M${rail(mirror(0, side), 276)}C${rail(mirror(220, side), 330)} ${rail(mirror(500, side), 560)} ${rail(mirror(650, side), 820)}H${mirror(540, side)}C${rail(mirror(410, side), 570)} ${rail(mirror(180, side), 366)} ${rail(mirror(0, side), 318)}Z`,
      side < 0 ? '#fff3dc' : '#efd9b4',
    ) +
    path(
      `M${rail(mirror(0, side), 276)}C${rail(mirror(220, side), 330)} ${rail(mirror(500, side), 560)} ${rail(mirror(650, side), 820)}H${mirror(632, side)}C${rail(mirror(484, side), 564)} ${rail(mirror(212, side), 340)} ${rail(mirror(0, side), 286)}Z`,
      '#e4503c',
    );
  const bezier = (a: Point, b: Point, c: Point, d: Point, t: number): Point => [
    a[0] * (1 - t) ** 3 + 3 * b[0] * t * (1 - t) ** 2 + 3 * c[0] * t * t * (1 - t) + d[0] * t ** 3,
    a[1] * (1 - t) ** 3 + 3 * b[1] * t * (1 - t) ** 2 + 3 * c[1] * t * t * (1 - t) + d[1] * t ** 3,
  ];
  const rib = (t: number, side: number): string => {
    const [ax, ay] = bezier([0, 318], [180, 366], [410, 570], [540, 820], t);
    const [bx, by] = bezier([110, 496], [220, 590], [310, 700], [370, 820], t);
    return line(
      `M${rail(mirror(ax, side), ay)}Q${rail(mirror(ax * 0.6 + bx * 0.4 + 6, side), by - 24)} ${rail(mirror(bx, side), by)}`,
      side < 0 ? '#8a4a2e' : '#b5703e',
      6 + 16 * t,
    );
  };
  return (
    sky(['#2f9cc4', '#66bcd2', '#a5d9da', '#dcefdc'], 210, 8) +
    cumulus(random, 300, 190, 300, '#fffaf0', '#cfe9e6') +
    sea(random, ['#1f93b4', '#22a7b4', '#3fbfba', '#74d6c6', '#a6e6d2'], 208, 800, 60) +
    hills(random, 212, 16, '#7fb8b0', 620, 1300, 4) +
    path('M690 216C760 198 850 192 940 194C1040 188 1130 190 1220 186V226H690Z', '#3f8f62') +
    canopy(random, 1060, 194, 300, 50, '#2a7050', '#4f9a58', '#86bd62') +
    path('M640 222Q800 206 1220 214V234Q860 232 640 222Z', '#fbe7bc') +
    palm(random, 800, 220, 130, { ...lushPalm, lean: -24 }) +
    palm(random, 880, 220, 160, { ...lushPalm, lean: 20 }) +
    palm(random, 990, 222, 120, { ...lushPalm, lean: -14 }) +
    palm(random, 1140, 222, 150, { ...lushPalm, lean: -22 }) +
    farSail(250, 226, 40, '#fffaf0') +
    times(16, (i) =>
      lens(
        i % 2 ? random.between(-20, 260) : random.between(900, 1220),
        330 + i * 22,
        random.between(90, 240),
        3 + i * 0.4,
        '#e4fbf0',
        veil(0.6),
      ),
    ) +
    group(
      path(
        'M600 330C430 360 90 600 -40 820H1240C1110 600 770 360 600 330Z',
        '#0f6a80',
        'transform="translate(34 6)"',
      ),
      veil(0.4),
    ) +
    path('M450 480H750L1060 820H140Z', '#b46c3e') +
    times(9, (i) => {
      const t = -4 + i;
      return straight([600 + t * 26, 500], [600 + t * 88, 820], '#7a4428', 3);
    }) +
    wall(-1) +
    wall(1) +
    [0.5, 0.68, 0.86].map((t) => rib(t, -1) + rib(t, 1)).join('') +
    [-1, 1]
      .map((side) =>
        line(
          `M${mirror(370, side)} 820C${mirror(310, side)} 700 ${mirror(220, side)} 590 ${mirror(110, side)} 496`,
          '#96542f',
          7,
        ),
      )
      .join('') +
    path('M600 300C470 330 380 400 330 452Q600 520 870 452C820 400 730 330 600 300Z', '#e0a05e') +
    times(7, (i) => {
      const t = (i - 3) / 3;
      return straight([600 + t * 8, 312], [600 + t * 200, 484 - Math.abs(t) * 22], '#b5743e', 3);
    }) +
    path('M600 300C730 330 820 400 870 452Q760 482 640 484Z', '#fff0c8', veil(0.22)) +
    path('M330 452Q600 520 870 452L866 476Q600 546 334 476Z', '#8f4f2c') +
    path('M334 476Q600 546 866 476L800 500Q600 556 400 500Z', '#3a1f2a', veil(0.6)) +
    gunwale(-1) +
    gunwale(1) +
    path('M578 296Q600 250 622 296L612 330H588Z', '#8f4f2c') +
    path('M600 262Q616 280 622 296L612 330H600Z', '#6b3826') +
    ellipse(610, 424, 78, 26, SHADE, veil(0.32)) +
    times(
      4,
      (i) =>
        `<ellipse cx="600" cy="${416 - i * 6}" rx="${70 - i * 7}" ry="${23 - i * 3}" fill="none" stroke="${i % 2 ? '#fff3dc' : '#e6cf9f'}" stroke-width="12"/>`,
    ) +
    line('M600 336Q570 360 560 396', '#fff3dc', 9) +
    path('M152 700H1048L1092 768H108Z', '#e6ab68') +
    path('M108 768H1092L1096 800H104Z', '#9a5a32') +
    straight([132, 734], [1068, 734], '#b5743e', 3) +
    group(ellipse(470, 752, 118, 20, SHADE) + path('M700 704H900L930 770H720Z', SHADE), veil(0.28)) +
    ellipse(450, 736, 112, 27, '#efcf8c') +
    path('M384 734Q390 668 450 666Q510 668 516 734Q450 754 384 734Z', '#f9e0aa') +
    path('M384 734L386 710Q450 734 514 710L516 734Q450 754 384 734Z', '#2b9fae') +
    path('M476 668Q510 680 516 734Q500 740 490 742Q500 700 476 668Z', SHADE, veil(0.14)) +
    path('M690 700Q780 688 876 700L906 764Q800 752 704 764Z', '#fffaf0') +
    times(3, (i) =>
      path(`M${716 + i * 58} 696L${740 + i * 58} 695L${758 + i * 64} 760L${732 + i * 64} 760Z`, '#e4576a'),
    )
  );
};

/** The harbour before the boats go out. */
export const pelicansPosts: Scene = (random) =>
  sky(['#7fb9c0', '#aed0c6', '#d9ddc4', '#f6dcc0', '#fbcdb4'], 430, 11) +
  sun(300, 336, 58, '#fff6e0', '#fff0d0', 5) +
  barCloud(random, 320, 120, 340, '#fdeed8', 3) +
  barCloud(random, 1030, 210, 220, '#fdeed8', 2) +
  hills(random, 434, 16, '#9cbcb8', -120, 520, 4) +
  hills(random, 434, 10, '#86aaae', 380, 1300, 5) +
  sea(random, ['#f3cdb4', '#b5ccbf', '#83b3b4', '#5f9aa6', '#4a8596'], 430, 800, 80) +
  glints(random, 300, 436, 780, 150, '#fff6e0', 44, 50) +
  [
    [676, 480, 1, '#e4675a'],
    [80, 470, 0.8, '#3f8fa0'],
  ]
    .map(([x, y, k, c]) => {
      const s = k as number;
      return (
        ripples(random, x as number, (y as number) + 6, 190, '#f6e3d0', 3) +
        group(
          path('M-110 -34Q0 -16 118 -44L92 4H-84Z', '#fffaf0') +
            path('M-106 -24Q0 -6 112 -34L92 4H-84Z', c as string) +
            path('M-92 -8Q0 2 98 -8L92 4H-84Z', '#4a3a50', veil(0.4)) +
            straight([10, -26], [10, -120], '#6a4a4c', 5),
          `transform="translate(${x} ${y}) scale(${s} ${Math.abs(s)})"`,
        )
      );
    })
    .join('') +
  post(1080, 520, 50, 640) +
  post(850, 500, 58, 670) +
  ripples(random, 1080, 644, 90, '#e6efe4', 4) +
  ripples(random, 850, 674, 100, '#e6efe4', 4) +
  line('M1054 546Q960 610 878 530', '#f3e0bd', 7) +
  line('M822 534Q690 640 540 570', '#f3e0bd', 8) +
  post(480, 500, 110, 750) +
  ripples(random, 480, 756, 190, '#e6efe4', 5) +
  post(150, 590, 84, 740) +
  ripples(random, 150, 746, 150, '#e6efe4', 4) +
  line('M424 572Q300 700 192 650', '#f3e0bd', 9) +
  pelican(478, 506, 350) +
  pelican(852, 504, 210, true) +
  pelican(1080, 524, 180, true) +
  gulls(random, 760, 130, 4, '#5f7f8a', 15);

/** Rock worn through by the sea, and the gold hour on the other side. */
export const seaWindow: Scene = (random) => {
  const opening =
    'M300 660C330 590 316 500 340 410C366 300 450 190 590 160C720 132 850 190 900 300C946 400 916 480 930 560C936 600 950 640 966 664C800 680 480 684 300 660Z';
  return (
    sky(['#4f9aa8', '#8fbca8', '#d9cf98', '#f8d283', '#f7b05c'], 450, 12) +
    sun(690, 372, 66, '#fff6d2', '#ffe7a8', 4) +
    barCloud(random, 560, 270, 200, '#fdeabc', 2) +
    sea(random, ['#f8c878', '#8fb096', '#3f9396', '#21737f', '#17596a'], 446, 720, 60) +
    path('M770 452C776 400 790 350 820 330C850 336 856 372 866 400C880 420 888 440 890 452Z', '#8a5a54') +
    path('M820 330C850 336 856 372 866 400C880 420 888 440 890 452H846C846 400 836 360 820 330Z', '#653f4c') +
    farSail(470, 462, 62, '#fffaf0') +
    glints(random, 690, 452, 690, 170, '#fff0bc', 54, 56) +
    `<path fill-rule="evenodd" fill="#8c4634" d="M-20 -20H1220V820H-20Z ${opening}"/>` +
    clip(
      `M-20 -20H1220V820H-20Z ${opening}`,
      path('M-20 120Q220 60 470 110T900 70T1220 120V250Q960 190 760 230T300 210T-20 280Z', '#a3563c') +
        path('M-20 360Q120 320 260 350T420 330V450Q200 430 -20 480Z', '#a3563c') +
        path('M880 360Q1020 310 1220 350V470Q1060 430 900 480Z', '#7a3a30') +
        path('M-20 560Q140 520 340 560V660H-20Z', '#74362e') +
        path('M900 560Q1080 520 1220 570V680H900Z', '#693030') +
        path('M-20 -20H1220V60Q960 20 760 60T300 40T-20 90Z', '#6b302b') +
        path(
          'M300 660C330 590 316 500 340 410C366 300 450 190 590 160C680 140 770 160 836 212C740 130 590 116 480 176C370 236 300 330 276 440C258 530 270 620 226 720H320Z',
          '#e08a4e',
        ) +
        path(
          'M300 660C330 590 316 500 340 410C366 300 450 190 590 160C640 150 690 150 740 160C640 142 560 150 490 192C400 246 330 330 308 430C292 520 300 600 268 720H320Z',
          '#f6bb74',
        ) +
        path(
          'M900 300C946 400 916 480 930 560C936 600 950 640 966 664L1040 690C990 620 1000 500 990 420C980 330 940 260 880 230Z',
          '#5a2830',
        ),
    ) +
    line('M300 660C330 590 316 500 340 410C366 300 450 190 590 160', '#f8c484', 7) +
    path('M-20 660Q140 630 300 658Q620 690 966 660Q1090 640 1220 668V810H-20Z', '#9c5a3e') +
    path(
      'M300 652Q420 658 560 660L800 660Q900 658 968 652C940 700 980 740 1010 810H300C330 760 290 700 300 656Z',
      fade(['#1b6573', '#4a9c96', '#86bfa2']),
    ) +
    glints(random, 680, 676, 800, 170, '#fff0bc', 22, 90) +
    line('M296 658C286 700 330 740 296 812M970 662C940 700 990 750 1016 812', '#fff3d6', 9, veil(0.9)) +
    rock(random, 90, 820, 330, 120, '#b0603f', '#5a2a2e') +
    rock(random, 1130, 820, 300, 140, '#8a4634', '#4a222a') +
    gulls(random, 560, 330, 3, '#5f5a50', 13)
  );
};

/** A small island, and the cloud it has made for itself. */
export const islandFar: Scene = (random) =>
  sky(['#1279b4', '#2f98c6', '#68bcd6', '#a9dce0', '#dff1e2'], 500, 12) +
  cumulus(random, 690, 200, 400, '#e6f2f2', '#a8d3de') +
  cumulus(random, 540, 258, 440, '#f3f7f2', '#b9dde4') +
  cumulus(random, 790, 266, 380, '#eef5f2', '#a8d3de') +
  cumulus(random, 640, 298, 620, '#fffdf6', '#b9dbe2') +
  cumulus(random, 150, 470, 180, '#fffaf0', '#cfe7e8') +
  cumulus(random, 1090, 478, 220, '#fffaf0', '#cfe7e8') +
  sea(random, ['#1b78b0', '#1f93ba', '#2cafbf', '#4cc6c2', '#7fdac8'], 500, 800, 60) +
  glints(random, 640, 570, 790, 230, '#e9fbf0', 26, 150) +
  ellipse(640, 532, 330, 22, '#7fdccb') +
  ellipse(640, 526, 262, 15, '#c6f0dc') +
  path('M430 524C500 506 560 500 640 498C730 498 790 508 850 524Q640 544 430 524Z', '#fff3d2') +
  path('M690 499C760 500 800 510 850 524Q740 537 600 535Q690 520 690 499Z', '#eed3a0') +
  canopy(random, 640, 494, 240, 46, '#1f6247', '#3f8a50', '#86bb58') +
  [
    [520, 508, 84, -26],
    [562, 504, 122, -22],
    [690, 504, 138, 24],
    [622, 502, 160, 8],
    [736, 506, 106, 34],
    [778, 512, 72, 22],
  ]
    .map(([x, y, h, lean]) => palm(random, x!, y!, h!, { ...lushPalm, lean: lean!, head: 0.42 }))
    .join('') +
  times(5, (i) => lens(640 + (i % 2 ? 24 : -16), 548 + i * 13, 250 - i * 40, 4, '#14809a', veil(0.4))) +
  ripples(random, 640, 546, 420, '#eafcf0', 2) +
  ellipse(340, 640, 74, 9, '#12708a', veil(0.4)) +
  path('M262 616Q340 632 424 608L404 642H286Z', '#fffaf0') +
  path('M266 622Q340 638 420 614L404 642H286Z', '#ee6c4d') +
  ripples(random, 340, 646, 170, '#eafcf0', 4);

const bigSail = (): string =>
  path('M-6 -560C-90 -420 -190 -230 -262 -70Q-120 -40 -6 -48Z', '#fffdf4') +
  path('M-6 -560C-50 -400 -80 -220 -90 -50Q-40 -46 -6 -48Z', '#e3e8e6') +
  path('M-6 -560C-22 -400 -30 -220 -34 -47L-6 -48Z', '#c3d2dc') +
  times(4, (i) => {
    const t = 0.24 + i * 0.2;
    return line(
      `M${short(-6 - 256 * t * t ** 0.1)} ${short(-560 + 490 * t)}Q${short(-6 - 120 * t)} ${short(-548 + 512 * t)} -6 ${short(-560 + 512 * t)}`,
      '#b9c6cc',
      2.4,
    );
  }) +
  path('M14 -500C90 -380 190 -210 254 -84Q150 -40 22 -60Q60 -280 14 -500Z', '#fffaf0') +
  path('M14 -500C60 -340 70 -190 76 -56Q48 -56 22 -60Q60 -280 14 -500Z', '#d3dfe2');

const farPalm = { ...shadowPalm('#3f7a5c', '#6a9a5c'), lean: 10 };

/** Far away on the coast: its lit wall, the shaded one, a door and a roof. */
const cottage = (x: number, y: number, roof: string): string =>
  rect(x - 17, y - 24, 34, 26, '#fffaf0') +
  rect(x + 2, y - 24, 15, 26, '#e6dccb') +
  rect(x - 4, y - 14, 8, 16, '#2a4a6a') +
  poly(
    [
      [x - 24, y - 22],
      [x + 24, y - 22],
      [x, y - 46],
    ],
    roof,
  );

/** White sail, fresh wind, and the coast to lee. */
export const sailingDay: Scene = (random) =>
  sky(['#1a62ac', '#3585c4', '#6fb1d8', '#aed6e4', '#dfeee4'], 440, 11) +
  cumulus(random, 250, 330, 330, '#fffdf4', '#c3dcea') +
  cumulus(random, 930, 230, 230, '#fffdf4', '#c3dcea') +
  hills(random, 444, 22, '#86abc0', -100, 760, 5) +
  hills(random, 446, 16, '#6f9a94', 420, 1300, 5) +
  path('M760 450C820 434 900 428 960 426C1040 420 1120 420 1220 416V452Z', '#7a9a5c') +
  path('M860 452L960 440L1060 436L1220 430V452Z', '#e3c08a') +
  lighthouse(1120, 424, 140, '#fffaf0', '#a8a0b4', '#e4573f', '#ffe9a8') +
  lens(330, 446, 640, 34, '#7a9a5c') +
  lens(330, 452, 680, 16, '#f6e0b0') +
  [34, 156, 262, 342, 560].map((x, i) => palm(random, x, 444, 84 + (i % 2) * 26, farPalm)).join('') +
  times(6, (i) => cottage(64 + i * 60, 446 - (i % 2) * 4, ['#d9492f', '#2b6a9a', '#d9702e'][i % 3]!)) +
  sea(random, ['#2a7fb8', '#1f6cae', '#185a9c', '#134b88', '#103f76'], 446, 800, 90) +
  times(18, () => {
    const t = random();
    return lens(random.between(0, 1200), 470 + t * 310, 26 + 70 * t, 2 + 5 * t, '#eef7f4');
  }) +
  farSail(560, 470, 50, '#fffaf0') +
  farSail(930, 486, 64, '#fffaf0') +
  group(path('M330 706Q600 670 900 706Q700 790 560 776Q420 760 330 706Z', '#0c2f60'), veil(0.4)) +
  move(
    600,
    690,
    line('M0 -40V-580', '#7a5240', 11) +
      line('M4 -576L262 -70M-4 -576L-262 -30', '#f3e6cc', 2.4) +
      bigSail() +
      line('M-8 -42L-268 -62', '#7a5240', 9) +
      path('M0 -580Q40 -600 70 -580Q40 -570 0 -556Z', '#e4573f') +
      path('M-290 -44Q0 -20 300 -64Q262 20 190 40H-220Q-276 6 -290 -44Z', '#fffaf0') +
      path('M-284 -26Q0 0 290 -46Q258 20 190 40H-220Q-268 12 -284 -26Z', '#1f4f8f') +
      path('M-262 8Q0 26 256 4Q226 32 190 40H-220Q-246 28 -262 8Z', '#d9492f') +
      path('M-150 -40L-130 -66H60L110 -46Q0 -34 -150 -40Z', '#c98a52') +
      times(3, (i) => rect(-100 + i * 58, -58, 34, 12, '#2a4a6a', 'rx="5"')),
    7,
  ) +
  path(
    'M250 716Q340 686 420 716Q520 742 620 726Q740 750 840 722Q890 690 960 740Q820 776 620 764Q400 776 250 716Z',
    '#eef7f4',
  ) +
  path(
    'M290 722Q360 704 430 730Q520 752 620 740Q740 760 850 736Q890 720 930 742Q800 766 620 756Q420 764 290 722Z',
    '#a9cfe0',
  ) +
  path('M780 738Q850 700 930 708Q990 718 1030 748Q900 764 780 752Z', '#fffdf4') +
  path('M820 742Q880 718 930 722Q970 730 990 746Q900 754 820 748Z', '#bfdce6') +
  lens(150, 742, 240, 6, '#cfe6ea') +
  lens(220, 768, 300, 5, '#cfe6ea') +
  gulls(random, 300, 180, 4, '#fffaf0', 16);
