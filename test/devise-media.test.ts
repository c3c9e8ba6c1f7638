import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import sharp from 'sharp';
import { eventually, desktop, phone, useBrowser } from './browser.ts';
import { callApi, deviseUrl, openDevise, type SavedRecord } from './devise-app.ts';
import { inSoak } from './soak.ts';

useBrowser();

const photo = async (name: string, background: string) => ({
  name: `${name}.png`,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
});

it('marketing uploads several pictures, describes one in both languages, points at what matters, and finds it again', async () => {
  const { page, context, complaints } = await openDevise('media', desktop);
  await page.getByRole('heading', { level: 1, name: 'Media' }).waitFor();
  const files = page.locator('main input[type="file"]').first();
  const [reef, dusk] = [await photo('Reef walk', '#1f7a8c'), await photo('Dusk', '#7a3b1f')];
  await files.setInputFiles([
    reef,
    dusk,
    { ...reef, name: 'not-a-picture.png', buffer: Buffer.from('text') },
  ]);
  const uploads = page.getByRole('region', { name: 'Uploads' });
  await eventually(() => uploads.getByText('Stored', { exact: true }).count()).toBe(2);
  await uploads.getByText(/^Send a picture \(JPEG, PNG/).waitFor();
  // What is refused for its content would be refused again.
  expect(await uploads.getByRole('button', { name: /not-a-picture/ }).count()).toBe(0);
  // The very same file is offered, not kept twice.
  await files.setInputFiles([{ ...reef, name: 'Reef again.png' }]);
  await uploads.getByText(/This very file is here already/).waitFor();

  await uploads.getByRole('button', { name: 'Open Reef walk.png', exact: true }).click();
  const details = page.getByRole('complementary', { name: 'Media' });
  await details.getByRole('heading', { name: 'Reef walk' }).waitFor();
  await details.getByText('Nowhere: guests do not see it.').waitFor();
  const shows = details.getByRole('group', { name: 'What it shows' });
  await shows.getByRole('textbox', { name: 'English' }).fill('A walk over the reef');
  await shows.getByRole('textbox', { name: 'Spanish' }).fill('Un paseo sobre el arrecife');
  await details.getByRole('combobox', { name: 'Folder' }).fill('Sea');
  const focus = details.getByRole('button', { name: /^Focal point/ });
  await focus.focus();
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await details.getByRole('button', { name: 'Focal point, 30 % from the left, 51 % from the top' }).waitFor();
  await details.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Reef walk has been saved.').waitFor();
  await details.getByRole('button', { name: 'Turn right' }).click();
  await eventually(async () => details.locator('img').first().getAttribute('width')).toBe('600');
  // The point turned along: it was 30 % from the left and 51 % from the top.
  await details.getByRole('button', { name: 'Focal point, 49 % from the left, 30 % from the top' }).waitFor();
  await details.getByRole('button', { name: 'Crop', exact: true }).click();
  const picture = (await details.locator('[data-crop]').locator('..').boundingBox())!;
  const at = (x: number, y: number) =>
    [picture.x + picture.width * x, picture.y + picture.height * y] as const;
  await page.mouse.move(...at(0.75, 0.6));
  await page.mouse.down();
  await page.mouse.move(...at(0.25, 0.1), { steps: 3 });
  await page.mouse.up();
  await details.getByRole('button', { name: /^Lower right corner, 75 %/ }).focus();
  await page.keyboard.press('Shift+ArrowUp');
  await details.getByRole('button', { name: /^Lower right corner, 75 % from the left, 50 %/ }).waitFor();
  await details.getByRole('button', { name: 'Crop to this part' }).click();
  await eventually(async () => details.locator('img').first().getAttribute('width')).toBe('300');
  expect(await details.locator('img').first().getAttribute('height')).toBe('360');
  await details.getByRole('button', { name: 'The whole picture again' }).click();
  await eventually(async () => details.locator('img').first().getAttribute('width')).toBe('600');

  await page.goto(deviseUrl('media?q=arrecife&folder=Sea&view=list'));
  await page.getByRole('button', { name: /Reef walk/ }).waitFor();
  const [found] = await callApi<SavedRecord[]>(context, 'GET', 'media?folder=Sea');
  expect(found).toMatchObject({
    focal_x: 49,
    focal_y: 30,
    rotation: '90',
    crop: null,
    width: 600,
    version: 5,
  });
  // Other journeys choose among the pictures of the demo.
  const uploaded = await callApi<SavedRecord[]>(context, 'GET', 'media?sort=-id&pageSize=2');
  for (const { id, version } of uploaded) await callApi(context, 'DELETE', `media/${id}?version=${version}`);
  // The refused file is a 415.
  expect(complaints.filter((line) => !line.includes('415'))).toEqual([]);
});

it(
  'what is typed in the details outlives a reload, and does not undo what somebody else saved meanwhile',
  inSoak,
  async () => {
    const { page, context, complaints } = await openDevise('media', desktop);
    const { name, mimeType, buffer } = await photo('Tide pool', '#2f6f5a');
    await page.locator('main input[type="file"]').first().setInputFiles({ name, mimeType, buffer });
    await page.getByRole('button', { name: 'Open Tide pool.png', exact: true }).click();
    const details = page.getByRole('complementary', { name: 'Media' });
    const credit = details.getByRole('textbox', { name: 'Credit', exact: true });
    const english = details
      .getByRole('group', { name: 'What it shows' })
      .getByRole('textbox', { name: 'English' });
    await credit.fill('L. Paz');
    await english.fill('A pool at low tide');
    await page.reload();
    await eventually(() => credit.inputValue()).toBe('L. Paz');
    expect(await english.inputValue()).toBe('A pool at low tide');
    await details.getByText('What you changed here before is not saved yet.').waitFor();

    const [item] = await callApi<(SavedRecord & { readonly locale: object })[]>(
      context,
      'GET',
      'media?sort=-id&pageSize=1',
    );
    await callApi(context, 'PUT', `media/${item!.id}`, {
      ...item!,
      locale: { en: { alt: 'A rock pool' }, es: {} },
    });
    await page.reload();
    await eventually(() => english.inputValue()).toBe('A pool at low tide');
    await details.getByRole('button', { name: 'Save', exact: true }).click();
    await details.getByRole('button', { name: 'Show what they saved' }).click();
    await eventually(() => english.inputValue()).toBe('A rock pool');
    const [{ version }] = (await callApi<SavedRecord[]>(context, 'GET', 'media?sort=-id&pageSize=1')) as [
      SavedRecord,
    ];
    await callApi(context, 'DELETE', `media/${item!.id}?version=${version}`);
    // The refused save is a 409.
    expect(complaints.filter((line) => !line.includes('409'))).toEqual([]);
  },
);

/** Lets a file go over the library, as a mouse does. */
async function drop(page: Page, { name, type, bytes }: { name: string; type: string; bytes: Buffer }) {
  const dataTransfer = await page.evaluateHandle(
    ({ file, mime, base64 }) => {
      const dragged = new DataTransfer();
      const content = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
      dragged.items.add(new File([content], file, { type: mime }));
      return dragged;
    },
    { file: name, mime: type, base64: bytes.toString('base64') },
  );
  await page.getByText(/^Drop pictures/).dispatchEvent('dragover', { dataTransfer });
  await page.getByText('Let go to upload').dispatchEvent('drop', { dataTransfer });
}

it(
  'a video that is dropped gets its poster, and an upload of a closed tab goes on with the same file',
  inSoak,
  async () => {
    const { page, context } = await openDevise('media', desktop);
    const bytes = await readFile(join(import.meta.dirname, '../demo/films/whale-bay.mp4'));
    await drop(page, { name: 'Bay film.mp4', type: 'video/mp4', bytes });
    await page.getByRole('button', { name: 'Open Bay film.mp4' }).click();
    const details = page.getByRole('complementary', { name: 'Media' });
    await details.getByText('The picture of the video until it plays.').waitFor();
    await eventually(() => details.locator('video').getAttribute('poster')).toMatch(
      /^\/media\/bay-film-poster\//,
    );

    const folder = await mkdtemp(join(tmpdir(), 'palapa-upload-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const file = join(folder, 'Lagoon.png');
    // Two parts: 8 MB, and what is left of twelve.
    const create = { width: 2000, height: 2000, channels: 3, background: '#1f7a8c' } as const;
    await writeFile(file, await sharp({ create }).png({ compressionLevel: 0 }).toBuffer());
    const sent: { offset: string | undefined; isLost: boolean }[] = [];
    let isLost = true;
    await context.route('**/api/devise/uploads/*', async (route) => {
      const request = route.request();
      const offset = request.headers()['upload-offset'];
      if (request.method() === 'PATCH') sent.push({ offset, isLost });
      // The line is lost after the first part.
      if (request.method() === 'PATCH' && offset !== '0' && isLost) await route.abort();
      else await route.continue();
    });
    const [choose] = await page.locator('main input[type="file"]').all();
    await choose!.setInputFiles(file);
    await eventually(() => sent.some(({ offset }) => offset === '8388608')).toBe(true);
    await page.close();
    isLost = false;

    const again = await context.newPage();
    await again.goto(deviseUrl('media'));
    await again.getByRole('heading', { name: 'Begun and not finished' }).waitFor();
    await again.getByText(/^[6-9]\d % has arrived|^100 %/).waitFor();
    await again.locator('main input[type="file"]').first().setInputFiles(file);
    await again.getByRole('button', { name: 'Open Lagoon.png' }).waitFor();
    // What was on its way when the tab closed may have come as well; what came before is not sent again.
    expect(sent.filter((part) => !part.isLost && Number(part.offset) < 8_388_608)).toEqual([]);
    const uploaded = await callApi<SavedRecord[]>(context, 'GET', 'media?sort=-id&pageSize=3');
    // The video before its poster.
    for (const { id, version } of uploaded.toReversed())
      await callApi(context, 'DELETE', `media/${id}?version=${version}`);
  },
);

it(
  'on a phone the details of a used picture say where it is used, and it is not deleted',
  inSoak,
  async () => {
    const { page } = await openDevise('media?q=icon', phone);
    const card = page.getByRole('button', { name: /^Icon spa/ });
    await card.click();
    const details = page.getByRole('complementary', { name: 'Media' });
    // They stand at the top of the screen, and closing them leads back to the file in the list.
    await eventually(async () => (await details.boundingBox())?.y).toBeLessThan(200);
    await details.getByRole('button', { name: 'Close' }).click();
    await eventually(() => card.evaluate((one) => one === document.activeElement)).toBe(true);
    await card.click();
    await details.getByRole('heading', { name: 'Where it is used' }).waitFor();
    await details.getByRole('link', { name: 'Delete' }).click();
    await page.getByText(/still used, so it cannot be deleted/).waitFor();
    expect(await page.getByRole('button', { name: 'Yes, delete it' }).isDisabled()).toBe(true);
  },
);
