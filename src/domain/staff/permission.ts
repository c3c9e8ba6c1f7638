/**
 * The permission strings of the specification (section 6), and three for what it does not know: what visitors send by
 * forms (requests for proposal are kept by those who plan events), and travel agents. One vocabulary on server and screen.
 */
export const permissions = [
  'manage slices',
  'manage settings',
  'manage general settings',
  'manage specials',
  'manage menus',
  'manage bct',
  'manage property hub',
  'manage playa cares posts',
  'manage playa cares events',
  'access branding',
  'manage resorts',
  'manage pages',
  'manage users',
  'manage meta',
  'manage sites',
  'manage languages',
  'manage redirects',
  'manage forms',
  'manage proposals',
  'manage agents',
] as const;

export type Permission = (typeof permissions)[number];

/** A permission is held when the user's list contains it. */
export const holds = (permissionsList: readonly string[], permission: Permission): boolean =>
  permissionsList.includes(permission);
