import { expect, it } from 'vitest';
import { seededRoles, type SeededRole } from '../domain/staff/seeded-roles.ts';
import { contentTypes, type ContentTypeName } from './index.ts';

/** What the descriptions of roles call the records of a type; the sites are for administrators. */
const words: Readonly<Partial<Record<ContentTypeName, readonly [en: string, es: string]>>> = {
  menu: ['menus', 'menús'],
  restaurant: ['restaurants', 'restaurantes'],
  content_section: ['hotel information', 'información del hotel'],
  event: ['events', ' eventos,'],
  promotion: ['promotions', 'promociones'],
  booking_code_trigger: ['booking codes', 'códigos de reservación'],
  brand: ['brands', 'marcas'],
  resort: ['resorts', 'resorts'],
  fact_sheet: ['fact sheets', 'fichas técnicas'],
  clock: ['clocks', 'relojes'],
  special: ['specials', 'ofertas'],
  post: ['posts', 'publicaciones'],
  pc_post: ['playa cares', 'playa cares'],
  pc_event: ['event posts', 'publicaciones de eventos'],
};

// These say 'everything', and what is left out of it.
const general = ['Group Admin', 'Property Manager', 'Translator', 'Viewer'];

it.each(
  seededRoles
    .filter(({ name }) => !general.includes(name))
    .map((role: SeededRole) => [role.name, role] as const),
)(
  'the description of the role %s names what it may change, and nothing else',
  (_name, { permissions, description, description_es }) => {
    for (const [name, [en, es]] of Object.entries(words)) {
      const isGiven = permissions.includes(contentTypes[name as ContentTypeName].permission);
      const isSaid = [
        description.toLowerCase().includes(en),
        ` ${description_es.toLowerCase()}`.includes(es),
      ];
      // 'Event posts' are posts, and no sign of either.
      if (name === 'post' && !isGiven) continue;
      expect([name, ...isSaid]).toEqual([name, isGiven, isGiven]);
    }
  },
);
