import { onTestFinished } from 'vitest';
import { type MailServer, openMailServer } from './smtp-server.ts';

export type { MailServer } from './smtp-server.ts';

/** A mail server for as long as the test runs. */
export async function mailServer(): Promise<MailServer> {
  const server = await openMailServer();
  onTestFinished(() => server.close());
  return server;
}
