import { defineContentType } from '../../domain/content-type.ts';
import { address, boolean, localized, picture, reference, text } from '../../domain/fields/index.ts';

/** A printed thing that visitors download or have sent to them by post. */
export const brochure = defineContentType({
  name: 'brochure',
  path: 'brochures',
  scope: 'site',
  permission: 'manage resorts',
  titleField: 'name',
  labels: {
    en: { one: 'brochure', many: 'brochures' },
    es: { one: 'folleto', many: 'folletos', gender: 'm' },
  },
  remove: 'delete',
  ordered: true,
  workflow: {
    parts: [
      {
        key: 'words',
        en: 'What is the brochure about?',
        es: '¿De qué trata el folleto?',
        called: { en: 'Words', es: 'Textos' },
        fields: ['name', 'title', 'text', 'resort', 'brand'],
      },
      {
        key: 'file',
        en: 'What does it look like, and which file is it?',
        es: '¿Cómo se ve y qué archivo es?',
        called: { en: 'Picture and file', es: 'Imagen y archivo' },
        fields: ['image', 'file', 'by_post'],
      },
    ],
    columns: ['title', 'resort', 'by_post'],
  },
  appears: {
    settings: {
      group: 'branding',
      position: 7,
      task: { en: 'Offer a brochure', es: 'Ofrecer un folleto' },
      called: { en: 'Brochures', es: 'Folletos' },
    },
    guests: { known: { title: 'title', picture: 'image', text: 'text' } },
  },
  fields: {
    name: text({ label: 'Name', es: 'Nombre', readBy: 'staff', required: true, maxLength: 160 }),
    resort: reference({ label: 'Resort', es: 'Resort', to: 'resort' }),
    brand: reference({ label: 'Brand', es: 'Marca', to: 'brand' }),
    by_post: boolean({
      label: 'Sent by post',
      es: 'Se envía por correo postal',
      help: {
        en: 'Visitors may ask for a printed one.',
        es: 'Los visitantes pueden pedirlo impreso.',
      },
    }),
    title: localized(
      text({ label: 'Title', es: 'Título', readBy: 'guests', required: true, maxLength: 160 }),
    ),
    text: localized(text({ label: 'In one sentence', es: 'En una frase', maxLength: 300 })),
    image: localized(picture({ label: 'Picture', es: 'Imagen' })),
    file: localized(
      address({
        label: 'File',
        es: 'Archivo',
        required: true,
        offers: 'document',
        help: {
          en: 'A PDF of the media library, in each language that there is one in.',
          es: 'Un PDF de la biblioteca, en cada idioma en que exista.',
        },
      }),
    ),
  },
});
