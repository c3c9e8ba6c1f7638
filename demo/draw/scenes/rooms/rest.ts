/** Where one sits or lies and does nothing, from morning to night. */
import { farSail } from '../../boats.ts';
import { planks } from '../../floors.ts';
import { hibiscus } from '../../flowers.ts';
import { roundTable } from '../../furniture.ts';
import { stormLantern } from '../../lamps.ts';
import { hills } from '../../land.ts';
import { agave, bananaLeaf, monstera } from '../../leaves.ts';
import { hours } from '../../palette.ts';
import { goldPalm, lushPalm, palm, shadowPalm } from '../../palms.ts';
import { railing } from '../../railings.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, shine, sky, stars, sun } from '../../sky.ts';
import { water } from '../../stages.ts';
import {
  ring,
  boxPath,
  circle,
  ellipse,
  group,
  line,
  move,
  path,
  polar,
  rect,
  short,
  straight,
  times,
  veil,
} from '../../svg.ts';
import { glassOf, plantPot } from '../../tablesetting.ts';
import { glints, sea } from '../../water.ts';
import { curtain, opening } from './interior.ts';

/** A morning without shoes, over the water. */
export const balconyHammock: Scene = (random) => {
  const stripe = (low: number, high: number, colour: string): string =>
    path(`M214 330Q600 ${690 + low * 230} 986 330Q600 ${690 + high * 230} 214 330Z`, colour);
  return (
    water(random, 'dawn', 640, 390) +
    farSail(830, 404, 44, '#fff6e0') +
    palm(random, 170, 930, 470, { ...goldPalm, lean: -50 }) +
    palm(random, 1060, 960, 450, { ...lushPalm, lean: 50 }) +
    railing(100, 668, 1000, 150, '#fff6e4', 100) +
    planks(random, { horizon: 390, vanish: 600, top: 660, bottom: 800 }, 120, '#d9a884', '#9a6a5c') +
    group(path('M520 660H760L940 800H440Z', '#fff0c2'), veil(0.5)) +
    path('M0 0H1200V84H0Z', '#b9805c') +
    times(13, (i) =>
      path(
        `M${i * 96 + 20} 0H${i * 96 + 44}L${600 + (i * 96 + 32 - 600) * 0.86 + 9} 84H${600 + (i * 96 + 32 - 600) * 0.86 - 9}Z`,
        '#8a5646',
      ),
    ) +
    rect(0, 78, 1200, 24, '#e6b48a') +
    rect(0, 98, 1200, 8, '#7a4a44') +
    times(
      2,
      (i) =>
        rect(66 + i * 1008, 100, 60, 580, '#f6dfc0') +
        rect(i ? 1074 : 102, 100, 24, 580, '#cf9f8a') +
        rect(56 + i * 1008, 656, 80, 26, '#f6dfc0') +
        rect(56 + i * 1008, 100, 80, 20, '#f6dfc0'),
    ) +
    ellipse(610, 752, 330, 20, '#5a2f4a', veil(0.36)) +
    circle(126, 262, 11, '#5a3a34') +
    circle(1074, 262, 11, '#5a3a34') +
    times(7, (i) =>
      line(
        `M126 262Q170 ${290 + i * 4} 222 ${322 + i * 5}M1074 262Q1030 ${290 + i * 4} 978 ${322 + i * 5}`,
        '#fbeed4',
        3.5,
      ),
    ) +
    path('M214 322Q600 560 986 322Q600 900 214 330Z', '#b5472f') +
    path('M214 322Q600 560 986 322Q600 660 214 330Z', '#8a3238') +
    path('M408 424Q402 388 440 386Q530 384 600 416Q634 432 628 468L620 520H440Z', '#fff6e4') +
    path('M552 396Q600 412 612 426Q632 440 628 468L620 520H586Q606 436 552 396Z', '#e3c4a8') +
    line('M442 392Q434 440 462 500M472 388Q462 440 492 510', '#1f7680', 7) +
    stripe(0, 1, '#ee6c4d') +
    stripe(0.06, 0.2, '#fff0d0') +
    stripe(0.26, 0.5, '#f5b942') +
    stripe(0.56, 0.66, '#fff0d0') +
    stripe(0.72, 0.86, '#1f7680') +
    line('M214 330Q600 690 986 330', '#fff6e4', 9) +
    times(13, (i) => {
      const t = 0.17 + i * 0.055;
      const [x, y] = [
        (1 - t) ** 2 * 214 + 2 * t * (1 - t) * 600 + t * t * 986,
        (1 - t) ** 2 * 330 + 2 * t * (1 - t) * 690 + t * t * 330,
      ];
      return line(`M${short(x)} ${short(y)}v34`, '#fff0d0', 6) + circle(x, y + 38, 10, '#fff0d0');
    }) +
    ellipse(300, 784, 90, 13, '#5a2f4a', veil(0.34)) +
    straight([262, 700], [246, 782], '#8a5646', 13) +
    straight([334, 700], [350, 782], '#8a5646', 13) +
    rect(236, 686, 126, 22, '#c98a64', 'rx="10"') +
    path('M262 686V648H318Q318 680 302 686Z', '#1f7680') +
    circle(322, 662, 11, 'none', 'stroke="#1f7680" stroke-width="7"') +
    line('M288 636q-10 -20 2 -36t0 -36', '#fff6e4', 6, veil(0.6)) +
    plantPot(1010, 788, 110, '#1f7680', '#14525f') +
    agave(random, 1010, 706, 120, '#8fbf9a', '#3f7f72')
  );
};

/** An armchair, a wall of novels, the afternoon. */
export const readingChair: Scene = (random) => {
  const spines = ['#e4764c', '#fdf0d8', '#2f8f93', '#f5b942', '#8a3a4a', '#b7c98a', '#2b4f7a', '#d9a468'];
  const shelfRow = (y: number, from: number): string => {
    let out = '';
    for (let x = 66, i = from; x < 410; i++) {
      const [w, h] = [random.between(20, 40), random.between(84, 124)];
      if (x + w > 424) break;
      out +=
        random() < 0.1
          ? ''
          : rect(x, y - h, w - 3, h, spines[i % spines.length]!) +
            (i % 2 ? rect(x, y - h + 16, w - 3, 9, '#fff4d8', veil(0.6)) : '');
      x += w;
    }
    return out + rect(48, y, 392, 16, '#a4653c') + rect(48, y + 14, 392, 9, '#2a2a1c', veil(0.4));
  };
  return (
    rect(0, 0, 1200, 640, '#4f7a58') +
    group(path('M560 640L780 60H1130L990 640Z', '#e6d47c'), veil(0.5)) +
    group(path('M872 60H884L722 640H708ZM670 350H1064L1060 364H664Z', '#4f7a58'), veil(0.6)) +
    rect(28, 20, 432, 620, '#8a5232') +
    rect(48, 40, 392, 600, '#3f3026') +
    [172, 320, 468].map((y, i) => shelfRow(y, i * 3)).join('') +
    rect(48, 616, 392, 24, '#a4653c') +
    plantPot(130, 616, 76, '#fdf0d8', '#d9c4a0') +
    times(7, (i) => bananaLeaf(random, 130, 556, -160 + i * 23, 84, '#8fb85e', '#3f7a4a')) +
    times(3, (i) => rect(236 - i * 4, 592 - i * 24, 150 - i * 14, 22, spines[i + 2]!, 'rx="3"')) +
    circle(286, 518, 20, '#f5b942') +
    circle(330, 518, 20, '#f0a04a') +
    circle(308, 508, 21, '#f7cf5e') +
    path('M254 516H362Q352 544 308 544Q264 544 254 516Z', '#2fa3a8') +
    path('M318 516H362Q352 544 308 544Q326 536 318 516Z', '#1f7a84') +
    rect(460, 60, 30, 580, '#24402f', veil(0.3)) +
    rect(0, 628, 1200, 14, '#fdf0d8') +
    rect(0, 640, 1200, 160, '#b5743f') +
    times(9, (i) => straight([600 + (i - 4) * 140, 642], [600 + (i - 4) * 230, 800], '#8f5630', 4)) +
    group(path('M560 642H990L1110 800H500Z', '#ffe08a'), veil(0.45)) +
    ellipse(720, 746, 420, 50, '#f3e0b4') +
    `<ellipse cx="720" cy="746" rx="380" ry="42" fill="none" stroke="#c9603f" stroke-width="9"/>` +
    `<ellipse cx="720" cy="746" rx="340" ry="35" fill="none" stroke="#2f6a5a" stroke-width="5"/>` +
    ellipse(660, 752, 220, 20, '#3a2030', veil(0.4)) +
    line('M1010 736V190Q1010 110 930 110H880', '#3a2a24', 10) +
    ellipse(1010, 740, 60, 12, '#3a2a24') +
    shine(868, 190, 250, '#fff0b0', 0.6) +
    ellipse(868, 192, 84, 13, '#fff6cc') +
    path('M780 190Q788 104 868 100Q948 104 956 190Q868 214 780 190Z', '#f5b942') +
    path('M880 100Q948 104 956 190Q930 200 900 202Q920 130 880 100Z', '#c98a2c') +
    straight([560, 690], [540, 756], '#4a2a20', 17) +
    straight([790, 690], [812, 756], '#4a2a20', 17) +
    path('M520 380Q520 270 610 256Q680 248 750 256Q838 270 838 380V640H520Z', '#c9552f') +
    path('M552 390Q552 300 620 288Q680 282 740 288Q806 300 806 390V590H552Z', '#ee7a45') +
    path('M720 286Q806 296 806 390V590H730Q760 420 720 286Z', '#d9643a') +
    times(4, (i) => line(`M${606 + i * 49} ${[300, 290, 290, 298][i]!}V552`, '#c9552f', 5)) +
    path('M540 560H818V660H540Z', '#f58f57') +
    path('M540 614H818V660H540Z', '#c9552f') +
    rect(540, 552, 278, 66, '#f59a60', 'rx="26"') +
    path('M488 480Q488 452 524 452Q562 452 562 484V690H500Q488 690 488 672Z', '#ee7a45') +
    path('M536 454Q562 458 562 484V690H540Z', '#c9552f') +
    path('M796 484Q796 452 834 452Q870 452 870 480V672Q870 690 858 690H796Z', '#d9643a') +
    path('M846 454Q870 458 870 480V672Q870 690 858 690H842Z', '#a8442a') +
    rect(540, 646, 278, 44, '#b84a2c') +
    move(
      640,
      510,
      path('M-76 -70Q0 -60 76 -70Q66 0 76 70Q0 60 -76 70Q-66 0 -76 -70Z', '#2f6a5a') +
        path('M0 -64Q40 -66 76 -70Q66 0 76 70Q40 64 0 63Z', '#24524a') +
        line('M-50 -40Q0 -30 50 -40M-46 0H46M-50 40Q0 32 50 40', '#f3e0b4', 5),
      -8,
    ) +
    rect(792, 428, 82, 26, '#2b4f7a', 'rx="4"') +
    rect(802, 432, 72, 17, '#fbe8c8') +
    rect(792, 428, 14, 26, '#3f6a9c', 'rx="4"') +
    path('M848 444H860V480L854 472L848 480Z', '#f5b942') +
    ellipse(978, 780, 100, 13, '#3a2030', veil(0.35)) +
    straight([940, 650], [916, 778], '#6f4229', 12) +
    straight([1010, 650], [1034, 778], '#6f4229', 12) +
    ellipse(975, 650, 98, 15, '#6f4229') +
    ellipse(975, 643, 98, 15, '#c98a58') +
    path('M930 640V600H986Q986 634 970 640Z', '#fffaf0') +
    path('M964 600H986Q986 634 970 640H958Z', '#d9cbb4') +
    ring(990, 616, 12, '#fffaf0', 6) +
    ellipse(958, 600, 28, 5, '#a8683a') +
    line('M950 588q-10 -20 2 -36t0 -34', '#fffaf0', 5, veil(0.5)) +
    monstera(1150, 800, -110, 230, '#7fae5a', '#2f6a4a') +
    monstera(1200, 740, -84, 220, '#6a9f52', '#275c44')
  );
};

/** Two chairs that watch the sun go. */
export const verandahChairs: Scene = (random) => {
  const chair = (x: number): string =>
    ellipse(x + (x - 600) * 0.06, 764, 150, 20, '#3a1a3f', veil(0.45)) +
    group(
      path(
        `M${x - 92} 760L${x - 150 + (x - 600) * 0.2} 810H${x + 150 + (x - 600) * 0.2}L${x + 92} 760Z`,
        '#3a1a3f',
      ),
      veil(0.28),
    ) +
    path(`M${x - 62} 570Q${x - 50} 660 ${x - 106} 764H${x + 106}Q${x + 50} 660 ${x + 62} 570Z`, '#8f4f34') +
    times(9, (i) =>
      line(`M${x + (i - 4) * 14} 580Q${x + (i - 4) * 12} 660 ${x + (i - 4) * 25} 758`, '#c98448', 5),
    ) +
    rect(x - 108, 752, 216, 16, '#6a3530', 'rx="7"') +
    path(
      `M${x - 58} 600C${x - 190} 560 ${x - 214} 330 ${x} 300C${x + 214} 330 ${x + 190} 560 ${x + 58} 600Q${x} 622 ${x - 58} 600Z`,
      '#7a4030',
    ) +
    path(
      `M${x - 50} 592C${x - 168} 552 ${x - 192} 342 ${x} 314C${x + 192} 342 ${x + 168} 552 ${x + 50} 592Q${x} 610 ${x - 50} 592Z`,
      '#b0683c',
    ) +
    times(11, (i) => {
      const [px, py] = polar(x, 470, 150, -180 + i * 18);
      return line(
        `M${x + (i - 5) * 6} 596Q${short(x + (px - x) * 0.72)} ${short(py + 96)} ${short(px)} ${short(py)}`,
        '#7a4030',
        4,
      );
    }) +
    times(3, (i) =>
      line(
        `M${x - 130 + i * 26} ${500 + i * 32}C${x - 120 + i * 20} ${380 + i * 60} ${x + 120 - i * 20} ${380 + i * 60} ${x + 130 - i * 26} ${500 + i * 32}`,
        '#e3a45c',
        8,
      ),
    ) +
    line(
      `M${x - 58} 600C${x - 190} 560 ${x - 214} 330 ${x} 300C${x + 214} 330 ${x + 190} 560 ${x + 58} 600`,
      '#f7c67a',
      10,
    ) +
    rect(x - 70, 590, 140, 18, '#f7c67a', 'rx="9"');
  return (
    sky(['#5d4a86', '#9a6296', '#d97f8a', '#f5a878', '#fbd08a'], 430, 11) +
    sun(600, 372, 60, '#fff3c4', '#ffd89a', 5) +
    barCloud(random, 300, 180, 260, '#f7b59a', 3) +
    barCloud(random, 920, 240, 230, '#f7b59a', 2) +
    hills(random, 432, 90, '#8a5a88', -40, 380, 4) +
    hills(random, 432, 56, '#9a6690', 860, 1260, 3) +
    sea(random, ['#fbcf8c', '#e58f86', '#a8688f', '#6a4a80', '#4a3a70'], 430, 690, 50) +
    glints(random, 600, 434, 660, 130, '#fff0c0', 40, 60) +
    palm(random, 170, 760, 420, { ...shadowPalm('#3a2050', '#6a3f6a'), lean: 50 }) +
    path('M0 640Q120 600 250 640V700H0Z', '#3a2050') +
    path('M920 660Q1060 590 1200 630V700H920Z', '#44265a') +
    rect(0, 560, 1200, 14, '#fff0dc') +
    rect(0, 572, 1200, 6, '#b58a9a') +
    times(40, (i) => rect(8 + i * 30, 576, 9, 100, '#f3dccf')) +
    rect(0, 664, 1200, 14, '#fff0dc') +
    planks(random, { horizon: 430, vanish: 600, top: 676, bottom: 800 }, 120, '#9a5f62', '#5a3048') +
    group(path('M540 678H660L760 800H440Z', '#ffc890'), veil(0.6)) +
    rect(0, 0, 1200, 70, '#6a4668') +
    times(25, (i) => rect(i * 50, 0, 3, 64, '#553656')) +
    rect(0, 58, 1200, 22, '#fff0dc') +
    rect(0, 78, 1200, 7, '#a8788a') +
    times(
      2,
      (i) =>
        rect(60 + i * 1038, 80, 42, 600, '#f7e0d2') +
        rect(i ? 1098 : 86, 80, 16, 600, '#fff6e8') +
        rect(52 + i * 1038, 650, 58, 34, '#f7e0d2'),
    ) +
    times(2, (i) =>
      group(
        path('M102 84H250Q180 96 150 130T102 240Z', '#fff0dc') +
          circle(140, 120, 15, '#c98a90') +
          circle(122, 164, 9, '#c98a90') +
          circle(184, 104, 9, '#c98a90'),
        i ? 'transform="translate(1200 0) scale(-1 1)"' : '',
      ),
    ) +
    straight([600, 84], [600, 130], '#4a2848', 4) +
    stormLantern(600, 238, 110, '#4a2848', '#ffdf8e', 0.6) +
    chair(330) +
    chair(870) +
    ellipse(600, 768, 110, 14, '#3a1a3f', veil(0.4)) +
    roundTable(600, 764, 190, 118, '#f7c98a', '#8a4a44') +
    glassOf(560, 648, 96, '#f0604f') +
    glassOf(640, 650, 96, '#f7b23c') +
    circle(668, 570, 15, '#f8d060') +
    circle(668, 570, 9, '#fbe8a0') +
    hibiscus(600, 640, 19, '#fff0dc') +
    plantPot(1130, 790, 120, '#c9604f', '#8a3a48') +
    times(9, (i) => bananaLeaf(random, 1130, 700, -162 + i * 18, 190, '#6f9a6a', '#2f4f5f'))
  );
};

/** The last page before sleep. */
export const bedsideNight: Scene = (random) => {
  const view =
    sky(hours.night.sky, 300, 10) +
    stars(random, 60, 260) +
    circle(940, 130, 90, '#fdf3d0', veil(0.1)) +
    circle(940, 130, 66, '#fdf3d0', veil(0.16)) +
    circle(940, 130, 46, '#fdf3d0') +
    circle(926, 120, 10, '#e8d8b0', veil(0.7)) +
    circle(954, 142, 13, '#e8d8b0', veil(0.7)) +
    sea(random, hours.night.sea, 300, 520, 30) +
    glints(random, 940, 304, 470, 76, '#fdf0c8', 30, 34) +
    palm(random, 1080, 520, 300, { ...shadowPalm('#08122e', '#16285a'), lean: -36 });
  return (
    rect(0, 0, 1200, 800, '#1d2a5c') +
    times(6, (i) => circle(440, 340, 560 - i * 76, '#e88a58', veil(0.15))) +
    shine(440, 330, 330, '#ffc878', 0.75) +
    rect(738, 36, 404, 460, '#0c1638', veil(0.6)) +
    opening(boxPath(750, 50, 370, 420), view, '#33437c', 13) +
    rect(931, 50, 8, 420, '#33437c') +
    rect(750, 214, 370, 7, '#33437c') +
    rect(724, 474, 424, 22, '#465894') +
    curtain(1200, -190, 660, '#3a3f7a', '#252b5c') +
    path('M-20 330H150Q176 330 176 356V800H-20Z', '#5a3040') +
    path('M-20 350H140Q156 350 156 370V800H-20Z', '#7a4450') +
    path('M-30 480Q90 452 190 486Q232 520 214 590Q120 626 -30 610Z', '#f0d9d0') +
    path('M-30 560Q110 590 216 566Q220 580 214 590Q120 626 -30 610Z', '#b58a94') +
    path('M-20 616Q140 590 268 640V800H-20Z', '#c9504f') +
    path('M-20 616Q140 590 268 640L266 668Q140 620 -20 646Z', '#fbe6d0') +
    times(3, (i) => line(`M-20 ${690 + i * 40}Q140 ${662 + i * 40} 266 ${706 + i * 40}`, '#e8875c', 7)) +
    rect(268, 600, 640, 200, '#4a2a34') +
    rect(250, 578, 676, 34, '#8a5038', 'rx="6"') +
    rect(250, 578, 676, 9, '#d98f52', 'rx="4"') +
    rect(296, 640, 584, 120, '#5d3640', 'rx="6"') +
    circle(588, 694, 16, '#e0a850') +
    rect(262, 578, 400, 9, '#ffd590', 'rx="4" opacity=".7"') +
    ellipse(440, 580, 84, 9, '#2a1428', veil(0.5)) +
    path('M410 440H470Q474 470 500 496Q528 540 486 578H394Q352 540 380 496Q406 470 410 440Z', '#2f9a98') +
    path('M446 440H470Q474 470 500 496Q528 540 486 578H452Q494 540 470 496Q448 470 446 440Z', '#1d6f78') +
    times(3, (i) =>
      line(
        `M${378 - i * 2} ${508 + i * 18}Q440 ${524 + i * 18} ${502 + i * 2} ${508 + i * 18}`,
        '#8fd8c4',
        4,
        veil(0.7),
      ),
    ) +
    rect(430, 412, 20, 30, '#c98a3c') +
    path('M356 220H524L590 418Q440 446 290 418Z', '#ffe6ac') +
    path('M410 220H470L500 430Q440 438 380 430Z', '#fff8dc') +
    times(9, (i) =>
      line(
        `M${372 + i * 17} 222L${310 + i * 32.5} ${424 + [0, 4, 7, 9, 10, 9, 7, 4, 0][i]!}`,
        '#f0bc68',
        3,
        veil(0.8),
      ),
    ) +
    path('M290 418Q440 446 590 418V428Q440 458 290 428Z', '#f0a85a') +
    ellipse(640, 580, 118, 8, '#2a1428', veil(0.5)) +
    rect(540, 546, 200, 32, '#2b4f8a', 'rx="5"') +
    rect(540, 551, 192, 22, '#fbe8c8') +
    rect(540, 546, 16, 32, '#3a64a4', 'rx="5"') +
    times(2, (i) => line(`M556 ${558 + i * 8}H730`, '#d9bc94', 2.5)) +
    path('M700 562L718 562L712 606L704 596L694 604Z', '#e4576a') +
    rect(556, 512, 180, 34, '#c9504f', 'rx="5"') +
    rect(556, 517, 172, 24, '#fff0d4') +
    rect(556, 512, 16, 34, '#e8795c', 'rx="5"') +
    times(2, (i) => line(`M572 ${525 + i * 8}H726`, '#e0c49c', 2.5)) +
    line('M608 510a21 18 0 0 1 42 0M666 510a21 18 0 0 1 42 0M650 504q8 -6 16 0', '#f3c45f', 5) +
    ellipse(826, 580, 70, 8, '#2a1428', veil(0.5)) +
    path(
      'M806 400H846Q842 440 848 466Q884 500 880 552Q876 578 850 578H802Q776 578 772 552Q768 500 804 466Q810 440 806 400Z',
      '#bfe0ee',
      veil(0.34),
    ) +
    path('M776 520Q826 512 876 520Q884 560 868 574Q826 580 784 574Q768 560 776 520Z', '#8fc8e0', veil(0.7)) +
    ellipse(826, 519, 50, 7, '#d9f3fa', veil(0.8)) +
    path(
      'M790 500Q778 520 784 556',
      'none',
      'stroke="#ffd9a0" stroke-width="7" stroke-linecap="round" opacity=".9"',
    ) +
    path('M796 340H856L852 404Q826 412 800 404Z', '#d9eef6', veil(0.45)) +
    ellipse(826, 340, 30, 5, '#e8f7fb', veil(0.8)) +
    rect(800, 352, 7, 44, '#ffd9a0', 'rx="3" opacity=".7"')
  );
};
