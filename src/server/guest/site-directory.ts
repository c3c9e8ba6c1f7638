import type { SiteName } from './snapshot.ts';

export type RoutingMode = 'hash' | 'memory';

/** Which site answers: by the request's host, else by the Server-Name header, else the default site. */
export class SiteDirectory {
  readonly #byHost = new Map<string, SiteName>();
  readonly #byKey = new Map<string, SiteName>();
  readonly #byId = new Map<number, SiteName>();
  readonly #default: SiteName | undefined;

  constructor(sites: readonly SiteName[]) {
    for (const site of sites) {
      this.#byId.set(site.id, site);
      this.#byKey.set(site.key, site);
      for (const host of site.hosts) if (!this.#byHost.has(host)) this.#byHost.set(host, site);
    }
    this.#default = sites.find((site) => site.isDefault) ?? sites[0];
  }

  byId(id: number): SiteName | undefined {
    return this.#byId.get(id);
  }

  /** Undefined for a Server-Name that no site has, and where there is no site at all. */
  find(host: string | undefined, serverName: string | undefined): SiteName | undefined {
    const byHost = this.#byHost.get(withoutPort(host));
    if (byHost) return byHost;
    if (serverName === undefined || serverName === '') return this.#default;
    const name = withoutPort(serverName);
    return this.#byHost.get(name) ?? this.#byKey.get(name);
  }
}

export function withoutPort(host: string | undefined): string {
  if (host === undefined) return '';
  const colon = host.lastIndexOf(':');
  const isPort = colon > -1 && !host.endsWith(']');
  return (isPort ? host.slice(0, colon) : host).toLowerCase();
}

/** Hosts whose prefix is on the site's hub list show hub addresses in the URL's hash; others never change the URL. */
export function routingMode(site: SiteName, host: string | undefined): RoutingMode {
  const name = withoutPort(host);
  return site.hubHosts.some((prefix) => name.startsWith(prefix)) ? 'hash' : 'memory';
}
