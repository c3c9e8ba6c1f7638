import { defineContentType } from '../../domain/content-type.ts';
import { choice, gallery, localized } from '../../domain/fields/index.ts';
import { postCategories } from '../../domain/post.ts';
import { postFields, publicationPart } from '../post-fields.ts';

/** A blog post or a press release of a site. */
export const post = defineContentType({
  name: 'post',
  path: 'posts',
  scope: 'site',
  permission: 'manage general settings',
  titleField: 'title',
  labels: {
    en: { one: 'post', many: 'posts' },
    es: { one: 'publicación', many: 'publicaciones', gender: 'f' },
  },
  remove: 'delete',
  publishes: 'on-request',
  workflow: {
    parts: [
      {
        key: 'title',
        en: 'What is the post about?',
        es: '¿De qué trata la publicación?',
        called: { en: 'Title', es: 'Título' },
        fields: ['category', 'title', 'slug', 'excerpt'],
      },
      {
        key: 'content',
        en: 'What does it say, and with which picture?',
        es: '¿Qué dice y con qué imagen?',
        called: { en: 'Text and picture', es: 'Texto e imagen' },
        fields: ['content', 'image', 'gallery'],
      },
      publicationPart,
    ],
    columns: ['category', 'published_at', 'author', 'view_count', 'created_at'],
  },
  appears: {
    settings: {
      group: 'publications',
      position: 1,
      task: { en: 'Write a post or press release', es: 'Escribir una publicación o un comunicado' },
      called: {
        en: 'Press Releases / Blog Posts',
        es: 'Comunicados de prensa / Entradas del blog',
      },
      atHome: 6,
    },
    guests: { sitePage: true, known: { title: 'title', picture: 'image', text: 'excerpt' } },
  },
  fields: {
    category: choice({
      label: 'Category',
      es: 'Categoría',
      options: postCategories,
      required: true,
      labels: {
        blog: { en: 'Blog', es: 'Blog' },
        'press release': { en: 'Press release', es: 'Comunicado de prensa' },
      },
    }),
    ...postFields,
    gallery: localized(
      gallery({
        label: 'Further pictures',
        es: 'Más imágenes',
        help: {
          en: 'Of a press release, editors may download these and the picture above as long as their rights last.',
          es: 'De un comunicado, la prensa puede descargar estas y la de arriba mientras duren sus derechos.',
        },
      }),
    ),
  },
});
