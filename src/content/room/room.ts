import { defineContentType } from '../../domain/content-type.ts';
import {
  address,
  choice,
  decimal,
  gallery,
  integer,
  list,
  localized,
  markdown,
  picture,
  slug,
  text,
} from '../../domain/fields/index.ts';
import { areaKinds } from '../../domain/group/room-plan.ts';
import { namesOf } from '../../domain/group/resort-words.ts';

const LONGEST = 100;

const metres = (label: string, es: string, min: number) =>
  decimal({ label, es, min, max: LONGEST, unit: 'm', required: true });

/** A kind of room of a property, as visitors choose it. */
export const room = defineContentType({
  name: 'room',
  path: 'rooms',
  scope: 'site',
  permission: 'manage resorts',
  titleField: 'label',
  labels: {
    en: { one: 'room', many: 'rooms' },
    es: { one: 'habitación', many: 'habitaciones', gender: 'f' },
  },
  ordered: true,
  remove: 'delete',
  workflow: {
    parts: [
      {
        key: 'name',
        en: 'What is the room called?',
        es: '¿Cómo se llama la habitación?',
        called: { en: 'Name', es: 'Nombre' },
        fields: ['label', 'title', 'slug', 'excerpt'],
      },
      {
        key: 'facts',
        en: 'How large is it, and whom does it fit?',
        es: '¿Qué tamaño tiene y para cuántas personas es?',
        called: { en: 'Size and beds', es: 'Tamaño y camas' },
        fields: ['size', 'bed', 'view', 'adults', 'children', 'code'],
      },
      {
        key: 'story',
        en: 'What awaits the guest in it?',
        es: '¿Qué le espera al huésped?',
        called: { en: 'Text', es: 'Texto' },
        fields: ['content', 'amenities'],
      },
      {
        key: 'pictures',
        en: 'What does it look like?',
        es: '¿Cómo se ve?',
        called: { en: 'Pictures', es: 'Imágenes' },
        fields: ['image', 'gallery', 'film'],
      },
      {
        key: 'plan',
        en: 'How is it laid out?',
        es: '¿Cómo está distribuida?',
        called: { en: 'Plan', es: 'Plano' },
        fields: ['plan'],
      },
    ],
    columns: ['title', 'size', 'bed', 'adults', 'children'],
  },
  appears: {
    settings: {
      group: 'branding',
      position: 4,
      task: { en: 'Describe a room', es: 'Describir una habitación' },
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
    size: decimal({ label: 'Size', es: 'Tamaño', min: 0, max: 10_000, unit: 'm²' }),
    bed: localized(text({ label: 'Beds', es: 'Camas', maxLength: 80 })),
    view: localized(text({ label: 'View', es: 'Vista', maxLength: 80 })),
    adults: integer({ label: 'Adults at most', es: 'Adultos como máximo', min: 1, max: 20 }),
    children: integer({ label: 'Children at most', es: 'Niños como máximo', min: 0, max: 20 }),
    code: text({
      label: 'Code',
      es: 'Código',
      maxLength: 40,
      isCode: true,
      help: { en: 'What booking engines call the room.', es: 'Como la llaman los motores de reservación.' },
    }),
    content: localized(markdown({ label: 'Text', es: 'Texto' })),
    amenities: list({
      label: 'In the room',
      es: 'En la habitación',
      maxItems: 40,
      entryLabels: { en: 'Thing', es: 'Detalle' },
      fields: { name: localized(text({ label: 'What', es: 'Qué', required: true, maxLength: 80 })) },
    }),
    film: address({
      label: 'Film',
      es: 'Video',
      offers: 'video',
      help: {
        en: 'A video of the library, or the web address of an mp4. Visitors start it.',
        es: 'Un video de la biblioteca o la dirección web de un mp4. Lo inicia quien visita.',
      },
    }),
    plan: list({
      label: 'Drawn plan',
      es: 'Plano dibujado',
      maxItems: 40,
      entryLabels: { en: 'Area', es: 'Área' },
      help: {
        en: 'Rooms first, then what stands in them. Metres from the upper left corner of the plan. A door is the square that its leaf sweeps, with one side on a wall; a sliding door lies upon the wall.',
        es: 'Primero los cuartos, luego lo que hay en ellos. Metros desde la esquina superior izquierda del plano. Una puerta es el cuadro que recorre su hoja, con un lado sobre el muro; una corrediza se pone encima del muro.',
      },
      fields: {
        name: localized(text({ label: 'Name', es: 'Nombre', required: true, maxLength: 40 })),
        kind: choice({
          label: 'What it is',
          es: 'Qué es',
          options: namesOf(areaKinds),
          labels: areaKinds,
          required: true,
          inSummary: true,
        }),
        across: metres('From the left', 'Desde la izquierda', 0),
        down: metres('From the top', 'Desde arriba', 0),
        width: metres('From left to right', 'De izquierda a derecha', 0.2),
        depth: metres('From top to bottom', 'De arriba abajo', 0.2),
      },
    }),
    image: localized(picture({ label: 'Picture', es: 'Imagen' })),
    gallery: localized(gallery({ label: 'Gallery', es: 'Galería' })),
  },
});
