import { writeFileSync } from 'node:fs';
import process from 'node:process';
import { type ChildMessage, type DecodeJob, type JobMessage, PictureFault, type ResultOf } from '../jobs.ts';

/**
 * The program of a decoder process: it does one job after the other for the process that forked it, and ends with it.
 * Limits of time and memory are kept by the parent, which kills this process.
 */
const REPORTS_MEMORY_EVERY = 50;

// What can no longer be sent is of no use to anybody: the parent has gone, and this process ends with it.
const send = (message: ChildMessage): void => void process.send!(message, undefined, undefined, () => {});

// The library works in threads that an ordinary exit would wait for.
process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
// Ctrl-C and systemd signal the whole group; the parent decides when its decoders end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});

try {
  // Where memory runs out, the kernel should end this process before the server or PostgreSQL.
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Not Linux, or not allowed.
}

const [{ default: sharp }, { cleanFile }, { makeVariant }, { measureStored }] = await Promise.all([
  import('sharp'),
  import('./clean.ts'),
  import('./variant.ts'),
  import('./measure.ts'),
]);
sharp.cache(false);
sharp.concurrency(1);

function resultOf(job: DecodeJob, maxPixels: number): Promise<ResultOf<DecodeJob>> {
  switch (job.kind) {
    case 'variant':
      return makeVariant(job, maxPixels);
    case 'clean':
      return cleanFile(job, maxPixels);
    case 'measure':
      return measureStored(job);
  }
}

const reportMemory = (): void => send({ type: 'memory', rss: process.memoryUsage.rss() });

async function response({ job, maxPixels }: JobMessage): Promise<void> {
  const reporting = setInterval(reportMemory, REPORTS_MEMORY_EVERY);
  try {
    const result = await resultOf(job, maxPixels);
    reportMemory();
    send({ type: 'done', result });
  } catch (error) {
    const { code, message } = error as { code?: unknown; message?: unknown };
    send({
      type: 'failed',
      fault: error instanceof PictureFault ? error.fault : undefined,
      code: typeof code === 'string' ? code : undefined,
      message: String(message),
    });
  } finally {
    clearInterval(reporting);
  }
}

process.on('message', (message: JobMessage) => void response(message));
send({ type: 'ready' });
