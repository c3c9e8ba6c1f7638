import type { ContentType } from '../domain/content-type.ts';
import { type ContentTypeName, contentTypes } from '../content/index.ts';
import type { Language } from '../domain/language.ts';
import type { Permission } from '../domain/staff/permission.ts';

/** Where an entry leads: to a type's workflow, named by its usual task, or to a screen. */
type Destination =
  | { readonly type: ContentTypeName; readonly task: Readonly<Record<Language, string>> }
  | { readonly screen: string };

interface Named {
  readonly en: string;
  readonly es: string;
  readonly permission: Permission;
}

interface Group extends Omit<Named, 'permission'> {
  readonly entries: readonly (Named & Destination)[];
}

/**
 * Section 2's settings menu. Each entry has its own permission: with one per group, the kitchen, which has
 * 'manage menus' only, could not reach its menus. Clocks, which section 2 does not name, are listed with the
 * specials they count down to.
 */
const groups: readonly Group[] = [
  {
    en: 'Playa settings',
    es: 'Ajustes de Playa',
    entries: [
      {
        type: 'special',
        task: { en: 'Launch or change a special', es: 'Lanzar o modificar una oferta' },
        en: 'Specials',
        es: 'Ofertas',
        permission: 'manage specials',
      },
      {
        type: 'clock',
        task: { en: 'Set a clock', es: 'Poner un reloj en marcha' },
        en: 'Clocks',
        es: 'Relojes',
        permission: 'manage specials',
      },
      {
        type: 'menu',
        task: { en: 'Change a menu', es: 'Modificar un menú' },
        en: 'Menus',
        es: 'Menús',
        permission: 'manage menus',
      },
      {
        type: 'booking_code_trigger',
        task: { en: 'Keep booking codes', es: 'Mantener los códigos de reservación' },
        en: 'Booking Code Triggers',
        es: 'Activadores de códigos de reservación',
        permission: 'manage bct',
      },
    ],
  },
  {
    en: 'Property Hub',
    es: 'Hub del hotel',
    entries: [
      {
        type: 'event',
        task: { en: 'Plan or move an event', es: 'Programar o mover un evento' },
        en: 'Events',
        es: 'Eventos',
        permission: 'manage property hub',
      },
      {
        type: 'content_section',
        task: { en: 'Write hotel information', es: 'Escribir información del hotel' },
        en: 'Content Sections',
        es: 'Secciones de contenido',
        permission: 'manage property hub',
      },
      {
        type: 'promotion',
        task: { en: 'Place a promotion', es: 'Colocar una promoción' },
        en: 'Promotions',
        es: 'Promociones',
        permission: 'manage property hub',
      },
      {
        type: 'restaurant',
        task: { en: 'Update a restaurant', es: 'Actualizar un restaurante' },
        en: 'Restaurants',
        es: 'Restaurantes',
        permission: 'manage property hub',
      },
    ],
  },
  {
    en: 'Publications',
    es: 'Publicaciones',
    entries: [
      {
        type: 'post',
        task: { en: 'Write a post or press release', es: 'Escribir una publicación o un comunicado' },
        en: 'Press Releases / Blog Posts',
        es: 'Comunicados de prensa / Entradas del blog',
        permission: 'manage general settings',
      },
      {
        type: 'pc_post',
        task: { en: 'Write about Playa Cares', es: 'Escribir sobre Playa Cares' },
        en: 'Playa Cares Posts',
        es: 'Publicaciones de Playa Cares',
        permission: 'manage playa cares posts',
      },
      {
        type: 'pc_event',
        task: { en: 'Announce an event', es: 'Anunciar un evento' },
        en: 'Event Posts',
        es: 'Publicaciones de eventos',
        permission: 'manage playa cares events',
      },
    ],
  },
  {
    en: 'Branding',
    es: 'Imagen de marca',
    entries: [
      {
        type: 'brand',
        task: { en: 'Look after the brands', es: 'Atender las marcas' },
        en: 'Brands',
        es: 'Marcas',
        permission: 'manage general settings',
      },
      {
        type: 'resort',
        task: { en: 'Look after a resort', es: 'Atender un resort' },
        en: 'Resorts',
        es: 'Resorts',
        permission: 'manage resorts',
      },
      {
        type: 'fact_sheet',
        task: { en: 'Update a fact sheet', es: 'Actualizar una ficha técnica' },
        en: 'Fact Sheets',
        es: 'Fichas técnicas',
        permission: 'manage resorts',
      },
    ],
  },
  {
    en: 'Site Settings',
    es: 'Ajustes del sitio',
    entries: [
      { screen: 'users', en: 'Users', es: 'Usuarios', permission: 'manage users' },
      { screen: 'user-roles', en: 'User roles', es: 'Roles de usuario', permission: 'manage users' },
      { screen: 'audit', en: 'Audit', es: 'Registro de actividad', permission: 'manage users' },
    ],
  },
];

export interface SettingsEntry {
  readonly to: string;
  readonly names: Readonly<Record<Language, string>>;
  readonly permission: Permission;
  /** For entries of a content type. */
  readonly type: ContentType | undefined;
  /** The usual task: 'Change a menu'. */
  readonly task: Readonly<Record<Language, string>> | undefined;
}

export interface SettingsGroup {
  readonly names: Readonly<Record<Language, string>>;
  readonly entries: readonly SettingsEntry[];
}

export const addressOfType = (type: ContentType): string => `/${type.screen ?? type.path}`;

function entryOf({ en, es, permission, ...place }: Named & Destination): SettingsEntry {
  const type: ContentType | undefined = 'type' in place ? contentTypes[place.type] : undefined;
  const to = 'screen' in place ? `/${place.screen}` : addressOfType(contentTypes[place.type]);
  const task = 'task' in place ? place.task : undefined;
  return { to, names: { en, es }, permission, type, task };
}

/** The menu for a language, as screens draw it. */
export const settingsMenu: readonly SettingsGroup[] = groups.map(({ en, es, entries }) => ({
  names: { en, es },
  entries: entries.map(entryOf),
}));
