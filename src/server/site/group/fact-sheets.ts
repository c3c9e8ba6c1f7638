import type { SliceOf } from '../../../content/page/guest-slices.ts';
import { contentTypes } from '../../../content/index.ts';
import { sheetGroupIn } from '../../../domain/group/sheet-groups.ts';
import { inLanguage } from '../../../domain/language.ts';
import { resolveAddress } from '../../../domain/link.ts';
import { heldAt } from '../../../domain/publication/summary.ts';
import { dayOf } from '../../../domain/time/calendar.ts';
import { wallClockIn } from '../../../domain/time/zone-time.ts';
import { sectionPath } from '../../../domain/site/site-sections.ts';
import type { FactSheetCard } from '../../../site/group-views.ts';
import type { PublishedRecord } from '../../delivery/published-records.ts';
import { recordsOf } from '../../delivery/snapshot.ts';
import { plainBeginning } from '../../hub/page-metadata.ts';
import { serialize } from '../../hub/serialize-record.ts';
import { resortCard, slugIn, titledHere } from '../cards.ts';
import type { MadeRecordPage } from '../found-page.ts';
import type { SiteRequest } from '../site-request.ts';
import { phrasesOf } from './group-words.ts';

/** What travel agents and the press want to know of a resort: a page that prints well, and a file. */

const { fact_sheet } = contentTypes;

export type FactSheet = PublishedRecord<typeof fact_sheet>;

/** Of the group all, of a resort's own site those about it. What has no title is no page, except for its writer. */
export function factSheetsOf(request: SiteRequest): FactSheet[] {
  const { snapshot, isGroup, drafted } = request;
  const own = new Set(snapshot.resorts.filter(({ site }) => site === snapshot.site.id).map(({ id }) => id));
  return recordsOf(snapshot, fact_sheet)
    .filter(({ locale }) => drafted || locale.en.title !== null || locale.es.title !== null)
    .filter(({ resort }) => isGroup || (resort !== null && own.has(resort)));
}

export function factSheetCard(request: SiteRequest, record: FactSheet): FactSheetCard {
  const { snapshot, language } = request;
  const shape = serialize(fact_sheet, record, ['title', 'image', 'file'], snapshot.context);
  const { title, image, file } = inLanguage(shape.locale, language);
  return {
    title: title ?? record.code_value,
    href: sectionPath('fact-sheets', language, slugIn(record, request)),
    picture: image,
    label: null,
    text: null,
    resort: snapshot.resorts.find(({ id }) => id === record.resort)?.name ?? null,
    group: record.group && sheetGroupIn(record.group, language),
    file: file !== null && resolveAddress(file) ? file : null,
  };
}

export const factSheetsData = ({ resort }: SliceOf<'fact_sheets'>, request: SiteRequest): FactSheetCard[] =>
  (resort === null ? factSheetsOf(request) : recordsOf(request.snapshot, fact_sheet))
    .filter(titledHere(request))
    .filter((one) => resort === null || one.resort === resort)
    .map((one) => factSheetCard(request, one));

/** The day on which what visitors read was published: the working copy may be younger. */
function publishedOn({ snapshot, language, instant }: SiteRequest, record: FactSheet): string {
  const now = new Date(instant).toISOString();
  const at = heldAt(record.publication[language], now)?.at ?? record.created_at;
  return dayOf(wallClockIn(new Date(at), snapshot.site.timeZone));
}

export function factSheetPage(request: SiteRequest, record: FactSheet): MadeRecordPage {
  const { snapshot, language } = request;
  const card = factSheetCard(request, record);
  const shape = serialize(fact_sheet, record, ['content', 'gallery'], snapshot.context);
  const { content, gallery } = inLanguage(shape.locale, language);
  const about = snapshot.resorts.find(({ id }) => id === record.resort);
  const phrases = phrasesOf(request);
  const shortly = phrases['fact-sheet-at']
    .replace('{title}', () => card.title)
    .replace('{name}', () => card.resort ?? snapshot.site.name);
  return {
    title: card.title,
    description: plainBeginning(content ?? '') || shortly,
    picture: card.picture,
    body: {
      kind: 'fact-sheet',
      card,
      html: content,
      gallery: gallery ?? [],
      about: about ? resortCard(request, about) : null,
      others: factSheetsOf(request)
        .filter(titledHere(request))
        .filter((one) => one !== record && one.resort === record.resort)
        .map((one) => factSheetCard(request, one)),
      changed: publishedOn(request, record),
    },
    data: () => [],
  };
}
