import { expect, it } from 'vitest';
import sharp from 'sharp';
import { eventually, desktop, phone, useBrowser } from './browser.ts';
import { callApi, deviseUrl, openDevise, type SavedRecord } from './devise-app.ts';

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
  await uploads.getByText('Send a picture as JPEG, PNG, WebP or AVIF.').waitFor();
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

  await page.goto(deviseUrl('media?q=arrecife&folder=Sea&view=list'));
  await page.getByRole('button', { name: /Reef walk/ }).waitFor();
  const [found] = await callApi<SavedRecord[]>(context, 'GET', 'media?folder=Sea');
  expect(found).toMatchObject({ focal_x: 30, focal_y: 51, rotation: '90', width: 600, version: 3 });
  // Other journeys choose among the pictures of the demo.
  const uploaded = await callApi<SavedRecord[]>(context, 'GET', 'media?sort=-id&pageSize=2');
  for (const { id, version } of uploaded) await callApi(context, 'DELETE', `media/${id}?version=${version}`);
  // The refused file is a 415.
  expect(complaints.filter((line) => !line.includes('415'))).toEqual([]);
});

it('on a phone the details of a used picture say where it is used, and it is not deleted', async () => {
  const { page } = await openDevise('media?q=icon+spa', phone);
  await page.getByRole('button', { name: /^Icon spa/ }).click();
  const details = page.getByRole('complementary', { name: 'Media' });
  await details.getByRole('heading', { name: 'Where it is used' }).waitFor();
  await details.getByRole('link', { name: 'Delete' }).click();
  await page.getByText(/still used, so it cannot be deleted/).waitFor();
  expect(await page.getByRole('button', { name: 'Yes, delete it' }).isDisabled()).toBe(true);
});
