import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from '../plugins/transient-errors.ts';

// Milliseconds.
/** Where an older value is at hand, nobody waits longer than this for a newer one. */
const MAX_WAIT = 1500;
/** After a read that failed or takes long, the older value is served so long before anybody waits again. */
const RETRY_AFTER = 1000;
/** While changes are not announced, a value counts as current for so long: guests see a change within a second. */
const MAX_UNANNOUNCED_AGE = 900;

export interface Read<T> {
  readonly value: T;
  /** Epoch milliseconds since when the value may be outdated; undefined while it is current. */
  readonly staleSince: number | undefined;
}

interface Last<T> {
  readonly value: T;
  readonly readAt: number;
  readonly number: number;
}

/**
 * A value that is read from the database once and kept until it is invalidated. While the database cannot be read, the
 * value from before is served and marked as stale.
 */
export class Retained<T> {
  readonly #read: () => Promise<T>;
  #last: Last<T> | undefined;
  #isValid = false;
  #invalidSince: number | undefined;
  #reading: Promise<T> | undefined;
  #reads = 0;
  #retryAt = 0;

  constructor(read: () => Promise<T>) {
    this.#read = read;
  }

  /** The value if it is at hand and was not invalidated. */
  get ready(): T | undefined {
    return this.#isValid ? this.#last!.value : undefined;
  }

  /** The value that was read last, valid or not. */
  get last(): T | undefined {
    return this.#last?.value;
  }

  /** Has the next reader wait for a new read: one that is under way may have begun before the change. */
  invalidate(): void {
    this.#isValid = false;
    this.#invalidSince ??= Date.now();
    this.#reading = undefined;
    this.#retryAt = 0;
  }

  /**
   * `unannouncedSince`: since when changes are not announced (epoch milliseconds), undefined while they are. Throws
   * where the value cannot be read and there is none from before.
   */
  async get(unannouncedSince?: number): Promise<Read<T>> {
    const last = this.#last;
    const isAnnounced = unannouncedSince === undefined;
    if (last && this.#isValid && (isAnnounced || Date.now() - last.readAt < MAX_UNANNOUNCED_AGE)) {
      return { value: last.value, staleSince: undefined };
    }
    if (!last) return { value: await this.#readOnce(), staleSince: undefined };
    const stale = { value: last.value, staleSince: this.#invalidSince ?? unannouncedSince };
    return Date.now() < this.#retryAt ? stale : this.#newerOr(stale);
  }

  /** The value as it is read now, or the older one where that fails or takes long. */
  async #newerOr(stale: Read<T>): Promise<Read<T>> {
    const read = this.#readOnce().then((value) => ({ value, staleSince: undefined }));
    const late = pause(MAX_WAIT, stale, { ref: false });
    const first = await Promise.race([read, late]).catch((error: unknown) => {
      if (!isDatabaseAway(error as object)) throw error;
      return stale;
    });
    if (first === stale) this.#retryAt = Date.now() + RETRY_AFTER;
    return first;
  }

  /** One read at a time, shared by all who wait for it. */
  #readOnce(): Promise<T> {
    if (this.#reading) return this.#reading;
    const number = (this.#reads += 1);
    const reading = this.#read();
    this.#reading = reading;
    const settle = (finish: () => void) => {
      if (this.#reading !== reading) return;
      this.#reading = undefined;
      finish();
    };
    reading.then(
      (value) => {
        // A read that a change has overtaken is newer than what was there, but not current.
        if (number > (this.#last?.number ?? 0)) this.#last = { value, readAt: Date.now(), number };
        settle(() => {
          this.#isValid = true;
          this.#invalidSince = undefined;
        });
      },
      () => settle(() => {}),
    );
    return reading;
  }
}
