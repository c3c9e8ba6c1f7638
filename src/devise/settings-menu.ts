import { settingsGroups, type SettingsGroupName } from '../domain/appearance.ts';
import type { ContentType } from '../domain/content-type.ts';
import { typeHeads } from '../content/heads.ts';
import type { Language, Locales } from '../domain/language.ts';
import type { Permission } from '../domain/staff/permission.ts';
import type { TypeHead } from '../domain/type-head.ts';

export interface SettingsEntry {
  readonly to: string;
  readonly names: Locales<string>;
  readonly permission: Permission;
  /** For entries of a content type. */
  readonly type: TypeHead | undefined;
  /** The usual task: 'Change a menu'. */
  readonly task: Locales<string> | undefined;
  /** Its place among the tasks that the home page offers first; Infinity where it has none. */
  readonly atHome: number;
}

export interface SettingsGroup {
  readonly names: Locales<string>;
  readonly entries: readonly SettingsEntry[];
}

/** Section 2's groups, in its order. */
const groupNames: Readonly<Record<SettingsGroupName, Locales<string>>> = {
  top: { en: 'For every site', es: 'Para todos los sitios' },
  playa: { en: 'Playa settings', es: 'Ajustes de Playa' },
  hub: { en: 'Property Hub', es: 'Hub del hotel' },
  publications: { en: 'Publications', es: 'Publicaciones' },
  branding: { en: 'Branding', es: 'Imagen de marca' },
  site: { en: 'Site Settings', es: 'Ajustes del sitio' },
};

interface PlacedEntry {
  /** Its place in the group. */
  readonly position: number;
  readonly entry: SettingsEntry;
}

const screenAt = (
  position: number,
  to: string,
  names: Locales<string>,
  permission: Permission = 'manage users',
): PlacedEntry => ({
  position,
  entry: { to, names, permission, type: undefined, task: undefined, atHome: Infinity },
});

/** Screens that are no content type's. */
const screens: Readonly<Partial<Record<SettingsGroupName, readonly PlacedEntry[]>>> = {
  site: [
    screenAt(2, '/users', { en: 'Users', es: 'Usuarios' }),
    screenAt(
      7,
      '/route-cache/refresh',
      { en: 'Route Refresh', es: 'Actualización de rutas' },
      'manage redirects',
    ),
    screenAt(9, '/inbox', { en: 'Inbox', es: 'Bandeja de entrada' }, 'manage forms'),
    screenAt(
      10,
      '/inbox?form=proposal',
      { en: 'Requests for proposal', es: 'Solicitudes de propuesta' },
      'manage proposals',
    ),
    screenAt(11, '/newsletter', { en: 'Newsletter', es: 'Boletín' }, 'manage forms'),
    screenAt(12, '/agents', { en: 'Travel agents', es: 'Agentes de viajes' }, 'manage agents'),
    screenAt(13, '/mails', { en: 'Mails', es: 'Correos' }, 'manage forms'),
    screenAt(14, '/user-roles', { en: 'User roles', es: 'Roles de usuario' }),
    screenAt(15, '/audit', { en: 'Audit', es: 'Registro de actividad' }),
  ],
};

export const addressOfType = (type: Pick<TypeHead, 'screen' | 'path'> | ContentType): string =>
  `/${type.screen ?? type.path}`;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const namesOf = ({ labels }: TypeHead): Locales<string> => ({
  en: capitalized(labels.en.many),
  es: capitalized(labels.es.many),
});

/**
 * The entries of a group, as the types declare them, and its screens. Each has the permission of its type: with one per
 * group, the kitchen, which has 'manage menus' only, could not reach its menus.
 */
function entriesOf(group: SettingsGroupName): readonly SettingsEntry[] {
  const ofTypes = Object.values(typeHeads).flatMap((type): PlacedEntry[] => {
    const { settings, permission } = type;
    if (settings?.group !== group) return [];
    const { position, task, called, atHome = Infinity } = settings;
    const names = called ?? namesOf(type);
    return [{ position, entry: { to: addressOfType(type), names, permission, type, task, atHome } }];
  });
  return [...ofTypes, ...(screens[group] ?? [])]
    .toSorted((one, other) => one.position - other.position)
    .map(({ entry }) => entry);
}

/** What a permission is for, by the names of the menu; empty where no screen asks for it yet. */
export const coveredBy = (permission: Permission, language: Language): readonly string[] =>
  settingsMenu
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.permission === permission)
    .map(({ names }) => names[language]);

/** The menu of section 2 in both languages, as screens draw it. */
export const settingsMenu: readonly SettingsGroup[] = settingsGroups.map((name) => ({
  names: groupNames[name],
  entries: entriesOf(name),
}));
