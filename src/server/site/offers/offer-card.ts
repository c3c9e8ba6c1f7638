import { contentTypes } from '../../../content/index.ts';
import { inLanguage, type Language } from '../../../domain/language.ts';
import { liveAt } from '../../../domain/special-timeline.ts';
import { addDays, dayOf } from '../../../domain/time/calendar.ts';
import type { OfferCard } from '../../../site/view.ts';
import { serialize } from '../../hub/serialize-record.ts';
import { addressOf, type Special } from '../cards.ts';
import type { SiteRequest } from '../site-request.ts';

const { special } = contentTypes;

/** An offer that goes on for years has no last day worth naming. In days. */
const FAR = 400;

export const kindLabel = (kind: Special['kind'], language: Language): string | null =>
  kind === null ? null : special.fields.kind.labels[kind][language];

/**
 * The offer as everybody is made it now, in the one version that is live; undefined where it is made to nobody, or to
 * some alone. The moment at which that changes is noted.
 */
export function offerCard(request: SiteRequest, record: Special): OfferCard | undefined {
  const { now, snapshot, language, changes } = request;
  const { version, until } = liveAt(record.versions, 'Everyone', now).now;
  if (until !== null) changes.push(until);
  if (!version) return undefined;
  const shape = serialize(special, record, ['title', 'excerpt', 'image'], snapshot.context);
  const { title, excerpt, image } = inLanguage(shape.locale, language);
  const lastDay = dayOf(version.end_date);
  const isFar = lastDay > addDays(dayOf(now), FAR);
  return {
    title: version.title?.[language] ?? title ?? record.name,
    href: addressOf('specials', record, request),
    picture: (version.image === null ? null : snapshot.context.picture(version.image)) ?? image,
    label: kindLabel(record.kind, language),
    text: excerpt,
    percent: version.percent_off ?? record.percent_off,
    code: version.code ?? record.code,
    from: version.start_date,
    until: isFar ? null : lastDay,
    ends: isFar ? null : until,
  };
}
