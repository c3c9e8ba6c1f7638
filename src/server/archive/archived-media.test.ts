import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type Installation, installation, testFolder } from '../../../test/archives.ts';
import { smallArchive } from '../../../test/small-archive.ts';
import { contentTypes } from '../../content/index.ts';
import { findRecords } from '../content/store/repository.ts';
import { media } from '../database/schema.ts';
import { projectRoot } from '../project-root.ts';
import { exportArchive } from './export-archive.ts';
import { bodyOfItem } from './import-media.ts';

const PDF = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
const CAPTIONS = 'WEBVTT\n\n00:01.000 --> 00:02.500\nWaves\n';

const cropped = {
  file: 'pictures/wifi.png',
  record: {
    name: 'Wifi',
    folder: 'Signs/Indoors',
    credit: 'Inés Lara',
    rights_until: '2030-01-31',
    rotation: '90',
    crop: { x: 0, y: 0, width: 50, height: 50 },
    locale: { en: { alt: 'A sign', caption: 'By the pool' }, es: { alt: 'Un letrero' } },
  },
};
const film = {
  file: 'media/waves.mp4',
  record: {
    name: 'Waves',
    poster: 'icon-stones',
    locale: { en: { captions: '/media/waves-en' }, es: {} },
  },
};

/** The small archive, with a menu card to download, and a film with captions that a promotion shows. */
function archiveWithFiles() {
  const archive = smallArchive();
  const { folder, edit, editRecord } = archive;
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  write('media/card.pdf', PDF);
  write('media/waves-en.vtt', CAPTIONS);
  copyFileSync(join(projectRoot, 'demo/films/whale-bay.mp4'), join(folder, 'media/waves.mp4'));
  edit<{ spa: object }>('pictures.json', (index) => ({
    ...index,
    wifi: cropped,
    waves: film,
    'icon-stones': { file: 'pictures/spa.png' },
    card: { file: 'media/card.pdf', record: { name: 'Card' } },
    'waves-en': { file: 'media/waves-en.vtt', record: { name: 'Waves, English' } },
    unnamed: { file: 'pictures/spa.png' },
  }));
  editRecord('events.json', 1501, (event) =>
    Object.assign(event, {
      links: [
        {
          id: 'menucard',
          type: 'Download File',
          linktext: { en: 'Card', es: 'Carta' },
          linkurl: { en: '/media/card', es: '/media/card' },
        },
      ],
    }),
  );
  const promotion = {
    id: 1501,
    label: 'Sea',
    locations: ['Dining'],
    settings: { title: { en: 'Sea', es: 'Mar' }, cfId: { en: '/media/waves' } },
  };
  writeFileSync(join(folder, 'promos.json'), JSON.stringify([promotion]));
  return archive;
}

/** What the library of an installation has: rows of files, and what is said of each. */
async function library({ db }: Installation) {
  const rows = await db.select().from(media).orderBy(asc(media.id), asc(media.hash));
  const items = await findRecords(db, contentTypes.media_item, {});
  return {
    files: rows.map(({ created_at: _made, ...row }) => row),
    said: Object.fromEntries(items.map((item) => [item.key, bodyOfItem(item)])),
  };
}

it('an archive carries documents, films and captions, and how pictures are framed and whose they are', async () => {
  const here = await installation();
  expect((await here.import(archiveWithFiles().folder)).issues).toEqual([]);
  const before = await library(here);
  expect(Object.keys(before.said).toSorted()).toEqual([
    'card',
    'icon-stones',
    'spa',
    'waves',
    'waves-en',
    'wifi',
  ]);
  expect(before.said).toMatchObject({
    wifi: cropped.record,
    waves: { name: 'Waves', poster: 'icon-stones' },
  });
  expect(before.files.find(({ id }) => id === 'waves')).toMatchObject({
    mime: 'video/mp4',
    width: 960,
    duration: 6,
  });
  // The picture as it was stored, and as it is framed.
  const rows = before.files.filter(({ id }) => id === 'wifi').map(({ edit }) => edit?.rotation ?? 0);
  expect(new Set(rows)).toEqual(new Set([0, 90]));

  const folder = join(testFolder(), 'marea');
  await exportArchive(here.db, here.media, 'marea', folder);
  const there = await installation();
  const report = await there.import(folder);
  expect([report.issues, new Set(report.media.map(({ change }) => change))]).toEqual([[], new Set(['new'])]);
  expect(await library(there)).toEqual(before);

  const again = await there.import(folder);
  expect(again.media.filter(({ change }) => change !== 'unchanged')).toEqual([]);
});

it('what is said of a file and not in the archive any more is emptied', async () => {
  const here = await installation();
  const archive = archiveWithFiles();
  await here.import(archive.folder);
  const { credit: _gone, crop: _whole, rotation: _upright, ...less } = cropped.record;
  archive.edit<object>('pictures.json', (index) => ({ ...index, wifi: { ...cropped, record: less } }));
  const { media: files } = await here.import(archive.folder);
  expect(files.filter(({ change }) => change !== 'unchanged').map(({ id }) => id)).toEqual(['wifi']);
  const { said } = await library(here);
  expect(said.wifi).toEqual(less);
});

it('a file that is not what its name says is refused by name', async () => {
  const here = await installation();
  const archive = archiveWithFiles();
  writeFileSync(join(archive.folder, 'media/card.pdf'), 'MZ not a document');
  const { issues } = await here.import(archive.folder);
  expect(issues).toEqual([
    { file: 'pictures.json', field: 'card', message: 'card.pdf cannot be read as what its name says.' },
  ]);
  expect((await library(here)).files).toEqual([]);
});
