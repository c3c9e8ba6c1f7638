import { describe, expect, it } from 'vitest';
import { permissions } from './permission.ts';
import { covers, isAdministrator, lacked, rightsOfRoles, wordsOnly } from './role.ts';
import { seededRoles } from './seeded-roles.ts';

const roleNamed = (name: string) => seededRoles.find((one) => one.name === name)!;

describe('rights', () => {
  it('are those of all roles together', () => {
    const rights = rightsOfRoles([roleNamed('Activities'), roleNamed('Viewer')]);
    expect(rights.permissions).toEqual(['manage slices', 'manage settings', 'manage property hub']);
    expect(rights.views).toContain('manage resorts');
    expect(rights.views).not.toContain('manage users');
  });

  it('to look can be lacked too', () => {
    const cook = rightsOfRoles([roleNamed('Food & Beverage')]);
    const viewer = rightsOfRoles([roleNamed('Viewer')]);
    expect(lacked(cook, viewer)).toContain('manage resorts');
    expect(lacked(cook, viewer)).not.toContain('manage menus');
  });

  it('cover others’ only on the same sites', () => {
    const cook = rightsOfRoles([roleNamed('Food & Beverage')]);
    const here = { ...cook, siteIds: [15] };
    expect(covers({ ...cook, siteIds: [15, 24] }, here)).toBe(true);
    expect(covers(here, { ...cook, siteIds: [15, 24] })).toBe(false);
    expect(covers(here, { ...cook, siteIds: 'all' })).toBe(false);
    expect(covers({ ...cook, siteIds: 'all' }, { ...cook, siteIds: 'all' })).toBe(true);
  });

  it('make an administrator only with everything, everywhere, to change', () => {
    const all = { permissions, views: permissions };
    expect(isAdministrator({ ...all, siteIds: 'all' })).toBe(true);
    expect(isAdministrator({ ...all, siteIds: [1] })).toBe(false);
    expect(isAdministrator({ permissions: [], views: permissions, siteIds: 'all' })).toBe(false);
  });

  it('to words are kept apart from those to everything, language by language', () => {
    const translator = roleNamed('Translator');
    const words = rightsOfRoles([translator]);
    expect(words.permissions).toEqual([]);
    expect(words.views).toEqual(translator.permissions);
    expect(wordsOnly(words, 'manage menus')).toEqual(['en', 'es']);
    expect(wordsOnly(words, 'manage users')).toEqual([]);

    const inSpanish = rightsOfRoles([{ ...translator, words_only_in: ['es'] }]);
    expect(wordsOnly(inSpanish, 'manage menus')).toEqual(['es']);
    expect(lacked(inSpanish, words)).toContain('manage menus');
    expect(lacked(words, inSpanish)).toEqual([]);
    const all = { permissions, views: permissions };
    expect(lacked(all, words)).toEqual([]);
    expect(lacked(words, rightsOfRoles([roleNamed('Food & Beverage')]))).toContain('manage menus');
    expect(
      isAdministrator({
        ...rightsOfRoles([{ ...roleNamed('Group Admin'), words_only_in: ['en', 'es'] }]),
        siteIds: 'all',
      }),
    ).toBe(false);

    const both = rightsOfRoles([translator, roleNamed('Food & Beverage')]);
    expect(wordsOnly(both, 'manage menus')).toEqual([]);
    expect(both.permissions).toContain('manage menus');
    expect(wordsOnly(both, 'manage resorts')).toEqual(['en', 'es']);
  });

  it('every permission is in some seeded role besides the one for everything', () => {
    const given = new Set(seededRoles.slice(1).flatMap((one) => [...one.permissions]));
    expect(permissions.filter((one) => !given.has(one))).toEqual([]);
  });
});
