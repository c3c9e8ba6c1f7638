import type { BrowserContext, BrowserContextOptions } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import type { ContentType } from '../src/domain/content-type.ts';
import { DEMO_ADMIN, DEMO_PASSWORD } from '../src/server/staff/people/demo-staff.ts';
import { desktop, newGuest, type Visit } from './browser.ts';
import { journeyServer } from './journey-server.ts';

/** The property that staff journeys write to: guest journeys do not depend on its content. */
export const DEVISE_SITE = 24;
export const DEVISE_SITE_KEY = 'costa-ocaso';

/** `http://localhost:<port>/devise/<path>`. */
export const deviseUrl = (path = '', port = journeyServer().port): string =>
  `http://localhost:${port}/devise${path && `/${path}`}`;

/** Where the workflow of a type begins, below /devise. */
export const screenOf = (type: ContentType): string => type.screen ?? type.path;

type StoredSession = Exclude<BrowserContextOptions['storageState'], string | undefined>;

const signedIn = new Map<string, Promise<StoredSession>>();

/** Of a person in this test file: another one may end their sessions. */
const keyOf = (email: string) => `${expect.getState().testPath} ${email}`;

/** Session cookies of a person of the demo; signed in once per test file. */
async function signIn(email: string, password: string): Promise<StoredSession> {
  const { context } = await newGuest();
  try {
    await callApi(context, 'POST', 'login', { email, password });
    const { cookies } = await context.storageState();
    return { cookies, origins: [] };
  } finally {
    await context.close();
  }
}

export interface DeviseOptions extends BrowserContextOptions {
  readonly email?: string;
  readonly password?: string;
  /** The property looked at. */
  readonly siteId?: number;
}

/** A signed-in person with no page loaded, for tests that call the API first. */
export async function newStaff({
  email = DEMO_ADMIN.email,
  password = DEMO_PASSWORD,
  siteId = DEVISE_SITE,
  ...options
}: DeviseOptions = {}): Promise<Visit> {
  const key = keyOf(email);
  if (!signedIn.has(key)) signedIn.set(key, signIn(email, password));
  const view = { name: 'palapa-site-view', value: JSON.stringify({ siteId }) };
  const { cookies } = await signedIn.get(key)!;
  const staff = await newGuest({
    ...desktop,
    reducedMotion: 'reduce',
    storageState: { cookies, origins: [{ origin: new URL(deviseUrl()).origin, localStorage: [view] }] },
    ...options,
  });
  onTestFinished(() => staff.context.close());
  return staff;
}

/** Opens a page of the staff app as a signed-in person. */
export async function openDevise(path: string, options: DeviseOptions = {}): Promise<Visit> {
  const staff = await newStaff(options);
  await staff.page.goto(deviseUrl(path));
  return staff;
}

/**
 * What a console told of a story. A draft that has just been saved is gone, and the phone that was still drawing it is
 * told so by the console alone.
 */
export const consoleProblems = ({ complaints }: Pick<Visit, 'complaints'>): string[] =>
  complaints.filter((line) => !/404 .*\/devise\/preview\//.test(line));

/** Opens a page with a separate session, for tests that end it. */
export async function withOwnSession(path: string, deviseOptions: DeviseOptions = {}): Promise<Visit> {
  const key = keyOf(deviseOptions.email ?? DEMO_ADMIN.email);
  signedIn.delete(key);
  const staff = await openDevise(path, deviseOptions);
  signedIn.delete(key);
  return staff;
}

/** Calls the staff API with the context's session and returns the `data` of the response. */
export async function callApi<T>(
  { request }: BrowserContext,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
): Promise<T> {
  const api = `${new URL(deviseUrl()).origin}/api/devise/`;
  const session = (await (await request.get(`${api}session`)).json()) as {
    csrf_token?: string;
    data?: { csrf_token: string };
  };
  const response = await request.fetch(api + path, {
    method,
    headers: { 'x-csrf-token': session.csrf_token ?? session.data?.csrf_token ?? '' },
    ...(body === undefined ? {} : { data: body }),
  });
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`);
  return ((await response.json()) as { data: T }).data;
}

export interface SavedRecord {
  readonly id: number;
  readonly version: number;
}

/** Removes a record that a test has created. */
export async function removeRecord(context: BrowserContext, type: ContentType, id: number): Promise<void> {
  if (type.remove === 'never') return;
  const { version } = await callApi<SavedRecord>(context, 'GET', `${type.path}/${id}`);
  if (type.remove === 'archive') await callApi(context, 'POST', `${type.path}/${id}/archive`, { version });
  else await callApi(context, 'DELETE', `${type.path}/${id}`, { version });
}
