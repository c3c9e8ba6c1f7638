import { join } from 'node:path';
import { mkdir } from 'node:fs/promises';
import { buildAll } from '../scripts/build.ts';
import { compareBookingCodes } from './booking-codes.ts';
import { compareColdStart } from './cold-start.ts';
import { compareWithBareServers } from './guest-responses.ts';
import type { Verdict } from './report.ts';
import { pinLoad, startPalapa, temporaryFolder } from './running-server.ts';
import { lookAtPages } from './lighthouse.ts';
import { walkOnSlowLine } from './slow-line.ts';
import { compareLongLists } from './long-lists.ts';
import { compareManySites, type ManySites } from './many-sites.ts';
import { compareTenTimes, makeTimes } from './ten-times.ts';

const partNames = [
  'cold-start',
  'long-lists',
  'pages',
  'ten-times',
  'many-sites',
  'guests',
  'booking-codes',
] as const;
type Part = (typeof partNames)[number];

/** The demo's six sites so many times, in a group that does not grow. */
const MANY_SITES = [8, 84] as const;

const isPart = (name: string): name is Part => partNames.some((part) => part === name);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !isPart(name));
if (unknown.length > 0) {
  console.error(`There is no part called ${unknown.join(', ')}. There are: ${partNames.join(', ')}.`);
  process.exit(1);
}
const runs = (part: Part): boolean => asked.length === 0 || asked.includes(part);

/** Holds the built Palapa to its limits beside bare servers, measured in turns. Ends with 1 when one is missed. */
async function measure(): Promise<Verdict[]> {
  const verdicts: Verdict[] = [];
  // At once: a part takes up to a quarter of an hour, and a later one may fail.
  const add = (ofPart: readonly Verdict[]) => {
    console.log(`\n${ofPart.map(({ line }) => line).join('\n')}`);
    verdicts.push(...ofPart);
  };
  await buildAll();
  await using folder = await temporaryFolder();
  const demo = join(folder.path, 'demo');
  await mkdir(demo, { mode: 0o711 });

  console.log('Loading the demo …');
  await (await startPalapa(demo))[Symbol.asyncDispose]();

  if (runs('cold-start')) {
    console.log('\nCold start with an existing database');
    add(await compareColdStart(demo, folder.path));
  }
  if (runs('long-lists')) {
    console.log('\nStaff with 1,000 and with 100,000 events');
    add(await compareLongLists(demo, folder.path));
  }
  if (runs('pages')) {
    console.log('\nLighthouse');
    // Before the load is pinned: a browser that it starts would share its one processor.
    await using seen = await startPalapa(demo);
    add(await lookAtPages(seen.port));
    console.log('\nThe hub on a slow line');
    add(await walkOnSlowLine(seen.port));
  }
  if (runs('ten-times')) {
    console.log('\nTen times the sites and records');
    const tenTimes = join(folder.path, 'ten-times');
    const keys = await makeTimes(demo, tenTimes);
    pinLoad();
    await using one = await startPalapa(demo, { isPinned: true });
    await using ten = await startPalapa(tenTimes, { isPinned: true });
    add(await compareTenTimes(one, ten, keys));
  }
  if (runs('many-sites')) {
    console.log('\nPublic pages among many sites');
    const data = await Promise.all(
      MANY_SITES.map(async (times) => {
        const path = join(folder.path, `times-${times}`);
        return { path, keys: await makeTimes(demo, path, times, 'of sites') };
      }),
    );
    pinLoad();
    await using servers = new AsyncDisposableStack();
    const few = servers.use(await startPalapa(demo, { isPinned: true }));
    const more: ManySites[] = [];
    for (const { path, keys } of data) {
      more.push({ server: servers.use(await startPalapa(path, { isPinned: true })), keys });
    }
    add(await compareManySites(few, more));
  }
  if (runs('guests')) {
    console.log('\nGuest answers');
    pinLoad();
    await using one = await startPalapa(demo, { isPinned: true });
    add(await compareWithBareServers(one, folder.path));
  }
  if (runs('booking-codes')) {
    console.log('\nBooking codes with 500 triggers');
    pinLoad();
    add(await compareBookingCodes(demo, folder.path));
  }
  return verdicts;
}

const verdicts = await measure();
const missed = verdicts.filter(({ isMet }) => !isMet);
console.log(`\n${verdicts.length - missed.length} of ${verdicts.length} limits are met.`);
process.exitCode = missed.length === 0 ? 0 : 1;
