/** Everything is written in English and Spanish; what one language lacks is read from the other. */
export const languages = ['en', 'es'] as const;

export type Language = (typeof languages)[number];

/** What a record says once per language. Any field may be null: it was not translated. */
export type Locales<L> = Readonly<Record<Language, L>>;

/** The part of a locale that addresses and lists look at. */
export interface Titled {
  readonly title: string | null;
  readonly slug: string | null;
}

/** What each language is called in each, in the middle of a sentence. */
export const languageNames: Readonly<Record<Language, Readonly<Record<Language, string>>>> = {
  en: { en: 'English', es: 'Spanish' },
  es: { en: 'inglés', es: 'español' },
};

/** Numbers and dates are written as in the United States and in Mexico: '2.5' in both, where plain 'es' writes '2,5'. */
export const localeTags: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-MX' };

export const defaultLanguage: Language = 'en';

export const isLanguage = (value: unknown): value is Language => value === 'en' || value === 'es';

export const otherLanguage = (language: Language): Language => (language === 'en' ? 'es' : 'en');

/** A text in a language, else in the other one; null where neither has it. */
export const inEitherLanguage = <V>(texts: Locales<V | null>, language: Language): V | null =>
  texts[language] ?? texts[otherLanguage(language)];

function isMissing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

/** A copy in which every field missing in `language` shows the other language's value; the record stays as it is. */
export function inLanguage<L extends object>(locales: Locales<L>, language: Language): L {
  const own = locales[language];
  const other = locales[otherLanguage(language)];
  const read = { ...own };
  for (const field of Object.keys(other) as (keyof L)[]) {
    if (isMissing(own[field]) && !isMissing(other[field])) read[field] = other[field];
  }
  return read;
}

/** Whether the record has a title in that language at all: without one, lists of that language leave it out. */
export function isTranslated(locales: Locales<object>, language: Language, titleField = 'title'): boolean {
  return !isMissing((locales[language] as Readonly<Record<string, unknown>>)[titleField]);
}

/** Whether the slug is the record's in either language. An empty slug is nobody's. */
export const slugMatches = (locales: HasSlugs['locale'], slug: string): boolean =>
  slug !== '' && languages.some((language) => locales[language].slug === slug);

/** A record that guests find by its slug. The one of a record whose type is known only at run time may be anything. */
export interface HasSlugs {
  readonly locale: Locales<{ readonly slug?: unknown }>;
}

/** The record with that slug; one that has it in `language` wins over one that has it in the other. */
export function findBySlug<R extends HasSlugs>(
  records: readonly R[],
  slug: string,
  language: Language,
): R | undefined {
  const matching = records.filter((record) => slugMatches(record.locale, slug));
  return matching.find((record) => record.locale[language].slug === slug) ?? matching[0];
}

interface LanguageHints {
  /** What the address says, if it says anything. */
  readonly url?: string | null | undefined;
  /** What the guest chose last. */
  readonly last?: string | null | undefined;
  /** The Accept-Language header, 'es-MX,es;q=0.9,en;q=0.8'. */
  readonly accept?: string | null | undefined;
  /** Whether the site is written in both languages. */
  readonly localized: boolean;
}

export function chooseLanguage({ url, last, accept, localized }: LanguageHints): Language {
  if (!localized) return defaultLanguage;
  return [url, last].find(isLanguage) ?? acceptedLanguage(accept ?? '') ?? defaultLanguage;
}

/** Only languages the guest names count: '*' says nothing about English or Spanish. */
function acceptedLanguage(header: string): Language | undefined {
  let best: Language | undefined;
  let bestWeight = 0;
  for (const range of header.split(',')) {
    const [tag = '', ...parameters] = range.toLowerCase().split(';');
    const language = tag.trim().split('-')[0];
    const weight = parameters.map((one) => one.trim()).find((one) => one.startsWith('q='));
    const given = weight === undefined ? 1 : Number.parseFloat(weight.slice(2));
    if (isLanguage(language) && given > bestWeight) {
      best = language;
      bestWeight = given;
    }
  }
  return best;
}
