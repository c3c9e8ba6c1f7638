import { defineContentType } from '../../src/domain/content-type.ts';
import {
  blocks,
  choice,
  decimal,
  gallery,
  links,
  list,
  localized,
  markdown,
  picture,
  reference,
  slug,
  text,
} from '../../src/domain/fields/index.ts';

/**
 * A type that exists in tests alone, and in this file alone: everything that Palapa makes of a declaration is made of
 * this one too.
 */
const passage = {
  labels: { en: 'Passage', es: 'Pasaje' },
  fields: {
    heading: localized(text({ label: 'Heading', es: 'Encabezado', required: true, maxLength: 120 })),
    words: localized(markdown({ label: 'Text', es: 'Texto' })),
    image: picture({ label: 'Picture', es: 'Imagen' }),
  },
};

const tip = {
  labels: { en: 'Tip', es: 'Consejo' },
  fields: {
    title: localized(text({ label: 'Title', es: 'Título', required: true, maxLength: 120 })),
    place: reference({ label: 'Place', es: 'Lugar', to: 'restaurant' }),
  },
};

const chapter = {
  labels: { en: 'Chapter', es: 'Capítulo' },
  fields: {
    title: localized(text({ label: 'Title', es: 'Título', required: true, maxLength: 120 })),
    parts: blocks({ label: 'Parts', es: 'Partes', maxItems: 10, blocks: { passage, tip } }),
  },
};

export const excursion = defineContentType({
  name: 'excursion',
  path: 'excursions',
  scope: 'site',
  permission: 'manage property hub',
  titleField: 'label',
  labels: {
    en: { one: 'excursion', many: 'excursions' },
    es: { one: 'excursión', many: 'excursiones', gender: 'f' },
  },
  ordered: true,
  remove: 'delete',
  publishes: 'on-request',
  workflow: {
    parts: [
      {
        key: 'name',
        en: 'What is the excursion called?',
        es: '¿Cómo se llama la excursión?',
        called: { en: 'Name', es: 'Nombre' },
        fields: ['label', 'title', 'slug', 'summary'],
      },
      {
        key: 'facts',
        en: 'How long does it take, and where does it end?',
        es: '¿Cuánto dura y dónde termina?',
        called: { en: 'Facts', es: 'Datos' },
        fields: ['hours', 'effort', 'ends_at'],
      },
      {
        key: 'stops',
        en: 'Where does it stop?',
        es: '¿Dónde se detiene?',
        called: { en: 'Stops', es: 'Paradas' },
        fields: ['stops'],
      },
      {
        key: 'story',
        en: 'What does the guest read?',
        es: '¿Qué lee el huésped?',
        called: { en: 'Story', es: 'Relato' },
        fields: ['story', 'links'],
      },
      {
        key: 'pictures',
        en: 'What does it look like?',
        es: '¿Cómo se ve?',
        called: { en: 'Pictures', es: 'Imágenes' },
        fields: ['image', 'gallery'],
      },
    ],
    columns: ['title', 'effort', 'hours'],
  },
  appears: {
    settings: {
      group: 'hub',
      position: 5,
      task: { en: 'Plan an excursion', es: 'Preparar una excursión' },
    },
    guests: {
      known: { title: 'title', picture: 'image', text: 'summary' },
      list: ['summary', 'effort', 'hours'],
      record: ['summary', 'hours', 'effort', 'ends_at', 'stops', 'story', 'gallery', 'links'],
      hub: {
        title: { en: 'Excursions', es: 'Excursiones' },
        lines: ['summary', 'effort'],
        tile: 'activities',
      },
    },
  },
  fields: {
    label: text({ label: 'Name', es: 'Nombre', required: true, maxLength: 160 }),
    title: localized(text({ label: 'Special Name', es: 'Nombre especial', required: true, maxLength: 160 })),
    slug: localized(slug({ label: 'Web address', es: 'Dirección web', from: 'title' })),
    summary: localized(text({ label: 'In short', es: 'En pocas palabras', maxLength: 300 })),
    hours: decimal({ label: 'Hours', es: 'Horas', min: 0, max: 48 }),
    effort: choice({
      label: 'Effort',
      es: 'Esfuerzo',
      options: ['Easy', 'Hard'],
      labels: { Easy: { en: 'Easy', es: 'Fácil' }, Hard: { en: 'Demanding', es: 'Exigente' } },
    }),
    ends_at: reference({ label: 'Ends at', es: 'Termina en', to: 'restaurant' }),
    stops: localized(
      list({
        label: 'Stops',
        es: 'Paradas',
        maxItems: 20,
        entryLabels: { en: 'Stop', es: 'Parada' },
        fields: {
          name: localized(text({ label: 'Name', es: 'Nombre', required: true, maxLength: 120 })),
          note: localized(text({ label: 'Note', es: 'Nota', maxLength: 300 })),
        },
      }),
    ),
    story: localized(
      blocks({ label: 'Story', es: 'Relato', maxItems: 30, blocks: { passage, tip, chapter } }),
    ),
    links: localized(links({ label: 'Buttons', es: 'Botones' })),
    image: localized(picture({ label: 'Picture', es: 'Imagen' })),
    gallery: localized(gallery({ label: 'Gallery', es: 'Galería' })),
  },
});
