import { DecoderBusy } from './failures.ts';

export interface QueueLimits {
  /** Items that wait, whoever wants them. */
  readonly maxItems: number;
  /** Items that wait for one client. */
  readonly maxPerClient: number;
}

/**
 * Items that wait, each wanted by one client or more. Clients take turns, so that one who wants a hundred items
 * delays another by one item only; each client's own items come in their order.
 */
export class FairQueue<Item> {
  readonly #limits: QueueLimits;
  readonly #items = new Set<Item>();
  /** Each client's items; the client whose turn is next comes first. */
  readonly #lines = new Map<string, Set<Item>>();

  constructor(limits: QueueLimits) {
    this.#limits = limits;
  }

  get size(): number {
    return this.#items.size;
  }

  has(item: Item): boolean {
    return this.#items.has(item);
  }

  /** Adds an item, or a client to those who want it. Throws DecoderBusy past a limit. */
  add(item: Item, client: string): void {
    const line = this.#lines.get(client) ?? new Set();
    if (line.has(item)) return;
    const isFull = !this.#items.has(item) && this.#items.size >= this.#limits.maxItems;
    if (isFull || line.size >= this.#limits.maxPerClient) {
      throw new DecoderBusy('Too many pictures are being made.');
    }
    this.#items.add(item);
    this.#lines.set(client, line.add(item));
  }

  /** A client wants an item no more. It stays in the queue while others want it. */
  remove(item: Item, client: string): void {
    this.#removeFrom(client, item);
    if (![...this.#lines.values()].some((line) => line.has(item))) this.#items.delete(item);
  }

  /** The next item, which leaves the queue. */
  take(): Item | undefined {
    const [next] = this.#lines;
    if (!next) return undefined;
    const [client, line] = next;
    const [item] = line;
    // This client's next turn comes after everybody else's.
    this.#lines.delete(client);
    this.#lines.set(client, line);
    for (const one of this.#lines.keys()) this.#removeFrom(one, item!);
    this.#items.delete(item!);
    return item;
  }

  /** Everything that waits, which leaves the queue. */
  takeAll(): Item[] {
    const items = [...this.#items];
    this.#items.clear();
    this.#lines.clear();
    return items;
  }

  #removeFrom(client: string, item: Item): void {
    const line = this.#lines.get(client);
    line?.delete(item);
    if (line?.size === 0) this.#lines.delete(client);
  }
}
