import { defineContentType } from '../../domain/content-type.ts';
import {
  address,
  gallery,
  localized,
  markdown,
  picture,
  reference,
  slug,
  text,
} from '../../domain/fields/index.ts';

/** What travel agents and the press want to know of a resort, on one page. */
export const factSheet = defineContentType({
  name: 'fact_sheet',
  path: 'fact-sheets',
  scope: 'group',
  permission: 'manage resorts',
  titleField: 'code_value',
  labels: {
    en: { one: 'fact sheet', many: 'fact sheets' },
    es: { one: 'ficha técnica', many: 'fichas técnicas', gender: 'f' },
  },
  remove: 'delete',
  workflow: {
    parts: [
      {
        key: 'code',
        en: 'Which resort is the fact sheet about?',
        es: '¿De qué resort es la ficha técnica?',
        called: { en: 'Resort', es: 'Resort' },
        fields: ['code_value', 'resort', 'group'],
      },
      {
        key: 'content',
        en: 'Which facts does it give?',
        es: '¿Qué datos contiene?',
        called: { en: 'Content', es: 'Contenido' },
        fields: ['title', 'slug', 'content', 'image', 'gallery', 'file'],
      },
    ],
    columns: ['title', 'resort', 'group'],
  },
  appears: {
    settings: {
      group: 'branding',
      position: 3,
      task: { en: 'Update a fact sheet', es: 'Actualizar una ficha técnica' },
      called: { en: 'Fact Sheets', es: 'Fichas técnicas' },
    },
    guests: { sitePage: true, known: { title: 'title', picture: 'image', text: 'content' } },
  },
  fields: {
    code_value: text({
      label: 'Code Value',
      es: 'Código',
      readBy: 'staff',
      required: true,
      maxLength: 80,
      unique: true,
    }),
    resort: reference({ label: 'Resort', es: 'Resort', to: 'resort' }),
    group: text({
      label: 'Group',
      es: 'Grupo',
      maxLength: 120,
      help: {
        en: 'Sheets of one group stand together: General, Weddings, Meetings.',
        es: 'Las fichas de un mismo grupo van juntas: General, Bodas, Reuniones.',
      },
    }),
    title: localized(text({ label: 'Title', es: 'Título', readBy: 'guests', maxLength: 160 })),
    slug: localized(slug({ label: 'Web address', es: 'Dirección web', from: 'title' })),
    content: localized(markdown({ label: 'Text', es: 'Texto' })),
    image: localized(picture({ label: 'Picture', es: 'Imagen' })),
    gallery: localized(gallery({ label: 'Gallery', es: 'Galería' })),
    file: localized(
      address({
        label: 'As a file',
        es: 'Como archivo',
        offers: 'document',
        help: {
          en: 'A PDF of the library, to be kept or sent on. The page prints well without one.',
          es: 'Un PDF de la biblioteca, para guardarlo o reenviarlo. Sin él, la página se imprime bien.',
        },
      }),
    ),
  },
});
