import { defineContentType } from '../../domain/content-type.ts';
import {
  boolean,
  decimal,
  integer,
  localized,
  markdown,
  picture,
  reference,
  slug,
  text,
} from '../../domain/fields/index.ts';
import { type Layout, layouts } from '../../domain/group/layouts.ts';

const MAX_PEOPLE = 10_000;

/** How many people it holds when it is set so; nothing where it cannot be. */
const holds = (layout: Layout) =>
  integer({ label: layouts[layout].en, es: layouts[layout].es, min: 1, max: MAX_PEOPLE });

/** A room, or a place outdoors, in which groups meet. The group's, so that one finder looks through all resorts. */
export const meetingRoom = defineContentType({
  name: 'meeting_room',
  path: 'meeting-rooms',
  scope: 'group',
  permission: 'manage resorts',
  titleField: 'label',
  labels: {
    en: { one: 'meeting room', many: 'meeting rooms' },
    es: { one: 'salón', many: 'salones', gender: 'm' },
  },
  remove: 'delete',
  workflow: {
    parts: [
      {
        key: 'name',
        en: 'What is the room called, and where is it?',
        es: '¿Cómo se llama el salón y dónde está?',
        called: { en: 'Name', es: 'Nombre' },
        fields: ['label', 'resort', 'title', 'slug', 'excerpt'],
      },
      {
        key: 'people',
        en: 'How many people does it hold?',
        es: '¿Para cuántas personas es?',
        called: { en: 'People', es: 'Personas' },
        fields: ['theatre', 'classroom', 'banquet', 'boardroom', 'u_shape', 'cocktail'],
      },
      {
        key: 'plan',
        en: 'How large is it, and where on the plan?',
        es: '¿Qué medidas tiene y dónde está en el plano?',
        called: { en: 'Plan', es: 'Plano' },
        fields: ['length', 'width', 'ceiling', 'outdoors', 'daylight', 'across', 'down'],
      },
      {
        key: 'story',
        en: 'What is it like?',
        es: '¿Cómo es?',
        called: { en: 'Text and picture', es: 'Texto e imagen' },
        fields: ['content', 'image'],
      },
    ],
    columns: ['resort', 'theatre', 'banquet', 'cocktail'],
  },
  appears: {
    settings: {
      group: 'branding',
      position: 6,
      task: { en: 'Describe a meeting room', es: 'Describir un salón' },
    },
    guests: { known: { title: 'title', picture: 'image', text: 'excerpt' } },
  },
  fields: {
    label: text({ label: 'Name', es: 'Nombre', readBy: 'staff', required: true, maxLength: 160 }),
    resort: reference({ label: 'Resort', es: 'Resort', to: 'resort' }),
    title: localized(
      text({ label: 'Title', es: 'Título', readBy: 'guests', required: true, maxLength: 120 }),
    ),
    slug: localized(slug({ label: 'Web address', es: 'Dirección web', from: 'title' })),
    excerpt: localized(text({ label: 'In one sentence', es: 'En una frase', maxLength: 200 })),
    theatre: holds('theatre'),
    classroom: holds('classroom'),
    banquet: holds('banquet'),
    boardroom: holds('boardroom'),
    u_shape: holds('u_shape'),
    cocktail: holds('cocktail'),
    length: decimal({
      label: 'From left to right',
      es: 'De izquierda a derecha',
      min: 1,
      max: 500,
      unit: 'm',
    }),
    width: decimal({ label: 'From top to bottom', es: 'De arriba abajo', min: 1, max: 500, unit: 'm' }),
    ceiling: decimal({ label: 'Ceiling', es: 'Altura', min: 1, max: 50, unit: 'm' }),
    outdoors: boolean({ label: 'Outdoors', es: 'Al aire libre' }),
    daylight: boolean({ label: 'Daylight', es: 'Luz natural' }),
    across: decimal({
      label: 'Its left edge on the plan',
      es: 'Su borde izquierdo en el plano',
      min: 0,
      max: 1000,
      unit: 'm',
      help: {
        en: 'From the left edge of the plan, on which all meeting rooms of the resort are drawn.',
        es: 'Desde el borde izquierdo del plano, en el que se dibujan todos los salones del resort.',
      },
    }),
    down: decimal({
      label: 'Its upper edge on the plan',
      es: 'Su borde superior en el plano',
      min: 0,
      max: 1000,
      unit: 'm',
    }),
    content: localized(markdown({ label: 'Text', es: 'Texto' })),
    image: localized(picture({ label: 'Picture', es: 'Imagen' })),
  },
});
