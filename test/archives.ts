import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { promotionLocations } from '../src/domain/promotion.ts';
import { addDays } from '../src/domain/time/calendar.ts';
import { importArchive } from '../src/server/archive/import-archive.ts';
import { readArchive } from '../src/server/archive/read-archive.ts';
import { type MediaFolders, mediaFolders } from '../src/server/media/store.ts';
import { projectRoot } from '../src/server/project-root.ts';
import { type TestApp, testApp } from './app.ts';

/** Installations with data folders, and archives to import into them. */

const TODAY = '2026-11-18';

/** A folder that is removed when the test has finished. */
export function testFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'palapa-archive-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export interface Installation extends TestApp {
  readonly media: MediaFolders;
  import(folder: string, options?: { isDryRun?: boolean }): ReturnType<typeof importArchive>;
}

/** An empty installation with a data folder. */
export async function installation(): Promise<Installation> {
  const dataDir = testFolder();
  const test = await testApp({ environment: { DATA_DIR: dataDir } });
  const media = mediaFolders(dataDir);
  return {
    ...test,
    media,
    import: async (folder, options) =>
      importArchive(test.db, media, await readArchive(folder, TODAY), options),
  };
}

export const demoFolder = (name: string): string => join(projectRoot, 'demo/content', name);

/** The responses of all guest endpoints of a site, by path. */
export async function guestResponses({ app }: TestApp, key: string): Promise<Record<string, string>> {
  const responses: Record<string, string> = {};
  const request = async (path: string) => {
    const { statusCode, body } = await app.inject({ url: path, headers: { 'server-name': key } });
    responses[path] = `${statusCode} ${body}`;
    return statusCode === 200
      ? (JSON.parse(body) as { data: { locale: { en: { slug: string } } }[] }).data
      : [];
  };
  const noon = (day: string) => `${day}T12:00`;
  for (const path of [
    'site',
    'restaurants/dietary-dishes',
    'content-sections/all',
    'content-sections/menu',
  ]) {
    await request(`/api/${path}`);
  }
  for (const restaurant of await request('/api/restaurants/all')) {
    await request(`/api/restaurant-menus/${restaurant.locale.en.slug}`);
  }
  for (const location of promotionLocations) {
    await request(`/api/promos/by-location?location=${encodeURIComponent(location)}&asOf=${noon(TODAY)}`);
  }
  for (let days = -2; days < 60; days += 1) {
    const day = addDays(TODAY, days);
    for (const event of await request(`/api/events/all?day=${day}&asOf=${noon(TODAY)}`)) {
      const path = `/api/events/by-slug?slug=${event.locale.en.slug}&asOf=${noon(TODAY)}`;
      if (!(path in responses)) await request(path);
    }
  }
  return responses;
}
