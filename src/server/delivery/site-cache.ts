import type { KeptResponse } from './cached-response.ts';
import type { ResponseCache, ResponseSection } from './response-cache.ts';
import type { Snapshot } from './snapshot.ts';

/** One site as guests see it now: its snapshot and the responses made from it. Replaced whole by `SiteTimeline`. */
export class SiteCache {
  readonly snapshot: Snapshot;
  readonly #responses: ResponseSection;
  readonly #making = new Map<string, Promise<KeptResponse>>();

  constructor(snapshot: Snapshot, responses: ResponseCache) {
    this.snapshot = snapshot;
    this.#responses = responses.section();
  }

  /**
   * The response under a cache key; made once, however many ask at the same time. One that is not found (404, 400) is
   * made for each who asks and not kept, unless `keep` is 'always'.
   */
  make(
    key: string,
    make: () => Promise<KeptResponse>,
    keep: 'found' | 'always' = 'found',
  ): Promise<KeptResponse> {
    const ready = this.#responses.get(key);
    if (ready) return Promise.resolve(ready);
    let making = this.#making.get(key);
    if (!making) {
      making = make()
        .then((response) => {
          if (response.isFound || keep === 'always') this.#responses.set(key, response);
          return response;
        })
        .finally(() => this.#making.delete(key));
      this.#making.set(key, making);
    }
    return making;
  }

  /** The response to a request that came in this very spelling before, if it is still kept. */
  responseTo(requestKey: string | undefined): KeptResponse | undefined {
    return requestKey === undefined ? undefined : this.#responses.getByRequest(requestKey);
  }

  /** Remembers which cache key a request in this spelling means. */
  remember(requestKey: string | undefined, key: string): void {
    if (requestKey !== undefined) this.#responses.setRequest(requestKey, key);
  }
}

/** One site since it was read: what was scheduled then takes effect without another read, also while the database is away. */
export class SiteTimeline {
  readonly #responses: ResponseCache;
  #current: SiteCache;

  constructor(snapshot: Snapshot, responses: ResponseCache) {
    this.#responses = responses;
    this.#current = new SiteCache(snapshot, responses);
  }

  get current(): SiteCache {
    const { snapshot } = this.#current;
    // The clock is read only where something is scheduled: this is the way of every warm request.
    if (snapshot.changesAt !== Infinity && snapshot.changesAt <= Date.now()) {
      this.#current = new SiteCache(snapshot.at(Date.now()), this.#responses);
    }
    return this.#current;
  }
}
