import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { measure } from '../src/server/media/decoder/child/measure.ts';
import { hashOf } from '../src/server/media/picture-hash.ts';

/** Measures the demo's pictures once, after they were drawn, so that a first start need not. */
const folder = join(import.meta.dirname, '../demo');
const path = join(folder, 'pictures.json');
const pictures = JSON.parse(readFileSync(path, 'utf8')) as Record<string, { file: string; measure?: object }>;
for (const picture of Object.values(pictures)) {
  const bytes = readFileSync(join(folder, picture.file));
  // A document has no size that pages would need to know.
  const facts = picture.file.endsWith('.pdf')
    ? { width: null, height: null, thumbhash: null }
    : await measure(bytes);
  picture.measure = { hash: hashOf(bytes), ...facts };
}
writeFileSync(path, `${JSON.stringify(pictures, null, 2)}\n`);
console.log(`Measured ${Object.keys(pictures).length} pictures: npx prettier --write demo/pictures.json`);
