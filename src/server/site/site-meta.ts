import { contentTypes } from '../../content/index.ts';
import type { GuestPicture } from '../../content/guest.ts';
import { inLanguage, type Language } from '../../domain/language.ts';
import { proofName } from '../../domain/site/site-proof.ts';
import { titleBy } from '../../domain/title-pattern.ts';
import type { PublishedRecord } from '../delivery/published-records.ts';
import { recordsOf, type Snapshot } from '../delivery/snapshot.ts';
import { escapeHtml } from '../http/html-text.ts';

/** What is said of a site's pages where they say nothing of their own: its global meta, else what the site says. */
export interface SiteMeta {
  /** The title of a page as search results show it. */
  readonly titleOf: (page: string) => string;
  readonly description: string | null;
  readonly picture: GuestPicture | null;
  /** Whether search engines may list any page of the site. */
  readonly isIndexed: boolean;
  /** The meta elements by which search engines know that the site is ours. */
  readonly proofs: string;
}

type MetaRecord = PublishedRecord<typeof contentTypes.site_meta>;

/** Undefined where staff have not written any. */
const metaOf = (snapshot: Snapshot): MetaRecord | undefined => recordsOf(snapshot, contentTypes.site_meta)[0];

const proofTags = ({ proofs }: MetaRecord): string =>
  proofs
    .map(({ engine, code }) => `<meta name="${proofName(engine)}" content="${escapeHtml(code)}">`)
    .join('\n');

export function siteMeta(snapshot: Snapshot, language: Language): SiteMeta {
  const { site, context } = snapshot;
  const meta = metaOf(snapshot);
  const pictures = [meta?.social_picture, site.homeImage].flatMap((id) =>
    id ? (context.picture(id) ?? []) : [],
  );
  return {
    titleOf: (page) => titleBy(meta?.title_pattern ?? null, page, site.name),
    description:
      (meta && inLanguage(meta.locale, language).description) ??
      inLanguage(site.locale, language).description,
    picture: pictures[0] ?? null,
    isIndexed: meta?.no_index !== true,
    proofs: meta ? proofTags(meta) : '',
  };
}
