import type { Asked } from '../../domain/group/asked.ts';
import type { Language } from '../../domain/language.ts';
import { dayOf } from '../../domain/time/calendar.ts';
import type { PropertyMoment } from '../../domain/time/has-come.ts';
import { holdsUntilClock, instantAt } from '../../domain/time/zone-time.ts';
import type { SiteName } from '../delivery/site-names.ts';
import { onDay, seenBy, type Snapshot } from '../delivery/snapshot.ts';
import type { FilledForm } from './forms/filled-form.ts';
import type { Origins } from './site-origin.ts';

export interface Drafted {
  /** The entry of the version that is shown whether it is live or not; otherwise the live one, else the first. */
  readonly version?: string | undefined;
  /** The canvas of staff, which is told which entry each slice is. */
  readonly isCanvas: boolean;
}

/** The query of an address, as far as pages read it. */
export interface AskedOfPage {
  readonly values: Asked;
  /** What of it means nothing; those who read it add it, so that the answer is no success. */
  readonly refused: string[];
}

export interface DrawnFor {
  /** The entry of the version. */
  readonly version: string;
  /** Scheme and host of those who get it, whose cookie goes to that host alone. */
  readonly origin: string;
}

/** What a page of the public site is made from: the site as visitors of a language see it, at a moment, on a host. */
export interface SiteRequest {
  /** Without the records that visitors of the language do not see. */
  readonly snapshot: Snapshot;
  readonly language: Language;
  /** The wall clock of the property. */
  readonly now: string;
  /** The same moment in epoch milliseconds, which tells two equal clocks apart. */
  readonly instant: number;
  /** Scheme and host of the site, as search engines should know it. */
  readonly origin: string;
  /** Scheme and host of each of its hosts, by name. */
  readonly onHosts: Origins['onHosts'];
  /** The home page of another site, in the language where it speaks it; undefined where there is no such site. */
  readonly homeOf: Origins['homeOf'];
  /** Scheme and host of every site: visitors take along from one to the other what they chose. */
  readonly siteOrigins: Origins['all'];
  /** Whether it is the site of the group, which shows all resorts. */
  readonly isGroup: boolean;
  /** Addresses of the pictures that staff placed on the page: what a query adds shows others. */
  readonly placed: Set<string>;
  /** On pages of the group, the own sites of the resorts shown, by id. Their addresses are those of other hosts. */
  readonly houses?: ReadonlyMap<number, SiteRequest>;
  /** Set where a page is looked at before it is published. */
  readonly drafted?: Drafted;
  /** A form of the page as a visitor has sent it. */
  readonly filled?: FilledForm;
  /** Set where the address asks the page for something: which resorts, how many people. Such a page is one visitor's. */
  readonly asked?: AskedOfPage;
  /** The version that is made, where several share the visitors; the first of them where none is named. */
  readonly drawn?: DrawnFor;
  /** Wall clocks at which what is made changes by itself; each who depends on the clock adds its own. */
  readonly changes: string[];
}

interface Parts {
  readonly site: SiteName;
  /** As guests of both languages see the site. */
  readonly snapshot: Snapshot;
  readonly language: Language;
  /** The wall clock of the property. */
  readonly now: string;
  /** In epoch milliseconds; where it is not given, the first moment at which the clock stands so. */
  readonly instant?: number;
  readonly origins: Origins;
  readonly drafted?: Drafted;
}

/** Filters every list of the snapshot: made when a page is, not for every visitor of one that is cached. */
export const siteRequest = ({
  site,
  snapshot,
  language,
  now,
  instant,
  origins,
  drafted,
}: Parts): SiteRequest => ({
  snapshot: seenBy(onDay(snapshot, dayOf(now)), language),
  language,
  now,
  instant: instant ?? instantAt(now, snapshot.site.timeZone).getTime(),
  origin: origins.own,
  onHosts: origins.onHosts,
  homeOf: origins.homeOf,
  siteOrigins: origins.all,
  isGroup: site.isDefault,
  placed: new Set(),
  changes: [],
  ...(drafted && { drafted }),
});

/** Of a request, the time at the property. */
export type RequestTime = Pick<SiteRequest, 'now' | 'instant' | 'changes'> & {
  readonly snapshot: { readonly site: { readonly timeZone: string } };
};

/** The moment of a request, for rules that tell what has come. */
export const momentOf = ({ now, instant, snapshot }: RequestTime): PropertyMoment => ({
  now,
  instant,
  timeZone: snapshot.site.timeZone,
});

/** When what is made from a request changes by itself, in epoch milliseconds. */
export function holdsUntil({ changes, now, instant, snapshot }: RequestTime): number {
  const next = changes.filter((moment) => moment > now).sort()[0];
  return next === undefined ? Infinity : holdsUntilClock(next, snapshot.site.timeZone, instant);
}

/** The same of a page, which also changes with the other sites that it shows. */
export const pageHoldsUntil = (request: SiteRequest): number =>
  Math.min(
    holdsUntil(request),
    ...[...(request.houses?.values() ?? [])].flatMap((house) => [
      holdsUntil(house),
      house.snapshot.changesAt,
    ]),
  );
