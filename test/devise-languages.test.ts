import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { phrase } from '../src/content/phrase/phrase.ts';
import { languagePhrases } from '../src/devise/screens/languages/phrases.ts';
import { accessibilityViolations, overflow } from './accessibility.ts';
import { eventually, hubUrl, phone, siteUrl, useBrowser, visit } from './browser.ts';
import { consoleProblems, DEVISE_SITE_KEY, openDevise, removeRecord } from './devise-app.ts';
import { inSoak } from './soak.ts';

useBrowser();

const { en } = languagePhrases;
const OTHER_SITE_KEY = 'casa-marea';

/** The headings of a page of guests or visitors. */
async function headingsAt(url: string): Promise<string[]> {
  const { page, context } = await visit(url);
  await page.getByRole('heading', { level: 2 }).first().waitFor();
  const texts = await page.getByRole('heading', { level: 2 }).allTextContents();
  await context.close();
  return texts;
}

/** Everything on a screen of devise is there, open to everybody and as wide as the phone. */
async function expectWhole(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.querySelector('.mantine-Skeleton-root, [aria-busy="true"]'));
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
}

it(
  'a phrase replaced on a phone is what the hub and the public site say, in each language, at this site only',
  inSoak,
  async () => {
    const { page, context, ...devise } = await openDevise('languages', {
      email: 'web@palapa.test',
      colorScheme: 'dark',
      ...phone,
    });
    await page.getByRole('heading', { level: 1, name: en.title }).waitFor();
    await page.getByRole('link', { name: en.look }).waitFor();
    await expectWhole(page);
    await page.getByRole('link', { name: en.look }).click();

    // Found by its Spanish, without the accents.
    await page.getByRole('searchbox').fill('proximos dias');
    const row = page.locator('[data-phrase="hub.coming-days"]');
    await eventually(() => page.getByRole('main').locator('[data-phrase]').count()).toBe(1);
    await expectWhole(page);
    await page.getByRole('searchbox').fill('horario');
    await page.locator('[data-phrase="hub.hours"]').waitFor();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: en.replaceThis('Hours'), exact: true }).click();

    const mark = Date.now().toString(36);
    const said = { en: `The kitchen ${mark}`, es: `La cocina ${mark}` };
    await page.locator('[id="locale.en.text"]').fill(`${said.en} {name}`);
    await page.locator('[id="locale.es.text"]').fill(said.es);
    await page.getByRole('button', { name: 'Review and save' }).click();
    await page.getByText('Guests would read {name} as it stands here', { exact: false }).first().waitFor();
    await page.locator('[id="locale.en.text"]').fill(said.en);
    await page.getByRole('button', { name: 'Review and save' }).click();
    await page.getByRole('button', { name: 'Create the replaced phrase' }).click();
    await page.getByRole('heading', { level: 1, name: 'Success!' }).waitFor();
    const id = Number(/\/(\d+)\/done/.exec(page.url())![1]);
    onTestFinished(() => removeRecord(context, phrase, id).catch(() => undefined));

    const restaurant = 'dining/brasa-de-mezquite';
    await eventually(() => headingsAt(hubUrl(DEVISE_SITE_KEY, restaurant))).toContain(said.en);
    expect(await headingsAt(hubUrl(DEVISE_SITE_KEY, `${restaurant}?lang=es`))).toContain(said.es);
    expect(await headingsAt(`${siteUrl(DEVISE_SITE_KEY)}/${restaurant}`)).toContain(said.en);
    expect(await headingsAt(`${siteUrl(DEVISE_SITE_KEY)}/es/gastronomia/brasa-de-mezquite`)).toContain(
      said.es,
    );
    expect(await headingsAt(`${siteUrl(OTHER_SITE_KEY)}/dining/marea-alta`)).toContain('Hours');

    // Back to the built-in text.
    await page.goto(page.url().replace(/languages.*/, 'languages/search?for=edit&show=replaced&q=hours'));
    await page.getByRole('link', { name: en.goBackThis('Hours'), exact: true }).click();
    await page.getByRole('button', { name: 'Yes, delete it' }).click();
    await page.getByRole('heading', { level: 1, name: 'Success!' }).waitFor();
    await eventually(() => headingsAt(hubUrl(DEVISE_SITE_KEY, restaurant))).toContain('Hours');
    expect(consoleProblems(devise)).toEqual([]);
  },
);
