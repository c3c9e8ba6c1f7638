import type { Language, Locales } from '../language.ts';
import type { SitePath } from './site-sections.ts';

/** Addresses of travel agents on the group's public site. */

const words = {
  agents: { en: 'agents', es: 'agentes' },
  find: { en: 'find-a-travel-agent', es: 'encuentra-un-agente' },
} as const satisfies Record<string, Locales<string>>;

/** The pages below '/agents'. */
const pageWords = {
  register: { en: 'register', es: 'registro' },
  forgot: { en: 'password', es: 'contrasena' },
  confirm: { en: 'confirm', es: 'confirmar' },
  reset: { en: 'new-password', es: 'nueva-contrasena' },
  'sign-in': { en: 'sign-in', es: 'entrar' },
  'sign-out': { en: 'sign-out', es: 'salir' },
  bookings: { en: 'bookings', es: 'reservaciones' },
  statement: { en: 'statement', es: 'estado-de-cuenta' },
  table: { en: 'statement.csv', es: 'estado-de-cuenta.csv' },
  profile: { en: 'details', es: 'datos' },
} as const satisfies Record<string, Locales<string>>;

export type AgentPage = keyof typeof pageWords;

const inLanguage = (path: string, language: Language) => (language === 'en' ? path : `/es${path}`);

/** '/agents', '/es/agentes/registro'. */
export const agentsPath = (language: Language, page?: AgentPage): string =>
  inLanguage(`/${words.agents[language]}${page ? `/${pageWords[page][language]}` : ''}`, language);

/** '/find-a-travel-agent', '/es/encuentra-un-agente/lucia-4f2a11'. */
export const findAgentPath = (language: Language, slug?: string): string =>
  inLanguage(`/${words.find[language]}${slug === undefined ? '' : `/${slug}`}`, language);

/** The addresses that search engines may list. */
export const agentAddresses = (language: Language): readonly string[] => [
  findAgentPath(language),
  agentsPath(language),
  agentsPath(language, 'register'),
];

/** Pages that are the same for everybody. */
export type AgentPlace =
  | { readonly is: 'agents' | 'register' | 'forgot' | 'find' }
  | { readonly is: 'found'; readonly slug: string };

const isWord = (word: Locales<string>, part: string | undefined) => part === word.en || part === word.es;

/** Which of them an address is, in whichever language it is written; undefined for every other one. */
export function agentPlaceAt({ parts: [first, second, ...more] }: SitePath): AgentPlace | undefined {
  if (more.length > 0) return undefined;
  if (isWord(words.find, first)) {
    return second === undefined ? { is: 'find' } : { is: 'found', slug: second };
  }
  if (!isWord(words.agents, first)) return undefined;
  if (second === undefined) return { is: 'agents' };
  if (isWord(pageWords.register, second)) return { is: 'register' };
  return isWord(pageWords.forgot, second) ? { is: 'forgot' } : undefined;
}

/** Pages of which the database says who is found. */
export const isFinderPath = (path: SitePath): boolean =>
  ['find', 'found'].includes(agentPlaceAt(path)?.is ?? '');

export function agentPlacePath(place: AgentPlace, language: Language): string {
  if (place.is === 'agents') return agentsPath(language);
  if (place.is === 'find') return findAgentPath(language);
  return place.is === 'found' ? findAgentPath(language, place.slug) : agentsPath(language, place.is);
}
