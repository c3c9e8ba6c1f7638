import { defineContentType } from '../../domain/content-type.ts';
import {
  choice,
  gallery,
  links,
  localized,
  markdown,
  picture,
  slug,
  text,
  wallClock,
} from '../../domain/fields/index.ts';
import { eventCategories } from '../../domain/event-category.ts';
import { datesAndRecurrence, recurrenceFields } from '../recurrence-fields.ts';

/** An activity or entertainment at a property, in its own wall-clock time. */
export const event = defineContentType({
  name: 'event',
  path: 'events',
  aliases: ['event'],
  scope: 'site',
  permission: 'manage property hub',
  titleField: 'label',
  labels: { en: { one: 'event', many: 'events' }, es: { one: 'evento', many: 'eventos', gender: 'm' } },
  remove: 'delete',
  copied: true,
  workflow: {
    parts: [
      {
        key: 'name',
        en: 'What is the event called?',
        es: '¿Cómo se llama el evento?',
        called: { en: 'Name', es: 'Nombre' },
        fields: ['label', 'title', 'slug', 'category'],
      },
      {
        key: 'when',
        en: 'When does it take place, and does it repeat?',
        es: '¿Cuándo es y con qué frecuencia se repite?',
        called: { en: 'Dates', es: 'Fechas' },
        fields: datesAndRecurrence,
      },
      {
        key: 'story',
        en: 'Where is it, and what awaits the guest?',
        es: '¿Dónde es y qué le espera al huésped?',
        called: { en: 'Place and text', es: 'Lugar y texto' },
        fields: ['location', 'content', 'links'],
      },
      {
        key: 'pictures',
        en: 'What does it look like?',
        es: '¿Cómo se ve?',
        called: { en: 'Pictures', es: 'Imágenes' },
        fields: ['image', 'gallery'],
      },
    ],
    columns: ['title', 'category', 'start_date', 'end_date', 'location'],
    calendar: { category: 'category', place: 'location' },
  },
  appears: {
    settings: {
      group: 'hub',
      position: 1,
      task: { en: 'Plan or move an event', es: 'Programar o mover un evento' },
      atHome: 2,
    },
    guests: {
      known: { title: 'title', picture: 'image', text: 'content' },
      hub: { list: 'events', record: 'event' },
    },
  },
  fields: {
    label: text({ label: 'Name', es: 'Nombre', readBy: 'staff', required: true, maxLength: 160 }),
    start_date: wallClock({ label: 'Starts', es: 'Empieza', required: true }),
    end_date: wallClock({ label: 'Ends', es: 'Termina', after: 'start_date', withinADayIf: 'repeats' }),
    ...recurrenceFields,
    title: localized(
      text({ label: 'Special Name', es: 'Título', readBy: 'guests', required: true, maxLength: 160 }),
    ),
    slug: localized(slug({ label: 'Web address', es: 'Dirección web', from: 'title' })),
    category: localized(
      choice({
        label: 'Category',
        es: 'Categoría',
        options: eventCategories,
        labels: {
          Day: { en: 'Day', es: 'De día' },
          Night: { en: 'Night', es: 'De noche' },
          Wellness: { en: 'Wellness', es: 'Bienestar' },
          Everyday: { en: 'Everyday', es: 'Todos los días' },
        },
      }),
    ),
    content: localized(markdown({ label: 'Text', es: 'Texto' })),
    location: localized(text({ label: 'Place', es: 'Lugar', maxLength: 200 })),
    image: localized(picture({ label: 'Picture', es: 'Imagen' })),
    links: localized(links({ label: 'Buttons', es: 'Botones' })),
    gallery: localized(gallery({ label: 'Gallery', es: 'Galería' })),
  },
});
