import { contentTypes } from '../../../content/index.ts';
import { inLanguage, type Language, otherLanguage } from '../../../domain/language.ts';
import { type NamedVersion, termsVersions } from '../../../domain/site/publications/terms-versions.ts';
import { type SitePath, termsPath, withLanguage } from '../../../domain/site/site-sections.ts';
import { dayOf } from '../../../domain/time/calendar.ts';
import { longDate } from '../../../domain/time/date-words.ts';
import { guestPhrases } from '../../delivery/guest-phrases.ts';
import { serialize } from '../../hub/serialize-record.ts';
import type { Found, FoundPage } from '../found-page.ts';
import { recordsOf } from '../../delivery/snapshot.ts';
import { sayIn } from '../say.ts';
import { momentOf, type SiteRequest } from '../site-request.ts';
import { siteTerms, type Terms } from './site-terms.ts';

/** '/terms' shows what is in force; every other version has an address of its own below it. */

type Version = NamedVersion<Terms>;

/** Until the first one is in force, the address of the terms shows the one that comes. */
const shownAtTop = (versions: readonly Version[]): Version | undefined =>
  versions.find(({ state }) => state === 'in-force') ?? versions[0];

const pathIn = (language: Language, top: Version, { name }: Version): string =>
  termsPath(language, name === top.name ? undefined : name);

/** 'December 1, 2026', and where several begin on that day, which of them: 'December 1, 2026 (2)'. */
function nameIn(language: Language, { version, number }: Version): string {
  const day = longDate(dayOf(version.effective_from), language);
  return number === null ? day : `${day} (${number})`;
}

const describeState = (request: SiteRequest, { state, version, until }: Version): string => {
  const day = (wallClock: string) => longDate(dayOf(wallClock), request.language);
  const words = { from: day(version.effective_from), until: until ? day(until) : '' };
  const phrase = state === 'earlier' ? 'terms-were' : state === 'coming' ? 'terms-come' : 'terms-hold';
  return sayIn(request)(phrase, words);
};

function versionPage(request: SiteRequest, versions: readonly Version[], shown: Version): FoundPage {
  const { language, snapshot } = request;
  const top = shownAtTop(versions)!;
  const { version } = shown;
  const shape = serialize(contentTypes.terms, version, ['title', 'content', 'changes'], snapshot.context);
  const { title, content, changes } = inLanguage(shape.locale, language);
  const phrases = guestPhrases(snapshot).site[language];
  const name = title ?? phrases['terms-title'];
  const isTop = shown === top;
  const links = versions.toReversed().map((one) => ({
    href: pathIn(language, top, one),
    text: nameIn(language, one),
    isCurrent: one === shown,
    from: one.version.effective_from,
    state: one.state,
  }));
  return {
    kind: 'website',
    body: {
      kind: 'terms',
      title: name,
      html: content,
      changes,
      from: version.effective_from,
      until: shown.until,
      state: shown.state,
      versions: links,
    },
    title: isTop ? name : `${name} · ${nameIn(language, shown)}`,
    description: describeState(request, shown),
    picture: null,
    href: pathIn(language, top, shown),
    otherHref: snapshot.site.localized ? pathIn(otherLanguage(language), top, shown) : null,
    above: isTop ? [] : [{ href: termsPath(language), title: phrases['terms-title'] }],
    data: () => [],
  };
}

/** The address of the version in force, by its name, leads to that of the terms. */
export function findTerms(request: SiteRequest, { language, path, parts }: SitePath): Found {
  const versions = siteTerms(request);
  const [, name] = parts;
  const top = shownAtTop(versions);
  const shown = name === undefined ? top : versions.find((one) => one.name === name);
  if (!top || !shown) return undefined;
  const own = pathIn(language, top, shown);
  if (withLanguage(path, language) !== own) return { is: 'moved', to: own };
  return { is: 'page', page: versionPage(request, versions, shown) };
}

/** A version that is written, among the others, whether it holds yet or not. */
export function draftedTerms(request: SiteRequest, record: Terms): FoundPage {
  const others = recordsOf(request.snapshot, contentTypes.terms).filter(({ id }) => id !== record.id);
  const versions = termsVersions([...others, record], momentOf(request));
  return versionPage(
    request,
    versions,
    versions.find(({ version }) => version === record)!,
  );
}

/** Of one version; undefined where visitors do not see it. */
export function termsAddress(request: SiteRequest, id: number): string | undefined {
  const versions = siteTerms(request);
  const top = shownAtTop(versions);
  const shown = versions.find(({ version }) => version.id === id);
  return top && shown && pathIn(request.language, top, shown);
}

/** Of all versions, for the map of the site. */
export function termsAddresses(request: SiteRequest): string[] {
  const versions = siteTerms(request);
  const top = shownAtTop(versions);
  return top ? versions.map((one) => pathIn(request.language, top, one)) : [];
}
