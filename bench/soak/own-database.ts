import pg from 'pg';
import { openFolders } from '../../src/server/database/embedded/folders.ts';
import { homeConfig } from '../../src/server/database/embedded/home-database.ts';
import { knownSocketFolder } from '../../src/server/database/embedded/socket.ts';

/** A connection beside the running Palapa's own, as another program's would be. */
export async function besidePalapa(dataDir: string): Promise<pg.Client> {
  const socketFolder = await knownSocketFolder(await openFolders(dataDir));
  if (socketFolder === undefined) throw new Error(`No PostgreSQL has run in ${dataDir}.`);
  const client = new pg.Client(homeConfig(socketFolder));
  client.on('error', () => {});
  await client.connect();
  return client;
}
