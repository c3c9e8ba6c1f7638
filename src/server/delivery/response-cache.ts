import { LRUCache } from 'lru-cache';
import type { KeptResponse } from './cached-response.ts';

/** Bytes that everything kept per request may take, of all sites together. */
const MAX_BYTES = 32 * 1024 * 1024;
const MAX_ENTRIES = 20_000;
/** Longer keys are not kept: no page of ours asks so. */
const MAX_KEY_LENGTH = 500;
/** Bytes that an entry takes beside its key and its response, about. */
const ENTRY_OVERHEAD = 300;

/** A response, or the key of one. */
type Entry = KeptResponse | string;

/**
 * Responses of all sites by cache key, and the spellings of requests that mean them. One budget counts keys as well
 * as bodies; past it the entry that was not read for longest goes, so that a flood of different requests cannot crowd
 * out what guests read. Keys begin with the section they belong to: entries of a discarded section are never read
 * again and therefore go first.
 */
export class ResponseCache {
  readonly #maxBytes: number;
  readonly #maxEntries: number;
  #made: LRUCache<string, Entry> | undefined;
  #sections = 0;

  constructor(maxBytes = MAX_BYTES, maxEntries = MAX_ENTRIES) {
    this.#maxBytes = maxBytes;
    this.#maxEntries = maxEntries;
  }

  /** It takes room for all entries that it may hold, and is therefore made with the first section. */
  get #entries(): LRUCache<string, Entry> {
    this.#made ??= new LRUCache<string, Entry>({
      max: this.#maxEntries,
      maxSize: this.#maxBytes,
      sizeCalculation: (entry, key) =>
        ENTRY_OVERHEAD + 2 * key.length + (typeof entry === 'string' ? 2 * entry.length : entry.size),
    });
    return this.#made;
  }

  get bytes(): number {
    return this.#made?.calculatedSize ?? 0;
  }

  /** A part of the cache with keys of its own. */
  section(): ResponseSection {
    this.#sections += 1;
    return new ResponseSection(this.#entries, `${this.#sections} `);
  }
}

class ResponseSection {
  readonly #entries: LRUCache<string, Entry>;
  readonly #prefix: string;

  constructor(entries: LRUCache<string, Entry>, prefix: string) {
    this.#entries = entries;
    this.#prefix = prefix;
  }

  /** The response under a cache key, unless it has expired. */
  get(key: string): KeptResponse | undefined {
    return this.#response(this.#prefix + key);
  }

  set(key: string, response: KeptResponse): void {
    if (key.length <= MAX_KEY_LENGTH) this.#entries.set(this.#prefix + key, response);
  }

  /** The response that a request in this spelling was answered with before, of this section or of `other`. */
  getByRequest(requestKey: string, other: ResponseSection = this): KeptResponse | undefined {
    const key = this.#entries.get(`${this.#prefix}=${requestKey}`);
    if (typeof key !== 'string') return undefined;
    // Responses of a section that has been replaced stay in the cache until they are evicted.
    const isCurrent = key.startsWith(this.#prefix) || key.startsWith(other.#prefix);
    return isCurrent ? this.#response(key) : undefined;
  }

  /** Has a request in this spelling mean the response under the key, of this section or of another one. */
  setRequest(requestKey: string, key: string, section: ResponseSection = this): void {
    if (requestKey.length > MAX_KEY_LENGTH) return;
    this.#entries.set(`${this.#prefix}=${requestKey}`, section.#prefix + key);
  }

  #response(fullKey: string): KeptResponse | undefined {
    const entry = this.#entries.get(fullKey);
    return typeof entry === 'object' && !entry.isExpired ? entry : undefined;
  }
}

export type { ResponseSection };
