import type { Language } from '../../../domain/language.ts';
import type { PhraseCounts } from './listed-phrases.ts';

const enNames: Readonly<Record<Language, string>> = { en: 'English', es: 'Spanish' };
const esNames: Readonly<Record<Language, string>> = { en: 'inglés', es: 'español' };

const en = {
  title: 'Languages',
  lead: 'What each site speaks, how much of it is translated, and the fixed words that guests read.',
  settings: 'Settings',
  names: { en: 'English', es: 'Spanish' } as Readonly<Record<Language, string>>,

  content: 'What each site speaks',
  firstIn: {
    en: 'English and Spanish, written first in English',
    es: 'Spanish and English, written first in Spanish',
  },
  oneLanguage: 'English alone',
  group: 'What belongs to every site',
  done: (language: Language) => `${enNames[language]}: everything is translated`,
  waiting: (language: Language, share: string, count: number) =>
    `${enNames[language]}: ${share} complete, ${count === 1 ? '1 record waits' : `${count} records wait`}`,
  nothing: 'Nothing to translate yet',
  ofYours: 'Counted is what your roles translate.',
  translate: 'Translate',
  translateOf: (site: string) => `Translate: ${site}`,
  siteForm: 'Change the languages',
  siteFormOf: (site: string) => `Change the languages: ${site}`,

  interface: (site: string) => `Fixed phrases at ${site}`,
  interfaceLead: 'Words like “Restaurants” or “Open now” are built in. A site may say them in its own way.',
  look: 'Look through the phrases, and replace some',
  counts: ({ total, replaced, lacking }: PhraseCounts) =>
    [
      `${total} phrases`,
      `${replaced} replaced`,
      ...(lacking.en > 0 ? [`${lacking.en} ${lacking.en === 1 ? 'lacks' : 'lack'} English`] : []),
      ...(lacking.es > 0 ? [`${lacking.es} ${lacking.es === 1 ? 'lacks' : 'lack'} Spanish`] : []),
    ].join(', '),
  history: 'See what was changed and when',
  trash: 'Bring a replacement back',
  trashNote: 'Replacements stay in the trash for 30 days',

  listTitle: (site: string) => `What should ${site} call it?`,
  listLead: 'In each language. What is not replaced stays as it is built in.',
  back: 'Languages',
  search: 'Search in both languages',
  place: 'Where it is read',
  places: { all: 'Everywhere', hub: 'Hub', site: 'Public site' },
  both: 'Hub and public site',
  show: 'Shown',
  shows: { all: 'All', replaced: 'Replaced', lacking: 'Replaced in one language only' },
  found: (count: number) => `${count} shown`,
  empty: 'No phrase matches.',
  clear: 'Show all phrases',
  builtIn: (text: string) => `Built in: ${text}`,
  lacks: (language: Language) => `lacks ${enNames[language]}`,
  replace: 'Replace',
  replaceThis: (text: string) => `Replace: ${text}`,
  change: 'Change',
  changeThis: (text: string) => `Change: ${text}`,
  goBack: 'Back to built in',
  goBackThis: (text: string) => `Back to the built-in text: ${text}`,
};

const es: typeof en = {
  title: 'Idiomas',
  lead: 'Qué habla cada sitio, cuánto está traducido y las frases fijas que leen los huéspedes.',
  settings: 'Ajustes',
  names: { en: 'Inglés', es: 'Español' },

  content: 'Qué habla cada sitio',
  firstIn: {
    en: 'Inglés y español; se escribe primero en inglés',
    es: 'Español e inglés; se escribe primero en español',
  },
  oneLanguage: 'Solo inglés',
  group: 'Lo que es de todos los sitios',
  done: (language) => `En ${esNames[language]}: todo está traducido`,
  waiting: (language, share, count) =>
    `En ${esNames[language]}: ${share} completo, ${count === 1 ? '1 registro pendiente' : `${count} registros pendientes`}`,
  nothing: 'Aún no hay nada que traducir',
  ofYours: 'Se cuenta lo que sus roles traducen.',
  translate: 'Traducir',
  translateOf: (site) => `Traducir: ${site}`,
  siteForm: 'Cambiar los idiomas',
  siteFormOf: (site) => `Cambiar los idiomas: ${site}`,

  interface: (site) => `Frases fijas de ${site}`,
  interfaceLead:
    'Palabras como «Restaurantes» o «Abierto ahora» vienen incluidas. Cada sitio puede decirlas a su manera.',
  look: 'Ver las frases y reemplazar algunas',
  counts: ({ total, replaced, lacking }) =>
    [
      `${total} frases`,
      replaced === 1 ? '1 reemplazada' : `${replaced} reemplazadas`,
      ...(lacking.en > 0 ? [`${lacking.en} sin inglés`] : []),
      ...(lacking.es > 0 ? [`${lacking.es} sin español`] : []),
    ].join(', '),
  history: 'Ver qué cambió y cuándo',
  trash: 'Recuperar un reemplazo',
  trashNote: 'Los reemplazos permanecen 30 días en la papelera',

  listTitle: (site) => `¿Cómo lo llama ${site}?`,
  listLead: 'En cada idioma. Lo que no se reemplaza queda como viene incluido.',
  back: 'Idiomas',
  search: 'Buscar en los dos idiomas',
  place: 'Dónde se lee',
  places: { all: 'En todas partes', hub: 'Hub', site: 'Sitio público' },
  both: 'Hub y sitio público',
  show: 'Se muestran',
  shows: { all: 'Todas', replaced: 'Reemplazadas', lacking: 'Reemplazadas en un solo idioma' },
  found: (count) => (count === 1 ? 'se muestra 1' : `se muestran ${count}`),
  empty: 'Ninguna frase coincide.',
  clear: 'Ver todas las frases',
  builtIn: (text) => `Incluida: ${text}`,
  lacks: (language) => `falta en ${esNames[language]}`,
  replace: 'Reemplazar',
  replaceThis: (text) => `Reemplazar: ${text}`,
  change: 'Cambiar',
  changeThis: (text) => `Cambiar: ${text}`,
  goBack: 'Volver a la incluida',
  goBackThis: (text) => `Volver a la frase incluida: ${text}`,
};

export const languagePhrases = { en, es };
