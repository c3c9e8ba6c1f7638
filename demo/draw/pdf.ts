/** As much of PDF as a brochure needs: pages of vector shapes, and text in the fonts that every reader has. */

import { deflateSync } from 'node:zlib';

export const fonts = { serif: 'Times-Roman', italic: 'Times-Italic', sans: 'Helvetica' } as const;

export type FontName = keyof typeof fonts;

/** A page in points, from its lower left corner. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  /** Operators of the page's content. */
  readonly content: string;
}

/** The bytes of WinAnsi above 127 that Unicode has elsewhere. */
const WIN_ANSI: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '•': 0x95,
  '–': 0x96,
  '—': 0x97,
};

/** A text as a PDF writes it: '(Bah\355a)'. A letter that the fonts lack throws. */
export function pdfText(text: string): string {
  const letters = Array.from(text, (one) => one).map((letter) => {
    if ('\\()'.includes(letter)) return `\\${letter}`;
    const code = WIN_ANSI[letter] ?? letter.codePointAt(0)!;
    if (code > 255) throw new Error(`The fonts of PDF have no ${letter}.`);
    return code < 127 ? letter : `\\${code.toString(8).padStart(3, '0')}`;
  });
  return `(${letters.join('')})`;
}

const hexPart = (color: string, at: number) =>
  (Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(3);

/** '#0c5257' → '0.047 0.322 0.341'. */
export const rgb = (color: string): string => [1, 3, 5].map((at) => hexPart(color, at)).join(' ');

interface Document {
  readonly title: string;
  readonly language: string;
  readonly pages: readonly PdfPage[];
}

/** The whole file. It has no date in it: the same brochure is the same bytes. */
export function pdfFile({ title, language, pages }: Document): Buffer {
  const objects: Buffer[] = [];
  const add = (body: string | Buffer): number => objects.push(Buffer.from(body));
  const names = Object.keys(fonts) as FontName[];
  const fontIds = names.map((name) =>
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${fonts[name]} /Encoding /WinAnsiEncoding >>`),
  );
  const resources = `<< /Font << ${names.map((name, at) => `/${name} ${fontIds[at]} 0 R`).join(' ')} >> >>`;
  // The tree of pages comes after the pages: its number is known before it is written.
  const tree = objects.length + pages.length * 2 + 1;
  const kids = pages.map(({ width, height, content }) => {
    const stream = deflateSync(Buffer.from(content, 'latin1'), { level: 9 });
    const body = add(
      Buffer.concat([
        Buffer.from(`<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`),
        stream,
        Buffer.from('\nendstream'),
      ]),
    );
    return add(
      `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 ${width} ${height}] /Resources ${resources} /Contents ${body} 0 R >>`,
    );
  });
  add(`<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`);
  const info = add(`<< /Title ${pdfText(title)} >>`);
  const root = add(
    `<< /Type /Catalog /Pages ${tree} 0 R /Lang (${language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
  );
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')];
  const offsets: number[] = [];
  let length = parts[0]!.length;
  for (const [at, body] of objects.entries()) {
    const object = Buffer.concat([Buffer.from(`${at + 1} 0 obj\n`), body, Buffer.from('\nendobj\n')]);
    offsets.push(length);
    length += object.length;
    parts.push(object);
  }
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  parts.push(
    Buffer.from(
      `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}trailer\n<< /Size ${objects.length + 1} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${length}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(parts);
}
