/** The marks of the six sites: a small drawing in a square of 40, and the name in thin letters. */
import { word } from './letters.ts';
import { circle, line, path, polar, short, times } from './svg.ts';

type Mark = (ink: string) => string;

const wave = (y: number, ink: string): string => line(`M4 ${y}q4 -5 8 0t8 0t8 0t8 0`, ink, 1.6);

const marks: Record<string, readonly [string, Mark]> = {
  'sal-y-brisa': [
    'SAL Y BRISA',
    (ink) =>
      circle(20, 16, 6.2, ink) +
      times(9, (i) =>
        line(
          `M${polar(20, 16, 9.4, 180 + i * 22.5)
            .map(short)
            .join(' ')}L${polar(20, 16, 13, 180 + i * 22.5)
            .map(short)
            .join(' ')}`,
          ink,
          1.5,
        ),
      ) +
      wave(27, ink) +
      wave(33, ink),
  ],
  'casa-marea': [
    'CASA MAREA',
    (ink) =>
      line('M6 36V18A14 14 0 0 1 34 18V36', ink, 1.7) +
      line('M12 28V19A8 8 0 0 1 28 19V28', ink, 1.4) +
      line('M9 29q3 -4 5.5 0t5.5 0t5.5 0t5.5 0M9 34.5q3 -4 5.5 0t5.5 0t5.5 0t5.5 0', ink, 1.5),
  ],
  'costa-ocaso': [
    'COSTA OCASO',
    (ink) => path('M7 24A13 13 0 0 1 33 24Z', ink) + line('M3 28H37M8 32H32M14 36H26', ink, 1.7),
  ],
  'bahia-coral': [
    'BAHÍA CORAL',
    (ink) =>
      line(
        'M20 37V22M20 30Q10 28 9 17M20 26Q29 24 30 14M20 22Q17 14 20 5M9 23Q5 20 5 15M11 25Q14 18 13 11M29 19Q34 16 34 11M27 22Q25 14 26 8',
        ink,
        1.9,
      ) +
      [
        [9, 16],
        [30, 13],
        [20, 4],
        [5, 14],
        [13, 10],
        [34, 10],
        [26, 7],
      ]
        .map(([x, y]) => circle(x!, y!, 1.9, ink))
        .join(''),
  ],
  'hilton-yucatan-playa-del-carmen': [
    'SELVA YUCATÁN',
    // A ceiba: its crown is as wide as the tree is high, and its trunk stands on buttresses.
    (ink) =>
      path(
        'M20 2.5C25 2.5 29 4.7 29 7.5S25 12 20 12S11 10.3 11 7.5S15 2.5 20 2.5ZM9.5 10.5C14 10.5 17 12.4 17 15S14 18.6 9.5 18.6S2 17.4 2 15S5 10.5 9.5 10.5ZM30.5 10.5C35 10.5 38 12.4 38 15S35 18.6 30.5 18.6S23 17.4 23 15S26 10.5 30.5 10.5Z',
        ink,
      ) +
      line('M20 28V12M20 27L10.5 18M20 27L29.5 18', ink, 1.9) +
      path('M18.9 25C18.6 31 16.4 35 11.5 38H17L20 33.5L23 38H28.5C23.6 35 21.4 31 21.1 25Z', ink),
  ],
  'lantern-cay': [
    'LANTERN CAY',
    (ink) =>
      line('M12 13H28M13 13L15 32H25L27 13M15 13L20 6.5L25 13M20 6.5V3M9 32H31', ink, 1.7) +
      path('M20 16.5Q24.4 22.5 20 27.5Q15.6 22.5 20 16.5Z', ink) +
      line('M5 16L2 14.5M5 22H1.5M5 28L2 29.5M35 16L38 14.5M35 22H38.5M35 28L38 29.5', ink, 1.4),
  ],
};

export const page = (width: number, height: number, title: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${short(width)} ${height}" width="${short(width)}" height="${height}" role="img"><title>${title}</title>${body}</svg>\n`;

const titled = (name: string): string =>
  name
    .toLowerCase()
    .replace(/(^| )(\p{L})/gu, (_, gap: string, first: string) => gap + first.toUpperCase())
    .replace(' Y ', ' y ');

/** For the bar: mark and name in one line, dark. */
export function barLogo(key: string): string {
  const [name, mark] = marks[key]!;
  const letters = word(name, 12.5, '#1d2b36', 1.35);
  return page(
    50 + letters.width + 2,
    40,
    titled(name),
    mark('#1d2b36') + `<g transform="translate(50 14.4)">${letters.body}</g>`,
  );
}

/** For the first picture of a site: the mark above the name, white. */
export function homeLogo(key: string): string {
  const [name, mark] = marks[key]!;
  const letters = word(name, 30, '#ffffff', 2.4, 5.4);
  const width = letters.width + 24;
  return page(
    width,
    168,
    titled(name),
    `<g transform="translate(${short(width / 2 - 48)} 4) scale(2.4)">${mark('#ffffff')}</g><g transform="translate(12 130)">${letters.body}</g>`,
  );
}

export const logoKeys = Object.keys(marks);
