import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright-core';
import { eventually, newGuest } from './browser.ts';
import { callApi } from './devise-app.ts';
import { journeyServer } from './journey-server.ts';
import { PRINTED } from './running-palapa.ts';

/** People who come to Palapa by an invitation, for tests of rights that nobody of the demo has. */

export const PASSWORD = 'cuatro garzas y un muelle';

export const emailOf = (name: string) => `${name}.${Date.now().toString(36)}@palapa.test`;

/** The newest link that was mailed to somebody. */
export async function linkTo(email: string, screen: 'invitation' | 'reset-password'): Promise<string> {
  let link: string | undefined;
  await eventually(async () => {
    const printed = await readFile(join(journeyServer().dataDir, PRINTED), 'utf8');
    const letters = printed.split('\n').filter((line) => line.includes(`To ${email}:`));
    link = letters.map((line) => /http\S+/.exec(line)?.[0]).findLast((one) => one?.includes(screen));
    return link;
  }).toBeDefined();
  return link!;
}

export interface NewPerson {
  readonly email: string;
  readonly roleId: number;
}

interface Rights {
  readonly mayPublish?: boolean;
  readonly siteIds?: readonly number[];
  readonly language?: 'en' | 'es';
}

/** Somebody new with a role of their own, who has accepted the invitation. */
export async function invitePerson(
  admin: BrowserContext,
  name: string,
  permissions: string[],
  { mayPublish = true, siteIds = [15], language = 'en' }: Rights = {},
): Promise<NewPerson> {
  const email = emailOf(name.toLowerCase().replaceAll(/[^a-z]/g, ''));
  const role = await callApi<{ id: number }>(admin, 'POST', 'user-roles', {
    name: email,
    permissions,
    may_publish: mayPublish,
  });
  const rights = { role_ids: [role.id], site_ids: siteIds };
  await callApi(admin, 'POST', 'users', { email, name, language, ...rights });
  const token = new URL(await linkTo(email, 'invitation')).searchParams.get('token')!;
  const { context } = await newGuest();
  await callApi(context, 'POST', `invitations/${token}/accept`, { name, language, password: PASSWORD });
  await context.close();
  return { email, roleId: role.id };
}
