import { readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import index from '../pictures.json' with { type: 'json' };
import { scenes } from './scenes.ts';

/** The texts of the pictures; logos and icons need none. */
const pictureAlt = Object.fromEntries(
  Object.entries(index).flatMap(([id, picture]) => ('alt' in picture ? [[id, picture.alt]] : [])),
);

const folder = fileURLToPath(new URL('../pictures/', import.meta.url));
const files = readdirSync(folder).filter((file) => file.endsWith('.avif'));
const names = files.map((file) => file.replace('.avif', '')).sort();

describe('the demo pictures', () => {
  it('every picture is described and every description has its picture', () => {
    expect(names).toEqual(Object.keys(pictureAlt).sort());
  });

  it('every picture can be drawn again', () => {
    expect(Object.keys(scenes).sort()).toEqual(names);
  });

  it('descriptions stand in both languages and no two say the same', () => {
    for (const language of ['en', 'es'] as const) {
      const texts = Object.values(pictureAlt).map((alt) => alt[language]);
      expect(texts.every((text) => text.length > 10)).toBe(true);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  it('all of them together stay under 6 MB', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(folder + file).size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(6_000_000);
  });

  it('each is a master of 2400 by 1600', async () => {
    for (const file of files) {
      const { width, height, format, compression } = await sharp(folder + file).metadata();
      expect({ file, width, height, format, compression }).toEqual({
        file,
        width: 2400,
        height: 1600,
        format: 'heif',
        compression: 'av1',
      });
    }
  });
});
