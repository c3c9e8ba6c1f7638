import { defineContentType } from '../../domain/content-type.ts';
import { dietaryTags } from '../../domain/dining/dietary.ts';
import { dietaryLabels } from './dietary-labels.ts';
import { choices, decimal, list, localized, picture, slug, text } from '../../domain/fields/index.ts';

const itemFields = {
  title: localized(text({ label: 'Dish', es: 'Platillo', required: true, maxLength: 160 })),
  desc: localized(text({ label: 'Description', es: 'Descripción', maxLength: 1000 })),
  price: localized(
    text({
      label: 'Price, as guests read it',
      es: 'Precio, como lo lee el huésped',
      maxLength: 40,
      isCode: true,
      inSummary: true,
    }),
  ),
  amount: decimal({
    label: 'Amount',
    es: 'Importe',
    min: 0,
    amountOf: 'price',
    help: {
      en: 'Leave it empty, and it is read from the price.',
      es: 'Déjelo vacío y se tomará del precio.',
    },
  }),
  currency: text({ label: 'Currency', es: 'Moneda', maxLength: 3, isCode: true }),
  dr: choices({
    label: 'Dietary tags',
    es: 'Etiquetas dietéticas',
    options: dietaryTags,
    labels: dietaryLabels,
  }),
};

const dishes = { entryLabels: { en: 'Dish', es: 'Platillo' }, entriesAre: 'dishes' } as const;
const itemList = list({
  label: 'Dishes',
  es: 'Platillos',
  maxItems: 200,
  fields: itemFields,
  ...dishes,
});

/** What a kitchen or bar serves. A record of its own, so that two restaurants can share one. */
export const menu = defineContentType({
  name: 'menu',
  path: 'menus',
  scope: 'site',
  permission: 'manage menus',
  titleField: 'name',
  labels: { en: { one: 'menu', many: 'menus' }, es: { one: 'menú', many: 'menús', gender: 'm' } },
  remove: 'delete',
  copied: true,
  workflow: {
    parts: [
      {
        key: 'name',
        en: 'What is the menu called?',
        es: '¿Cómo se llama el menú?',
        called: { en: 'Name', es: 'Nombre' },
        fields: ['code_value', 'name', 'title', 'slug'],
      },
      {
        key: 'dishes',
        en: 'Which dishes and drinks are on it?',
        es: '¿Qué platillos y bebidas tiene?',
        called: { en: 'Dishes', es: 'Platillos' },
        fields: ['sections'],
      },
      {
        key: 'specialties',
        en: 'Which ones deserve a picture of their own?',
        es: '¿Cuáles merecen una imagen propia?',
        called: { en: 'Specialties', es: 'Especialidades' },
        fields: ['specialtysection'],
      },
    ],
    columns: ['code_value', 'title'],
  },
  appears: {
    settings: {
      group: 'playa',
      position: 3,
      task: { en: 'Change a menu', es: 'Modificar un menú' },
      atHome: 1,
    },
    guests: { hub: { record: 'menu', through: { type: 'restaurant', field: 'menus' } } },
  },
  fields: {
    code_value: text({ label: 'Code Value', es: 'Código', readBy: 'staff', required: true, maxLength: 80 }),
    name: text({ label: 'Name', es: 'Nombre', readBy: 'staff', required: true, maxLength: 160 }),
    title: localized(text({ label: 'Title', es: 'Título', readBy: 'guests', maxLength: 160 })),
    slug: localized(slug({ label: 'Web address', es: 'Dirección web', from: 'title' })),
    sections: localized(
      list({
        label: 'Sections',
        es: 'Secciones',
        maxItems: 60,
        entryLabels: { en: 'Section', es: 'Sección' },
        fields: {
          title: localized(text({ label: 'Section', es: 'Sección', maxLength: 160 })),
          items: itemList,
          subsections: list({
            label: 'Sub-sections',
            es: 'Subsecciones',
            maxItems: 40,
            entryLabels: { en: 'Sub-section', es: 'Subsección' },
            fields: {
              title: localized(text({ label: 'Sub-section', es: 'Subsección', maxLength: 160 })),
              items: itemList,
            },
          }),
        },
      }),
    ),
    specialtysection: localized(
      list({
        label: 'Specialty items',
        es: 'Especialidades',
        maxItems: 40,
        ...dishes,
        fields: { ...itemFields, image: picture({ label: 'Picture', es: 'Imagen' }) },
      }),
    ),
  },
});
