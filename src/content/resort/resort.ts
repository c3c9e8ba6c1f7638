import { defineContentType } from '../../domain/content-type.ts';
import {
  boolean,
  country,
  gallery,
  localized,
  markdown,
  picture,
  reference,
  references,
  text,
} from '../../domain/fields/index.ts';

/** A hotel of the group, as visitors choose it and booking knows it. The group's, whichever sites show it. */
export const resort = defineContentType({
  name: 'resort',
  path: 'resorts',
  scope: 'group',
  permission: 'manage resorts',
  titleField: 'name',
  labels: { en: { one: 'resort', many: 'resorts' }, es: { one: 'resort', many: 'resorts', gender: 'm' } },
  remove: 'delete',
  workflow: {
    choosesPart: true,
    parts: [
      {
        key: 'main',
        en: 'What is the resort, and where?',
        es: '¿Qué resort es y dónde está?',
        called: { en: 'Edit Main Content', es: 'Editar el contenido principal' },
        fields: [
          'name',
          'brand_id',
          'site',
          'city',
          'country',
          'url_partial',
          'adults_only',
          'tagline',
          'description',
          'logo',
          'image',
          'gallery',
        ],
      },
      {
        key: 'triggers',
        en: 'Which booking codes hold at the resort?',
        es: '¿Qué códigos de reservación valen en el resort?',
        called: { en: 'Edit Triggers', es: 'Editar los activadores' },
        fields: ['code', 'triggers'],
      },
    ],
    columns: ['brand_id', 'city', 'country', 'url_partial', 'code'],
  },
  appears: {
    settings: {
      group: 'branding',
      position: 2,
      task: { en: 'Look after a resort', es: 'Atender un resort' },
    },
    // The booking codes of a page are found among all resorts and triggers.
    guests: { known: { title: 'name', picture: 'image', text: 'description' } },
  },
  fields: {
    name: text({ label: 'Name', es: 'Nombre', readBy: 'guests', required: true, maxLength: 160 }),
    brand_id: reference({ label: 'Brand', es: 'Marca', to: 'brand' }),
    site: reference({
      label: 'Site',
      es: 'Sitio',
      to: 'site',
      help: { en: "The resort's own site.", es: 'El sitio propio del resort.' },
    }),
    city: text({ label: 'City', es: 'Ciudad', maxLength: 120 }),
    country: country({ label: 'Country', es: 'País' }),
    url_partial: text({
      label: 'Part of the web address',
      es: 'Parte de la dirección web',
      maxLength: 120,
      unique: true,
      help: { en: 'casa-marea in /resorts/casa-marea.', es: 'casa-marea en /resorts/casa-marea.' },
    }),
    adults_only: boolean({ label: 'Adults only', es: 'Solo adultos' }),
    code: text({
      label: 'Code',
      es: 'Código',
      maxLength: 80,
      unique: true,
      help: {
        en: 'What triggers and booking engines call the resort: casa-marea.',
        es: 'Como llaman al resort los activadores y los motores de reservación: casa-marea.',
      },
    }),
    triggers: references({
      label: 'Triggers',
      es: 'Activadores',
      to: 'booking_code_trigger',
      help: {
        en: 'They hold here besides those that name this resort, or none.',
        es: 'Valen aquí además de los que nombran este resort o no nombran ninguno.',
      },
    }),
    logo: picture({ label: 'Logo', es: 'Logotipo', shape: 'logo' }),
    tagline: localized(text({ label: 'Line under the name', es: 'Frase bajo el nombre', maxLength: 160 })),
    description: localized(markdown({ label: 'Description', es: 'Descripción' })),
    image: localized(picture({ label: 'Picture', es: 'Imagen' })),
    gallery: localized(gallery({ label: 'Gallery', es: 'Galería' })),
  },
});
