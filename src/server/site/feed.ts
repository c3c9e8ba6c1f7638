import { withLanguage } from '../../domain/site/site-sections.ts';
import { instantAt } from '../../domain/time/zone-time.ts';
import { CachedResponse } from '../delivery/cached-response.ts';
import { PUBLIC_HEADERS } from '../delivery/response-headers.ts';
import { escapeHtml } from '../http/html-text.ts';
import { postCard, postsOf, titledHere } from './cards.ts';
import type { SiteRequest } from './site-request.ts';

const MAX_ENTRIES = 30;
/** A post may be due within the hour. */
const AN_HOUR = 3_600_000;

/** The stories of a site as Atom, the newest first. */
export function siteFeed(request: SiteRequest): Promise<CachedResponse> {
  const { origin, language, snapshot } = request;
  const { site } = snapshot;
  const posts = postsOf(request).filter(titledHere(request)).slice(0, MAX_ENTRIES);
  const home = `${origin}${withLanguage('/', language)}`;
  const instant = (wallClock: string) => instantAt(wallClock, site.timeZone).toISOString();
  const updated =
    posts
      .map(({ updated_at }) => updated_at)
      .sort()
      .at(-1) ?? site.updated_at;
  const entries = posts.map((record) => {
    const { title, href, text } = postCard(request, record);
    const address = escapeHtml(origin + href);
    return `<entry><id>${address}</id><title>${escapeHtml(title)}</title><link href="${address}"/><published>${instant(record.published_at)}</published><updated>${record.updated_at}</updated><author><name>${escapeHtml(record.author)}</name></author>${text ? `<summary>${escapeHtml(text)}</summary>` : ''}</entry>`;
  });
  return CachedResponse.make({
    type: 'application/atom+xml; charset=utf-8',
    headers: PUBLIC_HEADERS,
    text: `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${escapeHtml(home)}</id><title>${escapeHtml(site.name)}</title><link href="${escapeHtml(home)}"/><link rel="self" href="${escapeHtml(origin + withLanguage('/feed.xml', language))}"/><updated>${updated}</updated>
${entries.join('\n')}
</feed>
`,
    expiresAt: Date.now() + AN_HOUR,
  });
}
