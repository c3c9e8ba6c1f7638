import { contentTypes } from '../../content/index.ts';
import type { ContentType } from '../../domain/content-type.ts';
import { isTranslated, type Language } from '../../domain/language.ts';
import { pathOfPage } from '../../domain/site/page-tree.ts';
import { withLanguage } from '../../domain/site/site-sections.ts';
import { recordsOf, seenBy, type Snapshot } from '../delivery/snapshot.ts';

const { page } = contentTypes;

/** Where visitors of a language find a page that staff made, '/es/bodas'; undefined for one that they do not see. */
export function siteAddress(
  type: ContentType,
  id: number,
  snapshot: Snapshot,
  language: Language,
): string | undefined {
  if (type.name !== page.name) return undefined;
  const pages = recordsOf(seenBy(snapshot, language), page);
  const shown = pages.find((one) => one.id === id);
  if (!shown || (snapshot.site.localized && !isTranslated(shown.locale, language))) return undefined;
  return withLanguage(pathOfPage(pages, shown, language), language);
}
