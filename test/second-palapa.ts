import { onTestFinished } from 'vitest';
import { openFolders } from '../src/server/database/embedded/folders.ts';
import { homeConfig } from '../src/server/database/embedded/home-database.ts';
import { knownSocketFolder } from '../src/server/database/embedded/socket.ts';
import { journeyServer } from './journey-server.ts';
import { type RunningPalapa, startPalapa } from './running-palapa.ts';

/** Another process on the database of the journeys' Palapa, until the test has finished. */
export async function secondPalapa(): Promise<RunningPalapa> {
  const { dataDir } = journeyServer();
  const { host, port, user, database } = homeConfig((await knownSocketFolder(await openFolders(dataDir)))!);
  const socket = encodeURIComponent(String(host));
  const second = await startPalapa({
    DATA_DIR: dataDir,
    DATABASE_URL: `postgresql://${String(user)}@localhost:${port}/${String(database)}?host=${socket}`,
  });
  onTestFinished(() => second.stop());
  return second;
}
