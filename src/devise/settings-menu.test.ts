import { expect, it } from 'vitest';
import { settingsMenu } from './settings-menu.ts';

/**
 * The settings menu of the specification's section 2, with the permissions of its entries. Beside them stand what it
 * does not know: clocks (their menu entry is not shown), rooms, shared slices, forms, roles and the audit.
 */

const ofTheSpecification = {
  'For every site': [['Media', 'manage slices']],
  'Playa settings': [
    ['Specials', 'manage specials'],
    ['Menus', 'manage menus'],
    ['Booking Code Triggers', 'manage bct'],
  ],
  'Property Hub': [
    ['Events', 'manage property hub'],
    ['Content Sections', 'manage property hub'],
    ['Promotions', 'manage property hub'],
    ['Restaurants', 'manage property hub'],
  ],
  Publications: [
    ['Press Releases / Blog Posts', 'manage general settings'],
    ['Playa Cares Posts', 'manage playa cares posts'],
    ['Event Posts', 'manage playa cares events'],
  ],
  Branding: [
    ['Brands', 'manage general settings'],
    ['Resorts', 'manage resorts'],
    ['Fact Sheets', 'manage resorts'],
  ],
  'Site Settings': [
    ['Pages', 'manage pages'],
    ['Users', 'manage users'],
    ['Global Meta', 'manage meta'],
    ['Sites', 'manage sites'],
    ['Languages', 'manage languages'],
    ['301 Redirects', 'manage redirects'],
    ['Route Refresh', 'manage redirects'],
  ],
};

it('has the groups of the specification, in its order', () => {
  expect(settingsMenu.map(({ names }) => names.en)).toEqual(Object.keys(ofTheSpecification));
});

it.each(Object.entries(ofTheSpecification))(
  '%s has its entries, each with its permission',
  (group, wanted) => {
    const { entries } = settingsMenu.find(({ names }) => names.en === group)!;
    const names = new Set(wanted.map(([name]) => name));
    const found = entries.map(({ names: { en }, permission }) => [en, permission]);
    expect(found.filter(([name]) => names.has(name))).toEqual(wanted);
  },
);
