import type { PublicationSection } from '../../domain/site/publications/publication-sections.ts';
import { sectionPath, withLanguage } from '../../domain/site/site-sections.ts';
import { instantAt } from '../../domain/time/zone-time.ts';
import { CachedResponse } from '../delivery/cached-response.ts';
import { guestPhrases } from '../delivery/guest-phrases.ts';
import { PUBLIC_HEADERS } from '../delivery/response-headers.ts';
import { escapeHtml } from '../http/html-text.ts';
import { titledHere } from './cards.ts';
import { feedPath } from './publications/publication-list.ts';
import { publicationCard, publicationsOf } from './publications/publications.ts';
import { holdsUntil, type SiteRequest } from './site-request.ts';

const MAX_ENTRIES = 30;

/** What a feed is of: all stories of a site, or one of its lists. */
function feedOf({ snapshot, language }: SiteRequest, section: PublicationSection | undefined) {
  const { name } = snapshot.site;
  if (section === undefined) {
    return {
      sections: ['blog', 'press'] as const,
      title: name,
      page: withLanguage('/', language),
      own: withLanguage('/feed.xml', language),
    };
  }
  return {
    sections: [section],
    title: `${guestPhrases(snapshot).site[language][section]} · ${name}`,
    page: sectionPath(section, language),
    own: feedPath(section, language),
  };
}

/** Posts of a site as Atom, the newest first. It holds until the next one comes. */
export function siteFeed(request: SiteRequest, section?: PublicationSection): Promise<CachedResponse> {
  const { origin, language, snapshot } = request;
  const { site } = snapshot;
  const { sections, title: name, page, own } = feedOf(request, section);
  const posts = publicationsOf(request, sections)
    .filter(({ record }) => titledHere(request)(record))
    .slice(0, MAX_ENTRIES);
  const home = `${origin}${page}`;
  const instant = (wallClock: string) => instantAt(wallClock, site.timeZone).toISOString();
  // What was written before its moment is new at its moment.
  const updatedOf = ({ record }: (typeof posts)[number]) =>
    [record.updated_at, instant(record.published_at)].sort().at(-1)!;
  const updated = posts.map(updatedOf).sort().at(-1) ?? site.updated_at;
  const entries = posts.map((post) => {
    const { title, href, text, author, published } = publicationCard(request, post);
    const address = escapeHtml(origin + href);
    return `<entry><id>${address}</id><title>${escapeHtml(title)}</title><link href="${address}"/><published>${instant(published)}</published><updated>${updatedOf(post)}</updated><author><name>${escapeHtml(author)}</name></author>${text ? `<summary>${escapeHtml(text)}</summary>` : ''}</entry>`;
  });
  return CachedResponse.make({
    type: 'application/atom+xml; charset=utf-8',
    headers: PUBLIC_HEADERS,
    text: `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${escapeHtml(home)}</id><title>${escapeHtml(name)}</title><link href="${escapeHtml(home)}"/><link rel="self" href="${escapeHtml(origin + own)}"/><updated>${updated}</updated>
${entries.join('\n')}
</feed>
`,
    expiresAt: holdsUntil(request),
  });
}
