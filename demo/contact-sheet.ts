/**
 * Puts every picture of the demo beside the words it stands with, to look whether they agree:
 * `node demo/contact-sheet.ts <folder>` writes sheets of twenty pictures each as PNG.
 */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { allContentTypes, type ContentTypeName } from '../src/content/index.ts';
import { namedPictures } from '../src/domain/record/record-pictures.ts';
import { demoPictures } from '../src/server/archive/load-demo.ts';
import { escapeHtml } from '../src/server/http/html-text.ts';
import { demoRecords } from './demo-records.ts';

const COLUMNS = 5;
const ROWS = 4;
const [WIDTH, HEIGHT] = [360, 240];
const LINE = 15;
const LINES = 14;
const cell = { width: WIDTH + 16, height: HEIGHT + 16 + (LINES + 1) * LINE };

/** 'event 24: Cinema on the sand', by the picture that it shows. */
function wordsByPicture(): Map<string, string[]> {
  const words = new Map<string, string[]>();
  for (const type of allContentTypes) {
    for (const { siteId, body } of demoRecords(type.name as ContentTypeName)) {
      const { locale, label, name } = body as {
        locale?: { en?: { title?: string } };
        label?: string;
        name?: string;
      };
      const title = locale?.en?.title ?? label ?? name ?? '';
      for (const { id } of namedPictures(type, body)) {
        const of = `${type.name} ${siteId}: ${title}`;
        words.set(id, [...new Set([...(words.get(id) ?? []), of])]);
      }
    }
  }
  return words;
}

const text = (lines: readonly string[], y: number) =>
  lines
    .map(
      (line, at) =>
        `<text x="8" y="${y + at * LINE}" font-weight="${at === 0 ? 700 : 400}">${escapeHtml(line)}</text>`,
    )
    .join('');

async function sheetOf(
  pictures: readonly { id: string; file: string; words: readonly string[] }[],
): Promise<Buffer> {
  const cells = await Promise.all(
    pictures.map(async ({ id, file, words }, at) => {
      const left = (at % COLUMNS) * cell.width;
      const top = Math.floor(at / COLUMNS) * cell.height;
      const isCut = words.length > LINES;
      const shown = isCut ? [...words.slice(0, LINES - 1), `… and ${words.length - LINES + 1} more`] : words;
      const lines = [id, ...shown].map((line) => line.slice(0, 56));
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${cell.height}" font-family="sans-serif" font-size="12">${text(lines, HEIGHT + 26)}</svg>`;
      const picture = await sharp(file).resize(WIDTH, HEIGHT, { fit: 'inside' }).toBuffer();
      return [
        { input: Buffer.from(svg), left, top },
        { input: picture, left: left + 8, top: top + 8 },
      ];
    }),
  );
  const size = { width: COLUMNS * cell.width, height: ROWS * cell.height };
  return sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(cells.flat())
    .png()
    .toBuffer();
}

const folder = process.argv[2];
if (!folder) throw new Error('Name the folder that the sheets are written to.');
await mkdir(folder, { recursive: true });
const words = wordsByPicture();
const photos = [...(await demoPictures())]
  .filter(([, { file }]) => file.endsWith('.avif'))
  .map(([id, { file }]) => ({ id, file, words: words.get(id) ?? ['(nothing shows it)'] }));
for (let from = 0; from < photos.length; from += COLUMNS * ROWS) {
  const name = join(folder, `sheet-${1 + from / (COLUMNS * ROWS)}.png`);
  await sharp(await sheetOf(photos.slice(from, from + COLUMNS * ROWS))).toFile(name);
  console.log(name);
}
