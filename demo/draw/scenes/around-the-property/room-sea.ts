import { cushion, lounger } from '../../beds.ts';
import { farSail } from '../../boats.ts';
import { planks } from '../../floors.ts';
import type { Ground } from '../../floors.ts';
import { hibiscus } from '../../flowers.ts';
import { roundTable } from '../../furniture.ts';
import { pendant } from '../../lamps.ts';
import { bananaLeaf, monstera } from '../../leaves.ts';
import { hours } from '../../palette.ts';
import { lushPalm, palm } from '../../palms.ts';
import { railing } from '../../railings.ts';
import type { Scene } from '../../scene.ts';
import { cumulus, sky } from '../../sky.ts';
import { clip, ellipse, group, line, path, poly, rect, times, veil } from '../../svg.ts';
import { glassOf, plantPot } from '../../tablesetting.ts';
import { glints, sea } from '../../water.ts';

export const roomSea: Scene = (random) => {
  const ground: Ground = { horizon: 330, vanish: 520, top: 560, bottom: 800 };
  return (
    sky(hours.noon.sky, 330, 10) +
    cumulus(random, 460, 290, 360, '#fffaf0', '#c7e2e2') +
    sea(random, ['#2a97bb', '#26a3b3', '#45bdb9', '#8ddcc4'], 326, 580, 60) +
    glints(random, 620, 332, 560, 300, '#f2fff4', 44, 80) +
    farSail(360, 350, 44, '#fffaf0') +
    farSail(690, 340, 24, '#fffaf0') +
    palm(random, 250, 620, 360, { ...lushPalm, lean: 40 }) +
    planks(random, { horizon: 330, vanish: 520, top: 540, bottom: 600 }, 60, '#d9a870', '#a87548') +
    railing(120, 560, 800, 90, '#fffaf0', 100) +
    lounger(560, 590, 170, '#f5b942', '#a8683f') +
    rect(0, 0, 150, 660, '#f3e6cc') +
    rect(900, 0, 310, 660, '#f8eedb') +
    rect(0, 0, 1200, 56, '#fbf4e4') +
    rect(150, 50, 750, 12, '#c9a67c') +
    planks(random, { ...ground, top: 590 }, 120, '#e3bd8c', '#b98a5c') +
    group(
      poly(
        [
          [160, 800],
          [700, 800],
          [840, 590],
          [200, 590],
        ],
        '#fff3c8',
      ),
      veil(0.5),
    ) +
    [0, 1]
      .map(
        (k) =>
          path(
            k
              ? 'M900 56H800Q830 300 780 420Q840 520 850 640H930V56Z'
              : 'M150 56H240Q210 300 260 420Q210 520 196 640H120V56Z',
            '#fffaf0',
            veil(0.92),
          ) +
          times(3, (i) =>
            line(
              k
                ? `M${830 + i * 26} 60Q${850 + i * 16} 300 ${820 + i * 26} 420T${866 + i * 20} 636`
                : `M${212 - i * 26} 60Q${190 - i * 16} 300 ${226 - i * 30} 420T${180 - i * 16} 636`,
              '#d9cbb4',
              4,
              veil(0.8),
            ),
          ),
      )
      .join('') +
    rect(960, 150, 200, 150, '#c9a67c') +
    rect(970, 160, 180, 130, '#d9f0ea') +
    clip('M970 160H1150V290H970Z', monstera(1060, 280, -90, 110, '#4f9a6a', '#22694f')) +
    rect(760, 470, 460, 190, '#b5845a', 'rx="14"') +
    times(9, (i) => rect(772 + i * 50, 480, 40, 150, '#c9986a', 'rx="6"')) +
    rect(800, 540, 170, 80, '#ffffff', 'rx="26"') +
    rect(1000, 540, 170, 80, '#ffffff', 'rx="26"') +
    rect(850, 560, 130, 66, '#2fa3a8', 'rx="20"') +
    rect(1050, 560, 110, 66, '#f58f72', 'rx="20"') +
    path('M740 610H1210V770H700Q700 640 740 610Z', '#fffaf0') +
    path('M700 690Q704 640 724 624L1210 650V770H700Z', '#eae0cf') +
    path('M716 650L1210 668V740L700 716Q704 680 716 650Z', '#2fa3a8') +
    times(9, (i) => line(`M${750 + i * 54} ${654 + i * 2}L${740 + i * 54} ${718 + i * 3}`, '#8fd6cc', 4)) +
    rect(700, 764, 520, 20, '#a8683f') +
    ellipse(360, 780, 150, 12, '#8a6a58', veil(0.3)) +
    path(
      'M250 770Q230 600 300 590Q340 590 350 680L440 690Q470 700 466 770H440L430 730H280L272 770Z',
      '#c9935a',
    ) +
    path('M268 690Q260 620 300 606Q330 610 338 690L430 700Q440 720 430 728H280Z', '#fdf3dd') +
    cushion(318, 650, 60, '#ee6c4d', 10) +
    roundTable(530, 776, 110, 90, '#fffaf0', '#c9a67c') +
    glassOf(512, 686, 44, '#f9a43a') +
    hibiscus(552, 678, 17, '#e4576a') +
    pendant(1060, 0, 60, 120, '#d9a55a') +
    plantPot(70, 780, 110, '#fffaf0', '#d9c9ae') +
    times(9, (i) => bananaLeaf(random, 70, 694, -165 + i * 18, 230, '#5ea34e', '#2a6f4c'))
  );
};
