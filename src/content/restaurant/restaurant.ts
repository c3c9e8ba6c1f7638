import { defineContentType } from '../../domain/content-type.ts';
import { sections } from '../../domain/dining/dining.ts';
import {
  address,
  choice,
  gallery,
  hours,
  links,
  localized,
  markdown,
  picture,
  references,
  slug,
  text,
} from '../../domain/fields/index.ts';

/** A restaurant, bar or lounge of a property. */
export const restaurant = defineContentType({
  name: 'restaurant',
  path: 'restaurants',
  scope: 'site',
  permission: 'manage property hub',
  titleField: 'label',
  labels: {
    en: { one: 'restaurant', many: 'restaurants' },
    es: { one: 'restaurante', many: 'restaurantes', gender: 'm' },
  },
  ordered: true,
  copied: true,
  remove: 'archive',
  alsoCalled: { dressCode: 'dress_code' },
  workflow: {
    parts: [
      {
        key: 'name',
        en: 'What is the place called?',
        es: '¿Cómo se llama el lugar?',
        called: { en: 'Name', es: 'Nombre' },
        fields: ['label', 'title', 'slug', 'section', 'type'],
      },
      {
        key: 'story',
        en: 'What should a guest know before coming?',
        es: '¿Qué conviene que sepa el huésped antes de ir?',
        called: { en: 'Text', es: 'Texto' },
        fields: ['content', 'dress_code', 'notes', 'extension', 'reservations_url', 'links'],
      },
      {
        key: 'hours',
        en: 'When is it open?',
        es: '¿Cuándo abre?',
        called: { en: 'Hours', es: 'Horarios' },
        fields: ['breakfast', 'lunch', 'dinner', 'lounge'],
      },
      {
        key: 'menus',
        en: 'Which menus does it serve, and in which order?',
        es: '¿Qué menús ofrece y en qué orden?',
        called: { en: 'Menus', es: 'Menús' },
        fields: ['menus'],
      },
      {
        key: 'pictures',
        en: 'What does it look like?',
        es: '¿Cómo se ve?',
        called: { en: 'Pictures', es: 'Imágenes' },
        fields: ['image', 'logo', 'gallery'],
      },
    ],
    columns: ['title', 'section', 'type', 'extension'],
  },
  appears: {
    settings: {
      group: 'hub',
      position: 4,
      task: { en: 'Update a restaurant', es: 'Actualizar un restaurante' },
      atHome: 3,
    },
    guests: {
      known: { title: 'title', picture: 'image', text: 'content' },
      hub: { list: 'dining', record: 'restaurant' },
    },
  },
  fields: {
    label: text({ label: 'Name', es: 'Nombre', readBy: 'staff', required: true, maxLength: 160 }),
    title: localized(
      text({ label: 'Special Name', es: 'Título', readBy: 'guests', required: true, maxLength: 160 }),
    ),
    slug: localized(slug({ label: 'Web address', es: 'Dirección web', from: 'title' })),
    type: localized(text({ label: 'Cuisine', es: 'Cocina', maxLength: 160 })),
    section: localized(
      choice({
        label: 'Section',
        es: 'Sección',
        options: sections,
        open: true,
        labels: {
          Restaurant: { en: 'Restaurants', es: 'Restaurantes' },
          'Bars and Lounges': { en: 'Bars and lounges', es: 'Bares y lounges' },
        },
      }),
    ),
    image: localized(picture({ label: 'Picture', es: 'Imagen' })),
    logo: localized(picture({ label: 'Logo', es: 'Logotipo', shape: 'logo' })),
    content: localized(markdown({ label: 'Text', es: 'Texto' })),
    links: localized(links({ label: 'Buttons', es: 'Botones' })),
    menus: references({ label: 'Menus', es: 'Menús', to: 'menu' }),
    breakfast: hours({ label: 'Breakfast', es: 'Desayuno' }),
    lunch: hours({ label: 'Lunch', es: 'Comida' }),
    dinner: hours({ label: 'Dinner', es: 'Cena' }),
    lounge: hours({ label: 'Lounge', es: 'Bar' }),
    dress_code: localized(text({ label: 'Dress Code', es: 'Código de vestimenta' })),
    notes: localized(text({ label: 'Notes', es: 'Notas', maxLength: 1000 })),
    extension: text({ label: 'Extension', es: 'Extensión', maxLength: 20 }),
    reservations_url: localized(
      address({ label: 'Web address for reservations', es: 'Dirección web para reservar' }),
    ),
    gallery: localized(gallery({ label: 'Gallery', es: 'Galería' })),
  },
});
