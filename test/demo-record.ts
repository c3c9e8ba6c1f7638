import { demoGroup } from '../src/content/demo-group.ts';
import type { ContentTypeName } from '../src/content/index.ts';
import type { ContentType } from '../src/domain/content-type.ts';
import { addDays } from '../src/domain/time/calendar.ts';

export const SITE = 15;

export type Body = Record<string, unknown> & { locale?: Record<'en' | 'es', Record<string, unknown>> };

/** The first record of a type in the demo, without what points at other records; undefined where there is none. */
export function demoExample(type: ContentType): Body | undefined {
  const ofSites = demoGroup[type.name as ContentTypeName] as Record<number, unknown> | undefined;
  const given = ofSites?.[SITE] ?? Object.values(ofSites ?? {})[0];
  const records = typeof given === 'function' ? given((days: number) => addDays('2026-11-16', days)) : given;
  const [first] = [records ?? []].flat() as (Body & { archived?: true })[];
  if (!first) return undefined;
  const { id: _id, archived: _archived, ...body } = structuredClone(first);
  for (const [name, { kind }] of Object.entries(type.fields)) {
    if (kind === 'reference' || kind === 'references') delete body[name];
    // Drawn from the title, addresses of a second record get a number.
    if (kind === 'slug') for (const values of Object.values(body.locale ?? {})) delete values[name];
  }
  return type.name === 'site' ? { ...body, key: 'a-new-site', hosts: [] } : body;
}

export const example = (type: ContentType): Body => demoExample(type)!;
