import type { FormPart } from '../domain/content-type.ts';
import { count, localized, markdown, picture, slug, text, wallClock } from '../domain/fields/index.ts';

/** What blog posts, press releases, Playa Cares posts and event posts have in common. All is required (section 5). */
export const postFields = {
  author: text({ label: 'Author', es: 'Autor', required: true, maxLength: 120 }),
  published_at: wallClock({
    label: 'Published',
    es: 'Publicación',
    required: true,
    isPostDate: true,
    help: {
      en: 'Nobody outside reads it before.',
      es: 'Nadie de fuera lo lee antes.',
    },
  }),
  view_count: count({ label: 'Views', es: 'Lecturas' }),
  title: localized(text({ label: 'Title', es: 'Título', readBy: 'guests', required: true, maxLength: 200 })),
  slug: localized(slug({ label: 'Web address', es: 'Dirección web', from: 'title' })),
  excerpt: localized(
    text({ label: 'In a few words', es: 'En pocas palabras', required: true, maxLength: 400 }),
  ),
  content: localized(markdown({ label: 'Text', es: 'Texto', required: true })),
  image: localized(picture({ label: 'Picture', es: 'Imagen', required: true })),
};

/** The last question of each of their workflows. */
export const publicationPart: FormPart = {
  key: 'publication',
  en: 'Who signs it, and from when may it be read?',
  es: '¿Quién la firma y desde cuándo se puede leer?',
  called: { en: 'Publication', es: 'Publicación' },
  fields: ['author', 'published_at'],
};
