import type { Database } from '../content/store/repository.ts';
import { ResponseCache } from './response-cache.ts';
import { type Read, Retained } from './retained.ts';
import { type SiteCache, SiteTimeline } from './site-cache.ts';
import { SiteDirectory } from './site-directory.ts';
import { readSiteNames, type SiteName } from './site-names.ts';
import { readSnapshot, type Snapshot } from './snapshot.ts';

/** The site that a request means. */
export interface Visit {
  readonly site: SiteName;
  readonly cache: SiteCache;
  /** Epoch milliseconds since when what is served may be outdated, as while the database is away. */
  readonly staleSince: number | undefined;
}

/** The moment at which a site was read, as PostgreSQL writes its snapshots, by the site's id. */
export type ReadMarks = ReadonlyMap<number, string>;

/** The sites that this process has read, each until a write to it is announced or something scheduled takes effect. */
export class CacheRegistry {
  readonly #db: Database;
  readonly #responses = new ResponseCache();
  readonly #sites = new Map<number, Retained<SiteTimeline | undefined>>();
  readonly #directory: Retained<SiteDirectory>;
  /** Sites whose pages show records of a site, by its id. */
  readonly #shownBy = new Map<number, Set<number>>();
  /** Sites of which others have shown an outdated copy, because the current one was late. */
  readonly #shownOutdated = new Set<number>();
  /** The hosts of all sites as they were read last, as JSON. */
  #names: string | undefined;
  #unannouncedSince: number | undefined = Date.now();

  constructor(db: Database) {
    this.#db = db;
    this.#directory = new Retained(async () => {
      const names = await readSiteNames(db);
      this.#invalidateIfRenamed(JSON.stringify(names));
      return new SiteDirectory(names);
    });
  }

  /** Pages of a site lead to other sites by their hosts: when those change, every site is read again. */
  #invalidateIfRenamed(names: string): void {
    const isChanged = this.#names !== undefined && this.#names !== names;
    this.#names = names;
    if (isChanged) for (const site of this.#sites.values()) site.invalidate();
  }

  /** Epoch milliseconds since when nobody announces writes; undefined while they are announced. */
  get unannouncedSince(): number | undefined {
    return this.#unannouncedSince;
  }

  /** Writes are not announced any more: what was read is served, marked as stale where it cannot be read again. */
  announcementsLost(): void {
    this.#unannouncedSince ??= Date.now();
  }

  /** Writes are announced from now on. Call it once the sites that changed in between have been invalidated. */
  announcementsResumed(): void {
    // Sites that nobody has read yet have no mark to compare, and their names may have changed too.
    this.#directory.invalidate();
    this.#unannouncedSince = undefined;
  }

  /** Has one site read again when it is next asked for, or all of them with '*'. */
  invalidate(siteId: number | '*'): void {
    this.#directory.invalidate();
    if (siteId === '*') for (const site of this.#sites.values()) site.invalidate();
    else {
      this.#sites.get(siteId)?.invalidate();
      this.#forgetWhereShown(siteId);
    }
  }

  #forgetWhereShown(siteId: number): void {
    for (const by of this.#shownBy.get(siteId) ?? []) this.#sites.get(by)?.last?.current.forgetOthers();
  }

  /** Forgets everything, and reads again what it had read. */
  async readAgain(): Promise<Snapshot[]> {
    this.invalidate('*');
    await this.directory();
    const snapshots: Snapshot[] = [];
    // One after the other, so that visitors are not kept waiting behind all of them.
    for (const id of this.#sites.keys()) {
      const cache = await this.site(id);
      if (cache) snapshots.push(cache.snapshot);
    }
    return snapshots;
  }

  /** Of every site that was read: at which moment. */
  get readMarks(): ReadMarks {
    const marks = [...this.#sites].flatMap(([id, site]): [number, string][] =>
      site.last ? [[id, site.last.current.snapshot.readMark]] : [],
    );
    return new Map(marks);
  }

  /** What is at hand and current: the way of a warm request. */
  get readyDirectory(): SiteDirectory | undefined {
    return this.#unannouncedSince === undefined ? this.#directory.ready : undefined;
  }

  readySite(siteId: number): SiteCache | undefined {
    if (this.#unannouncedSince !== undefined) return undefined;
    const cache = this.#sites.get(siteId)?.ready?.current;
    return cache?.snapshot.isPublished ? cache : undefined;
  }

  async directory(): Promise<SiteDirectory> {
    return (await this.#directory.get(this.#unannouncedSince)).value;
  }

  /** The site that a request's host or Server-Name means; undefined where there is none. */
  async visit(host: string | undefined, serverName: string | undefined): Promise<Visit | undefined> {
    const directory = await this.#directory.get(this.#unannouncedSince);
    const site = directory.value.find(host, serverName);
    if (!site) return undefined;
    const { value: cache, staleSince } = await this.#readSite(site.id);
    if (!cache?.snapshot.isPublished) return undefined;
    return { site, cache, staleSince: staleSince ?? directory.staleSince };
  }

  /** Also one that guests do not see yet; undefined when there is no such site. */
  async site(siteId: number): Promise<SiteCache | undefined> {
    return (await this.#readSite(siteId)).value;
  }

  /** A site whose records pages of another one show, which hear of its changes from now on; undefined where guests see none. */
  async shownOn(by: number, siteId: number): Promise<SiteCache | undefined> {
    const shownBy = this.#shownBy.get(siteId) ?? new Set();
    this.#shownBy.set(siteId, shownBy.add(by));
    const { value: cache, staleSince } = await this.#readSite(siteId);
    if (staleSince !== undefined) this.#shownOutdated.add(siteId);
    return cache?.snapshot.isPublished ? cache : undefined;
  }

  async #readSite(siteId: number): Promise<Read<SiteCache | undefined>> {
    let site = this.#sites.get(siteId);
    if (!site) {
      site = new Retained(async () => {
        const snapshot = await readSnapshot(this.#db, siteId);
        if (this.#shownOutdated.delete(siteId)) this.#forgetWhereShown(siteId);
        return snapshot && new SiteTimeline(snapshot, this.#responses);
      });
      this.#sites.set(siteId, site);
    }
    const { value, staleSince } = await site.get(this.#unannouncedSince);
    return { value: value?.current, staleSince };
  }
}
