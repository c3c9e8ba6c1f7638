/** @module-tag soak */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { administrator, siteBody, type TestApp } from '../../../test/app.ts';
import { corruptRecord } from '../../../test/corrupt-record.ts';
import { requester, created, example, type SavedRecord, SITE, withSites } from '../../../test/type-tests.ts';
import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { seededRoles } from '../../domain/staff/seeded-roles.ts';
import { rightsOfRoles } from '../../domain/staff/role.ts';
import { keepDraft } from '../content/drafts/drafts.ts';
import type { Staff } from '../http/staff.ts';

/**
 * Whatever somebody has begun to write is shown as guests would see it: drafts of every type that guests meet in the
 * hub, damaged at random, are asked for in every way that a preview asks.
 */

const { site, restaurant, menu, event, content_section, promotion } = contentTypes;
const types: readonly ContentType[] = [site, restaurant, menu, event, content_section, promotion];

const viewer: Staff = {
  ...administrator,
  id: 'viewer',
  ...rightsOfRoles(seededRoles.filter(({ may_change }) => !may_change)),
  siteIds: [SITE],
};

const KEY = 'ab12cd34';
const RUNS = 25;

/** What the phone beside a form asks for, the page itself first. */
const urlsOf = (slugs: Readonly<Record<string, unknown>>): string[] => [
  `/devise/preview/${KEY}?lang=es`,
  ...[
    'site',
    'restaurants/all',
    'restaurants/dietary-dishes',
    `restaurant-menus/${String(slugs.restaurant)}`,
    'content-sections/all',
    'content-sections/menu',
    'promos/by-location?location=Home',
    'promos/by-location?location=Dining&asOf=2026-11-21T19:30',
    'events/all',
    'events/all?day=9999-12-31',
    `events/by-slug?slug=${String(slugs.event)}`,
    `events/by-slug?slug=${String(slugs.event)}&asOf=0000-01-01T00:00`,
  ].map((path) => `/api/devise/preview/${KEY}/${path}`),
];

const slugOf = ({ locale }: SavedRecord) => locale!.en.slug;

/** The type's demo record as it is stored, and all that previews may meet beside it. */
async function withRecords(type: ContentType) {
  const test = await withSites();
  const kept = new Map<ContentType, SavedRecord>();
  for (const one of types.filter((each) => each !== site)) kept.set(one, await created(test, one));
  kept.set(site, (await requester(test, site)('GET', `/${SITE}`)).data);
  const slugs = { restaurant: slugOf(kept.get(restaurant)!), event: slugOf(kept.get(event)!) };
  return { test, record: kept.get(type)!, slugs };
}

/** The preview's answers to all of it that are faults. */
async function faultsOf({ app }: TestApp, urls: readonly string[]): Promise<string[]> {
  const responses = await Promise.all(
    urls.map(async (url) => ({ url, response: await app.inject({ url }) })),
  );
  return responses.flatMap(({ url, response }) =>
    response.statusCode >= 500 ? [`${response.statusCode} ${url}`] : [],
  );
}

it.each(types.map((type) => [type.name, type] as const))(
  'a %s that is half made has a preview, for those who write and those who look',
  async (_name, type) => {
    const { test, record, slugs } = await withRecords(type);
    const body = type === site ? siteBody('marea', example(site)) : example(type);
    const draft = fc.record({
      values: corruptRecord(body),
      isNew: type === site ? fc.constant(false) : fc.boolean(),
      staff: fc.constantFrom(administrator, viewer),
    });
    await fc.assert(
      fc.asyncProperty(draft, async ({ values, isNew, staff }) => {
        await keepDraft(test.db, staff.id, {
          key: KEY,
          type: type.name,
          record_id: isNew ? null : record.id,
          site_id: SITE,
          version: isNew ? null : 1,
          step: 'texts',
          values: JSON.stringify(values),
        });
        test.signIn(staff);
        expect(await faultsOf(test, urlsOf(slugs))).toEqual([]);
      }),
      { numRuns: RUNS },
    );
  },
  180_000,
);
