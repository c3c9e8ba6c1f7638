/** Limits how many uploads there are at once: each takes up to 15 MB of disk and a turn of the decoder. */
export class UploadLimit {
  readonly #maxAtOnce: number;
  readonly #maxPerPerson: number;
  readonly #running = new Map<string, number>();
  #count = 0;

  constructor(maxAtOnce: number, maxPerPerson: number) {
    this.#maxAtOnce = maxAtOnce;
    this.#maxPerPerson = maxPerPerson;
  }

  /** Begins a person's upload: false where there are too many already. */
  begin(person: string): boolean {
    const own = this.#running.get(person) ?? 0;
    if (this.#count >= this.#maxAtOnce || own >= this.#maxPerPerson) return false;
    this.#count += 1;
    this.#running.set(person, own + 1);
    return true;
  }

  end(person: string): void {
    const own = this.#running.get(person) ?? 0;
    this.#count -= 1;
    if (own > 1) this.#running.set(person, own - 1);
    else this.#running.delete(person);
  }
}
