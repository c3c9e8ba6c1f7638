import { hostName } from '../http/host.ts';
import type { SiteName } from './site-names.ts';

export type RoutingMode = 'hash' | 'memory';

/** How many spellings of hosts are remembered: a stranger can send any number of them. */
const MAX_SPELLINGS = 200;

/** Which site answers: by the request's host, else by the Server-Name header, else the default site. */
export class SiteDirectory {
  readonly all: readonly SiteName[];
  /** The site that shows what is the group's: its resorts, brands and collections. */
  readonly group: SiteName | undefined;
  readonly #byHost = new Map<string, SiteName>();
  /** By a Host header that is spelled otherwise than it is stored, as with a port, of requests without a Server-Name. */
  readonly #bySpelling = new Map<string, SiteName>();
  readonly #byKey = new Map<string, SiteName>();
  readonly #byId = new Map<number, SiteName>();
  readonly #default: SiteName | undefined;

  constructor(sites: readonly SiteName[]) {
    this.all = sites;
    for (const site of sites) {
      this.#byId.set(site.id, site);
      this.#byKey.set(site.key, site);
      for (const host of site.hosts) if (!this.#byHost.has(host)) this.#byHost.set(host, site);
    }
    this.group = sites.find((site) => site.isDefault);
    this.#default = this.group ?? sites[0];
  }

  byId(id: number): SiteName | undefined {
    return this.#byId.get(id);
  }

  /** Undefined for what is no host, for a Server-Name that no site has, and where there is no site at all. */
  find(host: string | undefined, serverName: string | undefined): SiteName | undefined {
    // Nearly every request spells its host as it is stored, or as one before it did.
    if (host !== undefined) {
      const known = this.#byHost.get(host) ?? (serverName ? undefined : this.#bySpelling.get(host));
      if (known) return known;
    }
    const site = this.#resolve(host, serverName);
    if (site && host !== undefined && !serverName && this.#bySpelling.size < MAX_SPELLINGS) {
      this.#bySpelling.set(host, site);
    }
    return site;
  }

  #resolve(host: string | undefined, serverName: string | undefined): SiteName | undefined {
    const wanted = hostName(host);
    const byHost = this.#byHost.get(wanted);
    if (byHost) return byHost;
    if (wanted === '' && host !== undefined) return undefined;
    if (!serverName) return this.#default;
    const name = hostName(serverName);
    return this.#byHost.get(name) ?? this.#byKey.get(name);
  }
}

/** Hosts whose prefix is on the site's hub list show hub addresses in the URL's hash; others never change the URL. */
export function routingMode(site: SiteName, host: string | undefined): RoutingMode {
  const name = hostName(host);
  return site.hubHosts.some((prefix) => name.startsWith(prefix)) ? 'hash' : 'memory';
}
