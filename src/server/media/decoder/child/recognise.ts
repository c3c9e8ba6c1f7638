import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { type DecodeFault, PictureFault } from '../jobs.ts';

/** What a file is by its content. */
export type Format = 'photo' | 'gif' | 'svg' | 'pdf' | 'vtt' | 'film';

const formats: Readonly<Record<string, Format>> = {
  'image/jpeg': 'photo',
  'image/png': 'photo',
  'image/apng': 'photo',
  'image/webp': 'photo',
  'image/avif': 'photo',
  'image/heic': 'photo',
  'image/heif': 'photo',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
  'text/vtt': 'vtt',
  'video/mp4': 'film',
  'video/x-m4v': 'film',
  'video/quicktime': 'film',
  'video/webm': 'film',
  'video/matroska': 'film',
};

/** What people send most of what is not taken, so that the refusal can name it. */
const refused: readonly (readonly [RegExp, DecodeFault])[] = [
  [/^font\/|fontobject/, 'font'],
  [/zip|gzip|compressed|archive|-tar|rar|7z|bzip|x-xz|zstd|x-lz|cpio|apple-diskimage/, 'archive'],
  [/x-elf|msdownload|x-mach|x-msi|wasm|java-vm|x-shockwave|x-deb|x-rpm|nintendo|chrome-extension/, 'program'],
];

const HEAD = 4096;

async function headOf(file: string): Promise<string> {
  const opened = await open(file);
  try {
    const { buffer, bytesRead } = await opened.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await opened.close();
  }
}

/** The text after a mark, which ends something; nothing where it does not end within what was read. */
function after(text: string, mark: string): string {
  const at = text.indexOf(mark);
  return at === -1 ? '' : text.slice(at + mark.length).trimStart();
}

/** A text from its first element on: XML allows instructions, comments and a document type before it. */
function fromFirstElement(head: string): string {
  let text = head.replace(/^\ufeff/, '').trimStart();
  for (;;) {
    if (text.startsWith('<?')) text = after(text, '?>');
    else if (text.startsWith('<!--')) text = after(text, '-->');
    else if (/^<!doctype/i.test(text)) {
      const [subset, end] = [text.indexOf('['), text.indexOf('>')];
      text = after(subset !== -1 && subset < end ? after(text, ']') : text, '>');
    } else return text;
  }
}

/** Texts have no signature: their first element says what they are. */
function formatOfText(head: string): Format | DecodeFault {
  if (head === '') return 'empty';
  const [, tag] = /^<([\w:-]+)/.exec(fromFirstElement(head)) ?? [];
  if (tag === 'svg') return 'svg';
  if (tag !== undefined) return 'page';
  return head.startsWith('#!') ? 'program' : 'format';
}

const faults = new Set<string>(['empty', 'page', 'program', 'format'] satisfies DecodeFault[]);

/** Throws PictureFault for what the library does not take. */
export async function recognise(file: string): Promise<Format> {
  const mime = (await fileTypeFromFile(file))?.mime ?? '';
  const known = formats[mime];
  if (known) return known;
  const [, fault] = refused.find(([pattern]) => pattern.test(mime)) ?? [];
  if (fault) throw new PictureFault(fault);
  if (mime !== '' && mime !== 'application/xml') throw new PictureFault('format');
  const found = formatOfText(await headOf(file));
  if (faults.has(found)) throw new PictureFault(found as DecodeFault);
  return found as Format;
}
