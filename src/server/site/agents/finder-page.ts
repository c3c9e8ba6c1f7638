import { specialities, spokenLanguages } from '../../../domain/agents/agent-state.ts';
import { countryName } from '../../../domain/countries.ts';
import type { Language, Locales } from '../../../domain/language.ts';
import { otherLanguage } from '../../../domain/language.ts';
import { agentsPath, findAgentPath } from '../../../domain/site/agent-paths.ts';
import type { AgentCard } from '../../../site/agent-views.ts';
import type { Agent } from '../../agents/account/agent-session.ts';
import { guestPhrases } from '../../delivery/guest-phrases.ts';
import type { FoundPage } from '../found-page.ts';
import type { FilledForm } from '../forms/filled-form.ts';
import { formView } from '../forms/form-view.ts';
import type { SiteRequest } from '../site-request.ts';

/** Where visitors look for a travel agent, and the page of one. The address of an agent stands on neither. */

export interface FinderAnswer {
  readonly isAway: boolean;
  readonly query: string;
  readonly language: string;
  readonly speciality: string;
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly agents: readonly Agent[];
}

export const blankFinder: FinderAnswer = {
  isAway: false,
  query: '',
  language: '',
  speciality: '',
  page: 1,
  pageSize: 24,
  total: 0,
  agents: [],
};

/** 'English, Spanish', 'inglés, español': behind its label Spanish writes a list small. */
function named(
  names: Readonly<Record<string, Locales<string>>>,
  wanted: readonly string[],
  language: Language,
): string {
  const said = wanted.flatMap((one) => names[one]?.[language] ?? []).join(', ');
  return language === 'es' ? said.toLowerCase() : said;
}

const options = (names: Readonly<Record<string, Locales<string>>>, language: Language) =>
  Object.entries(names).map(([value, text]) => ({ value, text: text[language] }));

const agentCard = (agent: Agent, language: Language): AgentCard => ({
  href: findAgentPath(language, agent.slug),
  name: agent.name,
  agency: agent.agency,
  place: `${agent.city}, ${countryName(agent.country, language)}`,
  speaks: named(spokenLanguages, agent.speaks, language),
  specialities: named(specialities, agent.specialities, language),
  about: agent.about,
});

function pageAddress(answer: FinderAnswer, page: number, language: Language): string | null {
  const { query, language: spoken, speciality, pageSize, total } = answer;
  if (page < 1 || (page - 1) * pageSize >= total) return null;
  const wanted = new URLSearchParams();
  if (query) wanted.set('q', query);
  if (spoken) wanted.set('language', spoken);
  if (speciality) wanted.set('speciality', speciality);
  if (page > 1) wanted.set('page', String(page));
  const text = wanted.toString();
  return `${findAgentPath(language)}${text === '' ? '' : `?${text}`}`;
}

/** `slug` where the page of one agent stands for it until it is known who it is. */
export function finderPage(request: SiteRequest, answer: FinderAnswer, slug?: string): FoundPage {
  const { language, snapshot } = request;
  const phrases = guestPhrases(snapshot).site[language];
  const { isAway, query, language: spoken, speciality, page, total, agents } = answer;
  const isPlain = query === '' && spoken === '' && speciality === '' && page === 1;
  return {
    kind: 'website',
    body: {
      kind: 'agent-finder',
      action: findAgentPath(language),
      isAway,
      query,
      language: spoken,
      speciality,
      languages: options(spokenLanguages, language),
      specialities: options(specialities, language),
      total,
      agents: agents.map((one) => agentCard(one, language)),
      previous: pageAddress(answer, page - 1, language),
      next: pageAddress(answer, page + 1, language),
      register: agentsPath(language),
    },
    title: phrases['find-agent'],
    description: phrases['find-agent-lead'],
    picture: null,
    href: findAgentPath(language, slug),
    otherHref: snapshot.site.localized ? findAgentPath(otherLanguage(language), slug) : null,
    above: [],
    isHidden: !isPlain || slug !== undefined,
    data: () => [],
  };
}

/** A listed agent with the form. It is no page for search engines: whoever is listed today may not be tomorrow. */
export function contactPage(request: SiteRequest, agent: Agent, filled?: FilledForm): FoundPage {
  const { language, snapshot } = request;
  const href = findAgentPath(language, agent.slug);
  const form = formView('agent', filled ? { ...request, filled } : request, href)!;
  const card = agentCard(agent, language);
  return {
    kind: 'website',
    body: { kind: 'agent-contact', agent: card, form, all: findAgentPath(language) },
    title: card.name,
    description: `${card.agency}, ${card.place}`,
    picture: null,
    href,
    otherHref: snapshot.site.localized ? findAgentPath(otherLanguage(language), agent.slug) : null,
    above: [{ href: findAgentPath(language), title: guestPhrases(snapshot).site[language]['find-agent'] }],
    isHidden: true,
    data: () => [],
  };
}
