import { defineContentType } from '../../domain/content-type.ts';
import { sections } from '../../domain/dining.ts';
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
    es: { one: 'restaurante', many: 'restaurantes' },
  },
  ordered: true,
  remove: 'archive',
  alsoCalled: { dressCode: 'dress_code' },
  fields: {
    label: text({ label: 'Name', es: 'Nombre', required: true, most: 160 }),
    title: localized(text({ label: 'Special Name', es: 'Nombre especial', required: true, most: 160 })),
    slug: localized(slug({ label: 'Address', es: 'Dirección', from: 'title' })),
    type: localized(text({ label: 'Cuisine', es: 'Cocina', most: 160 })),
    section: localized(choice({ label: 'Section', es: 'Sección', options: sections, open: true })),
    image: localized(picture({ label: 'Picture', es: 'Imagen' })),
    logo: localized(picture({ label: 'Logo', es: 'Logotipo' })),
    content: localized(markdown({ label: 'Text', es: 'Texto' })),
    links: localized(links({ label: 'Buttons', es: 'Botones' })),
    menus: references({ label: 'Menus', es: 'Menús', to: 'menu' }),
    breakfast: hours({ label: 'Breakfast', es: 'Desayuno' }),
    lunch: hours({ label: 'Lunch', es: 'Almuerzo' }),
    dinner: hours({ label: 'Dinner', es: 'Cena' }),
    lounge: hours({ label: 'Lounge', es: 'Bar' }),
    dress_code: localized(text({ label: 'Dress Code', es: 'Código de vestimenta' })),
    notes: localized(text({ label: 'Notes', es: 'Notas', most: 1000 })),
    extension: text({ label: 'Extension', es: 'Extensión', most: 20 }),
    reservations_url: localized(address({ label: 'Reservations address', es: 'Dirección de reservaciones' })),
    gallery: localized(gallery({ label: 'Gallery', es: 'Galería' })),
  },
});
