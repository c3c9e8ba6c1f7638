/** Bytes that one person may write into drafts at once, and again with each minute. */
const BYTES = 20 * 2 ** 20;
const MINUTE = 60_000;
/** So many people are remembered, before those who have their whole allowance again are forgotten. */
const PEOPLE = 1000;

interface Spent {
  /** What is left at that time. */
  readonly left: number;
  readonly at: number;
}

/**
 * How much each person may write into drafts. A draft that is written again takes new room, and the old one is free
 * only after PostgreSQL's next vacuum: without a limit of bytes in a minute, twenty megabytes of drafts would fill a
 * disk. Somebody who types sends a few kilobytes a second. Each process counts for itself.
 */
export class DraftAllowance {
  readonly #spent = new Map<string, Spent>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  #left({ left, at }: Spent): number {
    return Math.min(BYTES, left + ((this.#now() - at) / MINUTE) * BYTES);
  }

  /** Takes so many bytes of a person's allowance: 0, or the seconds after which there are enough. */
  take(person: string, bytes: number): number {
    const before = this.#spent.get(person);
    const left = before ? this.#left(before) : BYTES;
    if (bytes > left) return Math.ceil(((bytes - left) / BYTES) * (MINUTE / 1000));
    if (!before && this.#spent.size >= PEOPLE) this.#forgetRested();
    this.#spent.set(person, { left: left - bytes, at: this.#now() });
    return 0;
  }

  #forgetRested(): void {
    for (const [person, spent] of this.#spent) if (this.#left(spent) >= BYTES) this.#spent.delete(person);
  }
}
