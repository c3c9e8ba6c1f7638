import { shrimp } from '../../antojitos.ts';
import { citrus, citrusWedge, lemons } from '../../citrus.ts';
import { fork, napkin, spoon } from '../../cutlery.ts';
import { pastaNest } from '../../food-kitchen.ts';
import { clam, squid } from '../../food-sea.ts';
import { herringbone } from '../../grounds.ts';
import { basil, sprig } from '../../herbs.ts';
import type { Scene } from '../../scene.ts';
import { slatShade } from '../../shade.ts';
import { polar, times } from '../../svg.ts';
import { crumbs } from '../../sweets.ts';
import { bowl, plate, tumbler } from '../../tableware.ts';

const toast = ['#c98a3e', '#e0ac5c', '#a8682c'] as const;

/** Linguine with clams, shrimp and squid under toasted crumbs. */
export const plateLinguine: Scene = (random) =>
  herringbone(random, 74, ['#2f7f94', '#2a7488', '#37899c', '#256a7e'], '#1b5a6c', 30) +
  napkin(170, 430, 220, 330, '#fdf3dd', '#ee6c4d', -8) +
  plate(600, 400, 350, { rim: '#fffaf0', edge: '#e9a13a', motif: 'waves', ink: '#3f9fb0' }) +
  pastaNest(random, 600, 405, 236, ['#efc870', '#fae6b4', '#dda94e', '#fdf0c8']) +
  times(6, (i) => clam(...polar(600, 405, 184, i * 60 + 8), 60, i * 60 + 98)) +
  times(4, (i) =>
    shrimp(...polar(600, 405, 96, i * 90 + 34), 52, i * 90 + 80, i % 2 ? '#f7a48a' : '#f28f70'),
  ) +
  times(4, (i) => squid(...polar(600, 405, i % 2 ? 142 : 30, i * 90 - 12), i % 2 ? 21 : 25)) +
  times(12, (i) => basil(...polar(600, 405, 40 + ((i * 53) % 170), i * 77), 30, i * 50, '#5ea34e')) +
  crumbs(random, 600, 405, 205, toast, 110) +
  citrusWedge(806, 540, 62, ...lemons, -40) +
  fork(1010, 420, 430, '#e4dcc8', 8) +
  spoon(1090, 420, 420, '#e4dcc8', 5) +
  bowl(140, 150, 98, '#e9a13a', '#f6cf7a', '#c98a3e') +
  crumbs(random, 140, 150, 70, [...toast, '#f0c880'], 90) +
  tumbler(1070, 120, 78, '#f0dc8c', false) +
  citrus(150, 690, 78, ...lemons, 14) +
  sprig(300, 700, 66, -30) +
  slatShade(28, 300, 96, '#0c2a44', 0.18);
