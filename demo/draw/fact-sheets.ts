/**
 * Makes the fact sheets of the demo as PDFs of one page: the title, the rows of its table, what else it says. The words
 * are those of the demo's records, so that the file says what the page says.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { ink } from './palette.ts';
import { type FontName, pdfFile, pdfText, rgb } from './pdf.ts';

type Language = 'en' | 'es';

/** A4, in points. */
const WIDTH = 595;
const HEIGHT = 842;
const MARGIN = 62;
/** Where the second column of a table begins. */
const VALUES = 230;
/** Letters of the text that a line of the page holds, and of a value. */
const LINE = 86;
const VALUE = 58;

interface FactSheet {
  readonly code_value: string;
  readonly group: string;
  readonly locale: Readonly<Record<Language, { readonly title: string; readonly content: string }>>;
}

const plain = (text: string): string => text.replaceAll(/[*_]/g, '').trim();

function linesOf(text: string, letters: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= letters) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

const written = (text: string, font: FontName, size: number, color: string, x: number, y: number): string =>
  `BT /${font} ${size} Tf ${rgb(color)} rg ${x} ${y.toFixed(1)} Td ${pdfText(text)} Tj ET`;

const rule = (y: number): string =>
  `${rgb(ink.sand)} RG 0.6 w ${MARGIN} ${y.toFixed(1)} m ${WIDTH - MARGIN} ${y.toFixed(1)} l S`;

/** The cells of a row of a table in Markdown; none for its head and the line below it. */
const cellsOf = (line: string): string[] =>
  /^\|[\s|-]*\|$/.test(line) ? [] : line.split('|').slice(1, -1).map(plain);

function factSheetOf({ group, locale }: FactSheet, language: Language): Buffer {
  const { title, content } = locale[language];
  const parts = [
    written(group, 'sans', 9, ink.bark, MARGIN, HEIGHT - 74),
    written(title, 'serif', 28, ink.deep, MARGIN, HEIGHT - 112),
  ];
  let y = HEIGHT - 150;
  for (const line of content.split('\n').filter((one) => one.trim() !== '')) {
    const [name, value] = line.startsWith('|') ? cellsOf(line) : [];
    if (line.startsWith('|') && name === undefined) continue;
    const lines = linesOf(value ?? plain(line.replace(/^- /, '– ')), value === undefined ? LINE : VALUE);
    if (name !== undefined) parts.push(rule(y + 15), written(name, 'sans', 10.5, ink.bark, MARGIN, y));
    for (const one of lines) {
      parts.push(written(one, 'sans', 10.5, ink.deep, name === undefined ? MARGIN : VALUES, y));
      y -= 15;
    }
    y -= 8;
  }
  return pdfFile({ title, language, pages: [{ width: WIDTH, height: HEIGHT, content: parts.join('\n') }] });
}

export async function drawFactSheets(folder: string): Promise<void> {
  const path = fileURLToPath(new URL('../content/group/fact-sheets.json', import.meta.url));
  const sheets = JSON.parse(await readFile(path, 'utf8')) as readonly FactSheet[];
  await mkdir(folder, { recursive: true });
  for (const sheet of sheets) {
    for (const language of ['en', 'es'] as const) {
      const name = `${sheet.code_value.toLowerCase()}-${language}.pdf`;
      await writeFile(`${folder}/${name}`, factSheetOf(sheet, language));
    }
  }
}
