import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPictures } from '../src/server/archive/load-demo.ts';
import { measure } from '../src/server/media/decoder/child/measure.ts';
import type { Measure } from '../src/server/media/decoder/jobs.ts';
import { hashOf } from '../src/server/media/picture-hash.ts';

/** Measures the demo's pictures once, after they were drawn, so that a first start need not. */
const measures: Record<string, Measure> = {};
for (const { file } of (await demoPictures()).values()) {
  const bytes = readFileSync(file);
  measures[hashOf(bytes)] = await measure(bytes);
}
writeFileSync(join(import.meta.dirname, '../demo/measures.json'), `${JSON.stringify(measures, null, 2)}\n`);
console.log(`Measured ${Object.keys(measures).length} pictures.`);
