import { defineContentType } from '../../domain/content-type.ts';
import { localized, markdown, text, wallClock } from '../../domain/fields/index.ts';

/** A version of a site's terms. The one that has begun last is in force; earlier ones stay readable. ADR 76. */
export const terms = defineContentType({
  name: 'terms',
  path: 'terms',
  scope: 'site',
  permission: 'manage pages',
  titleField: 'name',
  labels: {
    en: { one: 'version of the terms', many: 'terms' },
    es: { one: 'versión de los términos', many: 'versiones de los términos', gender: 'f' },
  },
  remove: 'delete',
  publishes: 'on-request',
  workflow: {
    parts: [
      {
        key: 'name',
        en: 'What is this version called, and from when does it hold?',
        es: '¿Cómo se llama esta versión y desde cuándo rige?',
        called: { en: 'Name and date', es: 'Nombre y fecha' },
        fields: ['name', 'effective_from', 'title'],
      },
      {
        key: 'content',
        en: 'What do the terms say, and what has changed?',
        es: '¿Qué dicen los términos y qué cambió?',
        called: { en: 'Text', es: 'Texto' },
        fields: ['content', 'changes'],
      },
    ],
    columns: ['title', 'effective_from'],
  },
  appears: {
    settings: {
      group: 'site',
      position: 7,
      task: { en: 'Announce new terms', es: 'Anunciar nuevos términos' },
      called: { en: 'Terms', es: 'Términos' },
    },
    guests: { sitePage: true, known: { title: 'title', text: 'content' } },
  },
  fields: {
    name: text({ label: 'Name', es: 'Nombre', readBy: 'staff', required: true, maxLength: 160 }),
    effective_from: wallClock({
      label: 'Holds from',
      es: 'Rige desde',
      required: true,
      help: {
        en: 'Published before that day, it is announced; from then on it takes the place of the one before.',
        es: 'Si se publica antes, queda anunciada; desde ese momento sustituye a la anterior.',
      },
    }),
    title: localized(
      text({ label: 'Title', es: 'Título', readBy: 'guests', required: true, maxLength: 160 }),
    ),
    changes: localized(
      markdown({
        label: 'What has changed',
        es: 'Qué cambió',
        help: {
          en: 'Against the version before, in a few sentences.',
          es: 'Respecto de la versión anterior, en unas frases.',
        },
      }),
    ),
    content: localized(markdown({ label: 'Text', es: 'Texto', required: true })),
  },
});
