/** Writes the logos as SVG and the icons as PNG. */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { icon, iconNames } from './icons.ts';
import { barLogo, homeLogo, logoKeys } from './logos.ts';
import { motifNames, roundLogo } from './round-logos.ts';

const folder = (name: string): string => fileURLToPath(new URL(`../${name}/`, import.meta.url));

export async function drawMarks(): Promise<void> {
  const [logos, icons] = [folder('logos'), folder('icons')];
  await Promise.all([mkdir(logos, { recursive: true }), mkdir(icons, { recursive: true })]);
  for (const key of logoKeys) {
    await writeFile(`${logos}${key}.svg`, barLogo(key));
    await writeFile(`${logos}${key}-home.svg`, homeLogo(key));
  }
  for (const motif of motifNames) await writeFile(`${logos}round-${motif}.svg`, roundLogo(motif));
  for (const name of iconNames)
    await sharp(Buffer.from(icon(name)))
      // Four shades are enough for one ink with soft edges, and small enough to stand in the page.
      .png({ palette: true, colours: 4, compressionLevel: 9, effort: 10 })
      .toFile(`${icons}${name}.png`);
}
