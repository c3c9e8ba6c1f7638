import { readFile, writeFile } from 'node:fs/promises';
import sanitizeHtml from 'sanitize-html';
import sharp from 'sharp';
import { hashOf } from '../../picture-hash.ts';
import { asFault, type CleanedFile, type CleanJob, PictureFault } from '../jobs.ts';

/** Elements that draw. Scripts, pages inside a drawing, links and animations (which can change a link) are none. */
const DRAWS = [
  ['svg', 'g', 'defs', 'symbol', 'use', 'title', 'desc', 'style', 'switch', 'marker', 'pattern', 'mask'],
  ['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon', 'image', 'clipPath'],
  ['text', 'tspan', 'textPath', 'linearGradient', 'radialGradient', 'stop', 'filter'],
  ['feBlend', 'feColorMatrix', 'feComponentTransfer', 'feComposite', 'feConvolveMatrix', 'feDiffuseLighting'],
  [
    'feDisplacementMap',
    'feDistantLight',
    'feDropShadow',
    'feFlood',
    'feFuncA',
    'feFuncB',
    'feFuncG',
    'feFuncR',
  ],
  [
    'feGaussianBlur',
    'feMerge',
    'feMergeNode',
    'feMorphology',
    'feOffset',
    'fePointLight',
    'feSpecularLighting',
  ],
  ['feSpotLight', 'feTile', 'feTurbulence'],
].flat();

const NAMESPACES = { xmlns: 'http://www.w3.org/2000/svg', 'xmlns:xlink': 'http://www.w3.org/1999/xlink' };

/** A part of this drawing, or a picture inside it. */
const WITHIN = /^(#|data:image\/(png|jpeg|webp|gif);base64,)/;
/** `url(…)` of anything but a part of this drawing, imports, and escapes that would hide them. */
const REACHES_OUT = /url\(\s*(?!['"]?#)|@import|\\|expression\(/i;

const isReference = (name: string): boolean => name === 'href' || name === 'xlink:href';

function isHarmless(name: string, value: string): boolean {
  if (isReference(name)) return WITHIN.test(value);
  // Names with a prefix belong to the program that drew it; prefixes that nobody declares would break the file.
  if (name.includes(':') || /^(on|xmlns)/i.test(name)) return false;
  return !REACHES_OUT.test(value);
}

const attributes = (all: sanitizeHtml.Attributes): sanitizeHtml.Attributes =>
  Object.fromEntries(Object.entries(all).filter(([name, value]) => isHarmless(name, value)));

function withoutScripts(drawing: string): string {
  return sanitizeHtml(drawing, {
    allowedTags: DRAWS,
    allowedAttributes: false,
    // Styles are checked below; a drawing program puts all colours there.
    allowVulnerableTags: true,
    nonTextTags: ['script', 'foreignObject', 'metadata', 'iframe', 'object', 'embed'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false },
    parseStyleAttributes: false,
    allowedSchemesAppliedToAttributes: [],
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: { ...(tagName === 'svg' ? NAMESPACES : {}), ...attributes(attribs) },
      }),
    },
    // The text of a style is written as it is: with a tag in it, that tag would come to life.
    exclusiveFilter: ({ tag, text }) => tag === 'style' && (/[<&]/.test(text) || REACHES_OUT.test(text)),
  });
}

const TRIAL = 200;

/** Keeps of a drawing what draws, and nothing that runs or asks for something elsewhere. Throws PictureFault. */
export async function cleanDrawing({ source, target }: CleanJob): Promise<CleanedFile> {
  const kept = withoutScripts(await readFile(source, 'utf8'));
  // What is left of a document type stands before the drawing, as text.
  const [drawn] = /<svg[^]*<\/svg>/.exec(kept) ?? [];
  if (drawn === undefined) throw new PictureFault('damaged');
  const clean = Buffer.from(drawn);
  const { width, height } = await asFault('damaged', async () => {
    const drawing = sharp(clean, { limitInputPixels: false });
    // Drawn once where time and memory are limited: a drawing can repeat itself a million times.
    await sharp(clean).resize(TRIAL, TRIAL, { fit: 'inside' }).raw().toBuffer();
    return drawing.metadata();
  });
  await writeFile(target, clean);
  return {
    mime: 'image/svg+xml',
    extension: 'svg',
    hash: hashOf(clean),
    width,
    height,
    thumbhash: null,
    duration: null,
  };
}
