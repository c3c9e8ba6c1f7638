import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { locks } from '../database/locks.ts';
import { withoutTimeLimits } from '../database/time-limits.ts';
import { cleanUpStaffData } from '../staff/cleanup.ts';
import type { AppLog } from '../plugins/problem.ts';
import { catchUp } from '../content/store/catch-up.ts';
import { dropOldDrafts } from '../content/drafts/drafts.ts';
import { deleteOldSiteChanges } from '../delivery/site-changes.ts';
import { emptyTrash } from '../content/write/trash.ts';

const DAY = 86_400_000;
/** Milliseconds that the end of Palapa waits for a job: its statements have no time limit. */
const RUN_TIMEOUT = 5000;

/** What has to be done once a day; whoever comes while another instance is at it leaves it to that one. */
export async function runMaintenance(pool: Pool, goesOn: () => boolean = () => true): Promise<void> {
  // The lock is the session's: it goes with the connection, however the work ends.
  await withoutTimeLimits(pool, async (db, client) => {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      locks.house,
    ]);
    if (!rows[0]?.isOurs) return;
    await emptyTrash(db, Date.now());
    await dropOldDrafts(db, Date.now());
    await deleteOldSiteChanges(db, Date.now());
    await cleanUpStaffData(db);
    await catchUp(db, goesOn);
  });
}

/** Keeps house when Palapa begins to listen and every day after. Its end waits for what is in flight. */
export function scheduleMaintenance(app: FastifyInstance, pool: Pool, log: AppLog): void {
  let isClosing = false;
  let work = Promise.resolve();
  let daily: NodeJS.Timeout | undefined;
  const begin = () => {
    work = work
      .then(() => runMaintenance(pool, () => !isClosing))
      .catch((error: unknown) =>
        log.error({ err: error }, 'The daily work failed; it is tried again tomorrow.'),
      );
  };
  app.addHook('onListen', async () => {
    begin();
    daily = setInterval(begin, DAY).unref();
  });
  app.addHook('preClose', async () => {
    isClosing = true;
    clearInterval(daily);
    await Promise.race([work, pause(RUN_TIMEOUT, undefined, { ref: false })]);
  });
}
