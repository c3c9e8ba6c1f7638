import { allContentTypes } from '../../content/index.ts';
import { hasDeclaredScreens, type OwnScreens } from '../../domain/appearance.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { type HubRouteName, hubPath, hubRoutes } from '../../domain/hub-routes.ts';
import type { Language } from '../../domain/language.ts';
import type { PromotionLocation } from '../../domain/promotion.ts';
import type { StoredRecord } from '../content/store/record.ts';
import { recordsOf, type Snapshot } from '../delivery/snapshot.ts';

/** Where guests meet a record in the hub, as its type declares. */

/** The page that shows what stands at a location; undefined where no page of the hub does. */
export function pageAt(location: unknown): HubRouteName | undefined {
  const names = Object.keys(hubRoutes) as HubRouteName[];
  return names.find((name) => {
    const { promotions } = hubRoutes[name] as { promotions?: PromotionLocation };
    return promotions !== undefined && promotions === location;
  });
}

const slugIn = ({ locale }: StoredRecord, language: Language): string | null =>
  (locale[language].slug ?? locale.en.slug ?? locale.es.slug ?? null) as string | null;

/** The first record that names it is the one by way of which guests reach it. */
export function wayTo(
  { type: name, field }: NonNullable<OwnScreens['through']>,
  record: StoredRecord,
  snapshot: Snapshot,
): StoredRecord | undefined {
  const type = allContentTypes.find((one) => one.name === name)!;
  return recordsOf(snapshot, type).find((one) => [one[field] ?? []].flat().includes(record.id));
}

function routeThrough(
  through: NonNullable<OwnScreens['through']>,
  record: StoredRecord,
  route: HubRouteName,
  snapshot: Snapshot,
  language: Language,
): string {
  const type = allContentTypes.find((one) => one.name === through.type)!;
  const way = wayTo(through, record, snapshot);
  if (way) return hubPath(route, { slug: slugIn(way, language), menu: String(record.id) });
  const { list } = (type.appears?.guests?.hub ?? {}) as OwnScreens;
  return hubPath(list ?? 'home');
}

/** The hub's route to a record, '/property-hub/dining/la-brasa'; undefined for types that guests do not meet there. */
export function hubRoute(
  type: ContentType,
  record: StoredRecord,
  snapshot: Snapshot,
  language: Language,
): string | undefined {
  const { hub } = type.appears?.guests ?? {};
  if (!hub) return undefined;
  const slug = slugIn(record, language);
  if (hasDeclaredScreens(hub)) return hubPath('record', { type: type.path, slug: slug ?? String(record.id) });
  const { list = 'home', record: page = list, through, at } = hub;
  if (at !== undefined) return hubPath(pageAt([record[at]].flat()[0]) ?? 'home');
  if (through) return routeThrough(through, record, page, snapshot, language);
  return hubPath(page, { slug });
}
