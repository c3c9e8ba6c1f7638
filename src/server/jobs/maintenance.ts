import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { locks } from '../database/locks.ts';
import { withoutTimeLimits } from '../database/time-limits.ts';
import { cleanUpStaffData } from '../staff/cleanup.ts';
import { removeOrphans, tidyFolders } from '../media/remove-orphans.ts';
import type { MediaFolders } from '../media/store.ts';
import type { AppLog } from '../plugins/problem.ts';
import { keepAllInStep } from '../content/copies/keep-in-step.ts';
import { catchUp } from '../content/store/catch-up.ts';
import { dropOldDrafts } from '../content/drafts/drafts.ts';
import { deleteOldSiteChanges } from '../delivery/site-changes.ts';
import { forgetApplications } from '../agents/account/applications.ts';
import { forgetOldTries } from '../forms/form-limits.ts';
import { forgetSubscribers } from '../forms/newsletter/subscribers.ts';
import { deleteOldSubmissions } from '../forms/submissions.ts';
import { forgetOldMissing } from '../redirects/missing-addresses.ts';
import { forgetLostDraws } from '../site/draws/draw-counts.ts';
import { forgetReaders } from '../site/reads/read-counts.ts';
import { forgetUnusedTexts } from '../site/search/search-index.ts';
import { settleAll } from '../content/publication/settle.ts';
import { emptyTrash } from '../content/write/trash.ts';

const DAY = 86_400_000;
/** Milliseconds that a shutdown waits for a running job, whose statements have no time limit. */
const RUN_TIMEOUT = 5000;

/** Runs the daily jobs; skips them while another instance runs them. Without `folders`, no file is looked at. */
export async function runMaintenance(
  pool: Pool,
  goesOn: () => boolean = () => true,
  folders?: MediaFolders,
): Promise<void> {
  // A session-level lock: it is released with the connection, however the jobs end.
  await withoutTimeLimits(pool, async (db, client) => {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      locks.maintenance,
    ]);
    if (!rows[0]?.isOurs) return;
    await emptyTrash(db, Date.now());
    await dropOldDrafts(db, Date.now());
    await deleteOldSiteChanges(db, Date.now());
    await forgetOldMissing(db, Date.now());
    await forgetLostDraws(db);
    await forgetReaders(db);
    await forgetUnusedTexts(db);
    await deleteOldSubmissions(db);
    await forgetOldTries(db);
    await forgetSubscribers(db);
    await forgetApplications(db);
    await cleanUpStaffData(db);
    await settleAll(db, goesOn);
    await catchUp(db, goesOn);
    await keepAllInStep(db, goesOn);
    // At the end: a store that does not answer keeps nothing else from being done.
    if (folders) await removeOrphans(db, folders, Date.now());
  });
}

/** Schedules maintenance at startup and once a day. A shutdown waits for running jobs. */
export function scheduleMaintenance(
  app: FastifyInstance,
  { pool, log, folders }: { pool: Pool; log: AppLog; folders: MediaFolders },
): void {
  let isClosing = false;
  let work = Promise.resolve();
  let daily: NodeJS.Timeout | undefined;
  const begin = () => {
    work = work
      // Of this machine, so also where another instance does the rest; and whether or not the rest can be done.
      .then(() => tidyFolders(drizzle(pool), folders, Date.now()))
      .then(() => runMaintenance(pool, () => !isClosing, folders))
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
