import { describe, expect, it } from 'vitest';
import { hasDeclaredScreens } from '../domain/appearance.ts';
import { fieldTypeOf } from '../domain/fields/field-types.ts';
import { hubRoutes } from '../domain/hub-routes.ts';
import { allContentTypes } from './index.ts';

/** What a declaration says of where its records appear must hold together. */

const own = allContentTypes.map((type) => ({ name: type.name, type, ...type.appears }));
const firstParts = Object.values(hubRoutes).map(({ path }) => path.split('/')[0]);

describe.each(own)('the appearance of $name', ({ type, settings, guests }) => {
  const isField = (name: string) => Object.hasOwn(type.fields, name);
  const { known, list = [], record = [], hub } = guests ?? {};

  it('is in the settings menu where staff have a workflow for it', () => {
    expect(settings !== undefined).toBe(type.workflow !== undefined);
  });

  it('names fields that it has', () => {
    const lines = hasDeclaredScreens(hub) ? (hub.lines ?? []) : [];
    const named = [...Object.values(known ?? {}), ...list, ...record, ...lines];
    expect(named.filter((name) => !isField(name))).toEqual([]);
  });

  it('names records of types that there are', () => {
    if (!hub || hasDeclaredScreens(hub)) return;
    const { through, at } = hub;
    const way = allContentTypes.find(({ name }) => name === through?.type);
    expect(through === undefined || Object.hasOwn(way!.fields, through.field)).toBe(true);
    expect(at === undefined || isField(at)).toBe(true);
  });

  it('has what the general pages of the hub need where it has no screens of its own', () => {
    if (!hasDeclaredScreens(hub)) return;
    expect(type.scope).toBe('site');
    expect(firstParts).not.toContain(type.path);
    expect(known).toBeDefined();
    expect(list.length * record.length).toBeGreaterThan(0);
    expect(list).toEqual(expect.arrayContaining([...(hub.lines ?? [])]));
    const views = record.map((name) => fieldTypeOf(type.fields[name]!).guestView);
    expect(views).not.toContain(undefined);
  });
});

it('no two types have the same place in a group of the settings menu', () => {
  const places = own.flatMap(({ settings }) => (settings ? `${settings.group} ${settings.position}` : []));
  expect(places).toEqual([...new Set(places)]);
});
