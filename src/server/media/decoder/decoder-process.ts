import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { DecodeFailed, DecoderBusy } from './failures.ts';
import type { ChildMessage, DecodeJob, JobMessage, ResultOf } from './jobs.ts';

export interface ProcessLimits {
  readonly maxPixels: number;
  /** Bytes of resident memory, which holds what the native library takes too. */
  readonly maxMemory: number;
  /** Milliseconds from giving a job to its answer, the start of the process included. */
  readonly maxTime: Readonly<Record<DecodeJob['kind'], number>>;
  /** Milliseconds without a job after which the process ends and gives its memory back. */
  readonly idleTime: number;
}

/** No picture's fault: it may be tried again. */
const NO_PROCESS = 'No process could be started to decode pictures.';

const killedFor: Readonly<Record<'time' | 'memory', string>> = {
  time: 'Decoding this picture took too long.',
  memory: 'Decoding this picture took too much memory.',
};

/**
 * One decoder process, started when there is a job for it. Where it ends in the middle of a job, that job fails and the
 * next one gets a new process.
 */
export class DecoderProcess {
  readonly #entry: string;
  readonly #limits: ProcessLimits;
  #child: ChildProcess | undefined;
  #isReady = false;
  #idle: NodeJS.Timeout | undefined;
  /** Fails the job that runs. */
  #fail: (error: Error) => void = () => {};

  constructor(entry: string, limits: ProcessLimits) {
    this.#entry = entry;
    this.#limits = limits;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Does one job; the caller gives the next one when this has settled. Rejects with DecodeFailed or DecoderBusy. */
  async run<Job extends DecodeJob>(job: Job): Promise<ResultOf<Job>> {
    clearTimeout(this.#idle);
    const child = (this.#child ??= this.#start());
    setReferenced(child, true);
    try {
      return await this.#answerTo(job, child);
    } finally {
      setReferenced(child, false);
      this.#idle = setTimeout(() => this.#kill(child), this.#limits.idleTime).unref();
    }
  }

  /** Ends the process, and with it a job that runs. */
  async close(): Promise<void> {
    clearTimeout(this.#idle);
    this.#fail(new DecoderBusy('The server is closing.'));
    const child = this.#child;
    if (child?.pid === undefined) return;
    const ended = once(child, 'exit');
    this.#kill(child);
    await ended;
  }

  #start(): ChildProcess {
    const child = this.#fork();
    this.#isReady = false;
    const ended = () => {
      if (this.#child !== child) return;
      this.#child = undefined;
      this.#fail(
        this.#isReady
          ? new DecodeFailed('crash', 'The process that decoded this picture ended.')
          : new DecoderBusy(NO_PROCESS),
      );
    };
    child.once('exit', ended);
    // Emitted instead of 'exit' where the system starts no more processes.
    child.on('error', ended);
    try {
      // Where both want a processor, guests' answers come first. Threads that start later inherit this.
      if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    } catch {
      // It has ended already, which its exit tells.
    }
    return child;
  }

  #fork(): ChildProcess {
    try {
      return fork(this.#entry, {
        // Options of the server itself, as an inspector's port, are not for the child.
        execArgv: [],
        // With more arenas glibc keeps much of what the library's threads have freed.
        env: { ...process.env, MALLOC_ARENA_MAX: '2' },
        serialization: 'advanced',
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      });
    } catch (error) {
      throw new DecoderBusy(NO_PROCESS, { cause: error });
    }
  }

  async #answerTo<Job extends DecodeJob>(job: Job, child: ChildProcess): Promise<ResultOf<Job>> {
    const { maxMemory, maxTime, maxPixels } = this.#limits;
    const { promise, resolve, reject } = Promise.withResolvers<ResultOf<Job>>();
    this.#fail = reject;
    let rss = 0;
    const kill = (reason: 'time' | 'memory') => {
      reject(new DecodeFailed(reason, killedFor[reason]));
      this.#kill(child);
    };
    const listener = (message: ChildMessage) => {
      if (message.type === 'ready') this.#isReady = true;
      if (message.type === 'memory') {
        rss = message.rss;
        if (rss > maxMemory) kill('memory');
      }
      if (message.type === 'done') resolve(message.result as ResultOf<Job>);
      if (message.type === 'failed') reject(failureOf(message));
    };
    const late = setTimeout(() => kill('time'), maxTime[job.kind]);
    child.on('message', listener);
    // Where this cannot be sent, the process has ended, which its exit tells.
    if (child.connected) child.send({ job, maxPixels } satisfies JobMessage, () => {});
    try {
      return await promise;
    } finally {
      clearTimeout(late);
      child.off('message', listener);
      // What this job leaves behind should not count against the next one.
      if (rss > maxMemory / 2) this.#kill(child);
    }
  }

  #kill(child: ChildProcess): void {
    if (this.#child === child) this.#child = undefined;
    child.kill('SIGKILL');
  }
}

/** Whether the server's own process waits for this one before it ends. */
function setReferenced(child: ChildProcess, isReferenced: boolean): void {
  const what = isReferenced ? 'ref' : 'unref';
  child[what]();
  child.channel?.[what]();
}

function failureOf({ fault, code, message }: ChildMessage & { type: 'failed' }): Error {
  if (fault) return new DecodeFailed(fault, message);
  return Object.assign(new Error(message), code === undefined ? {} : { code });
}
