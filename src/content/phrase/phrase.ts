import { defineContentType } from '../../domain/content-type.ts';
import { choice, localized, text } from '../../domain/fields/index.ts';
import { builtInTexts, groupNames, phraseKeys } from './built-in.ts';

/** What guests of a site read in the place of a phrase that is built in. Without a record it stays as it is. */
export const phrase = defineContentType({
  name: 'phrase',
  path: 'languages',
  scope: 'site',
  permission: 'manage languages',
  titleField: 'text',
  labels: {
    en: { one: 'replaced phrase', many: 'replaced phrases' },
    es: { one: 'frase reemplazada', many: 'frases reemplazadas', gender: 'f' },
  },
  remove: 'delete',
  workflow: {
    parts: [
      {
        key: 'words',
        en: 'What should guests read instead?',
        es: '¿Qué deben leer los huéspedes en su lugar?',
        called: { en: 'Words', es: 'Texto' },
        fields: ['key', 'text'],
      },
    ],
    columns: ['key', 'updated_at'],
  },
  appears: {
    settings: {
      group: 'site',
      position: 5,
      called: { en: 'Languages', es: 'Idiomas' },
      task: { en: 'Say a fixed phrase in other words', es: 'Decir una frase fija con otras palabras' },
    },
    guests: {},
  },
  fields: {
    key: choice({
      label: 'Phrase',
      es: 'Frase',
      required: true,
      unique: true,
      isOwn: true,
      options: phraseKeys,
      labels: builtInTexts,
      groups: groupNames,
    }),
    text: localized(
      text({
        label: 'Replacement',
        es: 'Reemplazo',
        readBy: 'guests',
        maxLength: 500,
        replaces: 'key',
      }),
    ),
  },
});
