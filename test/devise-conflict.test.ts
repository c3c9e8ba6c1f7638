import { expect, it, onTestFinished } from 'vitest';
import { clock } from '../src/content/clock/clock.ts';
import { menu } from '../src/content/menu/menu.ts';
import { useBrowser } from './browser.ts';
import {
  callApi,
  DEVISE_SITE,
  deviseUrl,
  newStaff,
  openDevise,
  removeRecord,
  type SavedRecord,
} from './devise-app.ts';
import { control } from './devise-form.ts';
import { inSoak } from './soak.ts';

useBrowser();

it('when two people change the same record, the second sees both versions, chooses, and nothing is lost', async () => {
  const inés = await newStaff();
  const { id } = await callApi<SavedRecord>(inés.context, 'POST', 'clocks', {
    site_id: DEVISE_SITE,
    name: 'New Year',
    end_date: '2027-01-01T00:00',
    locale: {
      en: { specials_title: 'New Year', text: 'Fireworks at midnight' },
      es: { specials_title: 'Año Nuevo', text: 'Fuegos artificiales a medianoche' },
    },
  });
  onTestFinished(() => removeRecord(inés.context, clock, id));
  const graham = await openDevise(`clocks/${id}/edit/name`, { email: 'brand@palapa.test' });
  await inés.page.goto(deviseUrl(`clocks/${id}/edit/name`));

  // Both open it; both change the name, and each a thing of their own.
  await control(inés.page, 'name').fill('New Year’s Eve');
  await control(inés.page, 'locale.es.specials_title').fill('Fin de año');
  await control(graham.page, 'name').fill('Countdown to 2027');
  await control(graham.page, 'end_date').fill('2026-12-31T23:59');

  // Graham looks at what changes while Inés saves: his own press comes second.
  const { page } = graham;
  await page.getByRole('link', { name: 'Review and save' }).click();
  await page.getByRole('heading', { level: 2, name: '2 things change' }).waitFor();
  await inés.page.getByRole('link', { name: 'Review and save' }).click();
  await inés.page.getByRole('button', { name: 'Save', exact: true }).click();
  await inés.page.getByText('New Year’s Eve has been saved.').waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page
    .getByRole('heading', { level: 1, name: '“New Year’s Eve” was saved by somebody else meanwhile' })
    .waitFor();
  await page.getByText(/^Inés Robles.* saved it .*choose which one stays/).waitFor();

  // Both versions, field by field. What only one of them touched needs no choice, but may be chosen.
  const name = page.getByRole('radiogroup', { name: 'Name', exact: true });
  await page.getByText('Both of you changed this.').waitFor();
  await name.getByText('Countdown to 2027').waitFor();
  await name.getByText('New Year’s Eve').waitFor();
  const title = page.getByRole('radiogroup', { name: 'Special Name (Spanish)' });
  await page.getByText('Only they changed this.').waitFor();
  expect(await title.getByRole('radio', { name: 'Theirs' }).isChecked()).toBe(true);
  const end = page.getByRole('radiogroup', { name: 'Ends' });
  expect(await end.getByRole('radio', { name: 'Yours' }).isChecked()).toBe(true);

  const goOn = page.getByRole('button', { name: 'Go on to the review' });
  await page.getByText('One choice is still open.').waitFor();
  expect(await goOn.isDisabled()).toBe(true);
  // A reload in the middle of choosing loses nothing that was typed, nor what was chosen.
  await page.reload();
  await name.getByRole('radio', { name: 'Yours' }).check();
  await page.reload();
  await name.getByRole('radio', { name: 'Yours', checked: true }).waitFor();
  await goOn.click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Countdown to 2027 has been saved.').waitFor();
  expect(await callApi(inés.context, 'GET', `clocks/${id}`)).toMatchObject({
    name: 'Countdown to 2027',
    end_date: '2026-12-31T23:59',
    version: 3,
    locale: {
      en: { specials_title: 'New Year', text: 'Fireworks at midnight' },
      es: { specials_title: 'Fin de año', text: 'Fuegos artificiales a medianoche' },
    },
  });
  expect(graham.complaints).toEqual([expect.stringContaining('409 (Conflict)')]);
  expect(inés.complaints).toEqual([]);
});

it(
  'dishes put in another order elsewhere and a dish renamed here are both saved, and nobody is asked',
  inSoak,
  async () => {
    const inés = await newStaff();
    const dish = (id: string, en: string) => ({ id, title: { en } });
    const section = (...items: object[]) => ({ id: 'starters', title: { en: 'Starters' }, items });
    const dishes = [dish('ceviche0', 'Ceviche'), dish('soup0000', 'Soup'), dish('oysters0', 'Oysters')];
    const { id } = await callApi<SavedRecord>(inés.context, 'POST', 'menus', {
      site_id: DEVISE_SITE,
      code_value: 'MERGE',
      name: 'Lunch',
      sections: [section(...dishes)],
    });
    onTestFinished(() => removeRecord(inés.context, menu, id));
    const { page, complaints } = inés;
    await page.goto(deviseUrl(`menus/${id}/edit/dishes`));
    await control(page, 'sections')
      .getByRole('button', { name: /^Starters/ })
      .click();
    await control(page, 'sections.0.items').getByRole('button', { name: /^Soup/ }).click();
    await control(page, 'sections.0.items.1.title.en').fill('Lime soup');

    // Meanwhile the last dish is taken to the front elsewhere.
    await callApi(inés.context, 'PUT', `menus/${id}`, {
      version: 1,
      sections: [section(dishes[2]!, dishes[0]!, dishes[1]!)],
    });

    await page.getByRole('link', { name: 'Review and save' }).click();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Lunch has been saved.').waitFor();
    await page.getByText(/^Saved together with what .+ changed meanwhile\.$/).waitFor();
    const saved = await callApi<{ version: number; sections: { items: { id: string; title: object }[] }[] }>(
      inés.context,
      'GET',
      `menus/${id}`,
    );
    expect(saved.version).toBe(3);
    expect(saved.sections[0]!.items.map(({ id: key, title }) => [key, title])).toEqual([
      ['oysters0', { en: 'Oysters', es: null }],
      ['ceviche0', { en: 'Ceviche', es: null }],
      ['soup0000', { en: 'Lime soup', es: null }],
    ]);
    expect(complaints).toEqual([expect.stringContaining('409 (Conflict)')]);
  },
);
