import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { codeOf } from './authenticator-app.ts';
import { desktop, eventually, useBrowser, visit, type Visit } from './browser.ts';
import { callApi, deviseUrl, newStaff, openDevise } from './devise-app.ts';
import { emailOf, invitePerson, linkTo, PASSWORD } from './invited-staff.ts';
import { inSoak } from './soak.ts';

useBrowser();

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
const title = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
const home = (page: Page) => title(page, 'What would you like to do?');
const password = (page: Page, label = 'Password') => page.getByLabel(label, { exact: true });

async function enterPassword(page: Page, email: string, words = PASSWORD): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await password(page).fill(words);
  await press(page, /^Sign in$/);
}

async function signedIn(email: string): Promise<Visit> {
  const guest = await visit(deviseUrl(), desktop);
  await enterPassword(guest.page, email);
  await home(guest.page);
  // Until then a 401 says that nobody is signed in.
  guest.complaints.length = 0;
  return guest;
}

async function signOut(page: Page): Promise<void> {
  await press(page, /your account and settings/);
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await title(page, 'Good to see you');
}

const administrator = async () => (await newStaff()).context;

it('an invitation leads from its link into the staff app, in the language it was read in, once', async () => {
  const { page } = await openDevise('users/invite');
  const email = emailOf('amalia');
  await press(page, 'Send the invitation');
  // What was forgotten is shown where it is missing, and said no longer than that.
  await eventually(() => page.getByText('This is required.').count()).toBe(4);
  expect(await page.getByLabel('Email').evaluate((field) => field === document.activeElement)).toBe(true);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Name', { exact: true }).fill('Amalia Tuz');
  await page.getByRole('checkbox', { name: 'Food & Beverage' }).check();
  await page.getByRole('checkbox', { name: 'Casa Marea' }).check();
  expect(await page.getByText('This is required.').count()).toBe(0);
  await press(page, 'Send the invitation');
  await page.getByText('Amalia Tuz has been invited.').waitFor();
  await page.getByRole('link', { name: email }).getByText('Invited, not here yet').waitFor();

  const link = await linkTo(email, 'invitation');
  const guest = await visit(link, desktop);
  await title(guest.page, 'Welcome, Amalia Tuz');
  await press(guest.page, 'Español');
  await title(guest.page, 'Le damos la bienvenida, Amalia Tuz');
  await guest.page.getByLabel('Su nombre').fill('Amalia Tuz Ek');
  await password(guest.page, 'Contraseña nueva').fill(PASSWORD);
  await press(guest.page, 'Comenzar');
  await title(guest.page, '¿Qué le gustaría hacer?');
  await guest.page.getByText('Qué gusto verle, Amalia Tuz Ek.').waitFor();
  expect(await callApi(guest.context, 'GET', 'session')).toMatchObject({ user: { email, language: 'es' } });

  const late = await visit(link, desktop);
  await title(late.page, 'This invitation no longer holds');
});

it('a forgotten password is reset by the link in a mail, once', async () => {
  const { email } = await invitePerson(await administrator(), 'nicte', ['manage menus']);
  const { page } = await visit(deviseUrl('sign-in'), desktop);
  await page.getByRole('link', { name: 'I forgot my password' }).click();
  await title(page, 'Forgot your password?');
  await page.getByLabel('Email').fill(email);
  await press(page, 'Send the link');
  await page.getByText(/the link is on its way/).waitFor();
  const link = await linkTo(email, 'reset-password');
  const choose = async (words: string) => {
    await page.goto(link);
    await password(page, 'New password').fill(words);
    await press(page, 'Keep this password');
  };
  await choose('faro y remo');
  await page.getByText('At least 12 characters.').waitFor();
  expect(await password(page, 'New password').getAttribute('aria-invalid')).toBe('true');
  await choose('siete pelícanos sin prisa');
  await title(page, 'You have a new password');
  await choose('siete gaviotas con prisa');
  await page.getByText('This link no longer holds. Ask for a new one.').waitFor();

  await page.goto(deviseUrl('sign-in'));
  await enterPassword(page, email);
  await page.getByText(/do not go together/).waitFor();
  await enterPassword(page, email, 'siete pelícanos sin prisa');
  await home(page);
});

it(
  'with the second step on, a code of the app or a recovery code is asked for after the password',
  inSoak,
  async () => {
    const { email } = await invitePerson(await administrator(), 'yuma', ['manage menus']);
    const { page, complaints } = await signedIn(email);
    await page.goto(deviseUrl('account'));
    const step = page.getByRole('region', { name: 'Second step at sign-in' });
    await password(page, 'Your password, to go on').fill(PASSWORD);
    await step.getByRole('button', { name: 'Turn it on' }).click();
    await step.getByRole('img', { name: /^A picture to scan/ }).waitFor();
    const instructions = await step.getByText(/^Or type this secret/).innerText();
    const secret = instructions.replace(/^.*:/, '').replaceAll(/\s/g, '');
    const [recoveryCode] = await step.getByRole('listitem').allInnerTexts();
    await step.getByLabel(/^The six digits/).fill(await codeOf(secret));
    await step.getByRole('button', { name: 'Finish' }).click();
    await step.getByText(/^It is on/).waitFor();
    expect(complaints).toEqual([]);

    await signOut(page);
    await enterPassword(page, email);
    await title(page, 'One more step');
    // A code serves once, so it is the next one, written as apps show it.
    const code = await codeOf(secret, 1);
    await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
    await press(page, /^Sign in$/);
    await home(page);

    const withRecoveryCode = async () => {
      await signOut(page);
      await enterPassword(page, email);
      await press(page, 'Use a recovery code instead');
      await page.getByLabel('Recovery code').fill(recoveryCode!);
      await press(page, /^Sign in$/);
    };
    await withRecoveryCode();
    await home(page);
    await withRecoveryCode();
    await page.getByText(/^This code does not hold/).waitFor();
  },
);

it('a passkey is added and signs in by itself, until it is removed', inSoak, async () => {
  const { email } = await invitePerson(await administrator(), 'balam', ['manage menus']);
  const { page, context, complaints } = await signedIn(email);
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(deviseUrl('account'));
  const passkeys = page.getByRole('region', { name: 'Passkeys' });
  const add = async () => {
    await passkeys.getByLabel('What do you call this device?').fill('Phone of Balam');
    await passkeys.getByRole('button', { name: 'Add a passkey' }).click();
  };
  await add();
  await passkeys.getByRole('listitem').filter({ hasText: 'Phone of Balam' }).waitFor();
  await add();
  await passkeys.getByText('This device has a passkey of yours already.').waitFor();
  await signOut(page);
  await press(page, 'Sign in with a passkey');
  await home(page);
  expect(complaints.filter((line) => !line.includes('/api/devise/session'))).toEqual([]);

  await page.goto(deviseUrl('account'));
  await press(page, 'Remove the passkey: Phone of Balam');
  await passkeys.getByText('You have none yet.').waitFor();
  await signOut(page);
  await press(page, 'Sign in with a passkey');
  await page.getByText(/^The passkey was not accepted/).waitFor();
});

it('a change of a role applies to its people at once', async () => {
  const admin = await newStaff();
  const { email, roleId } = await invitePerson(admin.context, 'itzel', ['manage menus']);
  const itzel = await signedIn(email);
  const specials = itzel.page.getByRole('link', { name: /^Specials/ });
  await itzel.page.goto(deviseUrl('settings'));
  expect(await specials.getAttribute('aria-disabled')).toBe('true');
  await expect(callApi(itzel.context, 'GET', 'specials')).rejects.toThrow('403');

  const { page } = admin;
  const save = async () => {
    await press(page, 'Save');
    await page.getByText(`${email} has been saved.`).first().waitFor();
  };
  await page.goto(deviseUrl(`user-roles/${roleId}`));
  const other = await admin.context.newPage();
  await other.goto(page.url());
  await other.getByLabel('Description', { exact: true }).fill('Offers');
  await page.getByRole('checkbox', { name: 'Manage specials' }).check();
  await save();
  expect(await callApi(itzel.context, 'GET', 'specials')).toBeInstanceOf(Array);
  await itzel.page.reload();
  await specials.click();
  await title(itzel.page, 'What would you like to do with the specials?');

  // Who was second is told, and sees what stands there now.
  await press(other, 'Save');
  await other.getByText(/^Somebody else saved this role first/).waitFor();
  const show = other.getByRole('button', { name: 'Show what they saved' });
  expect(await show.evaluate((button) => button === document.activeElement)).toBe(true);
  await show.click();
  await eventually(() => other.getByRole('checkbox', { name: 'Manage specials' }).isChecked()).toBe(true);

  await page.getByRole('checkbox', { name: 'Manage specials' }).uncheck();
  await save();
  await eventually(() => callApi(itzel.context, 'GET', 'specials').catch(String)).toContain('403');
});
