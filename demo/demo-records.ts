import { contentTypes, type ContentTypeName } from '../src/content/index.ts';
import { GROUP } from '../src/server/archive/archive.ts';
import { demoArchives } from '../src/server/archive/load-demo.ts';

/** The records of the demo for its tests, as they are loaded in the week of this Monday. */
export const MONDAY = '2026-11-16';

const archives = await demoArchives(MONDAY);

export interface DemoRecord {
  readonly id: number;
  /** The ids of the group's records are counted by sites too. */
  readonly siteId: number;
  readonly body: Readonly<Record<string, unknown>>;
}

export function demoRecords(name: ContentTypeName, siteId?: number): DemoRecord[] {
  const type = contentTypes[name];
  const all = archives.flatMap(({ header, records }) => {
    const [site] = records.get(contentTypes.site) ?? [];
    return (records.get(type) ?? []).map(({ id, body }) => ({
      id,
      siteId: header.site === GROUP ? Math.floor(id / 100) : site!.id,
      body,
    }));
  });
  return siteId === undefined ? all : all.filter((one) => one.siteId === siteId);
}

/** What records say, typed as whoever reads them expects it. */
export const demoValues = <T>(name: ContentTypeName, siteId?: number): (T & { id: number })[] =>
  demoRecords(name, siteId).map(({ id, body }) => ({ id, ...body }) as unknown as T & { id: number });
