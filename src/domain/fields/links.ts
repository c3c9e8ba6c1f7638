import { linkTypes } from '../link.ts';
import { address } from './address.ts';
import { choice, type OptionLabels } from './choice.ts';
import { type FieldOptions, localized } from './field.ts';
import { list } from './nested.ts';
import { picture } from './picture.ts';
import { reference } from './reference.ts';
import { text } from './text.ts';

const labels: OptionLabels = {
  'Playa Safe Stay': { en: 'Playa Safe Stay', es: 'Playa Safe Stay' },
  'Make Reservation': { en: 'Make a reservation', es: 'Hacer una reservación' },
  'Link Off': { en: 'Open in a new tab', es: 'Abrir en otra pestaña' },
  'Click To Call': { en: 'Call a number', es: 'Llamar a un número' },
  'Download File': { en: 'Download a file', es: 'Descargar un archivo' },
  Content: { en: 'A page of hotel information', es: 'Una página de información' },
};

/** The page of hotel information that a link leads to, by its id. */
const linkPage = reference({ label: 'Page', es: 'Página', to: 'content_section' });

const linkFields = {
  type: choice({ label: 'Kind of link', es: 'Tipo de enlace', options: linkTypes, labels, required: true }),
  linktext: localized(text({ label: 'Text', es: 'Texto', required: true, maxLength: 80 })),
  linkurl: localized(address({ label: 'Web address', es: 'Dirección web' })),
  pageId: linkPage,
};

const entries = { entryLabels: { en: 'Link', es: 'Enlace' }, entriesAre: 'links' } as const;

/** Buttons under a text, each of one of the six kinds of link. */
export const links = <const O extends FieldOptions>(options: O) =>
  list({ ...options, fields: linkFields, maxItems: 20, ...entries });

/** Links with a picture and a few words. */
export const richLinks = <const O extends FieldOptions>(options: O) =>
  list({
    ...options,
    maxItems: 20,
    ...entries,
    fields: {
      image: picture({ label: 'Picture', es: 'Imagen' }),
      title: localized(text({ label: 'Title', es: 'Título', required: true, maxLength: 120 })),
      description: localized(text({ label: 'Description', es: 'Descripción' })),
      ...linkFields,
    },
  });
