import { defineContentType } from '../../domain/content-type.ts';
import {
  address,
  choices,
  group,
  links,
  localized,
  picture,
  text,
  wallClock,
} from '../../domain/fields/index.ts';
import { promotionLocations } from '../../domain/promotion.ts';
import { datesAndRecurrence, recurrenceFields } from '../recurrence-fields.ts';

/** A slide that a property shows its guests in one or several places. */
export const promotion = defineContentType({
  name: 'promotion',
  path: 'promos',
  aliases: ['promotions'],
  screen: 'promotions',
  scope: 'site',
  permission: 'manage property hub',
  titleField: 'label',
  labels: {
    en: { one: 'promotion', many: 'promotions' },
    es: { one: 'promoción', many: 'promociones', gender: 'f' },
  },
  ordered: true,
  copied: true,
  remove: 'delete',
  workflow: {
    parts: [
      {
        key: 'where',
        en: 'What is the promotion called, and where is it shown?',
        es: '¿Cómo se llama la promoción y dónde se muestra?',
        called: { en: 'Name and places', es: 'Nombre y lugares' },
        fields: ['label', 'locations'],
      },
      {
        key: 'when',
        en: 'When is it shown?',
        es: '¿Cuándo se muestra?',
        called: { en: 'Dates', es: 'Fechas' },
        fields: datesAndRecurrence,
      },
      {
        key: 'slide',
        en: 'What does the guest see on the slide?',
        es: '¿Qué ve el huésped en la diapositiva?',
        called: { en: 'Slide', es: 'Diapositiva' },
        fields: ['settings'],
      },
    ],
    columns: ['locations', 'start_date', 'end_date'],
  },
  appears: {
    settings: {
      group: 'hub',
      position: 3,
      task: { en: 'Place a promotion', es: 'Colocar una promoción' },
      atHome: 4,
    },
    guests: { hub: { at: 'locations' } },
  },
  fields: {
    label: text({ label: 'Name', es: 'Nombre', readBy: 'staff', required: true, maxLength: 160 }),
    locations: choices({
      label: 'Shown at',
      es: 'Se muestra en',
      required: true,
      options: promotionLocations,
      labels: {
        Home: { en: 'Home', es: 'Inicio' },
        Menu: { en: 'Full-screen menu', es: 'Menú de pantalla completa' },
        Dining: { en: 'Dining', es: 'Restaurantes' },
        'Hotel Info': { en: 'Hotel information', es: 'Información del hotel' },
        Events: { en: 'Activities and events', es: 'Actividades y eventos' },
        Dietary: { en: 'Dietary dishes', es: 'Platillos por dieta' },
        Specials: { en: 'Specials', es: 'Ofertas' },
      },
    }),
    start_date: wallClock({ label: 'From', es: 'Desde' }),
    end_date: wallClock({ label: 'To', es: 'Hasta', after: 'start_date', withinADayIf: 'repeats' }),
    ...recurrenceFields,
    settings: localized(
      group({
        label: 'Slide',
        es: 'Diapositiva',
        required: true,
        fields: {
          title: localized(
            text({ label: 'Special Name', es: 'Título', readBy: 'guests', required: true, maxLength: 120 }),
          ),
          text: localized(text({ label: 'Text', es: 'Texto', maxLength: 300 })),
          image: localized(picture({ label: 'Picture', es: 'Imagen' })),
          cfId: localized(
            address({
              label: 'Video',
              es: 'Video',
              offers: 'video',
              orStreamId: true,
              help: {
                en: 'A video of the library, the web address of an mp4, or an id of Cloudflare Stream.',
                es: 'Un video de la biblioteca, la dirección web de un mp4 o un id de Cloudflare Stream.',
              },
            }),
          ),
          links: links({ label: 'Buttons', es: 'Botones' }),
        },
      }),
    ),
  },
});
