const en = {
  title: 'Sites',
  lead: 'The language that a site is written in first: what is required has to be said in it, and it is what the other language is translated from.',
  settings: 'Settings',
  first: 'Written first in',
  languages: { en: 'English', es: 'Spanish' },
  means: {
    en: 'Forms ask for the English; what lacks Spanish waits for translation.',
    es: 'Forms ask for the Spanish; what lacks English waits for translation.',
  },
  oneLanguage: 'Written in one language alone.',
  save: 'Save',
  saveThis: (name: string) => `Save: ${name}`,
  saved: (name: string) => `${name} has been saved.`,
  empty: 'There are no sites.',
};

const es: typeof en = {
  title: 'Sitios',
  lead: 'El idioma en que un sitio se escribe primero: en él debe decirse lo obligatorio y de él se traduce al otro idioma.',
  settings: 'Ajustes',
  first: 'Se escribe primero en',
  languages: { en: 'Inglés', es: 'Español' },
  means: {
    en: 'Los formularios piden el inglés; lo que no está en español queda pendiente de traducir.',
    es: 'Los formularios piden el español; lo que no está en inglés queda pendiente de traducir.',
  },
  oneLanguage: 'Se escribe en un solo idioma.',
  save: 'Guardar',
  saveThis: (name) => `Guardar: ${name}`,
  saved: (name) => `${name} se guardó.`,
  empty: 'No hay sitios.',
};

export const sitePhrases = { en, es };
