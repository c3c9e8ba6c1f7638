/**
 * The permission strings of the specification (section 6), and two for what visitors send by forms, which it does not
 * know (requests for proposal are kept by those who plan events): one vocabulary on server and screen.
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
] as const;

export type Permission = (typeof permissions)[number];

/** A permission is held when the user's list contains it. */
export const holds = (permissionsList: readonly string[], permission: Permission): boolean =>
  permissionsList.includes(permission);
