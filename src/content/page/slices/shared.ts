import { reference } from '../../../domain/fields/index.ts';

/** The place of slices that are kept once for many pages. */
export const shared = {
  labels: { en: 'Shared slice', es: 'Bloque compartido' },
  fields: {
    shared_slice: reference({
      label: 'Which one',
      es: 'Cuál',
      to: 'shared_slice',
      help: {
        en: 'What it says is changed once, for all pages that it stands on.',
        es: 'Lo que dice se cambia una sola vez, para todas las páginas en las que está.',
      },
    }),
  },
} as const;
