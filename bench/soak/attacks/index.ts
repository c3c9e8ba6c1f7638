import { startPalapa } from '../../running-server.ts';
import type { Attack } from './attack.ts';
import { distinctRequests } from './distinct-requests.ts';
import { fillWithDrafts } from './disk.ts';
import { floodForms } from './forms.ts';
import { freezeDatabase } from './frozen-database.ts';
import { passkeyChallenges } from './passkey-challenges.ts';
import { pictures } from './pictures.ts';
import { removeDataFolder } from './removed-folder.ts';
import { searches } from './searches.ts';
import { slowHeaders } from './slow-headers.ts';
import { uploads } from './uploads.ts';

/** The attacks of `npm run soak -- attack`, by name. */
const attacks: Readonly<Record<string, Attack>> = {
  disk: fillWithDrafts,
  'distinct-requests': distinctRequests,
  'frozen-database': freezeDatabase,
  'passkey-challenges': passkeyChallenges,
  pictures: pictures,
  'removed-folder': removeDataFolder,
  searches: searches,
  'slow-headers': slowHeaders,
  uploads: uploads,
};

/** Starts a server of its own for the attack, prints its figures and returns what did not hold. */
const scenarioOf =
  (attack: Attack) =>
  async (dataDir: string): Promise<readonly string[]> => {
    await using server = await startPalapa(dataDir);
    const { figures, problems } = await attack({ server, dataDir });
    for (const figure of figures) console.log(`  ${figure}`);
    return problems;
  };

export const attackScenarios: Readonly<Record<string, (dataDir: string) => Promise<readonly string[]>>> =
  Object.fromEntries([
    ...Object.entries(attacks).map(([name, attack]) => [name, scenarioOf(attack)] as const),
    // It kills its server, and needs a mail server and addresses of its own.
    ['forms', floodForms] as const,
  ]);
