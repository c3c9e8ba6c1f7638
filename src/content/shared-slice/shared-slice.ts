import { defineContentType } from '../../domain/content-type.ts';
import { blocks, localized, text } from '../../domain/fields/index.ts';
import { ownSlices } from '../page/slices/index.ts';

/** Slices that are kept once and placed on many pages of a site. */
export const sharedSlice = defineContentType({
  name: 'shared_slice',
  path: 'shared-slices',
  scope: 'site',
  permission: 'manage slices',
  titleField: 'name',
  labels: {
    en: { one: 'shared slice', many: 'shared slices' },
    es: { one: 'bloque compartido', many: 'bloques compartidos', gender: 'm' },
  },
  remove: 'delete',
  publishes: 'on-request',
  workflow: {
    parts: [
      {
        key: 'content',
        en: 'What is it called, and what does the visitor see?',
        es: '¿Cómo se llama y qué ve el visitante?',
        called: { en: 'Name and content', es: 'Nombre y contenido' },
        fields: ['name', 'slices'],
      },
    ],
    columns: ['updated_at'],
  },
  appears: {
    settings: {
      group: 'site',
      position: 8,
      task: { en: 'Change what stands on many pages', es: 'Cambiar lo que está en muchas páginas' },
    },
    guests: { page: { slices: 'slices' } },
  },
  fields: {
    name: text({ label: 'Name', es: 'Nombre', readBy: 'staff', required: true, maxLength: 160 }),
    slices: localized(blocks({ label: 'Slices', es: 'Bloques', maxItems: 12, blocks: ownSlices })),
  },
});
