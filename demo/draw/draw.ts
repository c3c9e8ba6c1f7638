/**
 * Draws the demo pictures: all of them, or the ones named. `--preview <folder>` writes small PNGs instead;
 * `--marks` draws the logos and icons, `--brochures` and `--fact-sheets` make the PDFs.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { drawBrochures } from './brochures.ts';
import { drawFactSheets } from './fact-sheets.ts';
import { grain } from './grain.ts';
import { drawMarks } from './marks.ts';
import { chance } from './random.ts';
import { scenes } from './scenes.ts';
import { HEIGHT, WIDTH, sheet } from './svg.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    preview: { type: 'string' },
    marks: { type: 'boolean' },
    brochures: { type: 'boolean' },
    'fact-sheets': { type: 'boolean' },
  },
});

/** Looking longer for what repeats: a sixth fewer bytes than effort 2 at the same look, for ten times its seconds. */
const EFFORT = 4;

/** Pictures full of leaves and other small shapes, where what a lower quality loses is not seen. */
const busy = new Set([
  'agave-field',
  'agave-table',
  'arcade-courtyard',
  'ball-game-dusk',
  'beach-grill-fire',
  'beach-training',
  'beach-volleyball',
  'breakfast-verandah',
  'cabana-row',
  'cenote-above',
  'cenote-arcade',
  'coconut-cart',
  'fitness-room',
  'flask-shelf',
  'fountain-patio',
  'garden-path',
  'garden-walk',
  'glass-mezcal',
  'hammock-shade',
  'kids-clubs',
  'lagoon-stools',
  'lobby-arches',
  'log-hives',
  'long-table-sand',
  'milpa-verandah',
  'moon-palms',
  'outdoor-shower',
  'palm-grove-table',
  'palm-landing',
  'palm-sky',
  'palm-stretch',
  'plate-ceviche',
  'plate-embers',
  'plate-fish-stew',
  'plate-lobster',
  'plate-pizza',
  'plate-pizza-potato',
  'pool-above',
  'pool-bar',
  'reef-below',
  'spa-pool',
  'steel-pans',
  'tennis-court',
  'thermal-steps',
  'yoga-sunrise',
]);

/**
 * Pictures of homes fill a screen. All of them together stay under 6 MB: tuned for SSIM they take a quarter fewer bytes
 * at nearly the same look than as libaom encodes stills by itself.
 */
const qualityOf = (name: string): number => (name.startsWith('home-') ? 42 : busy.has(name) ? 12 : 20);

async function drawPictures(names: readonly string[]): Promise<void> {
  const width = values.preview ? 900 : 2400;
  const height = (width / WIDTH) * HEIGHT;
  const folder = values.preview ?? fileURLToPath(new URL('../pictures', import.meta.url));
  await mkdir(folder, { recursive: true });
  const paper = await grain(width, height);
  for (const name of names) {
    const scene = scenes[name];
    if (!scene) throw new Error(`There is no scene called ${name}`);
    const svg = sheet(WIDTH, HEIGHT, () => scene(chance(name)));
    const picture = sharp(Buffer.from(svg), { density: (72 * width) / WIDTH })
      .resize(width, height)
      .flatten()
      .composite([{ input: paper, blend: 'soft-light' }]);
    await (values.preview
      ? picture.png().toFile(`${folder}/${name}.png`)
      : picture
          .avif({ quality: qualityOf(name), effort: EFFORT, tune: 'ssim', chromaSubsampling: '4:2:0' })
          .toFile(`${folder}/${name}.avif`));
    console.log(name);
  }
}

if (values.marks) await drawMarks();
else if (values.brochures) await drawBrochures(fileURLToPath(new URL('../brochures', import.meta.url)));
else if (values['fact-sheets'])
  await drawFactSheets(fileURLToPath(new URL('../fact-sheets', import.meta.url)));
else await drawPictures(positionals.length ? positionals : Object.keys(scenes));
