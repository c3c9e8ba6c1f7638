import type { Language } from '../language.ts';
import type { Permission } from './permission.ts';

type Names = Readonly<Record<Permission, string>>;

/** The permissions of section 6 as staff read them. */
export const permissionNames: Readonly<Record<Language, Names>> = {
  en: {
    'manage slices': 'Manage slices',
    'manage settings': 'Manage settings',
    'manage general settings': 'Manage general settings',
    'manage specials': 'Manage specials',
    'manage menus': 'Manage menus',
    'manage bct': 'Manage booking code triggers',
    'manage property hub': 'Manage property hub',
    'manage playa cares posts': 'Manage Playa Cares posts',
    'manage playa cares events': 'Manage Playa Cares events',
    'access branding': 'Access branding',
    'manage resorts': 'Manage resorts',
    'manage pages': 'Manage pages',
    'manage users': 'Manage users',
    'manage meta': 'Manage meta',
    'manage sites': 'Manage sites',
    'manage languages': 'Manage languages',
    'manage redirects': 'Manage redirects',
    'manage forms': 'Manage what visitors send',
    'manage proposals': 'Manage requests for proposal',
    'manage agents': 'Manage travel agents',
  },
  es: {
    'manage slices': 'Gestionar bloques',
    'manage settings': 'Gestionar ajustes',
    'manage general settings': 'Gestionar ajustes generales',
    'manage specials': 'Gestionar ofertas',
    'manage menus': 'Gestionar menús',
    'manage bct': 'Gestionar activadores de códigos de reservación',
    'manage property hub': 'Gestionar el hub del hotel',
    'manage playa cares posts': 'Gestionar publicaciones de Playa Cares',
    'manage playa cares events': 'Gestionar eventos de Playa Cares',
    'access branding': 'Acceder a la imagen de marca',
    'manage resorts': 'Gestionar resorts',
    'manage pages': 'Gestionar páginas',
    'manage users': 'Gestionar usuarios',
    'manage meta': 'Gestionar metadatos',
    'manage sites': 'Gestionar sitios',
    'manage languages': 'Gestionar idiomas',
    'manage redirects': 'Gestionar redirecciones',
    'manage forms': 'Gestionar lo que envían los visitantes',
    'manage proposals': 'Gestionar solicitudes de propuesta',
    'manage agents': 'Gestionar agentes de viajes',
  },
};
