/** The round badges of the restaurants: one motif each. */
import { page } from './logos.ts';
import { circle, group, lens, line, path, polar, short, times } from './svg.ts';

const motifs: Record<string, readonly [string, string, string]> = {
  anchor: [
    '#16305a',
    '#fdf3dd',
    line(
      'M100 62V146M76 84H124M58 112Q62 146 100 148Q138 146 142 112M58 112L50 124M58 112L70 120M142 112L150 124M142 112L130 120',
      '#fdf3dd',
      7,
    ) + `<circle cx="100" cy="52" r="10" fill="none" stroke="#fdf3dd" stroke-width="7"/>`,
  ],
  agave: [
    '#1f6f6a',
    '#fdf3dd',
    times(7, (i) =>
      group(
        path('M-11 0Q-9 -46 0 -84Q9 -46 11 0Z', i % 2 ? '#8ccfb4' : '#fdf3dd'),
        `transform="translate(100 146) rotate(${[-78, 78, -52, 52, -26, 26, 0][i]}) scale(${[0.8, 0.8, 0.9, 0.9, 1, 1, 1.08][i]})"`,
      ),
    ),
  ],
  flame: [
    '#7a2f2c',
    '#fdf3dd',
    path(
      'M100 42C124 74 144 92 138 122C134 146 116 156 100 156C84 156 66 146 62 122C58 100 74 92 78 74C88 82 92 90 92 98C102 84 106 62 100 42Z',
      '#f5a04a',
    ) +
      path(
        'M100 98C114 114 120 124 116 138C112 150 106 152 100 152C92 152 86 148 84 138C82 126 94 118 100 98Z',
        '#fdf3dd',
      ),
  ],
  leaf: [
    '#2a6f4c',
    '#fdf3dd',
    path('M100 44C146 70 148 120 100 158C52 120 54 70 100 44Z', '#b7cf4e') +
      path('M100 44C146 70 148 120 100 158Z', '#5ea34e') +
      line(
        'M100 60V164M100 84L122 72M100 84L78 72M100 106L128 90M100 106L72 90M100 128L124 114M100 128L76 114',
        '#fdf3dd',
        4,
      ),
  ],
  wave: [
    '#1f7f9a',
    '#fdf3dd',
    path(
      'M44 122C44 80 74 58 104 62C130 66 140 86 130 100C122 110 106 106 106 94C92 104 98 128 128 128H156V140C120 150 74 150 44 140Z',
      '#fdf3dd',
    ) + line('M56 152Q78 142 100 152T144 152', '#8fe0d8', 6),
  ],
  star: [
    '#2a2a6a',
    '#fdf3dd',
    times(8, (i) =>
      group(
        path('M0 0L9 -18L0 -60L-9 -18Z', i % 2 ? '#f5b942' : '#fdf3dd'),
        `transform="translate(100 100) rotate(${i * 45}) scale(${i % 2 ? 0.66 : 1})"`,
      ),
    ),
  ],
  citrus: [
    '#e4764c',
    '#fdf3dd',
    circle(100, 100, 52, '#f5b942') +
      circle(100, 100, 45, '#fdf3dd') +
      times(8, (i) =>
        path(
          `M${polar(100, 100, 6, i * 45 + 22.5)
            .map(short)
            .join(' ')}L${polar(100, 100, 40, i * 45 + 5)
            .map(short)
            .join(' ')}A40 40 0 0 1 ${polar(100, 100, 40, i * 45 + 40)
            .map(short)
            .join(' ')}Z`,
          '#f8ad3c',
        ),
      ),
  ],
  shell: [
    '#c9506a',
    '#fdf3dd',
    path('M100 148L46 96Q48 52 100 48Q152 52 154 96Z', '#fdf3dd') +
      times(5, (i) =>
        line(
          `M100 142L${polar(100, 142, 84, -132 + i * 21)
            .map(short)
            .join(' ')}`,
          '#e98a96',
          4,
        ),
      ) +
      path('M84 142H116L110 158H90Z', '#f9c9c0'),
  ],
  moon: [
    '#10204a',
    '#fdf3dd',
    path('M112 46A56 56 0 1 0 154 122A46 46 0 0 1 112 46Z', '#f9d98a') +
      lens(140, 74, 22, 5, '#fdf3dd') +
      group(lens(0, 0, 22, 5, '#fdf3dd'), 'transform="translate(140 74) rotate(90)"') +
      circle(124, 104, 3, '#fdf3dd') +
      circle(152, 100, 2.4, '#fdf3dd'),
  ],
  olive: [
    '#56683a',
    '#fdf3dd',
    line('M58 146Q110 120 142 50', '#fdf3dd', 5) +
      [
        [84, 130, -20],
        [112, 104, -40],
        [132, 74, -60],
      ]
        .map(
          ([x, y, t]) =>
            group(
              path('M0 0Q20 -16 46 -6Q24 12 0 0Z', '#d3dc8a'),
              `transform="translate(${x} ${y}) rotate(${t! + 50})"`,
            ) +
            group(
              path('M0 0Q20 -16 46 -6Q24 12 0 0Z', '#b7c86a'),
              `transform="translate(${x} ${y}) rotate(${t! - 70})"`,
            ),
        )
        .join('') +
      `<ellipse cx="82" cy="96" rx="17" ry="21" fill="#fdf3dd"/><circle cx="82" cy="86" r="5" fill="#c9543c"/>`,
  ],
  sun: [
    '#c9622f',
    '#fdf3dd',
    times(12, (i) =>
      group(path('M-6 -46L0 -66L6 -46Z', '#fdf3dd'), `transform="translate(100 100) rotate(${i * 30})"`),
    ) +
      circle(100, 100, 38, '#f9d98a') +
      circle(100, 100, 30, '#f5b942'),
  ],
  fish: [
    '#1c5a78',
    '#fdf3dd',
    path('M42 100Q84 52 132 92L160 66Q152 100 160 134L132 108Q84 148 42 100Z', '#fdf3dd') +
      path('M84 74Q72 100 84 126Q98 128 112 122Q102 100 112 78Q98 72 84 74Z', '#8fe0d8') +
      circle(64, 94, 5, '#1c5a78'),
  ],
  palm: [
    '#0f6a5e',
    '#fdf3dd',
    line('M96 158Q92 124 106 90', '#fdf3dd', 9) +
      times(6, (i) =>
        group(
          path('M0 0Q22 -26 58 -10Q28 -8 0 0Z', i % 2 ? '#b7cf4e' : '#fdf3dd'),
          `transform="translate(106 88) rotate(${[-8, 34, -52, -96, -142, 176][i]})"`,
        ),
      ) +
      circle(101, 94, 5, '#f5a04a') +
      circle(112, 95, 5, '#f5a04a'),
  ],
  lantern: [
    '#16264a',
    '#fdf3dd',
    path('M78 78H122L132 140H68Z', '#f9d98a') +
      path('M100 92Q114 112 100 132Q86 112 100 92Z', '#f08a3c') +
      line('M78 78L68 140H132L122 78ZM70 78H130M84 78Q84 58 100 58T116 78M100 58V46', '#fdf3dd', 6) +
      circle(100, 44, 7, '#fdf3dd'),
  ],
  corn: [
    '#5a7a2c',
    '#fdf3dd',
    path('M100 42Q124 66 122 104Q120 136 100 154Q80 136 78 104Q76 66 100 42Z', '#f5b942') +
      times(5, (i) => line(`M82 ${74 + i * 15}Q100 ${82 + i * 15} 118 ${74 + i * 15}`, '#c9822c', 3)) +
      line('M93 52Q90 100 96 146M107 52Q110 100 104 146', '#c9822c', 3) +
      path('M100 160Q60 146 62 92Q84 112 100 160Z', '#b7cf4e') +
      path('M100 160Q140 146 138 92Q116 112 100 160Z', '#8fb04a'),
  ],
};

/** The round badge of a restaurant: one motif in two rings. */
export function roundLogo(motif: string): string {
  const [ground, ring, body] = motifs[motif]!;
  return page(
    200,
    200,
    motif,
    circle(100, 100, 98, ground) +
      `<circle cx="100" cy="100" r="89" fill="none" stroke="${ring}" stroke-width="2.5"/><circle cx="100" cy="100" r="83" fill="none" stroke="${ring}" stroke-width="1" stroke-dasharray="1 7" stroke-linecap="round"/>` +
      body,
  );
}

export const motifNames = Object.keys(motifs);
