import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { contentTypes } from '../src/content/index.ts';
import { createRecord } from '../src/server/content/write/write.ts';
import { inCopyOf } from './copied-data.ts';
import { limits } from './limits.ts';
import { printTable, verdict, type Verdict } from './report.ts';
import { type Match, playRounds } from './rounds.ts';
import { startBare, startPalapa } from './running-server.ts';
import { assertSame, type RequestHeaders, saveResponse } from './served-bytes.ts';

/** The codes of a booking among 500 triggers, which are worked out for each request, beside a bare Fastify that knows the answer. */

const TRIGGERS = 500;
// Many short slices: whatever else the machine does strikes few of them, and medians pass over those.
const ROUNDS = 25;
const SLICE_SECONDS = 0.4;

const COUNTRIES = ['AR', 'BR', 'CA', 'CL', 'CO', 'DE', 'ES', 'FR', 'GB', 'IT', 'MX', 'PE', 'US'];

/** Triggers of every kind, as a group has them after some years: codes to type, campaigns, countries, with and without resorts. */
function triggerNumber(at: number, resorts: readonly string[]): Record<string, unknown> {
  const country = COUNTRIES[at % COUNTRIES.length]!;
  return {
    code_value: `BENCH${at}`,
    trigger_value: `promo=BENCH${at}&rate=R${at % 7}`,
    magic_label: at % 3 === 0 ? `utm_campaign=bench-${at}` : at % 3 === 1 ? `promo=BENCH${at}` : null,
    geocode_label: at % 2 === 0 ? country : null,
    abbr_resorts_list: at % 4 === 0 ? null : resorts[at % resorts.length]!,
  };
}

async function makeTriggers(demo: string, folder: string): Promise<void> {
  await inCopyOf(demo, folder, async (pool) => {
    const db = drizzle(pool);
    const { rows } = await pool.query<{ code: string }>('select code from resort where code is not null');
    const resorts = rows.map(({ code }) => code);
    for (let at = 0; at < TRIGGERS; at += 1) {
      await createRecord(db, contentTypes.booking_code_trigger, {
        siteId: null,
        body: triggerNumber(at, resorts),
        actor: { id: null, name: 'Bench' },
      });
    }
  });
}

const ROUTE = '/api/devise/booking-codes/by-resort';
const CAMPAIGN = TRIGGERS - (TRIGGERS % 3 || 3);

/** What pages send, with the headers of a CDN where the country decides. */
const bookings: Readonly<Record<string, { readonly path: string; readonly headers: RequestHeaders }>> = {
  'a campaign': { path: `${ROUTE}?utm_source=mail&utm_campaign=bench-${CAMPAIGN}`, headers: {} },
  'a typed code': { path: `${ROUTE}?typed=bench${TRIGGERS - 1}`, headers: {} },
  'a country': { path: ROUTE, headers: { 'x-forwarded-for': '198.51.100.7', 'cf-ipcountry': 'MX' } },
  'no codes': { path: `${ROUTE}?utm_source=mail&utm_campaign=unknown`, headers: {} },
};

export async function compareBookingCodes(demo: string, folder: string): Promise<Verdict[]> {
  const data = join(folder, 'many-triggers');
  await makeTriggers(demo, data);
  await using palapa = await startPalapa(data, { isPinned: true, env: { TRUST_PROXY: '127.0.0.1' } });
  const results = [];
  for (const [name, { path, headers }] of Object.entries(bookings)) {
    const response = await saveResponse(palapa.port, path, headers);
    const file = join(folder, 'codes.json');
    await writeFile(file, JSON.stringify([response]));
    await using fastify = await startBare('fastify', file, true);
    await assertSame(fastify.port, [response]);
    const load = { path, status: 200, seconds: SLICE_SECONDS, headers: [headers] } as const;
    const match: Match = { name, contestants: [palapa, fastify].map((server) => ({ server, load })) };
    results.push(...(await playRounds([match], ROUNDS)));
  }
  printTable(['Palapa', 'bare Fastify'], results);
  return results.map(({ name, ratios }) =>
    verdict(
      `booking codes of ${name}: requests a second to a bare Fastify's`,
      ratios[1]!,
      'at least',
      limits.bookingCodes,
    ),
  );
}
