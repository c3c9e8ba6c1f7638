/** @module-tag soak */
import type { BrowserContext, Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { page as pageType } from '../src/content/page/page.ts';
import { desktop, eventually, phone, siteUrl, useBrowser, visit } from './browser.ts';
import {
  callApi,
  DEVISE_SITE,
  DEVISE_SITE_KEY,
  deviseUrl,
  newStaff,
  removeRecord,
  type SavedRecord,
} from './devise-app.ts';
import { captions, proRes, quickTime, webm } from './films.ts';
import { tabTo } from './tab-stops.ts';

useBrowser();

interface StoredFilm extends SavedRecord {
  readonly name: string;
  readonly key: string;
  readonly mime: string;
  readonly poster: string | null;
  readonly bytes: number;
}

/** Media named like these tests' own, the newest first. */
const stored = (context: BrowserContext) =>
  callApi<StoredFilm[]>(context, 'GET', 'media?searchterm=Manta&sort=-id');

const spanish = {
  name: 'Manta es.vtt',
  mimeType: 'text/vtt',
  buffer: captions('Una manta gira en la luz'),
};

/** Adds the captions of both languages to the film that is open in the library. */
async function addCaptions(page: Page): Promise<void> {
  const details = page.getByRole('complementary', { name: 'Media' });
  const choose = details.getByRole('button', { name: 'Choose captions of the library' });
  const dialog = page.getByRole('dialog');
  await choose.first().click();
  await dialog.getByRole('button', { name: 'Manta en' }).click();
  // What comes from this device is chosen at once, and not kept twice.
  await choose.last().click();
  await dialog.locator('input[type="file"]').setInputFiles(spanish);
  await dialog.waitFor({ state: 'detached' });
  await details.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/has been saved\.$/).waitFor();
}

/** Other journeys choose among what the demo has. Films go before the captions and posters that they name. */
async function removeFilms(context: BrowserContext): Promise<void> {
  for (const { id } of (await stored(context)).toSorted((a, b) => b.mime.localeCompare(a.mime))) {
    const { version } = await callApi<SavedRecord>(context, 'GET', `media/${id}`);
    await callApi(context, 'DELETE', `media/${id}?version=${version}`);
  }
}

/** A published page that opens with a film. */
async function pageWith(context: BrowserContext, { key, poster }: StoredFilm): Promise<number> {
  const hero = {
    block: 'hero',
    layout: 'full',
    image: poster,
    film: `/media/${key}`,
    title: { en: 'The mantas at night', es: 'Las mantas de noche' },
  };
  const { id } = await callApi<SavedRecord>(context, 'POST', 'pages', {
    site_id: DEVISE_SITE,
    name: key,
    locale: { en: { title: key, slug: key }, es: { title: key, slug: `${key}-es` } },
    versions: [{ version_name: 'First', slices: [hero] }],
    publish: { languages: ['en', 'es'] },
  });
  return id;
}

/** What the film of a page does: how far it is, and what is read along. */
const filmOf = (page: Page) =>
  page.locator('.film video').evaluate((film) => {
    const { currentTime, paused, textTracks, error } = film as HTMLVideoElement;
    const [track] = textTracks;
    const [cue] = track?.activeCues ?? [];
    const { text, line } = (cue ?? {}) as Partial<VTTCue>;
    return { currentTime, paused, error: error?.message, language: track?.language, text, line };
  });

interface Watched {
  readonly film: StoredFilm;
  readonly address: string;
  readonly language: string;
  readonly text: string;
  readonly buttons: readonly [pause: string, play: string];
}

/** A visitor sees the film play with its captions, and stops it and goes on by keyboard. */
async function watch({ film, address, language, text, buttons: [pause, play] }: Watched): Promise<void> {
  const parts: string[] = [];
  const screen = language === 'es' ? phone : desktop;
  const { page, complaints } = await visit(siteUrl(DEVISE_SITE_KEY) + address, screen, ({ page: blank }) => {
    blank.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (pathname !== `/media/${film.key}`) return;
      const { 'content-range': range, 'content-type': type } = response.headers();
      parts.push(`${response.status()} ${type} ${range}`);
    });
    return Promise.resolve();
  });
  await eventually(async () => (await filmOf(page)).currentTime).toBeGreaterThan(0.3);
  // Captions stand above the words of the hero, not behind them.
  await eventually(() => filmOf(page)).toMatchObject({ language, text, line: 22, error: undefined });
  expect(parts[0]).toBe(`206 ${film.mime} bytes 0-${film.bytes - 1}/${film.bytes}`);
  await tabTo(page, new RegExp(pause));
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: play }).waitFor();
  const { paused, currentTime } = await filmOf(page);
  expect(paused).toBe(true);
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: pause }).waitFor();
  await eventually(async () => (await filmOf(page)).currentTime).not.toBe(currentTime);
  expect(complaints).toEqual([]);
}

it('films of a phone, of a camera and of a browser are kept with a poster, read along in both languages, and play on a page', async () => {
  const { page, context, complaints } = await newStaff(desktop);
  await page.goto(deviseUrl('media'));
  await page.getByRole('heading', { level: 1, name: 'Media' }).waitFor();
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
  // All at once: those that wait have their turn when the poster of one before them is drawn.
  await page
    .locator('main input[type="file"]')
    .first()
    .setInputFiles([
      file('Manta reel.webm', 'video/webm', await webm(page, 4)),
      // Cameras name QuickTime files as they like.
      file('Manta dive.MP4', 'video/mp4', await quickTime()),
      file('Manta cut.mov', 'video/quicktime', await proRes()),
      file('Manta en.vtt', 'text/vtt', captions('A manta turns in the light')),
      spanish,
    ]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await eventually(() => uploads.getByText('Stored', { exact: true }).count()).toBe(4);
  await uploads.getByText(/^Not every browser plays how this video is coded\. Save it as MP4/).waitFor();
  await eventually(async () => (await stored(context)).filter(({ poster }) => poster).length).toBe(2);
  const films = (await stored(context)).filter(({ mime }) => mime.startsWith('video/'));
  expect(films.map(({ mime }) => mime).toSorted()).toEqual(['video/mp4', 'video/webm']);

  for (const film of films) {
    await page.goto(deviseUrl(`media?item=${film.id}`));
    await addCaptions(page);
  }
  for (const film of await stored(context)) {
    if (!film.mime.startsWith('video/')) continue;
    const id = await pageWith(context, film);
    await watch({
      film,
      address: `/${film.key}`,
      language: 'en',
      text: 'A manta turns in the light',
      buttons: ['Pause the film', 'Play the film'],
    });
    await watch({
      film,
      address: `/es/${film.key}-es`,
      language: 'es',
      text: 'Una manta gira en la luz',
      buttons: ['Pausar el video', 'Reproducir el video'],
    });
    await removeRecord(context, pageType, id);
  }
  await removeFilms(context);
  // The refused file is a 415.
  expect(complaints.filter((line) => !line.includes('415'))).toEqual([]);
});

it('a video that is brought where it belongs has a poster too, by which the chooser tells it from others', async () => {
  const { page, context, complaints } = await newStaff(desktop);
  const { id } = await callApi<SavedRecord>(context, 'POST', 'pages', {
    site_id: DEVISE_SITE,
    name: 'Mantas',
    locale: { en: { title: 'Mantas' }, es: {} },
    versions: [
      { version_name: 'First', slices: [{ block: 'hero', layout: 'full', title: { en: 'Mantas' } }] },
    ],
  });
  onTestFinished(() => removeFilms(context));
  onTestFinished(() => removeRecord(context, pageType, id));
  await page.goto(deviseUrl(`pages/${id}/edit/content`));
  await page.getByRole('button', { name: /^Mantas/ }).click();
  const choose = page.getByRole('button', { name: 'Choose a video of the library' });
  await choose.click();
  const dialog = page.getByRole('dialog');
  const buffer = await webm(page, 2);
  await dialog
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Manta bay.webm', mimeType: 'video/webm', buffer });
  await dialog.waitFor({ state: 'detached' });
  await eventually(async () => (await stored(context)).filter(({ poster }) => poster).length).toBe(1);
  await choose.click();
  const poster = dialog.getByRole('button', { name: /^Manta bay/ }).locator('img');
  await eventually(() => poster.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(160);
  expect(complaints).toEqual([]);
});
