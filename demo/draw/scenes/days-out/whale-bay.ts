import { sloop } from '../../boats.ts';
import { hills } from '../../land.ts';
import type { Scene } from '../../scene.ts';
import { barCloud, gulls, shine, sky, sun } from '../../sky.ts';
import { ellipse, group, lens, path, times, veil } from '../../svg.ts';
import { glints, ripples, sea } from '../../water.ts';

const SKIN = '#1f3f52';
const BELLY = '#5f8a96';

/** A whale's flukes above the water, drops still falling from them. */
export const whaleBay: Scene = (random) =>
  sky(['#7cc0c8', '#a9d8d2', '#d8e8cc', '#fbe8c0', '#fdd9a0'], 400) +
  sun(300, 300, 62, '#fff4cc', '#fff0c0', 5) +
  barCloud(random, 820, 130, 320, '#f4ecd0', 3) +
  barCloud(random, 480, 80, 240, '#e6eed6', 2) +
  hills(random, 404, 110, '#7fb3b0', 640, 1300, 4) +
  hills(random, 406, 70, '#94c2b8', -120, 420, 4) +
  sea(random, ['#5fb3b4', '#2f8f9a', '#1f6f84', '#174f6a'], 400, 800, 110) +
  shine(300, 470, 300, '#fff0c0', 0.5) +
  glints(random, 300, 406, 640, 200, '#fff2cc', 60, 60) +
  gulls(random, 760, 240, 5, '#2f5f6a') +
  sloop(200, 452, 120, '#fff6df', '#f0c898', '#7a3f3a') +
  ripples(random, 200, 456, 120, '#cfe8dc', 4) +
  group(ellipse(700, 664, 330, 36, '#0f3f56') + lens(700, 690, 640, 10, '#0f3f56'), veil(0.45)) +
  path('M612 672C640 610 668 540 680 444L728 444C740 540 768 610 796 672Z', SKIN) +
  path('M706 672C710 590 712 520 710 444L728 444C740 540 768 610 796 672Z', '#2c5468') +
  path(
    'M704 452C650 436 600 384 508 360C470 350 436 352 408 372C448 372 470 392 492 418C540 470 620 480 704 452Z',
    SKIN,
  ) +
  path(
    'M704 452C758 436 808 384 900 360C938 350 972 352 1000 372C960 372 938 392 916 418C868 470 788 480 704 452Z',
    '#2c5468',
  ) +
  path('M704 456C660 452 600 420 540 396C580 440 640 470 704 462Z', BELLY, veil(0.55)) +
  path('M704 456C748 452 808 420 868 396C828 440 768 470 704 462Z', BELLY, veil(0.55)) +
  path('M692 452Q704 430 716 452Q712 472 704 476Q696 472 692 452Z', '#16303f') +
  times(26, () =>
    ellipse(
      random.pick([random.between(430, 560), random.between(850, 980)]),
      random.between(400, 600),
      random.between(1.5, 4),
      random.between(5, 14),
      '#e6f6f0',
      veil(0.8),
    ),
  ) +
  path(
    'M560 676C600 644 640 656 660 640C690 660 730 656 752 642C780 664 820 650 850 678C780 700 640 700 560 676Z',
    '#e6f6f0',
  ) +
  path('M590 682C630 662 668 672 704 660C744 674 780 664 820 684C760 698 650 698 590 682Z', '#9fd2d2') +
  ripples(random, 704, 706, 300, '#cfe8dc', 7) +
  ripples(random, 704, 740, 420, '#7fc0c4', 5);
