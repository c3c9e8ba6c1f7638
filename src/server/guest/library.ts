import { readSiteNames, readSnapshot, type SiteName } from './snapshot.ts';
import { SiteDirectory } from './site-directory.ts';
import { Shelf } from './shelf.ts';
import type { Database } from '../content/store/repository.ts';

/** While nobody tells of writes, what was read is believed for this long only. Milliseconds. */
const UNTOLD_MOST = 900;

export interface Visited {
  readonly site: SiteName;
  readonly shelf: Shelf;
}

interface Kept<T> {
  readonly value: Promise<T>;
  readonly since: number;
}

/** The sites that this instance has read, each until a write to it is announced. */
export class Library {
  readonly #db: Database;
  readonly #shelves = new Map<number, Kept<Shelf | undefined>>();
  #directory: Kept<SiteDirectory> | undefined;
  #readyDirectory: SiteDirectory | undefined;
  readonly #readyShelves = new Map<number, Shelf>();
  #isTold = false;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Whether writes are announced at present. Whatever was read before may have been missed: it goes. */
  set isTold(isTold: boolean) {
    this.#isTold = isTold;
    this.drop('*');
  }

  /** Forgets one site, or all of them with '*'. */
  drop(siteId: string): void {
    this.#directory = undefined;
    this.#readyDirectory = undefined;
    if (siteId === '*') {
      this.#shelves.clear();
      this.#readyShelves.clear();
    } else {
      this.#shelves.delete(Number(siteId));
      this.#readyShelves.delete(Number(siteId));
    }
  }

  /** What is at hand without waiting: the way of a warm read. */
  get readyDirectory(): SiteDirectory | undefined {
    return this.#isTold ? this.#readyDirectory : undefined;
  }

  readyShelf(siteId: number): Shelf | undefined {
    return this.#isTold ? this.#readyShelves.get(siteId) : undefined;
  }

  #isFresh(kept: Kept<unknown> | undefined): kept is Kept<never> {
    return kept !== undefined && (this.#isTold || Date.now() - kept.since < UNTOLD_MOST);
  }

  async directory(): Promise<SiteDirectory> {
    if (this.#isFresh(this.#directory)) return this.#directory.value;
    const kept = {
      since: Date.now(),
      value: readSiteNames(this.#db).then((sites) => new SiteDirectory(sites)),
    };
    this.#directory = kept;
    // A read that failed, or that a write overtook, is not kept for the next one.
    const forget = () => {
      if (this.#directory === kept) this.#directory = undefined;
    };
    kept.value.then((directory) => {
      if (this.#directory === kept) this.#readyDirectory = directory;
    }, forget);
    return kept.value;
  }

  /** The site that a request's host or Server-Name means, and its shelf; undefined where there is none. */
  async visit(host: string | undefined, serverName: string | undefined): Promise<Visited | undefined> {
    const site = (await this.directory()).find(host, serverName);
    const shelf = site && (await this.shelf(site.id));
    return shelf && { site, shelf };
  }

  /** Undefined when there is no such site. */
  async shelf(siteId: number): Promise<Shelf | undefined> {
    const known = this.#shelves.get(siteId);
    if (this.#isFresh(known)) return known.value;
    const value = readSnapshot(this.#db, siteId).then((snapshot) => snapshot && new Shelf(snapshot));
    const kept: Kept<Shelf | undefined> = { since: Date.now(), value };
    this.#shelves.set(siteId, kept);
    value.then(
      (shelf) => {
        if (this.#shelves.get(siteId) === kept && shelf) this.#readyShelves.set(siteId, shelf);
      },
      () => {
        if (this.#shelves.get(siteId) === kept) this.#shelves.delete(siteId);
      },
    );
    return value;
  }
}
