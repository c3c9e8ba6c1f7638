import { defineContentType } from '../../domain/content-type.ts';
import {
  boolean,
  choice,
  integer,
  list,
  localized,
  picture,
  redirectSource,
  text,
} from '../../domain/fields/index.ts';
import { link } from '../page/slices/words.ts';

/** What opens over a page of the public site, once for each visitor: the newsletter, or a link. */
export const popUp = defineContentType({
  name: 'pop_up',
  path: 'pop-ups',
  scope: 'site',
  permission: 'manage slices',
  titleField: 'name',
  labels: {
    en: { one: 'pop-up', many: 'pop-ups' },
    es: { one: 'ventana emergente', many: 'ventanas emergentes', gender: 'f' },
  },
  remove: 'delete',
  ordered: true,
  publishes: 'on-request',
  workflow: {
    parts: [
      {
        key: 'words',
        en: 'What does it say?',
        es: '¿Qué dice?',
        called: { en: 'Words', es: 'Textos' },
        fields: ['name', 'title', 'text', 'image', 'newsletter', 'link_text', 'link_url'],
      },
      {
        key: 'moment',
        en: 'When and where does it open?',
        es: '¿Cuándo y dónde se abre?',
        called: { en: 'Moment and pages', es: 'Momento y páginas' },
        fields: ['opens', 'delay', 'again_after', 'pages'],
      },
    ],
    columns: ['title', 'opens', 'newsletter'],
  },
  appears: {
    settings: {
      group: 'site',
      position: 9,
      task: { en: 'Invite visitors by a pop-up', es: 'Invitar con una ventana emergente' },
    },
    guests: { layer: true },
  },
  fields: {
    name: text({ label: 'Name', es: 'Nombre', readBy: 'staff', required: true, maxLength: 160 }),
    title: localized(text({ label: 'Title', es: 'Título', readBy: 'guests', required: true, maxLength: 80 })),
    text: localized(text({ label: 'Text', es: 'Texto', maxLength: 300 })),
    image: picture({ label: 'Picture', es: 'Imagen' }),
    newsletter: boolean({
      label: 'With the form of the newsletter',
      es: 'Con el formulario del boletín',
    }),
    ...link,
    opens: choice({
      label: 'Opens',
      es: 'Se abre',
      required: true,
      options: ['delay', 'exit'],
      labels: {
        delay: { en: 'After a while on the page', es: 'Después de un rato en la página' },
        exit: {
          en: 'When somebody is about to leave; on a phone after a while',
          es: 'Cuando alguien está por irse; en el teléfono, después de un rato',
        },
      },
    }),
    delay: integer({
      label: 'Seconds on the page until it opens',
      es: 'Segundos en la página hasta que se abre',
      required: true,
      min: 5,
      max: 600,
      help: {
        en: 'Only time in which the page is looked at counts.',
        es: 'Solo cuenta el tiempo en que se mira la página.',
      },
    }),
    again_after: integer({
      label: 'Days until the next one',
      es: 'Días hasta la siguiente',
      required: true,
      min: 1,
      max: 365,
      help: {
        en: 'For visitors who have seen any pop-up and said neither yes nor no. Whoever closed this one never sees it again.',
        es: 'Para quien vio alguna ventana y no dijo ni sí ni no. Quien cerró esta no la vuelve a ver.',
      },
    }),
    pages: list({
      label: 'Pages; all of them where none is named',
      es: 'Páginas; todas si no se nombra ninguna',
      maxItems: 30,
      entryLabels: { en: 'Page', es: 'Página' },
      fields: {
        path: redirectSource({
          label: 'Address',
          es: 'Dirección',
          required: true,
          help: {
            en: 'As /offers, in either language. With /* at its end it stands for everything below it too. Booking pages and the hub never have one.',
            es: 'Por ejemplo, /es/ofertas, en cualquiera de los dos idiomas. Con /* al final vale también para todo lo que está debajo. Las páginas de reservación y el hub nunca la tienen.',
          },
        }),
      },
    }),
  },
});
