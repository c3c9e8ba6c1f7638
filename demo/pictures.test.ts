import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { allContentTypes, type ContentTypeName } from '../src/content/index.ts';
import { namedPictures } from '../src/domain/record/record-pictures.ts';
import { demoArchives, demoPictures } from '../src/server/archive/load-demo.ts';
import { hashOf } from '../src/server/media/picture-hash.ts';
import { demoRecords, MONDAY } from './demo-records.ts';

const pictures = await demoPictures();
const files = [...pictures.values()].map(({ file }) => file);

it('every picture of the demo was measured as it is now (node scripts/measure-demo.ts)', () => {
  expect(pictures.size).toBeGreaterThan(60);
  const unmeasured = [...pictures.values()].filter(
    ({ file, measure }) => measure?.hash !== hashOf(readFileSync(file)),
  );
  expect(unmeasured).toEqual([]);
});

it('every file of a picture stands in the index', () => {
  const there = ['pictures', 'logos', 'icons', 'brochures', 'fact-sheets'].flatMap((folder) =>
    readdirSync(join(import.meta.dirname, folder)).map((name) => join(folder, name)),
  );
  expect(there.sort()).toEqual(files.map((file) => relative(import.meta.dirname, file)).sort());
});

it('every picture that a record names is there', () => {
  const named = new Set(
    allContentTypes.flatMap((type) =>
      demoRecords(type.name as ContentTypeName).flatMap(({ body }) =>
        namedPictures(type, body).map(({ id }) => id),
      ),
    ),
  );
  expect(named.size).toBeGreaterThan(50);
  expect([...named].filter((id) => !pictures.has(id))).toEqual([]);
});

/** What is drawn for a place or a thing; logos and icons may stand in many. */
const isDrawing = (id: string) =>
  dirname(relative(import.meta.dirname, pictures.get(id)!.file)) === 'pictures';

const archives = await demoArchives(MONDAY);

it.each(archives.map(({ header, records }) => [header.site, records] as const))(
  'no two records of %s show the same picture, but for the home page and the site whose picture it is',
  (_, records) => {
    const shown = [...records].flatMap(([type, all]) =>
      all.flatMap(({ id, body }) => {
        const named = namedPictures(type, body).filter(({ path }) => path !== 'homeImage');
        return [...new Set(named.map((one) => one.id))].filter(isDrawing).map((picture) => ({
          picture,
          by: `${type.name} ${id}`,
        }));
      }),
    );
    const byPicture = Map.groupBy(shown, ({ picture }) => picture);
    expect(byPicture.size).toBeGreaterThan(80);
    expect([...byPicture.values()].filter((one) => one.length > 1)).toEqual([]);
  },
);
