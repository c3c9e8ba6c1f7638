import type { Locales } from '../../domain/language.ts';
import { en as hubEnglish, type Phrases } from '../site/phrases/en.ts';
import { es as hubSpanish } from '../site/phrases/es.ts';
import { en as siteEnglish, type SitePhrases } from './public-site/en.ts';
import { es as siteSpanish } from './public-site/es.ts';

/**
 * Every fixed phrase that guests and visitors read, as Palapa says it where staff of a site say nothing else. A phrase is
 * addressed by where it is read and its name there: 'hub.restaurants', 'site.dining'. ADR 48.
 */

/** The phrases of one site: the hub's, of which the public site shows some too, and the public site's own. */
export interface GuestPhrases {
  readonly hub: Locales<Phrases>;
  readonly site: Locales<SitePhrases>;
}

export const builtInPhrases: GuestPhrases = {
  hub: { en: hubEnglish, es: hubSpanish },
  site: { en: siteEnglish, es: siteSpanish },
};

export type PhraseGroup = keyof GuestPhrases;
export type PhraseKey = `hub.${keyof Phrases}` | `site.${keyof SitePhrases}`;

const groups: readonly PhraseGroup[] = ['hub', 'site'];

/** What staff call the places where phrases are read. */
export const groupNames: Readonly<Record<PhraseGroup, Locales<string>>> = {
  hub: { en: 'Hub', es: 'Hub' },
  site: { en: 'Public site', es: 'Sitio público' },
};

const entries = groups.flatMap((group) => {
  const { en, es }: Locales<Readonly<Record<string, string>>> = builtInPhrases[group];
  return Object.keys(en).map(
    (name) => [`${group}.${name}` as PhraseKey, { en: en[name]!, es: es[name]! }] as const,
  );
});

export const phraseKeys: readonly PhraseKey[] = entries.map(([key]) => key);

/** Both texts of each phrase by its address. */
export const builtInTexts = Object.fromEntries(entries) as Readonly<Record<PhraseKey, Locales<string>>>;

/** The group of a phrase and its name there. */
export function partsOfKey(key: PhraseKey): { readonly group: PhraseGroup; readonly name: string } {
  const dot = key.indexOf('.');
  return { group: key.slice(0, dot) as PhraseGroup, name: key.slice(dot + 1) };
}

/** Phrases of the hub that stand on the public site too: opening hours and what is said of dishes. */
const onBoth: readonly (keyof Phrases)[] = [
  'hours',
  'breakfast',
  'lunch',
  'dinner',
  'lounge',
  'open-now',
  'until',
  '24-hours',
  'opens',
  'opens-today',
  'closed-today',
  'closed',
  'not-served-today',
  'today-only',
  'coming-days',
  'from-day',
  'specialties',
  'prices-in',
  'gluten-free',
  'low-cal',
  'low-carb',
  'keto',
  'vegan',
  'vegetarian',
  'has-shellfish',
  'has-nuts',
  'sold-out-today',
  'sold-out-now',
];

const both: readonly string[] = onBoth;

/** Where a phrase is read. */
export function placesOf(key: PhraseKey): readonly PhraseGroup[] {
  const { group, name } = partsOfKey(key);
  return group === 'hub' && both.includes(name) ? groups : [group];
}
