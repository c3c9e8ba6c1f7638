import { defineContentType } from '../../domain/content-type.ts';
import { links, localized, text, wallClock } from '../../domain/fields/index.ts';

/** Counts down to a moment in the property's time, and vanishes then. */
export const clock = defineContentType({
  name: 'clock',
  path: 'clocks',
  scope: 'site',
  permission: 'manage specials',
  titleField: 'name',
  labels: { en: { one: 'clock', many: 'clocks' }, es: { one: 'reloj', many: 'relojes', gender: 'm' } },
  remove: 'delete',
  workflow: {
    parts: [
      {
        key: 'name',
        en: 'What does the clock count down to, and when is that?',
        es: '¿Qué anuncia la cuenta regresiva y cuándo termina?',
        called: { en: 'Name and end', es: 'Nombre y fin' },
        fields: ['name', 'specials_title', 'end_date'],
      },
      {
        key: 'words',
        en: 'What does it say, and where does it lead?',
        es: '¿Qué dice y a dónde lleva?',
        called: { en: 'Text and buttons', es: 'Texto y botones' },
        fields: ['text', 'links'],
      },
    ],
    columns: ['specials_title', 'end_date'],
  },
  appears: {
    // Section 2 does not name them: they stand with the specials they count down to.
    settings: {
      group: 'playa',
      position: 2,
      task: { en: 'Set a clock', es: 'Poner un reloj en marcha' },
    },
    guests: { known: { title: 'specials_title', text: 'text' } },
  },
  fields: {
    name: text({ label: 'Name', es: 'Nombre', readBy: 'staff', required: true, maxLength: 160 }),
    end_date: wallClock({
      label: 'Ends',
      es: 'Termina',
      required: true,
      help: {
        en: 'The clock is gone from this minute on.',
        es: 'A partir de este minuto el reloj ya no se muestra.',
      },
    }),
    specials_title: localized(
      text({ label: 'Special Name', es: 'Título', readBy: 'guests', required: true, maxLength: 160 }),
    ),
    text: localized(text({ label: 'Text', es: 'Texto', maxLength: 300 })),
    links: localized(links({ label: 'Buttons', es: 'Botones' })),
  },
});
