import { existsSync } from 'node:fs';
import { basename } from 'node:path';
import process from 'node:process';
import type { ChildMessage, JobMessage } from './jobs.ts';

/**
 * A decoder process for tests, which decodes nothing: the name of a job's file says what becomes of it. `hang` never
 * ends, `crash` ends the process, `grow` takes memory without end, `until` ends when the file `<source>.go` is there,
 * and anything else is done at once. The result is this process's id.
 */
const MEGABYTE = 2 ** 20;
const send = (message: ChildMessage): void => void process.send!(message);
const done = (): void => send({ type: 'done', result: Buffer.from(String(process.pid)) });
const held: Buffer[] = [];

const behaviours: Readonly<Record<string, (source: string) => void>> = {
  hang() {},
  crash: () => process.kill(process.pid, 'SIGKILL'),
  grow() {
    setInterval(() => {
      held.push(Buffer.alloc(10 * MEGABYTE, 1));
      send({ type: 'memory', rss: process.memoryUsage.rss() });
    }, 5);
  },
  until(source) {
    const waiting = setInterval(() => {
      if (!existsSync(`${source}.go`)) return;
      clearInterval(waiting);
      done();
    }, 10);
  },
};

process.on('disconnect', () => process.exit());
process.on('message', ({ job }: JobMessage) =>
  (behaviours[basename(job.source).split('.')[0]!] ?? done)(job.source),
);
send({ type: 'ready' });
