import { defineContentType } from '../../domain/content-type.ts';
import { postFields, publicationPart } from '../post-fields.ts';

/** News of Playa Cares, the charity programme of the group. */
export const pcPost = defineContentType({
  name: 'pc_post',
  path: 'pc-posts',
  screen: 'playacares-posts',
  scope: 'site',
  permission: 'manage playa cares posts',
  titleField: 'title',
  labels: {
    en: { one: 'Playa Cares post', many: 'Playa Cares posts' },
    es: { one: 'publicación de Playa Cares', many: 'publicaciones de Playa Cares', gender: 'f' },
  },
  remove: 'delete',
  publishes: 'on-request',
  workflow: {
    parts: [
      {
        key: 'title',
        en: 'What is the Playa Cares post about?',
        es: '¿De qué trata la publicación de Playa Cares?',
        called: { en: 'Title', es: 'Título' },
        fields: ['title', 'slug', 'excerpt'],
      },
      {
        key: 'content',
        en: 'What was done, and what does it look like?',
        es: '¿Qué se hizo y cómo se ve?',
        called: { en: 'Text and picture', es: 'Texto e imagen' },
        fields: ['content', 'image'],
      },
      publicationPart,
    ],
    columns: ['published_at', 'author', 'view_count', 'created_at'],
  },
  appears: {
    settings: {
      group: 'publications',
      position: 2,
      task: { en: 'Write about Playa Cares', es: 'Escribir sobre Playa Cares' },
      called: { en: 'Playa Cares Posts', es: 'Publicaciones de Playa Cares' },
    },
    guests: { sitePage: true, known: { title: 'title', picture: 'image', text: 'excerpt' } },
  },
  fields: postFields,
});
