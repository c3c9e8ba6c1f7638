import { expect, it, onTestFinished } from 'vitest';
import { eventually, useBrowser } from './browser.ts';
import { callApi, openDevise, deviseUrl, consoleProblems, withOwnSession } from './devise-app.ts';
import { inSoak } from './soak.ts';

useBrowser();

interface RoleKept {
  readonly id: number;
  readonly version: number;
  readonly name: string;
  readonly may_change: boolean;
  readonly words_only_in: readonly string[];
}

it('all other sessions are ended, and this page stays signed in', async () => {
  const person = { email: 'press@palapa.test' };
  const lost = await withOwnSession('', person);
  const { page, complaints } = await withOwnSession('account', person);
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
  await page.getByText('Every other session has been ended.', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Sign out everywhere else' }).waitFor({ state: 'detached' });
  const session = await lost.context.request.get(new URL('/api/devise/session', deviseUrl()).href);
  expect(session.status()).toBe(401);

  await page.getByRole('button', { name: 'Sign out everywhere, here too' }).click();
  await page.waitForURL(/\/devise\/sign-in$/);
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
  expect(consoleProblems({ complaints }).filter((line) => !line.includes('/api/devise/session'))).toEqual([]);
});

it('a role is limited to translating into one language', inSoak, async () => {
  const { page, context, complaints } = await openDevise('user-roles/new');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Spanish texts');
  await page.getByRole('checkbox', { name: 'Manage menus' }).check();
  await page.getByRole('radio', { name: 'Words only' }).check();
  await page.getByRole('checkbox', { name: 'English' }).uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Spanish texts has been created.', { exact: true }).waitFor();
  const role = async () =>
    (await callApi<RoleKept[]>(context, 'GET', 'user-roles?pageSize=100')).find(
      ({ name }) => name === 'Spanish texts',
    )!;
  const { id, may_change, words_only_in } = await role();
  onTestFinished(async () => {
    await callApi(context, 'DELETE', `user-roles/${id}?version=${(await role()).version}`);
  });
  expect([may_change, words_only_in]).toEqual([true, ['es']]);

  await page.getByRole('link', { name: /^Spanish texts.*Changes words only/ }).click();
  await page.getByRole('radio', { name: 'Nothing: they look at it' }).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await eventually(async () => {
    const kept = await role();
    return [kept.may_change, kept.words_only_in];
  }).toEqual([false, []]);
  expect(consoleProblems({ complaints })).toEqual([]);
});
