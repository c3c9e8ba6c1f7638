import { join } from 'node:path';
import { projectRoot } from '../../project-root.ts';
import { DecoderProcess, type ProcessLimits } from './decoder-process.ts';
import { DecoderBusy, JobAbandoned } from './failures.ts';
import { FairQueue, type QueueLimits } from './fair-queue.ts';
import type { DecodeJob, ResultOf } from './jobs.ts';

/** Who waits: a guest for a picture, a member of staff for an upload, or nobody yet. */
export type Urgency = 'guest' | 'staff' | 'later';

export interface DecoderLimits extends ProcessLimits {
  readonly queues: Readonly<Record<Urgency, QueueLimits>>;
}

const MEGABYTE = 2 ** 20;

/**
 * Measured on one machine of two cores: a variant takes 0.1 to 3.5 s and up to 470 MB, the worst upload that the other
 * limits allow (25 megapixels with transparency) 20 s and 700 MB. On a busy machine, where guests' answers come first,
 * both take many times as long. A guest waits some 20 s for the last of 100 pictures, and the guests of a hotel often
 * share one address.
 */
const decoderLimits: DecoderLimits = {
  maxPixels: 100_000_000,
  maxMemory: 768 * MEGABYTE,
  maxTime: { variant: 60_000, clean: 120_000, measure: 60_000 },
  idleTime: 5000,
  queues: {
    guest: { maxItems: 200, maxPerClient: 100 },
    staff: { maxItems: 16, maxPerClient: 4 },
    later: { maxItems: 1000, maxPerClient: 500 },
  },
};

/** The child's program, as a source beside this one or as built: `vite.server.config.ts`. */
export const decoderEntry = import.meta.filename.endsWith('.ts')
  ? join(import.meta.dirname, 'child/decode-pictures.ts')
  : join(projectRoot, 'dist/server/decode-pictures.js');

interface Task {
  readonly job: DecodeJob;
  readonly urgency: Urgency;
  /** Who waits for it; a client stands here once for each of its requests. */
  readonly clients: string[];
  readonly settle: PromiseWithResolvers<unknown>;
}

/** A job that waits or runs. */
export interface PendingJob<Job extends DecodeJob> {
  readonly result: Promise<ResultOf<Job>>;
  /** Another request of a client waits for it. Throws DecoderBusy where too much waits for that client. */
  join(client: string): void;
  /** A request no longer waits. A job that has not begun and that nobody waits for is dropped; says whether it was. */
  leave(client: string): boolean;
}

/**
 * Decodes pictures in two processes of their own. One does what guests wait for. The other does uploads and, while no
 * guest waits, what is made for later. So neither a large upload nor a slow AVIF holds up guests.
 */
export class Decoder {
  readonly #queues: Readonly<Record<Urgency, FairQueue<Task>>>;
  readonly #processes: readonly DecoderProcess[];
  readonly #busy = new Set<DecoderProcess>();
  #isClosed = false;

  constructor(limits: Partial<DecoderLimits> = {}, entry: string = decoderEntry) {
    const all = { ...decoderLimits, ...limits };
    const { guest, staff, later } = all.queues;
    this.#queues = { guest: new FairQueue(guest), staff: new FairQueue(staff), later: new FairQueue(later) };
    this.#processes = [new DecoderProcess(entry, all), new DecoderProcess(entry, all)];
  }

  /** The processes that run now. */
  get pids(): number[] {
    return this.#processes.flatMap(({ pid }) => pid ?? []);
  }

  /** The jobs that guests wait for and that have not begun. */
  get waiting(): number {
    return this.#queues.guest.size;
  }

  /** Takes a job for a client. Throws DecoderBusy where too much waits already. */
  add<Job extends DecodeJob>(job: Job, urgency: Urgency, client: string): PendingJob<Job> {
    if (this.#isClosed) throw new DecoderBusy('The server is closing.');
    const task: Task = { job, urgency, clients: [client], settle: Promise.withResolvers() };
    this.#queues[urgency].add(task, client);
    this.#work();
    return {
      result: task.settle.promise as Promise<ResultOf<Job>>,
      join: (other) => this.#join(task, other),
      leave: (other) => this.#leave(task, other),
    };
  }

  /** Ends the processes; what waits or runs rejects with DecoderBusy. */
  async close(): Promise<void> {
    this.#isClosed = true;
    for (const queue of Object.values(this.#queues)) {
      for (const { settle } of queue.takeAll()) settle.reject(new DecoderBusy('The server is closing.'));
    }
    await Promise.all(this.#processes.map((one) => one.close()));
  }

  #join(task: Task, client: string): void {
    const queue = this.#queues[task.urgency];
    if (queue.has(task)) queue.add(task, client);
    task.clients.push(client);
  }

  #leave(task: Task, client: string): boolean {
    const at = task.clients.indexOf(client);
    if (at !== -1) task.clients.splice(at, 1);
    const queue = this.#queues[task.urgency];
    if (!queue.has(task)) return false;
    if (!task.clients.includes(client)) queue.remove(task, client);
    if (queue.has(task)) return false;
    task.settle.reject(new JobAbandoned());
    return true;
  }

  #work(): void {
    const { guest, staff, later } = this.#queues;
    const [forGuests, inBackground] = this.#processes;
    void this.#give(forGuests!, () => guest.take());
    void this.#give(inBackground!, () => staff.take() ?? (guest.size === 0 ? later.take() : undefined));
  }

  async #give(to: DecoderProcess, next: () => Task | undefined): Promise<void> {
    if (this.#busy.has(to)) return;
    const task = next();
    if (!task) return;
    this.#busy.add(to);
    await to.run(task.job).then(task.settle.resolve, task.settle.reject);
    this.#busy.delete(to);
    this.#work();
  }
}
