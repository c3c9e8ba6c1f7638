import type { FastifyRequest } from 'fastify';
import { dayIn } from '../../domain/time/zone-time.ts';
import type { CacheRegistry } from '../delivery/cache-registry.ts';
import { mailingSite } from '../forms/mailing-site.ts';
import { NotFound } from '../http/errors.ts';
import { originsOf } from '../site/site-origin.ts';
import type { MailedFrom } from './agent-mails.ts';

/** The site of the group, to which travel agents belong: whose mails they get, and whose day counts. */
export interface GroupSite {
  readonly from: MailedFrom;
  /** 'YYYY-MM-DD' */
  readonly today: string;
  readonly resorts: readonly { readonly id: number; readonly name: string }[];
}

export async function groupSite(
  request: FastifyRequest,
  { registry, publicOrigin }: { readonly registry: CacheRegistry; readonly publicOrigin: string | undefined },
): Promise<GroupSite> {
  const directory = await registry.directory();
  const name = directory.find(undefined, undefined);
  const cache = name && (await registry.site(name.id));
  if (!name || !cache) throw new NotFound('There is no site of the group.');
  const { site, timeZone } = { site: cache.snapshot.site, timeZone: cache.snapshot.site.timeZone };
  return {
    from: {
      site: mailingSite(site, 'agent'),
      origin: originsOf(request, name, directory, publicOrigin).own,
    },
    today: dayIn(new Date(), timeZone),
    resorts: cache.snapshot.resorts
      .map(({ id, name: called }) => ({ id, name: called }))
      .toSorted((one, other) => one.name.localeCompare(other.name)),
  };
}
