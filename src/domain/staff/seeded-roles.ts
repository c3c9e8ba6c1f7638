import type { Language } from '../language.ts';
import { type Permission, permissions } from './permission.ts';

/** The roles a new installation begins with (product decisions). They are rows that staff may change. */
export interface SeededRole {
  readonly name: string;
  readonly name_es: string;
  readonly description: string;
  readonly description_es: string;
  readonly permissions: readonly Permission[];
  readonly may_change: boolean;
  readonly words_only_in?: readonly Language[];
}

const allBut = (...left: Permission[]): Permission[] => permissions.filter((one) => !left.includes(one));

export const seededRoles = [
  {
    name: 'Group Admin',
    name_es: 'Administración del grupo',
    description: 'Everything on every site they are given, people and roles included.',
    description_es: 'Todo en los sitios que se le asignen, incluidas las personas y los roles.',
    permissions,
    may_change: true,
  },
  {
    name: 'Brand Manager',
    name_es: 'Gestión de marca',
    description:
      'Brands, resorts, fact sheets, specials, clocks, booking codes, posts, Playa Cares and event posts, travel agents.',
    description_es:
      'Marcas, resorts, fichas técnicas, ofertas, relojes, códigos de reservación, publicaciones, Playa Cares, publicaciones de eventos y agentes de viajes.',
    permissions: [
      'manage slices',
      'manage settings',
      'manage general settings',
      'manage specials',
      'manage bct',
      'manage playa cares posts',
      'manage playa cares events',
      'access branding',
      'manage resorts',
      'manage pages',
      'manage meta',
      'manage agents',
    ],
    may_change: true,
  },
  {
    name: 'Property Manager',
    name_es: 'Gerencia del hotel',
    description: 'Everything a property shows its guests, and the people who work on it.',
    description_es: 'Todo lo que un hotel muestra a sus huéspedes y las personas que trabajan en ello.',
    permissions: allBut(
      'manage sites',
      'manage languages',
      'manage redirects',
      'manage meta',
      'manage agents',
    ),
    may_change: true,
  },
  {
    name: 'Food & Beverage',
    name_es: 'Alimentos y bebidas',
    description: 'Menus, and what the hub shows: restaurants, events, hotel information, promotions.',
    description_es:
      'Menús y lo que muestra el hub: restaurantes, eventos, información del hotel, promociones.',
    permissions: ['manage slices', 'manage settings', 'manage menus', 'manage property hub'],
    may_change: true,
  },
  {
    name: 'Activities',
    name_es: 'Actividades y entretenimiento',
    description: 'What the hub shows: events, restaurants, hotel information, promotions.',
    description_es: 'Lo que muestra el hub: eventos, restaurantes, información del hotel, promociones.',
    permissions: ['manage slices', 'manage settings', 'manage property hub'],
    may_change: true,
  },
  {
    name: 'Marketing',
    name_es: 'Mercadotecnia',
    description:
      'Specials, clocks, booking codes, resorts with their rooms and fact sheets, posts, brands, and what the hub shows: promotions, events, restaurants, hotel information.',
    description_es:
      'Ofertas, relojes, códigos de reservación, resorts con sus habitaciones y fichas técnicas, publicaciones, marcas y lo que muestra el hub: promociones, eventos, restaurantes, información del hotel.',
    permissions: [
      'manage slices',
      'manage settings',
      'manage general settings',
      'manage specials',
      'manage bct',
      'manage property hub',
      'access branding',
      'manage resorts',
      'manage pages',
      'manage meta',
    ],
    may_change: true,
  },
  {
    name: 'Web Editor',
    name_es: 'Edición web',
    description:
      'Pages, descriptions for search engines, languages, redirects, posts, brands, and what the hub shows: hotel information, events, restaurants, promotions.',
    description_es:
      'Páginas, descripciones para buscadores, idiomas, redirecciones, publicaciones, marcas y lo que muestra el hub: información del hotel, eventos, restaurantes, promociones.',
    permissions: [
      'manage slices',
      'manage settings',
      'manage general settings',
      'manage property hub',
      'manage pages',
      'manage meta',
      'manage languages',
      'manage redirects',
    ],
    may_change: true,
  },
  {
    name: 'Publications',
    name_es: 'Publicaciones',
    description: 'Posts (press releases and blog), Playa Cares and event posts, and brands.',
    description_es: 'Publicaciones (comunicados y blog), Playa Cares, marcas y publicaciones de eventos.',
    permissions: [
      'manage slices',
      'manage settings',
      'manage general settings',
      'manage playa cares posts',
      'manage playa cares events',
    ],
    may_change: true,
  },
  {
    name: 'Translator',
    name_es: 'Traducción',
    description: 'The words of everything that is written in two languages, and nothing but words.',
    description_es: 'Los textos de todo lo que se escribe en dos idiomas, y solo los textos.',
    permissions: allBut(
      'manage users',
      'manage sites',
      'manage languages',
      'manage redirects',
      'manage bct',
      'manage forms',
      'manage proposals',
      'manage agents',
    ),
    may_change: true,
    words_only_in: ['en', 'es'],
  },
  {
    name: 'Viewer',
    name_es: 'Solo consulta',
    description: 'Looks at everything but people, travel agents and what visitors send, and changes nothing.',
    description_es:
      'Consulta todo, excepto las personas, los agentes de viajes y lo que envían los visitantes, y no cambia nada.',
    permissions: allBut('manage users', 'manage forms', 'manage proposals', 'manage agents'),
    may_change: false,
  },
] as const satisfies readonly SeededRole[];

export type SeededRoleName = (typeof seededRoles)[number]['name'];
