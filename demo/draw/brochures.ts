/**
 * Makes the brochures of the demo as PDFs: a cover that is drawn, what the place is, its rooms and tables, and how to come.
 * The words are those of the demo's records, so that a brochure says what the site says.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ink } from './palette.ts';
import { type FontName, type PdfPage, pdfFile, pdfText, rgb } from './pdf.ts';
import { type Chance, chance } from './random.ts';

type Language = 'en' | 'es';

/** A5. */
const WIDTH = 420;
const HEIGHT = 595;
const MARGIN = 44;

interface Words {
  readonly title?: string;
  readonly excerpt?: string;
  readonly type?: string;
  readonly tagline?: string;
  readonly description?: string;
}
interface DemoRecord {
  readonly id: number;
  readonly name?: string;
  readonly site?: number;
  readonly locale: Readonly<Partial<Record<Language, Words>>>;
  readonly contact?: {
    readonly telephone?: string;
    readonly email?: string;
    readonly address?: Partial<Record<Language, string>>;
    readonly coming?: Partial<Record<Language, string>>;
  };
  readonly colors?: { readonly primary: string; readonly secondary: string };
}

const read = async (path: string): Promise<readonly DemoRecord[]> =>
  JSON.parse(
    await readFile(fileURLToPath(new URL(`../content/${path}.json`, import.meta.url)), 'utf8'),
  ) as readonly DemoRecord[];

/** Rough widths of letters in the fonts of PDF, in thousandths of their size: enough to break lines. */
const widthOf = (text: string, font: FontName, size: number): number => {
  const wide = font === 'sans' ? 530 : 450;
  const letters = Array.from(text, (one) => one).map((one) =>
    /[mwMW]/.test(one)
      ? wide * 1.6
      : /[iljt.,;:!'’ ]/.test(one)
        ? wide * 0.6
        : /[A-Z]/.test(one)
          ? wide * 1.35
          : wide,
  );
  return (letters.reduce((sum, one) => sum + one, 0) / 1000) * size;
};

function linesOf(text: string, font: FontName, size: number, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, font, size) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** A page that is written from the top down. */
class Sheet {
  readonly #parts: string[] = [];
  y = HEIGHT - MARGIN;

  draw(operators: string): void {
    this.#parts.push(operators);
  }

  fill(color: string, path: string): void {
    this.draw(`${rgb(color)} rg ${path} f`);
  }

  /** One paragraph; the next one begins below it. */
  write(text: string, font: FontName, size: number, color: string, gap = size * 0.9): void {
    for (const line of linesOf(text, font, size, WIDTH - 2 * MARGIN)) {
      this.y -= size * 1.3;
      this.draw(
        `BT /${font} ${size} Tf ${rgb(color)} rg ${MARGIN} ${this.y.toFixed(1)} Td ${pdfText(line)} Tj ET`,
      );
    }
    this.y -= gap;
  }

  get page(): PdfPage {
    return { width: WIDTH, height: HEIGHT, content: this.#parts.join('\n') };
  }
}

const at = (...numbers: number[]): string => numbers.map((one) => one.toFixed(1)).join(' ');

/** A circle of four curves. */
function circle(x: number, y: number, r: number): string {
  const k = r * 0.5523;
  return [
    `${at(x + r, y)} m`,
    `${at(x + r, y + k, x + k, y + r, x, y + r)} c`,
    `${at(x - k, y + r, x - r, y + k, x - r, y)} c`,
    `${at(x - r, y - k, x - k, y - r, x, y - r)} c`,
    `${at(x + k, y - r, x + r, y - k, x + r, y)} c`,
  ].join(' ');
}

/** A band across the page whose upper edge swings like a hill or a wave. */
function band(low: number, high: number, swing: number, random: Chance): string {
  const steps = 5;
  const edge = Array.from({ length: steps }, (_, step) => {
    const x = (WIDTH / steps) * (step + 1);
    const [one, two] = [random.between(-swing, swing), random.between(-swing, swing)];
    return `${at(x - 60, high + one, x - 24, high + two, x, high + random.between(-swing, swing) / 2)} c`;
  });
  return `0 ${at(low)} m 0 ${at(high)} l ${edge.join(' ')} ${WIDTH} ${at(low)} l h`;
}

/** A palm: a trunk that leans, and leaves that hang from its top. */
function palm(
  x: number,
  foot: number,
  height: number,
  lean: number,
  random: Chance,
): { trunk: string; leaves: string[] } {
  const [topX, topY] = [x + lean, foot + height];
  const trunk = `${at(x - 4, foot)} m ${at(x - 4, foot + height / 2, topX - 6, topY - 40, topX - 2, topY)} c ${at(topX + 2, topY)} l ${at(topX, topY - 40, x + 5, foot + height / 2, x + 6, foot)} c h`;
  const leaves = [-2.9, -2.3, -1.4, -0.7, 0, 0.5, 3.4].map((angle) => {
    const length = random.between(62, 92);
    const [tipX, tipY] = [topX + Math.cos(angle) * length, topY + Math.sin(angle) * length * 0.55 - 14];
    const [midX, midY] = [topX + Math.cos(angle) * length * 0.5, topY + Math.abs(Math.sin(angle)) * 10 + 18];
    return `${at(topX, topY)} m ${at(midX, midY, tipX, tipY + 26, tipX, tipY)} c ${at(tipX - 6, tipY + 12, midX, midY - 16, topX, topY)} c h`;
  });
  return { trunk, leaves };
}

/** Sky, sun, hills, sea and a palm, in the colours of the house. */
function cover(name: string, tagline: string, colors: NonNullable<DemoRecord['colors']>): PdfPage {
  const random = chance(`brochure ${name}`);
  const sheet = new Sheet();
  const skies = [ink.gold, ink.apricot, ink.coral, ink.straw];
  const sky = random.pick(skies);
  sheet.fill(ink.cream, `0 0 ${WIDTH} ${HEIGHT} re`);
  for (let step = 0; step < 7; step += 1) {
    sheet.fill(step % 2 === 0 ? ink.paper : ink.cream, `0 ${at(HEIGHT - 60 - step * 44)} ${WIDTH} 22 re`);
  }
  sheet.fill(sky, circle(random.between(130, 300), 350, random.between(64, 84)));
  sheet.fill(colors.secondary, band(220, 330, 26, random));
  sheet.fill(ink.bark, band(220, 286, 18, random));
  sheet.fill(colors.primary, `0 0 ${WIDTH} 262 re`);
  for (const [step, color] of [ink.azure, ink.lagoon, ink.foam].entries()) {
    sheet.fill(color, band(210 - step * 44, 226 - step * 44, 7, random));
    sheet.fill(colors.primary, band(120, 214 - step * 44, 7, random));
  }
  sheet.fill(ink.sand, band(0, 74, 12, random));
  const side = random.pick([70, 340]);
  const { trunk, leaves } = palm(side, 60, random.between(270, 330), side < 200 ? 40 : -40, random);
  sheet.fill(ink.cocoa, trunk);
  for (const [index, leaf] of leaves.entries()) sheet.fill(index % 2 === 0 ? ink.palm : ink.jungle, leaf);
  sheet.y = HEIGHT - 40;
  sheet.write(name, 'serif', 38, ink.deep, 2);
  sheet.write(tagline, 'italic', 14, ink.deep);
  return sheet.page;
}

const plain = (markdown: string): string[] =>
  markdown
    .split(/\n\n+/)
    .filter((one) => !one.startsWith('- '))
    .map((one) => one.replaceAll(/[*_#]/g, '').replaceAll('\n', ' '));

const heads = {
  en: { rooms: 'Rooms', dining: 'Tables', coming: 'How to come', houses: 'The houses' },
  es: { rooms: 'Habitaciones', dining: 'Mesas', coming: 'Cómo llegar', houses: 'Las casas' },
};

interface Named {
  readonly title: string;
  readonly text: string;
}

function listPage(head: string, entries: readonly Named[], color: string): PdfPage {
  const sheet = new Sheet();
  sheet.fill(ink.white, `0 0 ${WIDTH} ${HEIGHT} re`);
  sheet.write(head, 'serif', 26, color, 14);
  for (const { title, text } of entries) {
    if (sheet.y < 90) break;
    sheet.write(title, 'serif', 15, ink.deep, 0);
    sheet.write(text, 'sans', 9.5, ink.deep, 12);
  }
  return sheet.page;
}

async function brochureOf(key: string, language: Language, resorts: readonly DemoRecord[]): Promise<Buffer> {
  const [[site], rooms, restaurants] = await Promise.all([
    read(`${key}/sites`),
    read(`${key}/rooms`),
    read(`${key}/restaurants`),
  ]);
  if (!site?.colors) throw new Error(`${key} has no colours.`);
  const inLanguage = ({ locale }: DemoRecord): Words => ({ ...locale.en, ...locale[language] });
  const own = inLanguage(site);
  const resort = resorts.find((one) => one.site === site.id);
  const isGroup = key === 'sal-y-brisa';
  const name = site.name ?? key;
  const words = heads[language];
  const { primary } = site.colors;
  const about = new Sheet();
  about.fill(ink.white, `0 0 ${WIDTH} ${HEIGHT} re`);
  about.write(name, 'serif', 26, primary, 14);
  const story = (!isGroup && resort && inLanguage(resort).description) || own.description || '';
  for (const paragraph of plain(story)) about.write(paragraph, 'serif', 13, ink.deep);
  const said = (one: DemoRecord): Named => {
    const { title, excerpt, type, tagline } = inLanguage(one);
    return { title: title ?? one.name ?? '', text: excerpt ?? type ?? tagline ?? '' };
  };
  const coming = new Sheet();
  coming.fill(primary, `0 0 ${WIDTH} ${HEIGHT} re`);
  coming.write(words.coming, 'serif', 26, ink.white, 14);
  const { telephone, email, address, coming: way } = site.contact ?? {};
  for (const line of [way?.[language] ?? way?.en, address?.[language] ?? address?.en, telephone, email]) {
    if (line) coming.write(line, 'sans', 11, ink.white);
  }
  return pdfFile({
    title: name,
    language,
    pages: [
      cover(name, own.tagline ?? '', site.colors),
      about.page,
      ...(isGroup ? [listPage(words.houses, resorts.map(said), primary)] : []),
      listPage(words.rooms, rooms.map(said), primary),
      listPage(words.dining, restaurants.map(said), primary),
      coming.page,
    ],
  });
}

/** By the key of the site, with the languages it is written in. */
const brochures: readonly (readonly [key: string, languages: readonly Language[]])[] = [
  ['sal-y-brisa', ['en', 'es']],
  ['casa-marea', ['en', 'es']],
  ['costa-ocaso', ['en', 'es']],
  ['bahia-coral', ['en', 'es']],
  ['hilton-yucatan-playa-del-carmen', ['en', 'es']],
  ['lantern-cay', ['en']],
];

export async function drawBrochures(folder: string): Promise<void> {
  const resorts = await read('group/resorts');
  await mkdir(folder, { recursive: true });
  for (const [key, languages] of brochures) {
    for (const language of languages) {
      await writeFile(`${folder}/${key}-${language}.pdf`, await brochureOf(key, language, resorts));
    }
  }
}
