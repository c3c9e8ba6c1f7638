import { expect, it } from 'vitest';
import { contentTypes } from '../src/content/index.ts';
import { nounOf } from '../src/devise/workflow/noun.ts';
import { workflowPhrases } from '../src/devise/workflow/phrases.ts';
import { accessibilityViolations, overflow } from './accessibility.ts';
import { eventually, phone, useBrowser } from './browser.ts';
import { consoleProblems, openDevise } from './devise-app.ts';
import { control } from './devise-form.ts';
import { journeyServer } from './journey-server.ts';
import { inSoak } from './soak.ts';

useBrowser();

const { site, site_meta } = contentTypes;
const { form, next } = { form: workflowPhrases.en.form, next: workflowPhrases.en.next };

const titleAt = async (host: string, path: string): Promise<string | undefined> => {
  const headers = { accept: 'text/html', 'server-name': host };
  const response = await fetch(`http://127.0.0.1:${journeyServer().port}${path}`, { headers });
  return /<title>(.*)<\/title>/.exec(await response.text())?.[1];
};

it('a site is made from nothing, on a phone, and answers on its host', async () => {
  const mark = Date.now().toString(36);
  const { page, ...visit } = await openDevise('sites', phone);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const asks = (key: string) =>
    page
      .getByRole('heading', { level: 1, name: site.workflow.parts.find((part) => part.key === key)!.en })
      .waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Create a site' }).click();
  await asks('name');
  await control(page, 'name').fill(`Laguna ${mark}`);
  await control(page, 'key').fill('¿?');
  await press(next);
  // What is wrong is said at its field, before anything is sent.
  await page.getByText('Use small letters, digits and single hyphens.').first().waitFor();
  // Left empty, the key is drawn from the name, which the form shows.
  await control(page, 'key').fill('');
  expect(await control(page, 'key').getAttribute('placeholder')).toBe(`laguna-${mark}`);
  await press(next);

  await asks('hosts');
  await control(page, 'hosts').getByRole('button', { name: 'Add host' }).click();
  await control(page, 'hosts.0.host').fill('casa-marea.localhost');
  await press(next);
  await asks('languages');
  expect(await control(page, 'localized').isChecked()).toBe(true);
  await control(page, 'timeZone').fill('Cancun');
  await page.getByRole('option', { name: 'America/Cancun' }).click();
  await control(page, 'currency').click();
  await control(page, 'currency').fill('MXN');
  await page.getByRole('option', { name: 'MXN' }).click();
  await press(next);
  await asks('colours');
  await control(page, 'colors.primary').fill('#f2a541');
  await page.getByText('too faint, 2.0:1 instead of 4.5:1.').waitFor();
  await control(page, 'colors.primary').fill('#0c5257');
  await page.getByText('good to read, 8.7:1.').waitFor();
  await control(page, 'colors.secondary').fill('#c0563a');
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);

  const toReview = page.getByRole('navigation').getByRole('link', { name: form.review }).last();
  await toReview.click();
  await press(workflowPhrases.en.review.create(nounOf(site, 'en')));
  // Another site has the host: the server alone knows that, and the form opens where it stands.
  await asks('hosts');
  await page.getByText('Another site already answers on this host: Casa Marea.').first().waitFor();
  const host = `www.laguna-${mark}.test`;
  await control(page, 'hosts.0.host').fill(host.toUpperCase());
  await toReview.click();
  await press(workflowPhrases.en.review.create(nounOf(site, 'en')));
  await page.getByRole('heading', { level: 1, name: 'Success!' }).waitFor();

  await eventually(() => titleAt(host, '/app/')).toBe(`Laguna ${mark}`);
  expect(await titleAt(host, '/nothing')).toContain(`Laguna ${mark}`);
  // The staff app knows it too.
  await page
    .getByRole('button', { name: 'Casa Marea' })
    .or(page.getByRole('combobox').first())
    .first()
    .click();
  await page.getByText(`Laguna ${mark}`).first().waitFor();
  expect(consoleProblems(visit).filter((line) => !line.includes('422'))).toEqual([]);
});

it('search results say what global meta says', inSoak, async () => {
  const mark = Date.now().toString(36);
  const { page, ...visit } = await openDevise('global-meta', { email: 'web@palapa.test', siteId: 36 });
  await page
    .getByRole('main')
    .getByRole('link', { name: 'Edit the global meta record of Bahía Coral' })
    .click();
  await page.getByRole('heading', { level: 1, name: site_meta.workflow.parts[0].en }).waitFor();
  expect(await accessibilityViolations(page)).toEqual([]);
  const pattern = control(page, 'title_pattern');
  await pattern.fill('{site} {city}');
  await page.getByRole('button', { name: next, exact: true }).click();
  await page.getByText('Write {page} where the title of the page belongs').first().waitFor();
  await pattern.fill(`{page} · ${mark} · {site}`);
  // Beside the form, as a search engine will show it.
  await page.getByRole('complementary').getByText(`Dining · ${mark} · Bahía Coral`).first().waitFor();
  await page.getByRole('link', { name: form.reviewAndSave }).click();
  await page.getByRole('button', { name: workflowPhrases.en.review.save, exact: true }).click();
  await page.getByText('Global meta has been saved.').first().waitFor();
  await eventually(() => titleAt('bahia-coral.localhost', '/dining')).toBe(`Dining · ${mark} · Bahía Coral`);
  expect(consoleProblems(visit)).toEqual([]);
});
