import { defineContentType } from '../../domain/content-type.ts';
import { localized, text, wallClock } from '../../domain/fields/index.ts';
import { postFields, publicationPart } from '../post-fields.ts';

/** A post about a day on which Playa Cares needs hands. */
export const pcEvent = defineContentType({
  name: 'pc_event',
  path: 'pc-events',
  screen: 'event-posts',
  scope: 'site',
  permission: 'manage playa cares events',
  titleField: 'title',
  labels: {
    en: { one: 'event post', many: 'event posts' },
    es: { one: 'publicación de evento', many: 'publicaciones de eventos', gender: 'f' },
  },
  remove: 'delete',
  publishes: 'on-request',
  workflow: {
    parts: [
      {
        key: 'title',
        en: 'What is the event, and when and where does it take place?',
        es: '¿Qué evento es, cuándo y dónde?',
        called: { en: 'Event', es: 'Evento' },
        fields: ['title', 'slug', 'excerpt', 'event_date', 'location'],
      },
      {
        key: 'content',
        en: 'What does the post say, and with which picture?',
        es: '¿Qué dice la publicación y con qué imagen?',
        called: { en: 'Text and picture', es: 'Texto e imagen' },
        fields: ['content', 'image'],
      },
      publicationPart,
    ],
    columns: ['event_date', 'location', 'published_at', 'view_count', 'created_at'],
  },
  appears: {
    settings: {
      group: 'publications',
      position: 3,
      task: { en: 'Announce an event', es: 'Anunciar un evento' },
      called: { en: 'Event Posts', es: 'Publicaciones de eventos' },
    },
    guests: { sitePage: true, known: { title: 'title', picture: 'image', text: 'excerpt' } },
  },
  fields: {
    event_date: wallClock({ label: 'Takes place', es: 'Fecha del evento', required: true }),
    location: localized(text({ label: 'Place', es: 'Lugar', required: true, maxLength: 200 })),
    ...postFields,
  },
});
