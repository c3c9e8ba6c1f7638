import type { Locales } from '../language.ts';

/** What staff have decided about somebody who registered as a travel agent. */
export const agentStates = ['waiting', 'approved', 'declined'] as const;

export type AgentState = (typeof agentStates)[number];

export const agentStateNames: Readonly<Record<AgentState, Locales<string>>> = {
  waiting: { en: 'Waits for approval', es: 'Espera aprobación' },
  approved: { en: 'Approved', es: 'Aprobado' },
  declined: { en: 'Declined', es: 'Rechazado' },
};

/** In which languages agents serve their clients, by the codes of ISO 639. */
export const spokenLanguages: Readonly<Record<string, Locales<string>>> = {
  en: { en: 'English', es: 'Inglés' },
  es: { en: 'Spanish', es: 'Español' },
  fr: { en: 'French', es: 'Francés' },
  pt: { en: 'Portuguese', es: 'Portugués' },
  de: { en: 'German', es: 'Alemán' },
  it: { en: 'Italian', es: 'Italiano' },
};

export const specialities: Readonly<Record<string, Locales<string>>> = {
  weddings: { en: 'Weddings', es: 'Bodas' },
  families: { en: 'Families', es: 'Familias' },
  groups: { en: 'Groups and meetings', es: 'Grupos y reuniones' },
  couples: { en: 'Couples', es: 'Parejas' },
  water: { en: 'Diving and the sea', es: 'Buceo y mar' },
  golf: { en: 'Golf', es: 'Golf' },
};
