import type { DecodeFailed } from './decoder/failures.ts';

const FIRST_PAUSE = 60_000;
const MAX_PAUSE = 3_600_000;
const MAX_FAILURES = 1000;

interface Failure {
  readonly error: DecodeFailed;
  /** Milliseconds. */
  readonly pause: number;
  readonly until: number;
}

/**
 * Pictures that could not be decoded. They are retried after a minute and then after twice as long each time,
 * up to an hour: transient failures recover soon, and a broken picture cannot keep a decoder busy.
 */
export class FailedPictures {
  readonly #failures = new Map<string, Failure>();

  /** The failure of a picture that should not be tried again yet. */
  find(file: string): DecodeFailed | undefined {
    const failure = this.#failures.get(file);
    return failure && failure.until > Date.now() ? failure.error : undefined;
  }

  add(file: string, error: DecodeFailed): void {
    const before = this.#failures.get(file);
    const pause = before ? Math.min(before.pause * 2, MAX_PAUSE) : FIRST_PAUSE;
    this.#failures.delete(file);
    this.#failures.set(file, { error, pause, until: Date.now() + pause });
    if (this.#failures.size > MAX_FAILURES) this.#failures.delete(this.#failures.keys().next().value!);
  }

  /** Removes a failure after a success. */
  delete(file: string): void {
    this.#failures.delete(file);
  }
}
