import { settingsGroups, type SettingsGroupName } from '../domain/appearance.ts';
import type { ContentType } from '../domain/content-type.ts';
import { allContentTypes } from '../content/index.ts';
import type { Language, Locales } from '../domain/language.ts';
import type { Permission } from '../domain/staff/permission.ts';

export interface SettingsEntry {
  readonly to: string;
  readonly names: Locales<string>;
  readonly permission: Permission;
  /** For entries of a content type. */
  readonly type: ContentType | undefined;
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

const screenOf = (
  to: string,
  names: Locales<string>,
  permission: Permission = 'manage users',
): SettingsEntry => ({
  to,
  names,
  permission,
  type: undefined,
  task: undefined,
  atHome: Infinity,
});

/** Screens that are no content type's; they stand last in their group. */
const screens: Readonly<Partial<Record<SettingsGroupName, readonly SettingsEntry[]>>> = {
  site: [
    screenOf('/inbox', { en: 'Inbox', es: 'Bandeja de entrada' }, 'manage forms'),
    screenOf('/newsletter', { en: 'Newsletter', es: 'Boletín' }, 'manage forms'),
    screenOf('/users', { en: 'Users', es: 'Usuarios' }),
    screenOf('/user-roles', { en: 'User roles', es: 'Roles de usuario' }),
    screenOf('/audit', { en: 'Audit', es: 'Registro de actividad' }),
    screenOf(
      '/route-cache/refresh',
      { en: 'Route Refresh', es: 'Actualización de rutas' },
      'manage redirects',
    ),
  ],
};

export const addressOfType = (type: ContentType): string => `/${type.screen ?? type.path}`;

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const namesOf = ({ labels }: ContentType): Locales<string> => ({
  en: capitalized(labels.en.many),
  es: capitalized(labels.es.many),
});

/**
 * The entries of a group, as the types declare them. Each has the permission of its type: with one per group, the
 * kitchen, which has 'manage menus' only, could not reach its menus.
 */
function entriesOf(group: SettingsGroupName): readonly SettingsEntry[] {
  const found = allContentTypes.flatMap((type) => {
    const { settings } = type.appears ?? {};
    return settings?.group === group ? [{ type, settings }] : [];
  });
  return found
    .toSorted((one, other) => one.settings.position - other.settings.position)
    .map(({ type, settings: { task, called, atHome = Infinity } }) => ({
      to: addressOfType(type),
      names: called ?? namesOf(type),
      permission: type.permission,
      type,
      task,
      atHome,
    }));
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
  entries: [...entriesOf(name), ...(screens[name] ?? [])],
}));
