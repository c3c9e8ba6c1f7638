import { siteBody, type TestApp, testApp } from './app.ts';
import { type StaffBrowser, staffBrowser } from './staff-browser.ts';
import { DEMO_ADMIN, DEMO_PASSWORD } from '../src/server/staff/people/demo-staff.ts';

/** The demo's people on two sites: an administrator of everything, a manager of one property, and their staff. */
export async function demoApp() {
  const test = await testApp({ withSessions: true, environment: { DEMO: '1' } });
  await test.create('site', null, siteBody('marea', { isDefault: true }), 15);
  await test.create('site', null, siteBody('ocaso'), 24);
  const admin = await signedIn(test, DEMO_ADMIN.email);
  return { test, admin };
}

export async function signedIn(test: TestApp, email: string): Promise<StaffBrowser> {
  const browser = staffBrowser(test.app);
  const { statusCode, body } = await browser.signIn(email, DEMO_PASSWORD);
  if (statusCode !== 200) throw new Error(`${email} could not sign in: ${body}`);
  return browser;
}

interface UserResponse {
  id: string;
  version: number;
  email: string;
  site_ids: number[] | 'all';
  role_ids: number[];
  is_yours_to_change: boolean;
}

export async function usersOf(browser: StaffBrowser): Promise<Record<string, UserResponse>> {
  const { data } = (await browser.request('GET', 'users?pageSize=100')).json<{ data: UserResponse[] }>();
  return Object.fromEntries(data.map((user) => [user.email.split('@')[0]!, user]));
}

export async function rolesOf(browser: StaffBrowser): Promise<Record<string, number>> {
  const { data } = (await browser.request('GET', 'user-roles/')).json<{
    data: { id: number; name: string }[];
  }>();
  return Object.fromEntries(data.map(({ id, name }) => [name, id]));
}
