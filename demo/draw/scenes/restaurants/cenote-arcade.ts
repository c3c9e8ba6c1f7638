import { archRim, arcade } from '../../arches.ts';
import { canopy, lianas, thicket } from '../../jungle.ts';
import { pendant } from '../../lamps.ts';
import { bananaLeaf, monstera } from '../../leaves.ts';
import { lushPalm, palm } from '../../palms.ts';
import type { Chance } from '../../random.ts';
import type { Scene } from '../../scene.ts';
import { beams, shine } from '../../sky.ts';
import { clip, ellipse, fade, group, lens, line, path, rect, straight, times, veil } from '../../svg.ts';
import { plantPot } from '../../tablesetting.ts';
import { glints, lightNet, ripples } from '../../water.ts';
import { tableForTwo } from './guests.ts';

/** Supper tables within an arcade of stone. */
const stoneArcade = (random: Chance): string => {
  const openings = [180, 350, 520, 690, 860].map((x) => ({ x, w: 132, h: 226 }));
  return (
    rect(90, 176, 860, 280, fade(['#5a3a34', '#a8683f', '#e0a058'])) +
    [265, 435, 605, 775].map((x) => shine(x, 300, 150, '#ffd68a', 0.6)).join('') +
    openings
      .slice(0, 4)
      .map(({ x }, i) =>
        tableForTwo(x, 436, 0.42, {
          cloth: '#fff6e2',
          shade: '#d9b890',
          wood: '#4a2c22',
          seat: '#3f7a54',
          left: { dress: ['#e4576a', '#fff0d8', '#f3c86a', '#2fa3a8'][i]!, skin: '#6e3c2c' },
          right: { top: ['#fff0d8', '#2fa3a8', '#e4764c', '#fff0d8'][i]!, legs: '#2a2a3a', skin: '#8f5533' },
        }),
      )
      .join('') +
    openings
      .slice(0, 4)
      .map(({ x }) => pendant(x, 200, 46, 46, '#c99a50'))
      .join('') +
    arcade(80, 150, 880, 442, openings, fade(['#e8d8b4', '#cdb58c', '#b0936c']), '#8f7352', 14) +
    openings.map((o) => archRim(o, 442, '#f3e6c6', 9)).join('') +
    times(40, (i) => rect(90 + ((i * 173) % 850), 160 + ((i * 37) % 70), 44, 3, '#a88a62', veil(0.6))) +
    rect(70, 138, 900, 18, '#f3e6c6') +
    rect(70, 154, 900, 6, '#a88a62') +
    [265, 435, 605, 775]
      .map(
        (x) =>
          plantPot(x, 442, 28, '#c0603f', '#8a3f30') +
          times(7, (i) => bananaLeaf(random, x, 420, -156 + i * 22, 32, '#6fb052', '#2f7d4c')),
      )
      .join('')
  );
};

/** From the terrace down to the water: limestone with roots over it. */
const cenoteWall = (random: Chance): string =>
  path('M-20 440H1220V670H-20Z', fade(['#d9c59c', '#a88c68', '#6a5a50'])) +
  times(18, (i) =>
    lens(
      (i * 157) % 1220,
      470 + ((i * 53) % 130),
      60 + ((i * 31) % 90),
      5,
      i % 3 ? '#8a7050' : '#e6d6b0',
      veil(0.6),
    ),
  ) +
  rect(-20, 436, 1240, 20, '#f0e2c0') +
  rect(-20, 452, 1240, 8, '#9c8258') +
  times(26, (i) => {
    const x = 10 + i * 46 + random.between(-14, 14);
    const drop = random.between(70, 200);
    return line(
      `M${x} 446c${random.between(-26, 26)} ${drop * 0.3} ${random.between(-26, 26)} ${drop * 0.6} ${random.between(-8, 8)} ${drop}`,
      ['#3f7a4c', '#6a4c38', '#4f8f52'][i % 3]!,
      random.between(3, 7),
    );
  }) +
  thicket(random, [-20, 450], [110, 450], 60, ['#2f7d54', '#439152', '#6fae4c'], 14) +
  thicket(random, [940, 450], [1220, 450], 80, ['#2f7d54', '#439152', '#6fae4c'], 22);

/** A ladder of rope from an edge down to a landing. */
const ropeStair = (top: number, foot: number): string =>
  line(`M838 ${top}C836 520 792 560 770 ${foot}`, '#f0dcae', 7) +
  line(`M900 ${top}C902 530 858 570 838 ${foot + 6}`, '#f0dcae', 7) +
  times(8, (i) => {
    const t = (i + 0.6) / 8.4;
    const [a, b] = [838 - 68 * t * t - 4 * t, 900 - 62 * t * t];
    const y = top + (foot - top) * t;
    return (
      rect(a - 6, y, b - a + 14, 11, i % 2 ? '#c98f52' : '#b57d44', 'rx="5"') +
      rect(a - 6, y + 8, b - a + 14, 4, '#7a5030')
    );
  }) +
  line(`M838 ${top}V${top - 56}M900 ${top}V${top - 56}`, '#8a5a38', 12) +
  path(`M730 ${foot + 4}H880L908 ${foot + 32}H712Z`, '#c98f52') +
  rect(712, foot + 32, 196, 11, '#7a5030') +
  times(4, (i) => straight([764 + i * 30, foot + 4], [758 + i * 36, foot + 32], '#8a5a34', 3));

/** Eight tables behind arches of stone, and the water below the last of them. */
export const cenoteArcade: Scene = (random) =>
  rect(0, 0, 1200, 800, fade(['#2f7a62', '#5fa468', '#b8cc7a', '#7aa860'])) +
  beams(760, -60, 1300, '#fffbd0', 20, 0.2) +
  times(6, (i) =>
    canopy(random, 60 + i * 220, 84 + (i % 2) * 34, 340, 200, '#1f6650', '#3a8a54', '#8cbc58'),
  ) +
  palm(random, 1060, 450, 350, { ...lushPalm, lean: 30 }) +
  stoneArcade(random) +
  cenoteWall(random) +
  path('M-20 630Q300 606 600 618T1220 632V810H-20Z', fade(['#0f5a68', '#1b8f94', '#35b8ae', '#1a8a96'])) +
  clip(
    'M-20 630Q300 606 600 618T1220 632V810H-20Z',
    ellipse(560, 712, 380, 60, '#5fd6c0', veil(0.75)) +
      ellipse(560, 712, 240, 34, '#a6f0d6', veil(0.7)) +
      lightNet(random, -20, 630, 1240, 180, '#e6fff0', 0.34, 150) +
      [180, 350, 520, 690].map((x) => glints(random, x, 628, 770, 36, '#ffe2a0', 14, 26)).join(''),
  ) +
  line('M-20 632Q300 608 600 620T1220 634', '#e6fff0', 4, veil(0.7)) +
  group(path('M470 -10H650L760 760H380Z', '#fffbd0'), veil(0.16)) +
  ropeStair(452, 640) +
  ripples(random, 812, 690, 210, '#d3fff0', 4) +
  lianas(random, 980, 200, 330, '#1f5a44', 3) +
  thicket(random, [-30, 816], [230, 816], 170, ['#0f443c', '#17584a', '#226c54'], 20) +
  monstera(40, 760, -40, 210, '#2a8a5c', '#14584a') +
  monstera(1180, 800, -130, 220, '#2a8a5c', '#14584a') +
  bananaLeaf(random, 1230, 640, 200, 270, '#3a9a5c', '#1a6a4c');
