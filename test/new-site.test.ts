import { get as httpGet } from 'node:http';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { contentTypes } from '../src/content/index.ts';
import type { ContentType } from '../src/domain/content-type.ts';
import { wallClockIn } from '../src/domain/time/zone-time.ts';
import { accessibilityViolations } from './accessibility.ts';
import { desktop, eventually, useBrowser } from './browser.ts';
import { consoleProblems, openDevise } from './devise-app.ts';
import { control } from './devise-form.ts';
import { type Hands, keyboard, mouse } from './hands.ts';
import { journeyServer } from './journey-server.ts';
import { secondPalapa } from './second-palapa.ts';
import { inSoakFrom } from './soak.ts';

useBrowser();

/** Milliseconds; the minute at which something is scheduled is waited for in it. */
const STORY = 400_000;
const UNTIL_SCHEDULED = 90_000;
const ZONE = 'America/Cancun';

/** What a process answers a visitor who comes by the host. */
const askFor = (port: number, host: string, path: string) =>
  new Promise<{ status: number; location: string | undefined; html: string }>((resolve, reject) => {
    const headers = { host, accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux) Chrome/140.0' };
    httpGet({ host: '127.0.0.1', port, path, headers }, (response) => {
      let html = '';
      response.setEncoding('utf8').on('data', (part: string) => (html += part));
      const { statusCode, headers: said } = response;
      response.on('end', () => resolve({ status: statusCode!, location: said.location, html }));
    }).on('error', reject);
  });

const logo = async () => ({
  name: 'Logo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 240, height: 80, channels: 4, background: '#7a2e3b' } })
    .png()
    .toBuffer(),
});

/** What a part of the form asks, by its key. */
const questionOf = (type: ContentType, key: string) =>
  type.workflow!.parts.find((part) => part.key === key)!.en;

const twice = <T>(one: T): [T, T] => [one, one];

/** Somebody in the staff app, who begins on its first page, and what they do there again and again. */
async function inTheStaffApp(by: Hands['name']) {
  const { page, ...visit } = await openDevise('', desktop);
  const hands = { mouse, keyboard }[by](page);
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name, exact: true });
  const link = (name: string | RegExp) => main.getByRole('link', { name, exact: true });
  const asks = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  return {
    page,
    visit,
    hands,
    main,
    button,
    link,
    asks,
    field: (path: string) => control(page, path),
    write: (path: string, text: string) => hands.write(control(page, path), text),
    writeBoth: async (path: string, en: string, es: string) => {
      await hands.write(control(page, `${path}.en`), en);
      await hands.write(control(page, `${path}.es`), es);
    },
    /** The next part of the form, by its key. */
    async next(type: ContentType, key: string) {
      await hands.press(button('Next'));
      await asks(questionOf(type, key));
    },
    async settings(entry: string) {
      await hands.pressInMenu(page.getByRole('button', { name: /: your account and settings$/ }), 'Settings');
      await asks('Settings');
      await hands.press(link(entry));
    },
    async finish(answer: string) {
      await hands.press(button(answer));
      await asks('Success!');
    },
  };
}

type StaffApp = Awaited<ReturnType<typeof inTheStaffApp>>;

async function makeSite({ page, hands, field, ...staff }: StaffApp, mark: string, host: string) {
  const { site } = contentTypes;
  await staff.settings('Sites');
  await hands.press(staff.link(/^Create a site/));
  await staff.write('name', `Isla ${mark}`);
  await staff.next(site, 'hosts');
  await hands.press(field('hosts').getByRole('button', { name: 'Add host' }));
  await staff.write('hosts.0.host', host);
  await staff.next(site, 'languages');
  await hands.pick(field('timeZone'), ZONE);
  await hands.pick(field('currency'), 'MXN');
  await staff.next(site, 'colours');
  await staff.write('colors.primary', '#7a2e3b');
  await staff.write('colors.secondary', '#1d6f72');
  await staff.next(site, 'pictures');
  await hands.press(field('logo').getByRole('button', { name: 'Choose a picture' }));
  const chooser = page.getByRole('dialog', { name: 'Pictures' });
  const asked = page.waitForEvent('filechooser');
  await hands.press(chooser.getByRole('button', { name: 'Upload a picture' }));
  await (await asked).setFiles(await logo());
  for (const language of ['English', 'Español']) {
    await hands.write(chooser.getByRole('textbox', { name: language }), `Isla ${mark}`);
  }
  await hands.press(chooser.getByRole('button', { name: 'Upload', exact: true }));
  // The picture is judged and measured by a process of its own, which a busy machine lets wait.
  await chooser.waitFor({ state: 'hidden', timeout: 60_000 });
  const parts = page.getByRole('navigation', { name: 'Parts of the form' });
  await hands.press(parts.getByRole('link', { name: 'Review' }).last());
  await staff.asks('Is this how the new site should be?');
  await staff.finish('Create the site');
  // Sites are never removed, so that nothing offers to undo it.
  await page.getByText(`Isla ${mark} has been created.`).first().waitFor();
  expect(await staff.button('Undo').count()).toBe(0);
}

async function makeHomePage({ page, hands, field, ...staff }: StaffApp) {
  await hands.press(staff.link('Go on with its pages'));
  await hands.press(staff.link(/^Create a page/));
  await hands.press(staff.link(/^Empty/));
  await staff.write('name', 'Home');
  await staff.write('locale.en.title', 'An island of one');
  await staff.write('locale.es.title', 'Una isla para uno');
  await hands.press(field('is_home'));
  await staff.next(contentTypes.page, 'content');
  await hands.press(field('versions').getByRole('button', { name: 'Add version' }));
  await staff.write('versions.0.version_name', 'Standing');
  const add = field('versions.0.slices').getByRole('button', { name: 'Add a block' });
  await hands.pressInMenu(add, 'Hero');
  await staff.writeBoth('versions.0.slices.0.title', 'Nobody knows this bay', 'Nadie conoce esta bahía');
  await hands.pressInMenu(add, 'Statement');
  await staff.writeBoth('versions.0.slices.1.title', 'Twelve rooms, one beach', 'Doce cuartos, una playa');
  await staff.next(contentTypes.page, 'settings');
  await hands.press(staff.button('Review and save'));
  await hands.press(page.getByRole('radio', { name: 'Now' }));
  expect(await accessibilityViolations(page, ['iframe'])).toEqual([]);
  await staff.finish('Create and publish');
}

/** Visitors see it in both languages from that moment on, in the time of the site. */
async function scheduleOffer({ page, hands, field, ...staff }: StaffApp) {
  await staff.settings('Pages');
  await hands.press(staff.link(/^Create a page/));
  await hands.press(staff.button(/^An offer/));
  await staff.write('name', 'Quiet season');
  await staff.write('locale.en.title', 'Quiet season');
  await staff.write('locale.es.title', 'Temporada tranquila');
  await hands.press(page.getByRole('radio', { name: 'At the top' }));
  await staff.next(contentTypes.page, 'content');
  // A block without a name is called by what it is.
  await hands.press(field('versions').getByRole('button', { name: /^Hero/ }));
  await staff.writeBoth('versions.0.slices.0.title', 'The quiet season', 'La temporada tranquila');
  await staff.next(contentTypes.page, 'settings');
  await hands.press(staff.button('Review and save'));
  await hands.press(page.getByRole('radio', { name: 'At a moment' }));
  const at = wallClockIn(new Date(Date.now() + UNTIL_SCHEDULED), ZONE).slice(0, 16);
  await hands.writeMoment(page.getByLabel('From when do guests read it?'), at);
  await staff.finish('Create and schedule');
}

async function openHomePage({ hands, main, ...staff }: StaffApp) {
  await staff.settings('Pages');
  await hands.press(staff.link(/^Edit a page/));
  await hands.press(main.getByRole('link', { name: /^Home/ }));
  await hands.press(staff.link(/^Content/));
  await staff.asks(questionOf(contentTypes.page, 'content'));
}

/** Visitors of the home page share it with another version. */
async function tryAnotherHomePage(staff: StaffApp) {
  const { page, hands, field } = staff;
  await openHomePage(staff);
  const versions = field('versions');
  await hands.pressInMenu(versions.getByRole('button', { name: 'Actions: Standing' }), 'Duplicate');
  await hands.press(versions.getByRole('button', { name: /^Standing/ }).last());
  await staff.write('versions.1.version_name', 'Bold');
  await hands.press(field('versions.1').getByRole('button', { name: /^Nobody knows this bay/ }));
  await staff.writeBoth('versions.1.slices.0.title', 'The last quiet bay', 'La última bahía tranquila');
  await hands.press(staff.button('Review and save'));
  await hands.press(page.getByRole('radio', { name: 'Now' }));
  await staff.finish('Save and publish');
}

async function redirectOldSite({ page, hands, ...staff }: StaffApp) {
  await staff.settings('301 Redirects');
  await hands.press(staff.link(/^Create a redirect/));
  await hands.write(page.getByLabel('Old address'), '/isla-2019/*');
  await hands.write(page.getByLabel('New address'), '/quiet-season');
  await hands.write(page.getByLabel(/^Name/), 'The site of 2019');
  await hands.press(staff.button('Review and save'));
  await staff.finish('Create the redirect');
}

for (const [place, by] of (['mouse', 'keyboard'] as const).entries()) {
  it(
    `marketing builds a new site from nothing, by ${by}, and two processes answer on its host without a restart`,
    { ...inSoakFrom(1, place), timeout: STORY },
    async () => {
      const mark = `${by}-${Date.now().toString(36)}`;
      const host = `www.isla-${mark}.test`;
      const ports = [journeyServer().port, (await secondPalapa()).port];
      const everywhere = (path: string) => Promise.all(ports.map((port) => askFor(port, host, path)));
      /** '200 Quiet season': what visitors of both processes read first. */
      const headlines = async (path: string) =>
        (await everywhere(path)).map(
          ({ status, html }) => `${status} ${/<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]}`,
        );
      const staff = await inTheStaffApp(by);

      await makeSite(staff, mark, host);
      // Until it has a home page, its address leads to its hub.
      await eventually(() => everywhere('/')).toMatchObject(twice({ status: 302, location: '/app/' }));
      for (const { html } of await everywhere('/app/')) {
        expect(html).toContain(`<title>Isla ${mark}</title>`);
        expect(html).toContain('#7a2e3b');
        expect(html).toMatch(/\/media\/logo[\w-]*\//);
      }

      // The staff app has gone on to the new site.
      await makeHomePage(staff);
      await eventually(() => headlines('/')).toEqual(twice('200 Nobody knows this bay'));
      expect(await headlines('/es/')).toEqual(twice('200 Nadie conoce esta bahía'));
      for (const { html } of await everywhere('/')) expect(html).toContain('Twelve rooms, one beach');

      await scheduleOffer(staff);
      expect((await everywhere('/quiet-season')).map(({ status }) => status)).toEqual(twice(404));

      await tryAnotherHomePage(staff);
      const drawn = async () =>
        new Set((await Promise.all(Array.from({ length: 20 }, () => headlines('/')))).flat());
      await eventually(drawn).toEqual(new Set(['200 Nobody knows this bay', '200 The last quiet bay']));

      await redirectOldSite(staff);
      await eventually(() => everywhere('/isla-2019/offers.html?from=mail')).toMatchObject(
        twice({ status: 301, location: '/quiet-season?from=mail' }),
      );

      await expect
        .poll(() => headlines('/quiet-season'), { timeout: UNTIL_SCHEDULED + 60_000, interval: 500 })
        .toEqual(twice('200 The quiet season'));
      expect(await headlines('/es/temporada-tranquila')).toEqual(twice('200 La temporada tranquila'));

      // How many visitors were given each home page stands above its versions.
      await openHomePage(staff);
      const results = staff.page.getByRole('region', { name: 'How the versions fare' });
      for (const name of ['Standing', 'Bold']) {
        await results.getByRole('row', { name: new RegExp(`^${name} [1-9]`) }).waitFor();
      }
      expect(consoleProblems(staff.visit)).toEqual([]);
    },
  );
}
