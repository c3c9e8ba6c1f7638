import { defineContentType } from '../../domain/content-type.ts';
import {
  choice,
  gallery,
  integer,
  links,
  localized,
  markdown,
  picture,
  repeat,
  slug,
  text,
  wallClock,
} from '../../domain/fields/index.ts';
import { eventCategories } from '../../domain/event-category.ts';
import { frequencies } from '../../domain/recurrence.ts';

/** An activity or entertainment at a property, in its own wall-clock time. */
export const event = defineContentType({
  name: 'event',
  path: 'events',
  aliases: ['event'],
  scope: 'site',
  permission: 'manage property hub',
  titleField: 'label',
  labels: { en: { one: 'event', many: 'events' }, es: { one: 'evento', many: 'eventos' } },
  remove: 'delete',
  fields: {
    label: text({ label: 'Name', es: 'Nombre', required: true, most: 160 }),
    start_date: wallClock({ label: 'Starts', es: 'Empieza', required: true }),
    end_date: wallClock({ label: 'Ends', es: 'Termina', after: 'start_date' }),
    repeats: integer({ label: 'Repeats', es: 'Se repite', least: 0, most: 1 }),
    repeat_frequency: choice({ label: 'How often', es: 'Frecuencia', options: frequencies }),
    repeat_settings: repeat({ label: 'On which days', es: 'Qué días' }),
    title: localized(text({ label: 'Special Name', es: 'Nombre especial', required: true, most: 160 })),
    slug: localized(slug({ label: 'Address', es: 'Dirección', from: 'title' })),
    category: localized(choice({ label: 'Category', es: 'Categoría', options: eventCategories })),
    content: localized(markdown({ label: 'Text', es: 'Texto' })),
    location: localized(text({ label: 'Place', es: 'Lugar', most: 200 })),
    image: localized(picture({ label: 'Picture', es: 'Imagen' })),
    links: localized(links({ label: 'Buttons', es: 'Botones' })),
    gallery: localized(gallery({ label: 'Gallery', es: 'Galería' })),
  },
});
