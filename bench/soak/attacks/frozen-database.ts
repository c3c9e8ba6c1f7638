import { setTimeout as pause } from 'node:timers/promises';
import { freezePostgres } from '../../../test/frozen-postgres.ts';
import { DEMO_ADMIN, DEMO_PASSWORD } from '../../../src/server/staff/people/demo-staff.ts';
import { type StaffVisit, visitAsAdministrator } from '../../staff-visit.ts';
import { fetchBytes } from '../../served-bytes.ts';
import type { AttackReport, AttackTarget } from './attack.ts';

const FROZEN_SECONDS = 15;
const LONGEST = 10_000; // milliseconds
const CONNECTIONS = 100;
/** These wait for a turn of their own before they wait for the database. */
const SIGN_INS = 20;
/** More than the pool has connections, so that some have to wait for one; and some of each second after. */
const AT_ONCE = 40;
const EACH_SECOND = 4;

const draft = (label: string) => ({
  type: 'event',
  record_id: null,
  site_id: 15,
  version: null,
  step: 'create/when',
  values: { label, locale: { en: {}, es: {} } },
});

let keys = 0;
const write = (visit: StaffVisit) =>
  visit.ask('PUT', `drafts/${String((keys += 1)).padStart(8, '0')}`, draft(`Written ${keys}`));

const signIn = (visit: StaffVisit) =>
  visit.ask('POST', 'login', { email: DEMO_ADMIN.email, password: DEMO_PASSWORD });

/** Every PostgreSQL process stands still for a while, as under a frozen disk, while staff write. */
export async function freezeDatabase({ server, dataDir }: AttackTarget): Promise<AttackReport> {
  const visit = await visitAsAdministrator(server.port, CONNECTIONS);
  await Promise.all(Array.from({ length: 20 }, () => write(visit)));
  const thaw = await freezePostgres(dataDir);
  const pending: ReturnType<typeof write>[] = [];
  let ready = { status: 0, milliseconds: 0 };
  try {
    const end = Date.now() + FROZEN_SECONDS * 1000;
    for (let count = AT_ONCE; Date.now() < end; count = EACH_SECOND) {
      for (let at = 0; at < count; at += 1) pending.push(write(visit));
      if (count === AT_ONCE) {
        for (let at = 0; at < SIGN_INS; at += 1) pending.push(signIn(visit));
        const began = performance.now();
        const { status } = await fetchBytes(server.port, '/readyz');
        ready = { status, milliseconds: performance.now() - began };
      }
      await pause(1000);
    }
  } finally {
    thaw();
  }
  const responses = await Promise.all(pending);
  const longest = Math.max(...responses.map(({ milliseconds }) => milliseconds));
  const refused = responses.filter(({ status }) => status === 503);
  const mute = refused.filter(({ retryAfter }) => retryAfter === undefined);
  const after = await Promise.all(Array.from({ length: AT_ONCE }, () => write(visit)));
  const failedAfter = after.filter(({ status }) => status !== 200).length;
  visit.close();
  const problems: string[] = [];
  if (longest > LONGEST) problems.push(`a write was answered after ${(longest / 1000).toFixed(1)} s`);
  if (refused.length === 0) problems.push('no write was told that the database does not answer');
  if (mute.length > 0) problems.push(`${mute.length} answers 503 have no Retry-After`);
  if (ready.status !== 503) problems.push(`/readyz said ${ready.status} while the database was frozen`);
  if (failedAfter > 0) problems.push(`${failedAfter} of ${after.length} writes failed afterwards`);
  return {
    figures: [
      `${responses.length} writes and sign-ins while PostgreSQL was stopped for ${FROZEN_SECONDS} s: ${refused.length} × 503, ` +
        `slowest answer ${(longest / 1000).toFixed(1)} s; afterwards ${after.length - failedAfter} of ${after.length} taken`,
      `/readyz said ${ready.status} after ${ready.milliseconds.toFixed(0)} ms`,
    ],
    problems,
  };
}
