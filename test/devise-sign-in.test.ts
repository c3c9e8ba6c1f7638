import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessibilityViolations, overflow } from './accessibility.ts';
import {
  desktop,
  eventually,
  inSpanish,
  newGuest,
  phone,
  siteUrl,
  useBrowser,
  visit,
  type Visit,
} from './browser.ts';
import { inSoak } from './soak.ts';

useBrowser();

const signInUrl = (path = '') => `${siteUrl('casa-marea')}/devise${path}`;

/** The demo's administrator, and people of it that no other journey is about: these change their accounts. */
const ADMIN = 'admin@palapa.test';
const WEB_EDITOR = 'web@palapa.test';
const PUBLISHER = 'press@palapa.test';
const PASSWORD = 'palapa-demo-2026';

const password = (page: Page) => page.getByLabel('Password', { exact: true });
const signInButton = (page: Page) => page.getByRole('button', { name: 'Sign in', exact: true });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function signIn(page: Page, secret = PASSWORD, email = ADMIN): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await password(page).fill(secret);
  await signInButton(page).click();
}

/** Opens a page of the staff app and signs in. */
async function openSignedIn(path: string, email = ADMIN) {
  const guest = await visit(signInUrl(path), desktop);
  await signIn(guest.page, PASSWORD, email);
  await guest.page.getByRole('button', { name: 'Find' }).waitFor();
  return guest;
}

describe('sign-in', () => {
  it('is accessible in both colour schemes and fits a phone', async () => {
    const { page } = await visit(signInUrl('/sign-in'), phone);
    await title(page, 'Good to see you').waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect({ colorScheme, barriers: await accessibilityViolations(page) }).toEqual({
        colorScheme,
        barriers: [],
      });
    }
    expect(await overflow(page)).toBe(0);
  });

  it('leads to the page that was asked for', async () => {
    const { page } = await visit(signInUrl('/user-roles'), desktop);
    await title(page, 'Good to see you').waitFor();
    await signIn(page);
    await title(page, 'User roles').waitFor();
    expect(new URL(page.url()).pathname).toBe('/devise/user-roles');
  });

  it('says the same of a wrong password and of an account that is not there', async () => {
    const { page } = await visit(signInUrl('/sign-in'), phone);
    const refusal = page.getByText('That email and password do not go together.');
    await signIn(page, 'not the password');
    await refusal.waitFor();
    await page.reload();
    await signIn(page, 'not the password', 'nobody@palapa.test');
    await refusal.waitFor();
  });

  it('ends with signing out, after which the staff app requires sign-in again', async () => {
    const { page } = await openSignedIn('');
    await page.getByRole('button', { name: /your account and settings/ }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await title(page, 'Good to see you').waitFor();
    await page.goto(signInUrl('/account'));
    await title(page, 'Good to see you').waitFor();
  });

  it('speaks the language of the browser, and the other one when asked', async () => {
    const { page } = await visit(signInUrl(), inSpanish);
    await title(page, 'Qué gusto verle').waitFor();
    expect(await page.getAttribute('html', 'lang')).toBe('es');
    await page.getByRole('button', { name: 'English' }).click();
    await title(page, 'Good to see you').waitFor();
  });
});

describe('a session that ends in the middle', () => {
  it('can be renewed in a dialog, and no input is lost', inSoak, async () => {
    const { page, context } = await openSignedIn('/account', WEB_EDITOR);
    const name = page.getByLabel('Name', { exact: true });
    await name.fill('Tom Lindqvist Dzul');
    await context.clearCookies();
    await page.getByRole('button', { name: 'Save' }).click();

    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.waitFor();
    expect(await dialog.getByLabel('Email').inputValue()).toBe(WEB_EDITOR);
    expect(await accessibilityViolations(page)).toEqual([]);
    await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();

    await page.getByText('Your account has been saved.').waitFor();
    expect(await name.inputValue()).toBe('Tom Lindqvist Dzul');
    await page.reload();
    await eventually(() => name.inputValue()).toBe('Tom Lindqvist Dzul');
  });
});

describe('the staff app', () => {
  it('is read in Spanish on every device once the account says so', inSoak, async () => {
    const { page } = await openSignedIn('', PUBLISHER);
    await page.getByRole('button', { name: /your account and settings/ }).click();
    await page.getByRole('menuitemradio', { name: 'Español' }).click();
    await title(page, '¿Qué le gustaría hacer?').waitFor();
    await page.getByRole('menuitemradio').first().waitFor({ state: 'detached' });
    const other = await visit(signInUrl(), desktop);
    await signIn(other.page, PASSWORD, PUBLISHER);
    await title(other.page, '¿Qué le gustaría hacer?').waitFor();

    // A page behind another one draws nothing.
    await page.bringToFront();
    await page.getByRole('button', { name: /su cuenta y sus ajustes/ }).click();
    await page.getByRole('menuitemradio', { name: 'English' }).click();
    await title(page, 'What would you like to do?').waitFor();
  });

  it('goes to any record with Ctrl-K, by keyboard alone', inSoak, async () => {
    const { page } = await openSignedIn('');
    await page.getByRole('button', { name: 'Find' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Find any record or action' }).waitFor();
    await page.keyboard.type('restaur');
    await page.getByRole('option', { name: /^Restaurants/ }).waitFor();
    await page.keyboard.press('Enter');
    await eventually(() => new URL(page.url()).pathname).toBe('/devise/restaurants');
  });

  it('shows disabled entries with the reason', async () => {
    const { page } = await visit(signInUrl('/settings'), desktop);
    await signIn(page, PASSWORD, 'viewer@palapa.test');
    const users = page.getByRole('link', { name: 'Users', exact: false }).first();
    await users.waitFor();
    expect(await users.getAttribute('aria-disabled')).toBe('true');
    expect(await users.innerText()).toContain('Needs “Manage users”');
  });

  const pages = [
    ['', 'What would you like to do?'],
    ['/settings', 'Settings'],
    ['/users', 'Users'],
    ['/users/invite', 'Whom would you like to invite?'],
    ['/user-roles', 'User roles'],
    ['/user-roles/new', 'What is the new role called?'],
    ['/audit', 'Audit'],
    ['/account', 'Your account'],
    ['/nowhere', 'There is no such page'],
  ] as const;

  describe('on a phone', () => {
    let guest: Visit;
    beforeAll(async () => {
      guest = await newGuest(phone);
      await guest.page.goto(signInUrl('/account'));
      await signIn(guest.page);
      await title(guest.page, 'Your account').waitFor();
    });
    afterAll(() => guest.context.close());

    it.each(pages)(
      'is accessible in both colour schemes, fits, and logs no errors: %s',
      inSoak,
      async (path, name) => {
        const { page, complaints } = guest;
        complaints.length = 0;
        await page.goto(signInUrl(path));
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await title(page, name).waitFor();
          await eventually(() => page.getByLabel('Loading …').count()).toBe(0);
          expect({ colorScheme, barriers: await accessibilityViolations(page) }).toEqual({
            colorScheme,
            barriers: [],
          });
        }
        expect(await overflow(page)).toBe(0);
        expect(complaints).toEqual([]);
      },
    );
  });
});
