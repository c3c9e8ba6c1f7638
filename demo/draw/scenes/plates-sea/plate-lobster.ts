import { citrus, citrusWedge, lemons } from '../../citrus.ts';
import { fork, napkin } from '../../cutlery.ts';
import { spinyLobster } from '../../food-sea.ts';
import { lettuce, sprig } from '../../herbs.ts';
import type { Scene } from '../../scene.ts';
import { group, line, polar, times, veil } from '../../svg.ts';
import { gingham } from '../../tabletops.ts';
import { bowl, plate, tumbler } from '../../tableware.ts';

export const plateLobster: Scene = (random) =>
  gingham(62, '#fff6e6', '#2b6f9e', 8) +
  napkin(1010, 560, 240, 380, '#fdf3dd', '#e4576a', 12) +
  plate(580, 410, 345, { rim: '#fdf6e4', edge: '#f0a04a', motif: 'waves', ink: '#1f7f9a' }) +
  times(12, (i) => lettuce(random, ...polar(580, 420, 190, i * 30), 62, '#8cc65a', '#4f9147')) +
  group(spinyLobster(594, 428, 540, -34, '#3a1a3a'), veil(0.25)) +
  spinyLobster(580, 410, 540, -34, '#e0512f') +
  citrus(760, 520, 60, ...lemons, 10) +
  citrus(700, 590, 52, ...lemons, 30) +
  citrusWedge(390, 560, 60, ...lemons, 40) +
  sprig(430, 320, 60, -40) +
  sprig(760, 330, 54, 60) +
  bowl(1010, 210, 96, '#fff6e0', '#f6e3b8', '#f8c84a') +
  line('M970 190q30 -20 60 0t50 10', '#fce79a', 8) +
  tumbler(150, 170, 82, '#f6e08a') +
  fork(96, 560, 340, '#d9c9a8', -10) +
  citrusWedge(1060, 360, 54, ...lemons, -20);
