import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../src/server/project-root.ts';
import { siteBody } from './app.ts';
import { testFolder } from './archives.ts';

/** An archive of a site with a few records that name each other, for tests to change and to break. */

type Body = Record<string, unknown> & { id: number };

const names = (en: string, es: string, more: object = {}) => ({
  en: { title: en, ...more },
  es: { title: es, ...more },
});

const files = {
  'archive.json': { format: 3, site: 'marea' },
  'sites.json': [{ id: 15, ...siteBody('marea', { logo: 'spa' }) }],
  'menus.json': [
    { id: 1501, code_value: 'A', name: 'Dinner', locale: names('High Tide', 'Marea alta') },
    { id: 1502, code_value: 'B', name: 'Breakfast', locale: names('First Boat', 'Primera lancha') },
  ],
  'restaurants.json': [
    {
      id: 1501,
      label: 'Terrace',
      menus: [1501, 1502],
      locale: names('The Terrace', 'La terraza', { image: 'spa' }),
    },
    { id: 1502, label: 'Bar', menus: [1502], locale: names('The Bar', 'El bar') },
    { id: 1503, archived: true, label: 'Cellar', locale: names('The Cellar', 'La cava') },
  ],
  'content-sections.json': [
    { id: 1501, label: 'Bay', display_type: 'page', locale: names('The Bay', 'La bahía') },
  ],
  'events.json': [
    {
      id: 1501,
      label: 'Walk',
      start_date: '2026-11-18T07:00',
      end_date: '2026-11-18T08:00',
      locale: names('Walk', 'Paseo'),
      links: [{ id: 'baylink0', type: 'Content', linktext: { en: 'Bay', es: 'Bahía' }, pageId: 1501 }],
      gallery: [
        { id: 'spahangs', image: 'spa' },
        { id: 'wifihang', image: 'wifi' },
      ],
    },
  ],
  'clocks.json': [
    { id: 1501, name: 'Sale', end_date: '2030-01-01T00:00', locale: { en: { specials_title: 'Sale' } } },
  ],
  'pictures.json': {
    spa: { file: 'pictures/spa.png', alt: { en: 'Stones', es: 'Piedras' }, focus: { x: 50, y: 80 } },
    wifi: { file: 'pictures/wifi.png' },
  },
};

export function smallArchive() {
  const folder = testFolder();
  for (const [file, content] of Object.entries(files)) {
    writeFileSync(join(folder, file), JSON.stringify(content));
  }
  mkdirSync(join(folder, 'pictures'));
  for (const name of ['spa.png', 'wifi.png']) {
    copyFileSync(join(projectRoot, 'demo/icons', name), join(folder, 'pictures', name));
  }
  const edit = <T>(file: string, change: (content: T) => unknown) => {
    const path = join(folder, file);
    writeFileSync(path, JSON.stringify(change(JSON.parse(readFileSync(path, 'utf8')) as T)));
  };
  return {
    folder,
    edit,
    /** Changes one record of a file. */
    editRecord: (file: string, id: number, change: (record: Body) => unknown) =>
      edit<Body[]>(file, (records) => {
        change(records.find((one) => one.id === id)!);
        return records;
      }),
  };
}
