import { contentTypes } from '../../../content/index.ts';
import { inLanguage } from '../../../domain/language.ts';
import { resolveAddress } from '../../../domain/link.ts';
import { dayOf, daysBetween, lastDayBefore, nextMidnight } from '../../../domain/time/calendar.ts';
import { hasCome } from '../../../domain/time/has-come.ts';
import { instantAt } from '../../../domain/time/zone-time.ts';
import type { RunningClock } from '../../../site/view.ts';
import { recordsOf } from '../../delivery/snapshot.ts';
import { serialize } from '../../hub/serialize-record.ts';
import { momentOf, type RequestTime, type SiteRequest } from '../site-request.ts';

const { clock } = contentTypes;

interface Ending {
  readonly title: string;
  readonly text: string | null;
  /** The wall clock of the property. */
  readonly ends: string;
  readonly link: RunningClock['link'];
}

/**
 * What counts down to a wall clock of the property; null once that has come. It is told by the instant, so that a clock
 * that ended in the hour that comes twice stays away, and no page with it holds longer than it runs.
 */
export function countingDown(request: RequestTime, { ends, ...words }: Ending): RunningClock | null {
  const { now, changes, snapshot } = request;
  if (hasCome(ends, momentOf(request))) return null;
  changes.push(ends, nextMidnight(now));
  return {
    ...words,
    ends,
    instant: instantAt(ends, snapshot.site.timeZone).toISOString(),
    daysLeft: Math.max(0, daysBetween(dayOf(now), lastDayBefore(ends))),
  };
}

/** The clock of the site with this id; null where there is none that runs. */
export function runningClock(request: SiteRequest, id: number | null): RunningClock | null {
  const { snapshot, language } = request;
  const record = recordsOf(snapshot, clock).find((one) => one.id === id);
  if (!record) return null;
  const { locale } = serialize(clock, record, ['specials_title', 'text', 'links'], snapshot.context);
  const { specials_title, text, links } = inLanguage(locale, language);
  const link = (links ?? []).find(({ linkurl, linktext }) => linktext && resolveAddress(linkurl));
  return countingDown(request, {
    title: specials_title ?? '',
    text,
    ends: record.end_date,
    link: link?.linktext && link.linkurl ? { text: link.linktext, href: link.linkurl } : null,
  });
}
