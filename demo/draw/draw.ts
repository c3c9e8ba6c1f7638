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
  'almond-verandah',
  'arcade-courtyard',
  'balcony-hammock',
  'ball-game-dusk',
  'bath-window',
  'beach-cinema',
  'beach-grill-fire',
  'beach-training',
  'beach-umbrellas',
  'beach-volleyball',
  'bench-story',
  'bread-basket',
  'breakfast-verandah',
  'cabana-row',
  'candle-wall',
  'cenote-above',
  'cenote-arcade',
  'cistern-yard',
  'coconut-cart',
  'coffee-kiosk',
  'coffee-on-ice',
  'conch-horn',
  'conch-house',
  'conuco-pots',
  'cooking-class',
  'coral-nursery',
  'cushions-fire',
  'cycling-path',
  'desert-shower',
  'desert-shuttle',
  'drums-night',
  'easel-bay',
  'ember-trench',
  'family-yoga',
  'fire-dance',
  'fish-school',
  'fitness-room',
  'flask-shelf',
  'flight-of-four',
  'float-cenote',
  'float-pool',
  'fountain-patio',
  'garden-cinema',
  'garden-herbs',
  'garden-path',
  'garden-walk',
  'glass-jamaica',
  'glass-margarita',
  'glass-mezcal',
  'glass-mojito',
  'hammock-shade',
  'honey-fair',
  'jungle-cabanas',
  'jungle-ride',
  'jungle-table',
  'kids-clubs',
  'kitchen-fire',
  'lagoon-stools',
  'lamp-vows',
  'lantern-path',
  'lighthouse-ride',
  'lobby-arches',
  'lobby-bar',
  'log-hives',
  'long-table-sand',
  'loteria',
  'low-window-oven',
  'mango-flower',
  'mangrove-walk',
  'map-coast',
  'map-paper',
  'market-stalls',
  'market-yard',
  'milpa-verandah',
  'mirror-pool',
  'moon-palms',
  'oils-flowers',
  'outdoor-shower',
  'oysters-ice',
  'palm-arch-vows',
  'palm-grove-table',
  'palm-landing',
  'palm-sky',
  'palm-stretch',
  'palm-tables',
  'pie-class',
  'pier-stars',
  'plate-aguachile',
  'plate-ceviche',
  'plate-ceviche-mango',
  'plate-churros',
  'plate-curry',
  'plate-embers',
  'plate-fish-stew',
  'plate-fruit',
  'plate-guacamole',
  'plate-leaf-fish',
  'plate-lime-soup',
  'plate-linguine',
  'plate-lobster',
  'plate-octopus',
  'plate-oysters',
  'plate-paella',
  'plate-pizza',
  'plate-pizza-potato',
  'plate-prickly-pear',
  'plate-rabbit-rice',
  'plate-salad',
  'plate-tacos',
  'pool-above',
  'pool-bar',
  'pool-steps',
  'records-night',
  'reef-below',
  'reef-grill',
  'reef-parrotfish',
  'roasting-drum',
  'rooftop-night',
  'room-apartment',
  'room-captain',
  'room-garden-house',
  'room-oil-house',
  'room-pavilion',
  'room-rock',
  'school-desks',
  'shade-palapa',
  'shuttle-road',
  'small-rackets',
  'smoke-drum',
  'spa-pool',
  'stair-bougainvillea',
  'starfish-kayak',
  'stargazing',
  'steel-pans',
  'storytelling',
  'street-colours',
  'swim-up-bar',
  'table-laid-noon',
  'taco-stand',
  'tea-pot',
  'tennis-court',
  'tequila-tasting',
  'terrace-dusk',
  'terrace-sea',
  'thermal-steps',
  'towels-shells',
  'tree-cabin',
  'verandah-chairs',
  'white-oven',
  'yoga-cenote',
  'yoga-sunrise',
]);

/**
 * Pictures of homes fill a screen. All of them together stay under 6 MB: tuned for SSIM they take a quarter fewer bytes
 * at nearly the same look than as libaom encodes stills by itself.
 */
const qualityOf = (name: string): number => (name.startsWith('home-') ? 28 : busy.has(name) ? 12 : 20);

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
      .composite([{ input: paper, blend: 'soft-light' }])
      .removeAlpha();
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
