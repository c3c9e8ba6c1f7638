import type { KeptResponse } from './cached-response.ts';
import type { ResponseCache, ResponseSection } from './response-cache.ts';
import type { Snapshot } from './snapshot.ts';

/** Responses that are forgotten together. */
interface Part {
  readonly responses: ResponseSection;
  readonly making: Map<string, Promise<KeptResponse>>;
}

const newPart = (responses: ResponseCache): Part => ({ responses: responses.section(), making: new Map() });

/** What a response is made from: the site alone, or another one too. */
export type MadeFrom = 'own' | 'others';

/** One site as guests see it now: its snapshot and the responses made from it. Replaced whole by `SiteTimeline`. */
export class SiteCache {
  readonly snapshot: Snapshot;
  readonly #cache: ResponseCache;
  readonly #parts: Record<MadeFrom, Part>;

  constructor(snapshot: Snapshot, responses: ResponseCache) {
    this.snapshot = snapshot;
    this.#cache = responses;
    this.#parts = { own: newPart(responses), others: newPart(responses) };
  }

  /** Another site that this one's pages show has changed. What is being made from it is not kept. */
  forgetOthers(): void {
    this.#parts.others = newPart(this.#cache);
  }

  /**
   * The response under a cache key; made once, however many ask at the same time. One that is not found (404, 400) is
   * made for each who asks and not kept, unless `keep` is 'always'.
   */
  make(
    key: string,
    make: () => Promise<KeptResponse>,
    {
      keep = 'found',
      from = 'own',
    }: { readonly keep?: 'found' | 'always'; readonly from?: MadeFrom | undefined } = {},
  ): Promise<KeptResponse> {
    const part = this.#parts[from];
    const ready = part.responses.get(key);
    if (ready) return Promise.resolve(ready);
    let making = part.making.get(key);
    if (!making) {
      making = make()
        .then((response) => {
          if (response.isFound || keep === 'always') part.responses.set(key, response);
          return response;
        })
        .finally(() => part.making.delete(key));
      part.making.set(key, making);
    }
    return making;
  }

  /** The response to a request that came in this very spelling before, if it is still kept. */
  responseTo(requestKey: string): KeptResponse | undefined {
    const { own, others } = this.#parts;
    return own.responses.getByRequest(requestKey, others.responses);
  }

  /** Remembers which cache key a request in this spelling means. */
  remember(requestKey: string | undefined, key: string, from: MadeFrom = 'own'): void {
    if (requestKey === undefined) return;
    const { own, [from]: made } = this.#parts;
    own.responses.setRequest(requestKey, key, made.responses);
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
