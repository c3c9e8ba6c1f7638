import { defineContentType } from '../../domain/content-type.ts';
import {
  choice,
  choices,
  country,
  localized,
  markdown,
  picture,
  reference,
  references,
  slug,
  text,
} from '../../domain/fields/index.ts';
import { amenities, namesOf, soughtKinds } from '../../domain/group/resort-words.ts';

/** Resorts that belong together: those that staff picked, else all that a rule finds. */
export const collection = defineContentType({
  name: 'collection',
  path: 'collections',
  scope: 'group',
  permission: 'manage resorts',
  titleField: 'label',
  labels: {
    en: { one: 'collection', many: 'collections' },
    es: { one: 'colección', many: 'colecciones', gender: 'f' },
  },
  remove: 'delete',
  workflow: {
    parts: [
      {
        key: 'name',
        en: 'What is the collection called?',
        es: '¿Cómo se llama la colección?',
        called: { en: 'Name', es: 'Nombre' },
        fields: ['label', 'title', 'slug', 'excerpt'],
      },
      {
        key: 'resorts',
        en: 'Which resorts belong to it?',
        es: '¿Qué resorts la forman?',
        called: { en: 'Resorts', es: 'Resorts' },
        fields: ['resorts', 'kind', 'amenities', 'brand', 'country'],
      },
      {
        key: 'story',
        en: 'What do they have in common, and what does it look like?',
        es: '¿Qué tienen en común y cómo se ve?',
        called: { en: 'Text and picture', es: 'Texto e imagen' },
        fields: ['content', 'image'],
      },
    ],
    columns: ['title', 'kind', 'brand', 'country'],
  },
  appears: {
    settings: {
      group: 'branding',
      position: 5,
      task: { en: 'Put resorts together', es: 'Reunir resorts' },
    },
    guests: { sitePage: true, known: { title: 'title', picture: 'image', text: 'excerpt' } },
  },
  fields: {
    label: text({ label: 'Name', es: 'Nombre', readBy: 'staff', required: true, maxLength: 160 }),
    title: localized(
      text({ label: 'Title', es: 'Título', readBy: 'guests', required: true, maxLength: 120 }),
    ),
    slug: localized(slug({ label: 'Web address', es: 'Dirección web', from: 'title' })),
    excerpt: localized(text({ label: 'In one sentence', es: 'En una frase', maxLength: 200 })),
    resorts: references({
      label: 'Picked by hand, in this order',
      es: 'Elegidos a mano, en este orden',
      to: 'resort',
      help: {
        en: 'Where none is picked, the rule below finds them, also those that come later.',
        es: 'Si no se elige ninguno, los encuentra la regla de abajo, también los que lleguen después.',
      },
    }),
    kind: choice({
      label: 'Rule: kind of resort',
      es: 'Regla: tipo de resort',
      options: namesOf(soughtKinds),
      labels: soughtKinds,
    }),
    amenities: choices({
      label: 'Rule: has all of these',
      es: 'Regla: tiene todo esto',
      options: namesOf(amenities),
      labels: amenities,
    }),
    brand: reference({ label: 'Rule: brand', es: 'Regla: marca', to: 'brand' }),
    country: country({ label: 'Rule: country', es: 'Regla: país' }),
    content: localized(markdown({ label: 'Text', es: 'Texto' })),
    image: localized(picture({ label: 'Picture', es: 'Imagen' })),
  },
});
